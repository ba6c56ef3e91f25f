import { createHash } from 'node:crypto'
import { decodeProtectedHeader, errors, type JWTPayload, jwtVerify } from 'jose'
import type { Logger } from '#platform/log.ts'
import { createDiscovery, type Fetch, type ProviderFacts, patience } from './discovery.ts'
import type { VerifyToken } from './tokens.ts'

export type ExternalOptions = {
  issuer: string
  /** Where set, a token must be made for it; then only signed tokens are accepted. */
  audience?: string
  /** Where no audience is set, a signed token must at least be made for this client. */
  clientId?: string
  emailClaim: string
  fetch?: Fetch
  log?: Pick<Logger, 'warn'>
}

/** No symmetric one: whoever may check a token could then also make one. */
const algorithms = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA', 'Ed25519']
const opaqueRememberedFor = 60_000
const mostRemembered = 5_000

type Remembered = { email: string; until: number }

/** Tokens of any other OpenID provider: whoever it names by a verified email address. */
export function verifyExternalTokens(options: ExternalOptions): VerifyToken {
  const ask = options.fetch ?? fetch
  const discover = createDiscovery(options.issuer, ask)
  const remembered = new Map<string, Remembered>()
  return async (token) => {
    const key = createHash('sha256').update(token).digest('base64url')
    const known = remembered.get(key)
    if (known && known.until > Date.now()) return { email: known.email }
    try {
      const found = await identify(token, await discover(), { ...options, fetch: ask })
      if (!found) return null
      remember(remembered, key, found)
      return { email: found.email }
    } catch (error) {
      if (!isInvalidToken(error)) options.log?.warn({ err: error }, 'the identity provider could not be asked')
      return null
    }
  }
}

type Asking = ExternalOptions & { fetch: Fetch }

async function identify(token: string, facts: ProviderFacts, options: Asking): Promise<Remembered | null> {
  if (!isSigned(token)) return options.audience ? null : identifyOpaque(token, facts, options)
  const { payload } = await jwtVerify(token, facts.keys, {
    issuer: facts.issuer,
    algorithms,
    clockTolerance: 5,
    requiredClaims: ['exp'],
    ...(options.audience && { audience: options.audience }),
  })
  if (!options.audience && options.clientId && !isFor(payload, options.clientId)) return null
  const until = (payload.exp ?? 0) * 1000
  const email = verifiedEmail(payload, facts, options) ?? (await askedEmail({ token, payload }, facts, options))
  return email ? { email, until } : null
}

async function identifyOpaque(token: string, facts: ProviderFacts, options: Asking): Promise<Remembered | null> {
  const email = await askedEmail({ token, payload: {} }, facts, options)
  return email ? { email, until: Date.now() + opaqueRememberedFor } : null
}

/** The address in these claims, if the provider vouches for it or never says whether it does. */
function verifiedEmail(claims: JWTPayload, { tellsVerified }: ProviderFacts, { emailClaim }: ExternalOptions) {
  const email = claims[emailClaim]
  const verified = claims.email_verified ?? !tellsVerified
  const isVerified = verified === true || verified === 'true'
  return typeof email === 'string' && email !== '' && isVerified ? email : null
}

/** What the provider's userinfo endpoint says of the person; a token that itself denies the address stays denied. */
async function askedEmail(
  { token, payload }: { token: string; payload: JWTPayload },
  facts: ProviderFacts,
  options: Asking,
) {
  if (!facts.userinfo || payload.email_verified === false || payload.email_verified === 'false') return null
  const response = await options.fetch(facts.userinfo, {
    headers: { authorization: `Bearer ${token}`, accept: 'application/json' },
    signal: AbortSignal.timeout(patience),
  })
  if (response.status === 401 || response.status === 403) return null
  if (!response.ok) throw new Error(`${facts.userinfo} answered ${response.status}`)
  const claims = (await response.json()) as JWTPayload
  if (payload.sub && claims.sub !== payload.sub) return null
  return verifiedEmail(claims, facts, options)
}

function isSigned(token: string) {
  try {
    return token.split('.').length === 3 && Boolean(decodeProtectedHeader(token))
  } catch {
    return false
  }
}

/** Providers name the client in different claims. */
const isFor = ({ aud, ...claims }: JWTPayload, clientId: string) =>
  [aud, claims.azp, claims.client_id, claims.cid, claims.appid].flat().includes(clientId)

/** A token that is wrong is nobody's failure; a provider that does not answer as it should is worth a line in the log. */
const providerFailures = new Set(['ERR_JOSE_GENERIC', 'ERR_JWKS_TIMEOUT', 'ERR_JWKS_INVALID'])
const isInvalidToken = (error: unknown) => error instanceof errors.JOSEError && !providerFailures.has(error.code)

function remember(remembered: Map<string, Remembered>, key: string, found: Remembered) {
  if (remembered.size >= mostRemembered) {
    const oldest = remembered.keys().next().value
    if (oldest !== undefined) remembered.delete(oldest)
  }
  remembered.set(key, found)
}
