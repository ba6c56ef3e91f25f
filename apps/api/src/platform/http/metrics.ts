import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client'

type ListenAt = { host: string; port: number; isVisibleTo?: (request: IncomingMessage) => boolean }

export type Metrics = {
  observe(app: FastifyInstance): void
  listen(at: ListenAt): Promise<Server>
  text(): Promise<string>
  /** Creates a counter and returns the function that increases it. */
  counter(name: string, help: string): (by: number) => void
}

/** Serves Prometheus metrics on a separate internal port, never on the public one. (OPS-1) */
export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  })
  return {
    observe: (app) =>
      app.addHook('onResponse', async (request, reply) => {
        const route = request.routeOptions.url ?? 'unknown'
        durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
      }),
    text: () => registry.metrics(),
    counter: (name, help) => {
      const counter = new Counter({ name, help, registers: [registry] })
      return (by) => counter.inc(by)
    },
    listen: (at) => listen(registry, at),
  }
}

function listen(registry: Registry, { host, port, isVisibleTo = () => true }: ListenAt): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics' || !isVisibleTo(request)) return response.writeHead(404).end()
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    )
  })
  return new Promise((done, failed) => server.once('error', failed).listen(port, host, () => done(server)))
}
