import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createServer } from '#platform/http/server.ts'
import { type IdentityWorld, startIdentity } from '#platform/identity/testing/identity-world.ts'
import { createStartLimit } from './start-limit.ts'

describe('beginning a sign-in without an account', () => {
  let app: FastifyInstance
  beforeEach(async () => {
    app = await createServer({ logLevel: 'silent', trustedProxies: 1 })
    await app.register(
      async (scope) => {
        const mayStart = createStartLimit(scope)
        scope.all('/*', async (request, reply) => reply.code((await mayStart(request)) ? 200 : 429).send())
      },
      { prefix: '/identity' },
    )
    return () => app.close()
  })

  const ask = async (address: string, url = '/identity/auth?client_id=web') =>
    (await app.inject({ url, headers: { 'x-forwarded-for': `forged ${Math.random()}, ${address}` } })).statusCode
  const times = async (count: number, call: (n: number) => Promise<number>) => {
    const statuses: number[] = []
    for (let n = 0; n < count; n++) statuses.push(await call(n))
    return statuses.filter((status) => status === 200).length
  }

  it('is possible 120 times a minute from one address, however it is written', async () => {
    const spellings = [
      '/identity/auth?client_id=web',
      '/identity/AUTH/',
      '/identity/auth',
      '/identity/auth?prompt=login',
    ]
    expect(await times(130, (n) => ask('203.0.113.1', spellings[n % spellings.length]))).toBe(120)
    expect(await ask('203.0.113.2')).toBe(200)
  })

  it('counts a whole network of IPv6 as one address', async () => {
    expect(await times(130, (n) => ask(`2001:db8:1:2::${n.toString(16)}`))).toBe(120)
    expect(await ask('2001:db8:1:3::1')).toBe(200)
  })

  it('does not limit what shows no page, nor other addresses of the provider', async () => {
    for (const url of ['/identity/auth?prompt=none', '/identity/auth/some-id', '/identity/jwks'])
      expect(await times(130, () => ask('203.0.113.1', url))).toBe(130)
  })
})

describe('the provider', () => {
  let world: IdentityWorld
  beforeAll(async () => {
    world = await startIdentity()
  })
  afterAll(() => world.close())

  const query = new URLSearchParams({
    client_id: 'web',
    response_type: 'code',
    redirect_uri: 'http://portal.test/',
    scope: 'openid',
    code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    code_challenge_method: 'S256',
  })
  const begin = (extra = '') => fetch(`${world.url}/identity/auth?${query}${extra}`, { redirect: 'manual' })
  const manyParameters = Array.from({ length: 31 }, (_, n) => `&p${n}=1`).join('')
  const remembered = async () => (await world.db.selectFrom('system.oidcPayloads').select('kind').execute()).length

  it('remembers nothing of a silent sign-in that finds no session', async () => {
    expect((await begin('&prompt=none')).headers.get('location')).toContain('error=login_required')
    expect(await remembered()).toBe(0)
  })

  it.each([
    ['state', 1024],
    ['login_hint', 254],
    ['nonce', 512],
  ])('stores no %s of more than %i characters', async (name, longest) => {
    const before = await remembered()
    const refused = await begin(`&${name}=${'x'.repeat(longest + 1)}`)
    expect([refused.status, await refused.text()]).toEqual([
      400,
      expect.stringContaining('This sign-in link is too long. Open the portal and sign in again.'),
    ])
    expect((await begin(`&${name}=${'x'.repeat(80)}${manyParameters}`)).status).toBe(400)
    expect(await remembered()).toBe(before)
    expect((await begin(`&prompt=none&${name}=${'x'.repeat(longest)}`)).headers.get('location')).toContain(
      'login_required',
    )
  })

  it('takes no sign-in as a posted form, which could be longer than a link', async () => {
    const before = await remembered()
    for (const path of ['auth', 'AUTH/']) {
      const posted = await fetch(`${world.url}/identity/${path}`, { method: 'POST', body: query })
      expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET'])
    }
    expect(await remembered()).toBe(before)
  })

  it('refuses more with a page that says so, and stores nothing of the others', async () => {
    const answers = []
    for (let n = 0; n < 122; n++) answers.push(await begin())
    expect(answers.slice(0, 120).every(({ status }) => status === 303)).toBe(true)
    const refused = answers[121]
    expect([refused?.status, refused?.headers.get('retry-after')]).toEqual([429, '60'])
    expect(await refused?.text()).toContain('Too many sign-ins are being started. Wait a minute and try again.')
    expect(await remembered()).toBe(0)
  })
})
