import { getCurrentUser, getPasswordReset } from '@lanewise/contract/auth'
import { findCommodities } from '@lanewise/contract/commodities'
import { describe, expect, it, vi } from 'vitest'
import { createFakePortal, refused } from '#testing/fake-portal.ts'
import { anIdentity } from '#testing/render-portal.tsx'
import { ana } from '#testing/render-screen.tsx'
import type { Identity } from './identity.ts'
import { createSession } from './session.ts'

/** A token in the provider's format with the given claims. Nothing checks its signature in these tests. */
const tokenWith = (claims: object) => `head.${btoa(JSON.stringify(claims)).replaceAll('=', '')}.signature`

async function signedIn(given: Partial<Identity> = {}, { apiKeyClaim = 'sub' } = {}) {
  const portal = createFakePortal()
  portal.on(getCurrentUser, ana)
  portal.on(findCommodities, { data: [], total: 0 })
  vi.stubGlobal('fetch', portal.fetch)
  const identity = anIdentity(given)
  const reload = vi.fn()
  const session = createSession(identity, { apiKeyClaim, reload })
  await session.load()
  history.replaceState(null, '', '/commodities?search=oats')
  const ask = () => session.ask(findCommodities, { query: {} })
  return { portal, identity, session, ask, reload }
}

describe('every call', () => {
  it('carries a token that is acquired for it without the user [AUTH-19]', async () => {
    let made = 0
    const { portal, ask, identity } = await signedIn({ acquireToken: async () => `token-${++made}` })
    await ask()
    await ask()
    const sent = portal.calls(findCommodities).map(({ headers }) => headers.get('authorization'))
    expect(sent).toEqual(['Bearer token-2', 'Bearer token-3'])
    expect(identity.signIn).not.toHaveBeenCalled()
  })

  it('carries an API key beside the token, read from a claim of it [AUTH-21]', async () => {
    const { portal, ask } = await signedIn({ acquireToken: async () => tokenWith({ sub: 'contact-7' }) })
    await ask()
    const [{ headers } = { headers: new Headers() }] = portal.calls(findCommodities)
    expect(headers.get('x-api-key')).toBe('contact-7')
    expect(headers.get('authorization')).toMatch(/^Bearer head\./)
  })

  it('reads the x-api-key from the claim that the configuration names [AUTH-22]', async () => {
    const acquireToken = async () => tokenWith({ sub: 'contact-7', portal_key: 'key-9' })
    const { portal, ask } = await signedIn({ acquireToken }, { apiKeyClaim: 'portal_key' })
    await ask()
    expect(portal.calls(findCommodities)[0]?.headers.get('x-api-key')).toBe('key-9')
  })

  it('carries neither where the operation is public', async () => {
    const { portal, session } = await signedIn()
    portal.on(getPasswordReset, { state: 'waiting' })
    await session.ask(getPasswordReset, { params: { watch: 'w'.repeat(43) } })
    expect(portal.calls(getPasswordReset)[0]?.headers.get('authorization')).toBeNull()
  })
})

describe('a token that cannot be renewed without the user', () => {
  it('stores the current path and starts the sign-in, once for all calls [AUTH-20]', async () => {
    const { ask, identity, portal } = await signedIn()
    identity.acquireToken = vi.fn(async () => null)
    const started = vi.spyOn(identity, 'signIn')
    await Promise.allSettled([ask(), ask(), ask()])
    expect(sessionStorage.getItem('redirect-url')).toBe('/commodities?search=oats')
    expect(started).toHaveBeenCalledOnce()
    expect(portal.calls(findCommodities)).toHaveLength(0)
  })
})

