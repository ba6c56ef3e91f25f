import { type CryptoKey, generateKeyPair, importJWK, SignJWT, UnsecuredJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Person } from '#platform/testing/given.ts'
import { portalIdentity } from './portal-identity.ts'
import { type IdentityWorld, startIdentity } from './testing/identity-world.ts'
import { portalSignIn } from './testing/portal-sign-in.ts'
import { mintToken, publicKeyOf } from './tokens.ts'

describe('bearer tokens of the embedded provider', () => {
  let world: IdentityWorld
  let ana: Person
  beforeAll(async () => {
    world = await startIdentity()
    ana = await world.personWithPassword()
  })
  afterAll(() => world.close())

  const token = async (facts: { issuer?: string; audience?: string; expires?: string } = {}, key?: CryptoKey) =>
    new SignJWT({})
      .setProtectedHeader({ alg: 'ES256', kid: world.keys.signing.kid })
      .setSubject(ana.id)
      .setIssuer(facts.issuer ?? 'http://portal.test/identity')
      .setAudience(facts.audience ?? 'lanewise-api')
      .setExpirationTime(facts.expires ?? '5m')
      .sign(key ?? (await importJWK(world.keys.signing, 'ES256')))

  it('are accepted when everything is right', async () => {
    expect(await world.whoAmI(await token())).toBe(ana.id)
    expect(await world.whoAmI(await mintToken(world.keys, 'http://portal.test', ana.id))).toBe(ana.id)
  })

  it('are refused with another issuer, another audience, another key, or when expired', async () => {
    const { privateKey } = await generateKeyPair('ES256')
    expect(await world.whoAmI(await token({ issuer: 'http://evil.test/identity' }))).toBe(401)
    expect(await world.whoAmI(await token({ audience: 'web' }))).toBe(401)
    expect(await world.whoAmI(await token({ expires: '-1m' }))).toBe(401)
    expect(await world.whoAmI(await token({}, privateKey))).toBe(401)
  })

  it('are refused without a signature or with the public key used as a secret', async () => {
    const unsigned = new UnsecuredJWT({})
      .setSubject(ana.id)
      .setIssuer('http://portal.test/identity')
      .setAudience('lanewise-api')
      .setExpirationTime('5m')
      .encode()
    const confused = await new SignJWT({})
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject(ana.id)
      .setIssuer('http://portal.test/identity')
      .setAudience('lanewise-api')
      .setExpirationTime('5m')
      .sign(new TextEncoder().encode(JSON.stringify(publicKeyOf(world.keys))))
    for (const wrong of [unsigned, confused, 'garbage', 'a.b.c']) expect(await world.whoAmI(wrong)).toBe(401)
  })

  it('are not replaced by the id token, a cookie or an API key', async () => {
    const { id_token } = await portalSignIn(world, world.browser()).withPassword(ana.emailAddress)
    expect(await world.whoAmI(id_token)).toBe(401)
    const ask = (headers: Record<string, string>) => fetch(`${world.url}/api/v1/who-am-i`, { headers })
    expect((await ask({})).status).toBe(401)
    expect((await ask({ 'x-api-key': ana.id })).status).toBe(401)
    expect((await ask({ authorization: `Basic ${await token()}` })).status).toBe(401)
    expect((await ask({ authorization: `Bearer ${await token()}`, 'x-api-key': 'anything' })).status).toBe(200)
  })

  it('come from the address that the portal is told', () => {
    expect(portalIdentity(world.settings)).toEqual({
      authority: 'http://portal.test/identity',
      clientId: 'web',
      scope: 'openid profile email api',
      audience: null,
      resetUrl: 'http://portal.test/identity/reset',
      resetDoneCode: 'password_reset_completed',
      forgotCode: 'password_forgotten',
      apiKeyClaim: 'sub',
      embedded: true,
    })
  })
})
