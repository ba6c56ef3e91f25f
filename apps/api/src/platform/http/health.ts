import { problemBody } from '@lanewise/contract/problem'
import type { FastifyInstance } from 'fastify'
import { sendProblem } from '#platform/http/answer/problem-handler.ts'

export type Probe = { name: string; isReady: () => Promise<boolean> }

/** `/healthz`: the process is alive. `/readyz`: database, queue and storage answer and accept writes. (OPS-1) */
export function mountHealth(app: FastifyInstance, probes: readonly Probe[]) {
  app.get('/healthz', { logLevel: 'silent' }, () => ({ status: 'alive' }))
  const shared = probes.map(({ name, isReady }) => ({ name, isReady: oneAtATime(isReady) }))
  app.get('/readyz', { logLevel: 'silent' }, async (request, reply) => {
    const results = await Promise.all(
      shared.map(async ({ name, isReady }) => ({ name, ready: await answers(isReady) })),
    )
    const missing = results.filter(({ ready }) => !ready).map(({ name }) => name)
    if (missing.length > 0) return sendProblem(request, reply, problemBody(503, `Not ready: ${missing.join(', ')}`))
    return { status: 'ready', checks: Object.fromEntries(results.map(({ name }) => [name, 'ok'])) }
  })
}

/** The endpoint is public, so concurrent requests share one probe, even while it is slow. */
function oneAtATime(isReady: Probe['isReady']): Probe['isReady'] {
  let running: Promise<boolean> | null = null
  return () => {
    running ??= isReady().finally(() => {
      running = null
    })
    return running
  }
}

const answers = (isReady: () => Promise<boolean>) =>
  Promise.race([isReady().catch(() => false), new Promise<boolean>((done) => setTimeout(done, 3000, false).unref())])
