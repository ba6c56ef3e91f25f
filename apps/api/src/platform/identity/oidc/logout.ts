import type { KoaContextWithOIDC, Provider } from 'oidc-provider'
import type { Site } from './site.ts'

/**
 * Ends the session in one step when the portal proves with its id token that it acts for this user. Without that proof
 * any page could sign users out, so the provider asks for confirmation instead.
 */
export function useDirectLogout(provider: Provider, site: Site) {
  provider.use(async (ctx, next) => {
    await next()
    const { oidc } = ctx as unknown as KoaContextWithOIDC
    if (oidc?.route !== 'end_session' || ctx.status !== 200 || !oidc.session) return
    const hinted = oidc.entities.IdTokenHint?.payload.sub
    if (oidc.session.accountId && oidc.session.accountId !== hinted) return
    await endSession(oidc)
    ctx.cookies.set(provider.cookieName('session'), null, { path: site.base, overwrite: true, signed: true })
    ctx.status = 303
    ctx.body = ''
    ctx.redirect(afterLogout(oidc, site))
  })
}

async function endSession({ session, provider }: KoaContextWithOIDC['oidc']) {
  const grants = Object.values(session?.authorizations ?? {}).map(({ grantId }) => grantId)
  for (const grantId of grants) {
    if (!grantId) continue
    await provider.RefreshToken.revokeByGrantId(grantId)
    await provider.Grant.adapter.destroy(grantId)
  }
  await session?.destroy()
}

function afterLogout({ params }: KoaContextWithOIDC['oidc'], { issuer }: Site) {
  const target = params?.post_logout_redirect_uri
  if (typeof target !== 'string') return `${issuer}/session/end/success`
  const url = new URL(target)
  if (typeof params?.state === 'string') url.searchParams.set('state', params.state)
  return url.href
}
