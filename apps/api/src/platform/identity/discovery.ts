import { createRemoteJWKSet, customFetch, type JWTVerifyGetKey } from 'jose'
import { z } from 'zod'

export type Fetch = typeof fetch

const Discovery = z.object({
  issuer: z.string(),
  jwks_uri: z.url(),
  userinfo_endpoint: z.url().optional(),
  claims_supported: z.array(z.string()).optional(),
})

/**
 * Facts about the other provider: its keys, its userinfo endpoint, and whether it states that an address is verified.
 */
export type ProviderFacts = {
  issuer: string
  keys: JWTVerifyGetKey
  userinfo: string | null
  tellsVerified: boolean
}

export const patience = 5_000
const rememberedFor = 3_600_000
const failureRememberedFor = 5_000

/** Reads the discovery document at first use. If the provider is down, it is tried again a little later. */
export function createDiscovery(issuer: string, ask: Fetch): () => Promise<ProviderFacts> {
  let known: { facts: Promise<ProviderFacts>; until: number } | undefined
  return () => {
    if (known && known.until > Date.now()) return known.facts
    const facts = discover(issuer, ask)
    const entry = { facts, until: Date.now() + rememberedFor }
    facts.catch(() => {
      entry.until = Date.now() + failureRememberedFor
    })
    known = entry
    return facts
  }
}

async function discover(issuer: string, ask: Fetch): Promise<ProviderFacts> {
  const address = `${withoutSlash(issuer)}/.well-known/openid-configuration`
  const response = await ask(address, { signal: AbortSignal.timeout(patience) })
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  const document = Discovery.parse(await response.json())
  if (withoutSlash(document.issuer) !== withoutSlash(issuer)) throw new Error(`${address} speaks of another issuer`)
  return {
    issuer: document.issuer,
    keys: createRemoteJWKSet(new URL(document.jwks_uri), { timeoutDuration: patience, [customFetch]: ask }),
    userinfo: document.userinfo_endpoint ?? null,
    tellsVerified: document.claims_supported?.includes('email_verified') ?? false,
  }
}

const withoutSlash = (url: string) => url.replace(/\/$/, '')
