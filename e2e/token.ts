import type { BrowserContext } from 'playwright-core'

/** Stored token of a signed-in user. The expiration time is in seconds since 1970. */
export type Token = { access_token: string; expires_at: number }
type Stored = Awaited<ReturnType<BrowserContext['storageState']>>

export function tokenIn({ origins }: Stored): Token {
  const entries = origins.flatMap(({ localStorage }) => localStorage)
  const stored = entries.find(({ name }) => name.startsWith('oidc.user:'))
  if (!stored) throw new Error('Nobody is signed in')
  return JSON.parse(stored.value) as Token
}

export const endOfToken = ({ expires_at: end }: Token) => end * 1000 - 10_000
