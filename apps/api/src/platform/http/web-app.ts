import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import fastifyStatic from '@fastify/static'
import type { PortalConfig } from '@lanewise/contract/portal-config'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { escapeHtml } from '#platform/html.ts'
import { refuseUnknownAddress, refuseUnknownAddresses } from '#platform/http/answer/problem-handler.ts'
import { readOpeningScripts } from './opening-scripts.ts'

/** Serves the built browser app. Any address that is neither a file nor an API call returns the app. */
export async function mountWebApp(app: FastifyInstance, dist: string, config: Partial<PortalConfig>) {
  app.get('/portal-config.json', () => config)
  const page = await readFile(join(dist, 'index.html'), 'utf8').catch(() => null)
  if (page === null) {
    refuseUnknownAddresses(app)
    return app.log.warn({ dist }, 'the browser app is not built; only the API is served')
  }
  await app.register(fastifyStatic, {
    root: dist,
    index: false,
    wildcard: false,
    maxAge: '1h',
    preCompressed: true,
    setHeaders: cacheForever,
  })
  const withConfig = page.replace('%LANEWISE_CONFIG%', escapeHtml(JSON.stringify(config)))
  const scriptsFor = await readOpeningScripts(dist)
  const sendPage = async (request: FastifyRequest, reply: FastifyReply) => {
    const html = withConfig
      .replaceAll('%CSP_NONCE%', request.cspNonce)
      .replace('</head>', `${scriptsFor(pathOf(request))}</head>`)
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').header('vary', 'accept-encoding')
    // Fastify compresses answers of routes, and most screens have no route here.
    if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(html)
    return reply.header('content-encoding', 'gzip').send(await zip(html))
  }
  app.get('/', sendPage)
  app.setNotFoundHandler((request, reply) => {
    const isScreen = request.method === 'GET' && !/\.[a-z0-9]+$/i.test(pathOf(request))
    return isScreen ? sendPage(request, reply) : refuseUnknownAddress(request, reply)
  })
}

const zip = promisify<string, Buffer>(gzip)

const pathOf = ({ url }: FastifyRequest) => url.split('?')[0] ?? ''

/** File names below /assets contain a hash of their content. */
function cacheForever(reply: { header(name: string, value: string): unknown }, path: string) {
  if (/[\\/]assets[\\/]/.test(path)) reply.header('cache-control', 'public, max-age=31536000, immutable')
}
