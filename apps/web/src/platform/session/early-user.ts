import type { PortalConfig } from '#platform/config.ts'
import { freshToken, headersOf, storedTokens } from './stored-tokens.ts'

type EarlyUser = { token: string; answer: Promise<Response | null> }

declare global {
  /** The request for the current user that was sent before the portal's own code had loaded. */
  var earlyUser: EarlyUser | undefined
}

/** Address of the operation `getCurrentUser`. The contract itself would make the first script large. */
export const userAddress = '/api/v1/users/me'

/** Asks for the current user if this browser has a valid token. Runs before the portal's code has loaded. */
export function askForUserEarly(provider: PortalConfig['identity']) {
  const token = freshToken(storedTokens(provider))
  if (!token) return
  const headers = { accept: 'application/json', ...headersOf(token, provider.apiKeyClaim) }
  globalThis.earlyUser = { token, answer: fetch(userAddress, { headers }).catch(() => null) }
}

/**
 * The content of the early answer, once and only for the same token; null when there is none. Every refusal is null
 * too, so that the usual call deals with it.
 */
export async function takeEarlyUser(acquireToken: () => Promise<string | null>): Promise<unknown> {
  const early = globalThis.earlyUser
  globalThis.earlyUser = undefined
  if (!early || early.token !== (await acquireToken())) return null
  const answer = await early.answer
  return answer?.ok ? answer.json().catch(() => null) : null
}