describe('a 401 answer', () => {
  it('stores the current path [AUTH-23]', async () => {
    const { ask, portal } = await signedIn()
    portal.on(findCommodities, refused(401, 'Sign in to continue'))
    await expect(ask()).rejects.toMatchObject({ status: 401 })
    expect(sessionStorage.getItem('redirect-url')).toBe('/commodities?search=oats')
  })

  it('logs the user out [AUTH-24]', async () => {
    const { ask, portal, session, identity } = await signedIn()
    portal.on(findCommodities, refused(401, 'Sign in to continue'))
    await ask().catch(() => {})
    expect(session.state()).toEqual({ status: 'anonymous' })
    expect(identity.forget).toHaveBeenCalledOnce()
    expect(localStorage.getItem('currentUser')).toBeNull()
  })

  it('logs the user out once when several calls get one at the same time [AUTH-25]', async () => {
    const { ask, portal, session, identity } = await signedIn()
    portal.on(findCommodities, refused(401, 'Sign in to continue'))
    const listener = vi.fn()
    session.subscribe(listener)
    await Promise.allSettled([ask(), ask(), ask(), ask()])
    expect(identity.forget).toHaveBeenCalledOnce()
    expect(listener).toHaveBeenCalledOnce()
  })
})

describe('a 403 answer', () => {
  it('leaves the user signed in [AUTH-26]', async () => {
    const { ask, portal, session, identity } = await signedIn()
    portal.on(findCommodities, refused(403, 'You do not have permission to perform this action'))
    await expect(ask()).rejects.toMatchObject({ message: 'You do not have permission to perform this action' })
    expect(session.state().status).toBe('signed-in')
    expect(identity.forget).not.toHaveBeenCalled()
    expect(sessionStorage.getItem('redirect-url')).toBeNull()
  })
})

describe('the current user', () => {
  it('is cached in local storage under currentUser [AUTH-35]', async () => {
    await signedIn()
    expect(JSON.parse(localStorage.getItem('currentUser') ?? '')).toEqual(ana)
  })

  it('is loaded again when something about the account changed, and kept when that fails', async () => {
    const { session, portal } = await signedIn()
    portal.on(getCurrentUser, { ...ana, permissions: ['ViewCommodity'] })
    await session.refresh()
    expect(session.state()).toMatchObject({ user: { permissions: ['ViewCommodity'] } })
    portal.on(getCurrentUser, refused(503, 'Stopping'))
    await session.refresh()
    expect(session.state()).toMatchObject({ status: 'signed-in', user: { permissions: ['ViewCommodity'] } })
  })
})

describe('Logout', () => {
  it('removes currentUser and keeps the view preferences [AUTH-31]', async () => {
    const { session } = await signedIn()
    localStorage.setItem('orderViewPref', 'tableView')
    localStorage.setItem('lockedNavBar', 'true')
    await session.logout()
    expect(localStorage.getItem('currentUser')).toBeNull()
    expect(localStorage.getItem('orderViewPref')).toBe('tableView')
    expect(localStorage.getItem('lockedNavBar')).toBe('true')
  })

  it('forgets where the user was, so that the next user starts at the dashboard', async () => {
    const { session } = await signedIn()
    sessionStorage.setItem('redirect-url', '/commodities')
    await session.logout()
    expect(sessionStorage.getItem('redirect-url')).toBeNull()
  })

  it('and another sign-in in one tab start the others anew, because they share the tokens', async () => {
    const { session, reload } = await signedIn()
    const sameUser = JSON.stringify({ ...ana, firstName: 'Anna' })
    dispatchEvent(new StorageEvent('storage', { key: 'currentUser', newValue: sameUser }))
    expect(reload).not.toHaveBeenCalled()
    dispatchEvent(new StorageEvent('storage', { key: 'currentUser', newValue: '{"id":"somebody-else"}' }))
    expect(reload).toHaveBeenCalledOnce()
    expect(session.state().status).toBe('signed-in')
  })

  it('in one tab ends the session of the others', async () => {
    const { session } = await signedIn()
    dispatchEvent(new StorageEvent('storage', { key: 'currentUser', newValue: null }))
    expect(session.state()).toEqual({ status: 'anonymous', byChoice: true })
  })
})
