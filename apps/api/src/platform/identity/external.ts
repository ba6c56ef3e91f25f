import { createHash } from 'node:crypto'
import { decodeProtectedHeader, errors, type JWTPayload, jwtVerify } from 'jose'
import type { Logger } from '#platform/log.ts'
import { createDiscovery, type Fetch, type ProviderFacts, patience } from './discovery.ts'
import type { VerifyToken } from './tokens.ts'

export type ExternalOptions = {
  issuer: string
  /** Required audience of a token. When set, only signed tokens are accepted. */
  audience?: string
  /** Required client of a signed token when no audience is set. */
  clientId?: string
  emailClaim: string
  fetch?: Fetch
  log?: Pick<Logger, 'warn'>
}

/** Symmetric algorithms are excluded: anyone able to check a token could also create one. */
const algorithms = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA', 'Ed25519']
const opaqueRememberedFor = 60_000
const mostRemembered = 5_000

type Remembered = { email: string; until: number }

/** Verifies tokens of any other OpenID provider. Users are identified by a verified email address. */
export function verifyExternalTokens(options: ExternalOptions): VerifyToken {
  const ask = options.fetch ?? fetch
  const discover = createDiscovery(options.issuer, ask)
  const remembered = new Map<string, Remembered>()
  return async (token) => {
    const key = createHash('sha256').update(token).digest('base64url')
    const known = remembered.get(key)
    if (known && known.until > Date.now()) return { email: known.email }
    try {
      const identity = await identify(token, await discover(), { ...options, fetch: ask })
      if (!identity) return null
      remember(remembered, key, identity)
      return { email: identity.email }
    } catch (error) {
      if (!isInvalidToken(error)) options.log?.warn({ err: error }, 'the identity provider could not be asked')
      return null
    }
  }
}

type FetchingOptions = ExternalOptions & { fetch: Fetch }

async function identify(token: string, facts: ProviderFacts, options: FetchingOptions): Promise<Remembered | null> {
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
  const email = verifiedEmail(payload, facts, options) ?? (await emailFromUserinfo({ token, payload }, facts, options))
  return email ? { email, until } : null
}

async function identifyOpaque(
  token: string,
  facts: ProviderFacts,
  options: FetchingOptions,
): Promise<Remembered | null> {
  const email = await emailFromUserinfo({ token, payload: {} }, facts, options)
  return email ? { email, until: Date.now() + opaqueRememberedFor } : null
}

/** Email address in the claims, if the provider confirms it or never states whether addresses are verified. */
function verifiedEmail(claims: JWTPayload, { tellsVerified }: ProviderFacts, { emailClaim }: ExternalOptions) {
  const email = claims[emailClaim]
  const verified = claims.email_verified ?? !tellsVerified
  const isVerified = verified === true || verified === 'true'
  return typeof email === 'string' && email !== '' && isVerified ? email : null
}

/** Email address from the provider's userinfo endpoint. A token that itself denies the address stays denied. */
async function emailFromUserinfo(
  { token, payload }: { token: string; payload: JWTPayload },
  facts: ProviderFacts,
  options: FetchingOptions,
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

/** An invalid token is expected. A provider that does not answer properly is logged. */
const providerFailures = new Set(['ERR_JOSE_GENERIC', 'ERR_JWKS_TIMEOUT', 'ERR_JWKS_INVALID'])
const isInvalidToken = (error: unknown) => error instanceof errors.JOSEError && !providerFailures.has(error.code)

function remember(remembered: Map<string, Remembered>, key: string, entry: Remembered) {
  if (remembered.size >= mostRemembered) {
    const oldest = remembered.keys().next().value
    if (oldest !== undefined) remembered.delete(oldest)
  }
  remembered.set(key, entry)
}
