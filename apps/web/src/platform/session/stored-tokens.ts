import type { PortalConfig } from '#platform/config.ts'

/** Seconds before its expiry at which a token is renewed. */
const renewBefore = 60

export type Tokens = { access_token: string; refresh_token?: string; id_token?: string; expires_at?: number }

/** Reads the tokens without the library, which a signed-in user does not need until the token expires. */
export function storedTokens({ authority, clientId }: PortalConfig['identity']): Tokens | null {
  try {
    return JSON.parse(localStorage.getItem(`oidc.user:${authority}:${clientId}`) ?? 'null') as Tokens | null
  } catch {
    return null
  }
}

export function freshToken(stored: Tokens | null): string | null {
  if (!stored) return null
  // A token without a refresh token is valid until it expires. Some providers do not say when that is.
  const margin = stored.refresh_token ? renewBefore : 0
  const remaining = (stored.expires_at ?? Number.POSITIVE_INFINITY) - Math.floor(Date.now() / 1000)
  return remaining > margin ? stored.access_token : null
}

/** Headers that identify the caller: the token, and the API key if the token has one. (AUTH-21) */
export function headersOf(token: string, apiKeyClaim: string): Record<string, string> {
  const key = claimOf(token, apiKeyClaim)
  return { authorization: `Bearer ${token}`, ...(key && { 'x-api-key': key }) }
}

/** Reads one claim of a token. The portal only displays and forwards it; the server validates the token. */
function claimOf(token: string, claim: string): string | null {
  try {
    const [, content = ''] = token.split('.')
    const bytes = Uint8Array.from(atob(content.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0))
    const value = (JSON.parse(new TextDecoder().decode(bytes)) as Record<string, unknown>)[claim]
    return typeof value === 'string' ? value : null
  } catch {
    return null
  }
}
