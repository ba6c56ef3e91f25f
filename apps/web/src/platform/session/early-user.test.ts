import { addressOf } from '@lanewise/client/call'
import { getCurrentUser } from '@lanewise/contract/auth'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createFakePortal, refused } from '#testing/fake-portal.ts'
import { anIdentity } from '#testing/render-portal.tsx'
import { ana } from '#testing/render-screen.tsx'
import { askForUserEarly, userAddress } from './early-user.ts'
import { createSession } from './session.ts'

const provider = {
  authority: 'https://id.test',
  clientId: 'web',
  scope: 'openid',
  audience: null,
  resetUrl: null,
  resetDoneCode: '',
  forgotCode: '',
  apiKeyClaim: 'sub',
  embedded: false,
}

function storeToken(access_token: string, secondsLeft = 3600) {
  const expires_at = Math.floor(Date.now() / 1000) + secondsLeft
  localStorage.setItem('oidc.user:https://id.test:web', JSON.stringify({ access_token, expires_at }))
}

let portal: ReturnType<typeof createFakePortal>

beforeEach(() => {
  portal = createFakePortal()
  portal.on(getCurrentUser, ana)
  vi.stubGlobal('fetch', portal.fetch)
})
afterEach(() => {
  globalThis.earlyUser = undefined
})

async function load(token: string) {
  const session = createSession(anIdentity({ acquireToken: async () => token }), { apiKeyClaim: 'sub' })
  await session.load()
  return session.state()
}

describe('the user who is asked for before the code has loaded', () => {
  it('is asked for at the address of the operation', () => {
    expect(addressOf('', getCurrentUser, {})).toBe(userAddress)
  })

  it('is not asked for again when the session starts', async () => {
    storeToken('token-1')
    askForUserEarly(provider)
    expect(await load('token-1')).toMatchObject({ status: 'signed-in', user: { id: ana.id } })
    const sent = portal.calls(getCurrentUser).map(({ headers }) => headers.get('authorization'))
    expect(sent).toEqual(['Bearer token-1'])
  })

  it('counts only for the token that the session has', async () => {
    storeToken('token-1')
    askForUserEarly(provider)
    await load('token-2')
    expect(portal.calls(getCurrentUser)).toHaveLength(2)
  })

  it('is asked for by the usual call when the early one was refused', async () => {
    storeToken('token-1')
    portal.on(getCurrentUser, refused(401, 'Sign in to continue'))
    askForUserEarly(provider)
    expect(await load('token-1')).toEqual({ status: 'anonymous' })
    expect(portal.calls(getCurrentUser)).toHaveLength(2)
  })

  it('is not asked for without a valid token', () => {
    askForUserEarly(provider)
    storeToken('token-1', -5)
    askForUserEarly(provider)
    expect(portal.calls(getCurrentUser)).toHaveLength(0)
  })
})
