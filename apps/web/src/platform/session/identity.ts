import { ErrorResponse, type SigninRedirectArgs, UserManager, WebStorageStateStore } from 'oidc-client-ts'
import { config, type PortalConfig } from '#platform/config.ts'

/** Seconds before its end at which a token is renewed. */
const renewBefore = 60

/** What the portal needs of an identity provider; any OpenID provider serves (AUTH-1). */
export type Identity = {
  signIn: (args?: SigninRedirectArgs) => Promise<void>
  /** Completes a sign-in that came back to the portal. */
  complete: (url: string) => Promise<void>
  hasTokens: () => Promise<boolean>
  /** A valid token, renewed silently when needed; null when the user must sign in. */
  acquireToken: () => Promise<string | null>
  /** Forgets the tokens of this browser. */
  forget: () => Promise<void>
  /** Forgets the tokens and ends the provider's session too. */
  signOut: () => Promise<void>
}

export function createIdentity(provider = config.identity, origin = location.origin): Identity {
  const manager = new UserManager(settingsOf(provider, origin))
  return {
    signIn: (args) => manager.signinRedirect(args),
    complete: async (url) => {
      await manager.signinCallback(url)
    },
    hasTokens: async () => (await manager.getUser()) !== null,
    acquireToken: async () => {
      const token = await freshToken(manager)
      if (token) return token
      // Two tabs that renew at once would spend one refresh token twice.
      return navigator.locks ? navigator.locks.request('lanewise-token', () => renew(manager)) : renew(manager)
    },
    forget: () => manager.removeUser(),
    signOut: async () => {
      const stored = await manager.getUser()
      await manager.removeUser()
      await manager.signoutRedirect(stored?.id_token ? { id_token_hint: stored.id_token } : {}).catch(() => null)
    },
  }
}

function settingsOf({ authority, clientId, scope, audience }: PortalConfig['identity'], origin: string) {
  return {
    authority,
    client_id: clientId,
    scope,
    redirect_uri: `${origin}/`,
    post_logout_redirect_uri: `${origin}/`,
    userStore: new WebStorageStateStore({ store: localStorage }),
    automaticSilentRenew: false,
    loadUserInfo: false,
    ...(audience && { extraQueryParams: { audience } }),
  }
}

async function freshToken(manager: UserManager): Promise<string | null> {
  const stored = await manager.getUser()
  // What cannot be renewed is good to its end, and some providers do not say when that is.
  const margin = stored?.refresh_token ? renewBefore : 0
  return stored && (stored.expires_in ?? Number.POSITIVE_INFINITY) > margin ? stored.access_token : null
}

async function renew(manager: UserManager): Promise<string | null> {
  const fresh = await freshToken(manager)
  if (fresh) return fresh
  const stored = await manager.getUser()
  if (!stored?.refresh_token) return null
  const renewed = await manager.signinSilent().catch(nullIfRefused)
  return renewed?.access_token ?? null
}

/** The provider wants the user; anything else is a failing network and says so. */
function nullIfRefused(error: unknown): null {
  if (error instanceof ErrorResponse) return null
  throw error
}

/** One claim of a token's content; the portal shows and forwards it, the server decides. */
export function claimOf(token: string, claim: string): string | null {
  try {
    const [, content = ''] = token.split('.')
    const bytes = Uint8Array.from(atob(content.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0))
    const value = (JSON.parse(new TextDecoder().decode(bytes)) as Record<string, unknown>)[claim]
    return typeof value === 'string' ? value : null
  } catch {
    return null
  }
}
