import {
  type ClientMetadata,
  type Configuration,
  errors,
  interactionPolicy,
  type KoaContextWithOIDC,
} from 'oidc-provider'
import { findUser } from '#platform/identity/accounts.ts'
import { renderPage } from '#platform/identity/pages/layout.ts'
import { failureView, signedOutView, signOutView } from '#platform/identity/pages/views.ts'
import { apiAudience } from '#platform/identity/tokens.ts'
import { createAdapter } from './adapter.ts'
import type { Site } from './site.ts'

export const clientId = 'web'
export const scopes = 'openid profile email api'

const minute = 60
const day = 24 * 60 * minute
/** Resource indicators must be URIs. The audience in the token is the short name. */
const apiResource = `urn:${apiAudience}`

/** Settings of the provider: one public client with PKCE, ES256 tokens for the API, consent without a prompt. */
export function configurationOf(site: Site): Configuration {
  const { keys, publicUrl } = site
  return {
    adapter: createAdapter(site),
    clients: [portalClient(publicUrl)],
    jwks: { keys: [keys.signing] },
    cookies: cookiesOf(site),
    pkce: { required: () => true },
    clientBasedCORS: (_ctx, origin) => origin === new URL(publicUrl).origin,
    scopes: ['openid', 'offline_access', 'profile', 'email'],
    claims: { openid: ['sub', site.apiKeyClaim], profile: ['name'], email: ['email', 'email_verified'] },
    features: featuresOf(site),
    interactions: { url: (_ctx, { uid }) => `${site.base}/sign-in/${uid}`, policy: signInPolicy() },
    findAccount: (_ctx, id) => accountOf(site, id),
    extraTokenClaims: async (_ctx, token) => extraClaims(site, 'accountId' in token ? token.accountId : undefined),
    issueRefreshToken: (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    rotateRefreshToken: true,
    loadExistingGrant: silentGrant,
    renderError: (ctx, out) => {
      ctx.type = 'html'
      ctx.body = renderPage(site, failureView(site, out.error_description ?? out.error))
    },
    ttl: lifetimes,
  }
}

const lifetimes = {
  AuthorizationCode: minute,
  AccessToken: 15 * minute,
  IdToken: 60 * minute,
  Interaction: 60 * minute,
  RefreshToken: 14 * day,
  Session: 14 * day,
  Grant: 90 * day,
}

const portalClient = (publicUrl: string): ClientMetadata => ({
  client_id: clientId,
  token_endpoint_auth_method: 'none',
  id_token_signed_response_alg: 'ES256',
  grant_types: ['authorization_code', 'refresh_token'],
  response_types: ['code'],
  redirect_uris: [`${publicUrl}/`],
  post_logout_redirect_uris: [`${publicUrl}/`],
})

function cookiesOf({ isSecure, keys, base }: Site): Configuration['cookies'] {
  const cookie = { httpOnly: true, sameSite: 'lax', secure: isSecure, signed: true } as const
  return {
    names: { session: 'lw_session', interaction: 'lw_sign_in', resume: 'lw_resume' },
    keys: keys.cookies,
    long: { ...cookie, path: base },
    short: cookie,
  }
}

function featuresOf(site: Site): Configuration['features'] {
  return {
    devInteractions: { enabled: false },
    dPoP: { enabled: false },
    userinfo: { enabled: false },
    pushedAuthorizationRequests: { enabled: false },
    revocation: { enabled: true },
    rpInitiatedLogout: {
      enabled: true,
      logoutSource: (ctx, form) => {
        ctx.body = renderPage(site, signOutView(site, form))
      },
      postLogoutSuccessSource: (ctx) => {
        ctx.body = renderPage(site, signedOutView(site))
      },
    },
    resourceIndicators: {
      enabled: true,
      defaultResource: () => apiResource,
      useGrantedResource: () => true,
      getResourceServerInfo: (_ctx, resource) => {
        if (resource !== apiResource) throw new errors.InvalidTarget()
        return {
          scope: 'api',
          audience: apiAudience,
          accessTokenTTL: lifetimes.AccessToken,
          accessTokenFormat: 'jwt',
          jwt: { sign: { alg: 'ES256' } },
        }
      },
    },
  }
}

/** A session of an inactive account requires a new sign-in. (DEF-34) */
function signInPolicy() {
  const { Check, base } = interactionPolicy
  const policy = base()
  const ended = new Check('account_ended', 'the account is not active', 'login_required', ({ oidc }) =>
    Boolean(oidc.session?.accountId && !oidc.account),
  )
  policy.get('login')?.checks.add(ended)
  return policy
}

async function accountOf({ db, apiKeyClaim }: Site, id: string) {
  const user = await findUser(db, { contactId: id })
  if (!user) return undefined
  const claims = {
    [apiKeyClaim]: id,
    sub: id,
    name: `${user.firstName} ${user.lastName}`,
    email: user.emailAddress,
    email_verified: true,
  }
  return { accountId: id, claims: () => claims }
}

async function extraClaims({ db, apiKeyClaim }: Site, contactId: string | undefined) {
  const user = contactId && (await findUser(db, { contactId }))
  if (!user) return undefined
  const own = { email: user.emailAddress, email_verified: true }
  return apiKeyClaim === 'sub' ? own : { [apiKeyClaim]: user.id, ...own }
}

/** Grants consent without a prompt, because the portal is our own client. */
async function silentGrant({ oidc }: KoaContextWithOIDC) {
  const { client, session, account, provider } = oidc
  if (!client || !account) return undefined
  const known = session?.grantIdFor(client.clientId)
  const existing = known ? await provider.Grant.find(known) : undefined
  if (existing && existing.accountId === account.accountId) return existing
  const grant = new provider.Grant({ clientId: client.clientId, accountId: account.accountId })
  grant.addOIDCScope('openid offline_access profile email')
  grant.addResourceScope(apiResource, 'api')
  await grant.save()
  return grant
}
