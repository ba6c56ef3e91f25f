import type { FastifyInstance } from 'fastify'
import { createProvider, serveProvider } from './oidc/serve.ts'
import { type IdentityOptions, type Site, siteOf } from './oidc/site.ts'
import { usePages } from './pages/answer.ts'
import { serveAssets } from './pages/assets.ts'
import { serveActivationOnly, serveNewPassword } from './pages/new-password.routes.ts'
import { serveReset } from './pages/reset.routes.ts'
import { serveSignIn } from './pages/sign-in.routes.ts'
import { cleanIdentity } from './sessions.ts'

const prefix = '/identity'
const cleanEvery = 10 * 60_000

/** The embedded OpenID provider with its pages: sign-in, forgotten password, activation. (AUTH-1) */
export async function mountIdentity(app: FastifyInstance, options: IdentityOptions) {
  const site = siteOf(options)
  const provider = createProvider(app, site)
  await app.register(
    async (scope) => {
      usePages(scope, site)
      serveAssets(scope)
      serveSignIn(scope, provider, site)
      serveReset(scope, site)
      serveNewPassword(scope, provider, site)
      await scope.register(async (rest) => serveProvider(rest, provider, site))
    },
    { prefix },
  )
  cleanRegularly(app, site)
}

/**
 * With another identity provider only the activation page is served: it proves who owns the address and stores no
 * password.
 */
export async function mountActivation(app: FastifyInstance, options: IdentityOptions) {
  const site = siteOf(options)
  await app.register(
    async (scope) => {
      usePages(scope, site)
      serveAssets(scope)
      serveActivationOnly(scope, site)
    },
    { prefix },
  )
  cleanRegularly(app, site)
}

function cleanRegularly(app: FastifyInstance, { db, clock }: Site) {
  const clean = () =>
    cleanIdentity(db, clock()).catch((error) => app.log.warn({ err: error }, 'cleaning identity data failed'))
  const timer = setInterval(clean, cleanEvery).unref()
  app.addHook('onClose', async () => clearInterval(timer))
}
