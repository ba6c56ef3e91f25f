import type { SigninRedirectArgs, UserManager } from 'oidc-client-ts'
import { config, type PortalConfig } from '#platform/config.ts'
import { freshToken, storedTokens, type Tokens } from './stored-tokens.ts'

/** Identity provider interface of the portal. Any OpenID provider can implement it. (AUTH-1) */
export type Identity = {
  signIn: (args?: SigninRedirectArgs) => Promise<void>
  /** Completes a sign-in when the provider redirects back to the portal. */
  complete: (url: string) => Promise<void>
  hasTokens: () => Promise<boolean>
  /** A valid token, renewed silently when needed; null when the user must sign in. */
  acquireToken: () => Promise<string | null>
  forget: () => Promise<void>
  /** Deletes the tokens and also ends the session at the provider. */
  signOut: () => Promise<void>
}

export function createIdentity(provider = config.identity, origin = location.origin): Identity {
  const stored = () => storedTokens(provider)
  const manager = managerOf(provider, origin)
  return {
    signIn: async (args) => (await manager()).signinRedirect(args),
    complete: async (url) => {
      await (await manager()).signinCallback(url)
    },
    hasTokens: async () => stored() !== null,
    acquireToken: async () => {
      const token = freshToken(stored())
      if (token) return token
      const renewed = () => renew(stored, manager)
      // Two tabs that renew at the same time would use the same refresh token twice, so a lock allows one at a time.
      return navigator.locks ? navigator.locks.request('lanewise-token', renewed) : renewed()
    },
    forget: async () => (await manager()).removeUser(),
    signOut: async () => {
      const hint = stored()?.id_token
      const leaving = await manager()
      await leaving.removeUser()
      await leaving.signoutRedirect(hint ? { id_token_hint: hint } : {}).catch(() => null)
    },
  }
}

/** Loads the library once, when it is needed for signing in, renewing or signing out. */
function managerOf(provider: PortalConfig['identity'], origin: string): () => Promise<UserManager> {
  let made: Promise<UserManager> | null = null
  const make = async () => {
    const { UserManager, WebStorageStateStore } = await import('oidc-client-ts')
    const userStore = new WebStorageStateStore({ store: localStorage })
    return new UserManager({ ...settingsOf(provider, origin), userStore })
  }
  return () => {
    made ??= make().catch((error: unknown) => {
      made = null
      throw error
    })
    return made
  }
}

function settingsOf({ authority, clientId, scope, audience }: PortalConfig['identity'], origin: string) {
  return {
    authority,
    client_id: clientId,
    scope,
    redirect_uri: `${origin}/`,
    post_logout_redirect_uri: `${origin}/`,
    automaticSilentRenew: false,
    loadUserInfo: false,
    ...(audience && { extraQueryParams: { audience } }),
  }
}

async function renew(stored: () => Tokens | null, manager: () => Promise<UserManager>): Promise<string | null> {
  const fresh = freshToken(stored())
  if (fresh) return fresh
  if (!stored()?.refresh_token) return null
  const renewed = await (await manager()).signinSilent().catch(nullIfRefused)
  return renewed?.access_token ?? null
}

/** Null when the provider requires the user to sign in. Any other error is a network failure and is rethrown. */
function nullIfRefused(error: unknown): null {
  if (error instanceof Error && error.name === 'ErrorResponse') return null
  throw error
}
