import { createLocalJWKSet, importJWK, type JWK, type JWTPayload, jwtVerify, SignJWT } from 'jose'
import type { Identified } from './accounts.ts'
import type { IdentityKeys } from './keys.ts'

/** Returns the identity in a bearer token, or null when the token is not valid. */
export type VerifyToken = (token: string) => Promise<Identified | null>

export const apiAudience = 'lanewise-api'
export const issuerOf = (publicUrl: string) => `${publicUrl}/identity`

export function publicKeyOf({ signing: { d: _secret, ...open } }: IdentityKeys): JWK {
  return open
}

/** Tokens of the embedded provider: signed with ES256, the subject is the contact's id. */
export function verifyOwnTokens(keys: IdentityKeys, publicUrl: string): VerifyToken {
  const jwks = createLocalJWKSet({ keys: [publicKeyOf(keys)] })
  const options = { issuer: issuerOf(publicUrl), audience: apiAudience, algorithms: ['ES256'], clockTolerance: 5 }
  const verified = new Map<string, Verified>()
  return async (token) => {
    const known = verified.get(token)
    if (known && known.until > Date.now()) return { contactId: known.contactId }
    const payload = await jwtVerify(token, jwks, options).then(
      (result): JWTPayload => result.payload,
      () => null,
    )
    if (!payload?.sub) return null
    remember(verified, token, { contactId: payload.sub, until: (payload.exp ?? 0) * 1000 })
    return { contactId: payload.sub }
  }
}

type Verified = { contactId: string; until: number }
const mostVerified = 10_000

/** A signature is checked once and stays valid until the token expires. */
function remember(verified: Map<string, Verified>, token: string, identity: Verified) {
  if (verified.size >= mostVerified) verified.clear()
  verified.set(token, identity)
}

/** Issues a token for scripts and tests, like the provider does. */
export async function mintToken(
  keys: IdentityKeys,
  publicUrl: string,
  contactId: string,
  validFor = '8h',
): Promise<string> {
  const key = await importJWK(keys.signing, 'ES256')
  return new SignJWT({ scope: 'api', client_id: 'web' })
    .setProtectedHeader({ alg: 'ES256', kid: keys.signing.kid, typ: 'at+jwt' })
    .setIssuer(issuerOf(publicUrl))
    .setAudience(apiAudience)
    .setSubject(contactId)
    .setIssuedAt()
    .setExpirationTime(validFor)
    .sign(key)
}
