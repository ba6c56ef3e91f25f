import { beforeAll, describe, expect, it } from 'vitest'
import { sharedTestPortal, type TestPortal } from '#platform/testing/portal.ts'
import { createServer, withoutSecrets } from './server.ts'

describe('an address in the log', () => {
  const secret = 'S3cr3t_value-0123456789'
  const addresses = [
    `/?code=${secret}&state=${secret}`,
    `/identity/auth?client_id=web&state=${secret}&login_hint=${secret}`,
    `/identity/session/end?id_token_hint=${secret}`,
    `/forgotpassword?login_hint=${secret}&watch=${secret}`,
    `/ActivateUser/ActivateUser/${secret}`,
    `/api/v1/activations/${secret}`,
    `/api/v1/password-resets/${secret}?x=1`,
    `/identity/activate/${secret}`,
    `/identity/sign-in/${secret}`,
    `/identity/auth/${secret}`,
    `/identity/set-password/${secret}`,
    `/something?TOKEN=${secret}`,
  ]
  for (const address of addresses) {
    it(`hides what is secret in ${address.replaceAll(secret, '…')}`, () => {
      expect(withoutSecrets(address)).not.toContain(secret)
      expect(withoutSecrets(address)).toContain('[hidden]')
    })
  }

  it('keeps what is not', () => {
    const plain = '/api/v1/commodities?searchTerm=penne&page=2'
    expect(withoutSecrets(plain)).toBe(plain)
    expect(withoutSecrets('/identity/auth?client_id=web')).toBe('/identity/auth?client_id=web')
    expect(withoutSecrets(`/?code=${secret}&page=2`)).toBe('/?code=[hidden]&page=2')
  })
})

describe('every answer', () => {
  let portal: TestPortal
  beforeAll(async () => {
    portal = await sharedTestPortal()
  })

  for (const path of [
    '/healthz',
    '/api/docs',
    '/api/openapi.json',
    '/api/v1/users/me',
    '/api/v1/nothing',
    '/nothing',
  ]) {
    it(`carries a strict content security policy: ${path}`, async () => {
      const { headers } = await fetch(`${portal.url}${path}`)
      const policy = headers.get('content-security-policy') ?? ''
      expect(policy).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self' 'nonce-[\w+/=]{24}';/)
      expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|\*/)
      expect(policy).toContain(`frame-ancestors 'none'`)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('x-frame-options')).toBe('DENY')
      expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
    })
  }

  it('has a nonce and a request id of its own, whatever the caller sends', async () => {
    const ask = () => fetch(`${portal.url}/healthz`, { headers: { 'x-request-id': 'mine' } })
    const [first, second] = [(await ask()).headers, (await ask()).headers]
    expect(first.get('content-security-policy')).not.toBe(second.get('content-security-policy'))
    expect(first.get('x-request-id')).not.toBe(second.get('x-request-id'))
    expect(first.get('x-request-id')).not.toBe('mine')
  })

  it('lets the browser talk to another identity provider only when one is configured', async () => {
    const app = await createServer({ logLevel: 'silent', connectTo: ['https://login.example'] })
    const { headers } = await app.inject('/nothing')
    await app.close()
    expect(headers['content-security-policy']).toContain(`connect-src 'self' https://login.example`)
    const own = (await fetch(`${portal.url}/healthz`)).headers.get('content-security-policy')
    expect(own).toContain(`connect-src 'self';`)
  })

  it('lets the browser fetch from an outside map service only when one is configured [UX-52]', async () => {
    const app = await createServer({ logLevel: 'silent', mapsFrom: ['https://maps.example'] })
    const policy = String((await app.inject('/nothing')).headers['content-security-policy'])
    await app.close()
    expect(policy).toContain(`connect-src 'self' https://maps.example;`)
    expect(policy).toContain(`img-src 'self' data: blob: https://maps.example;`)
    expect(policy).toContain(`form-action 'self';`)
    const own = (await fetch(`${portal.url}/healthz`)).headers.get('content-security-policy')
    expect(own).not.toContain('maps.example')
  })
})

describe('the address of a caller', () => {
  const addressWith = async (trustedProxies: number, forwarded?: string) => {
    const app = await createServer({ logLevel: 'silent', trustedProxies })
    app.get('/address', ({ ip }) => ip)
    const headers = forwarded ? { 'x-forwarded-for': forwarded } : {}
    const { body } = await app.inject({ url: '/address', remoteAddress: '10.0.0.1', headers })
    await app.close()
    return body
  }
  const chain = '198.51.100.7, 10.0.0.2'

  it('is counted from the right by the number of proxies, and nothing a caller writes in front changes it', async () => {
    for (const forged of ['', '1.2.3.4, ', '1.2.3.4, 5.6.7.8, not an address, ']) {
      expect(await addressWith(0, `${forged}${chain}`)).toBe('10.0.0.1')
      expect(await addressWith(1, `${forged}${chain}`)).toBe('10.0.0.2')
      expect(await addressWith(2, `${forged}${chain}`)).toBe('198.51.100.7')
    }
  })

  it('is that of the connection where no proxy names one', async () => {
    expect(await addressWith(0)).toBe('10.0.0.1')
    expect(await addressWith(2)).toBe('10.0.0.1')
  })
})
