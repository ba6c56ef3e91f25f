import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createIdentity } from './identity.ts'

const authority = 'https://id.test'
const key = `oidc.user:${authority}:web`
const provider = {
  authority,
  clientId: 'web',
  scope: 'openid',
  audience: null,
  resetUrl: null,
  resetDoneCode: '',
  forgotCode: '',
  apiKeyClaim: 'sub',
  embedded: false,
}
const now = () => Math.floor(Date.now() / 1000)

/** Stores tokens like after a sign-in, valid for the given number of seconds. */
function storeTokens(seconds: number, more: object = { refresh_token: 'refresh-1' }) {
  const tokens = { access_token: 'old', token_type: 'Bearer', scope: 'openid', profile: {}, ...more }
  localStorage.setItem(key, JSON.stringify({ ...tokens, expires_at: now() + seconds }))
}

/** Fakes the provider's responses: its endpoints, and the result for a refresh token. */
function answerRefresh(status: number, content: object) {
  const fetchMock = vi.fn(async (address: string | URL | Request, _init?: RequestInit) =>
    String(address).includes('openid-configuration')
      ? Response.json({
          issuer: authority,
          token_endpoint: `${authority}/token`,
          end_session_endpoint: `${authority}/end`,
        })
      : Response.json(content, { status }),
  )
  vi.stubGlobal('fetch', fetchMock)
  return fetchMock
}

beforeEach(
  () =>
    void vi.stubGlobal(
      'fetch',
      vi.fn(() => Promise.reject(new TypeError('Failed to fetch'))),
    ),
)

describe('a token', () => {
  it('is taken from the browser while it is good', async () => {
    storeTokens(3600)
    expect(await createIdentity(provider).acquireToken()).toBe('old')
    expect(fetch).not.toHaveBeenCalled()
  })

  it('is renewed without the user shortly before its end [AUTH-19]', async () => {
    storeTokens(30)
    const refreshRequest = answerRefresh(200, { access_token: 'new', token_type: 'Bearer', expires_in: 600 })
    expect(await createIdentity(provider).acquireToken()).toBe('new')
    expect(String(refreshRequest.mock.calls.at(-1)?.[1]?.body)).toContain('grant_type=refresh_token')
    expect(await createIdentity(provider).acquireToken()).toBe('new')
  })

  it('is null when the provider wants the user [AUTH-20]', async () => {
    storeTokens(-30)
    answerRefresh(400, { error: 'invalid_grant' })
    expect(await createIdentity(provider).acquireToken()).toBeNull()
  })

  it('is null when it has ended and nothing can renew it [AUTH-20]', async () => {
    storeTokens(-30, {})
    expect(await createIdentity(provider).acquireToken()).toBeNull()
  })

  it('is good to its end where nothing can renew it', async () => {
    storeTokens(30, {})
    expect(await createIdentity(provider).acquireToken()).toBe('old')
  })

  it('fails, and asks nobody to sign in, when only the network is away', async () => {
    storeTokens(-30)
    await expect(createIdentity(provider).acquireToken()).rejects.toThrow()
    expect(localStorage.getItem(key)).not.toBeNull()
  })
})

describe('Logout', () => {
  it('clears the stored tokens even when the provider cannot be reached [AUTH-29]', async () => {
    storeTokens(3600)
    const identity = createIdentity(provider)
    expect(await identity.hasTokens()).toBe(true)
    await identity.signOut()
    expect(localStorage.getItem(key)).toBeNull()
    expect(await identity.hasTokens()).toBe(false)
    expect(await identity.acquireToken()).toBeNull()
  })
})
