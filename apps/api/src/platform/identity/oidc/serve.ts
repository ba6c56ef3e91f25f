import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Provider } from 'oidc-provider'
import { isDatabaseAway, retryAfterSeconds } from '#platform/db/database-away.ts'
import { sendPage } from '#platform/identity/pages/answer.ts'
import { renderPage } from '#platform/identity/pages/layout.ts'
import { failureView, notFoundView } from '#platform/identity/pages/views.ts'
import { configurationOf } from './configuration.ts'
import { useDirectLogout } from './logout.ts'
import { withRawSignInCookie } from './sign-in-cookie.ts'
import type { Site } from './site.ts'
import { createStartLimit, isSignInStart } from './start-limit.ts'

const tooLong = 'This sign-in link is too long. Open the portal and sign in again.'
const tooManyStarts = 'Too many sign-ins are being started. Wait a minute and try again.'

export function createProvider(app: FastifyInstance, site: Site): Provider {
  const provider = new Provider(site.issuer, configurationOf(site))
  // Every request reaches the provider as if it were sent to the public address, see `atPublicAddress`.
  provider.proxy = true
  provider.on('server_error', (ctx, error) => {
    app.log.error({ err: error }, 'identity provider failed')
    if (isDatabaseAway(error)) ctx.state.isDatabaseAway = true
  })
  provider.onerror = (error) => app.log.error({ err: error }, 'identity provider failed')
  useDirectLogout(provider, site)
  provider.use(async (ctx, next) => {
    await next()
    if (ctx.state.isDatabaseAway && ctx.status === 500) {
      ctx.status = 503
      ctx.set('retry-after', String(retryAfterSeconds))
    }
    if (ctx.status !== 404 || ctx.body) return
    ctx.type = 'html'
    ctx.body = renderPage(site, notFoundView(site))
    ctx.status = 404
  })
  return provider
}

/** Passes everything below the issuer that is not one of our pages to the provider. */
export function serveProvider(scope: FastifyInstance, provider: Provider, site: Site) {
  const handle = provider.callback()
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
  const mayStart = createStartLimit(scope)
  scope.all('/*', async (request, reply) => {
    // Sign-ins start with a link, whose length the server limits. A posted form is not needed.
    if (startsByPost(request, scope.prefix)) return reply.code(405).header('allow', 'GET').send()
    if (isTooLong(request)) return sendPage(reply.code(400), site, failureView(site, tooLong))
    if (!(await mayStart(request)))
      return sendPage(reply.code(429).header('retry-after', 60), site, failureView(site, tooManyStarts))
    reply.hijack()
    const headers = { ...reply.getHeaders(), 'x-request-id': request.id }
    for (const [name, value] of Object.entries(headers)) if (value !== undefined) reply.raw.setHeader(name, value)
    atPublicAddress(request.raw, scope.prefix, site)
    void withRawSignInCookie(request, reply.raw, () => handle(request.raw, reply.raw))
    return reply
  })
}

const startsByPost = ({ url, method }: FastifyRequest, prefix: string) =>
  method === 'POST' && isSignInStart(url, prefix)

/** Longest parameters that a sign-in may carry in. The browser keeps them in a cookie until the sign-in has ended. */
const longestParameters: Record<string, number> = { state: 1024, login_hint: 254 }
const longestOther = 512
const mostParameters = 30
const longestTogether = 2048

function isTooLong({ query }: FastifyRequest): boolean {
  const parameters = Object.entries(query as Record<string, string | string[]>)
  return (
    parameters.length > mostParameters ||
    Buffer.byteLength(JSON.stringify(query)) > longestTogether ||
    parameters.some(([name, value]) => [value].flat().join().length > (longestParameters[name] ?? longestOther))
  )
}

/** The provider builds URLs from the request, so a forged host header must not reach it. */
function atPublicAddress(request: IncomingMessage & { originalUrl?: string }, mountedAt: string, site: Site) {
  const { host, protocol } = new URL(site.issuer)
  const path = (request.url ?? '').slice(mountedAt.length) || '/'
  request.url = path.startsWith('/') ? path : `/${path}`
  request.originalUrl = `${site.base}${request.url}`
  delete request.headers['x-forwarded-host']
  request.headers.host = host
  request.headers['x-forwarded-proto'] = protocol.slice(0, -1)
}
