import { generateKeyPair, SignJWT, UnsecuredJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { verifyExternalTokens } from './external.ts'
import { portalIdentity } from './portal-identity.ts'
import { type IdentityWorld, startIdentity } from './testing/identity-world.ts'
import { type OtherPerson, signInAt, startOtherProvider } from './testing/other-provider.ts'

const people = {
  ana: { email: 'ana@shipper.test', email_verified: true },
  told: {
    email: 'told@shipper.test',
    email_verified: true,
    token: { email: 'told@shipper.test', email_verified: true },
  },
  unverified: { email: 'ana@shipper.test', email_verified: false },
  denied: {
    email: 'ana@shipper.test',
    email_verified: true,
    token: { email: 'ana@shipper.test', email_verified: false },
  },
  silent: { email: 'ana@shipper.test' },
  stranger: { email: 'stranger@nowhere.test', email_verified: true },
  waiting: { email: 'waiting@shipper.test', email_verified: true },
  opaque: { email: 'ANA@shipper.test', email_verified: true, isOpaque: true },
}

describe('sign-in through another identity provider', () => {
  let other: Awaited<ReturnType<typeof startOtherProvider>>
  let world: IdentityWorld
  let anaId: string
  beforeAll(async () => {
    other = await startOtherProvider(
      Object.entries(people).map(
        ([user, facts]): OtherPerson => ({ user, secret: 'pass', sub: `o|${user}`, ...facts }),
      ),
    )
    const settings = { OIDC_ISSUER: other.issuer, OIDC_CLIENT_ID: 'portal', OIDC_AUDIENCE: 'freight-api' }
    world = await startIdentity({ settings })
    anaId = (await world.given.person({ emailAddress: 'Ana@shipper.test' })).id
    await world.given.person({ emailAddress: 'waiting@shipper.test', isActivated: false })
    await world.given.person({ emailAddress: 'told@shipper.test' })
  })
  afterAll(async () => {
    await world.close()
    await other.stop()
  })

  const tokenOf = async (user: keyof typeof people) => {
    const { authority, clientId } = portalIdentity(world.settings)
    const tokens = await signInAt(authority, { clientId, redirectUri: 'http://portal.test/' }, { user, secret: 'pass' })
    return tokens.access_token
  }

  it('works by configuration only: the account is found by its verified email address [AUTH-1]', async () => {
    expect(portalIdentity(world.settings)).toMatchObject({
      authority: other.issuer,
      clientId: 'portal',
      audience: 'freight-api',
      resetUrl: null,
      embedded: false,
    })
    expect(await world.whoAmI(await tokenOf('ana'))).toBe(anaId)
    expect(await world.whoAmI(await tokenOf('told'))).toEqual(expect.any(String))
  })

  it('refuses an address that is not verified, whether the token or the provider says so or neither', async () => {
    expect(await world.whoAmI(await tokenOf('unverified'))).toBe(401)
    expect(await world.whoAmI(await tokenOf('denied'))).toBe(401)
    expect(await world.whoAmI(await tokenOf('silent'))).toBe(401)
  })

  it('refuses who has no account here or none that is active', async () => {
    expect(await world.whoAmI(await tokenOf('stranger'))).toBe(401)
    expect(await world.whoAmI(await tokenOf('waiting'))).toBe(401)
  })

  it('refuses tokens without a signature where an audience is asked for, and asks about them where not', async () => {
    const token = await tokenOf('opaque')
    expect(await world.verify(token)).toBeNull()
    const verify = verifyExternalTokens({ issuer: other.issuer, clientId: 'portal', emailClaim: 'email' })
    expect(await verify(token)).toEqual({ email: 'ANA@shipper.test' })
    expect(await verify('made-up')).toBeNull()
  })

  it('refuses a token made for another audience or another client', async () => {
    const token = await tokenOf('ana')
    const options = { issuer: other.issuer, emailClaim: 'email' }
    expect(await verifyExternalTokens({ ...options, audience: 'another-api' })(token)).toBeNull()
    expect(await verifyExternalTokens({ ...options, clientId: 'another-client' })(token)).toBeNull()
    expect(await verifyExternalTokens({ ...options, clientId: 'portal' })(token)).toEqual({ email: 'ana@shipper.test' })
  })

  it('refuses tokens that somebody else signed, that nobody signed, or that have expired', async () => {
    const claims = { email: 'ana@shipper.test', email_verified: true, sub: 'o|ana' }
    const { privateKey } = await generateKeyPair('RS256')
    const forged = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', kid: 'other-1' })
      .setIssuer(other.issuer)
      .setAudience('freight-api')
      .setExpirationTime('5m')
      .sign(privateKey)
    const symmetric = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256', kid: 'other-1' })
      .setIssuer(other.issuer)
      .setAudience('freight-api')
      .setExpirationTime('5m')
      .sign(new TextEncoder().encode('a secret that everybody can guess'))
    const unsigned = new UnsecuredJWT(claims)
      .setIssuer(other.issuer)
      .setAudience('freight-api')
      .setExpirationTime('5m')
      .encode()
    for (const token of [forged, symmetric, unsigned, 'a.b.c', '']) expect(await world.verify(token)).toBeNull()
    expect(await world.whoAmI(forged)).toBe(401)
    expect(await world.whoAmI(unsigned)).toBe(401)
  })

  it('refuses everybody and says so in the log while the provider is down', async () => {
    const token = await tokenOf('ana')
    const warnings: string[] = []
    const log = { warn: (_about: object, message: string) => warnings.push(message) }
    const down = verifyExternalTokens({
      issuer: 'http://127.0.0.1:9',
      audience: 'freight-api',
      emailClaim: 'email',
      log,
    })
    expect(await down(token)).toBeNull()
    expect(warnings).toEqual(['the identity provider could not be asked'])
  })

  it('asks the provider about a person once as long as the token lasts', async () => {
    const token = await tokenOf('ana')
    const requests: string[] = []
    const counting: typeof fetch = (input, init) => {
      requests.push(String(input))
      return fetch(input, init)
    }
    const options = { issuer: other.issuer, audience: 'freight-api', emailClaim: 'email', fetch: counting }
    const verify = verifyExternalTokens(options)
    for (let count = 0; count < 3; count += 1) expect(await verify(token)).toEqual({ email: 'ana@shipper.test' })
    expect(requests).toEqual([
      `${other.issuer}/.well-known/openid-configuration`,
      `${other.issuer}/keys`,
      `${other.issuer}/me`,
    ])
  })

  it('remembers 5,000 tokens; then the oldest is asked about again', async () => {
    const issuer = 'https://people.test'
    const facts = { issuer, jwks_uri: `${issuer}/keys`, userinfo_endpoint: `${issuer}/me` }
    const requests: string[] = []
    const provider: typeof fetch = async (input, init) => {
      if (String(input) !== facts.userinfo_endpoint) return Response.json(facts)
      requests.push(new Headers(init?.headers).get('authorization') ?? '')
      return Response.json({ sub: 'ana', email: 'ana@shipper.test', email_verified: true })
    }
    const verify = verifyExternalTokens({ issuer, emailClaim: 'email', fetch: provider })
    for (let number = 0; number < 5_001; number += 1) await verify(`token-${number}`)
    requests.length = 0
    for (const number of [5_000, 1, 0]) expect(await verify(`token-${number}`)).toEqual({ email: 'ana@shipper.test' })
    expect(requests).toEqual(['Bearer token-0'])
  })
})
