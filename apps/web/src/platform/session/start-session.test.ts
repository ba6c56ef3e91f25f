import { getCurrentUser } from '@lanewise/contract/auth'
import { describe, expect, it, vi } from 'vitest'
import { createFakePortal, refused } from '#testing/fake-portal.ts'
import { anIdentity } from '#testing/render-portal.tsx'
import { ana } from '#testing/render-screen.tsx'
import type { Identity } from './identity.ts'
import { rememberPath } from './redirect-url.ts'
import { createSession } from './session.ts'
import { startSession } from './start-session.ts'

const codes = { resetDoneCode: 'password_reset_completed', forgotCode: 'password_forgotten' }

/** Opens the portal at a URL. Returns the path where it continues and the session state. */
async function start(address: string, given: Partial<Identity> = {}) {
  const portal = createFakePortal()
  portal.on(getCurrentUser, ana)
  vi.stubGlobal('fetch', portal.fetch)
  history.replaceState(null, '', address)
  const identity = anIdentity(given)
  const session = createSession(identity, { apiKeyClaim: 'sub' })
  const open = () =>
    startSession(session, { codes, isOpen: (path) => ['/', '/login', '/forgotpassword'].includes(path) })
  return { portal, identity, session, open }
}

const returned = '/?code=abc&state=xyz'

describe('after a successful sign-in', () => {
  it('goes on at the stored redirect path [AUTH-4]', async () => {
    sessionStorage.setItem('redirect-url', '/commodities?search=oats&page=2')
    const { open, identity } = await start(returned)
    expect(await open()).toBe('/commodities?search=oats&page=2')
    expect(identity.complete).toHaveBeenCalledWith(expect.stringContaining('code=abc&state=xyz'))
  })

  it('goes to the dashboard when no path is stored [AUTH-5]', async () => {
    const { open, session } = await start(returned)
    expect(await open()).toBe('/dashboard')
    expect(session.state()).toMatchObject({ status: 'signed-in', user: { id: ana.id } })
  })

  it('uses a stored path once [AUTH-6]', async () => {
    rememberPath('/commodities?search=oats')
    expect(sessionStorage.getItem('redirect-url')).toBe('/commodities?search=oats')
    expect(await (await start(returned)).open()).toBe('/commodities?search=oats')
    expect(sessionStorage.getItem('redirect-url')).toBeNull()
    expect(await (await start(returned)).open()).toBe('/dashboard')
  })

  it.each(['https://evil.test/', '//evil.test', '/\\evil.test', 'javascript:alert(1)', 'commodities'])(
    'ignores the stored path %s, which does not lead into the portal [AUTH-6]',
    async (path) => {
      sessionStorage.setItem('redirect-url', path)
      expect(await (await start(returned)).open()).toBe('/dashboard')
    },
  )

  it('shows the login page with the generic text when the portal has no active account for the person', async () => {
    const { open, portal, session } = await start(returned)
    portal.on(getCurrentUser, refused(401, 'Sign in to continue'))
    expect(await open()).toBe('/')
    expect(session.state()).toEqual({ status: 'anonymous', failure: 'An unknown error occurred.' })
  })
})

describe('after a failed sign-in', () => {
  it('goes to / without a message when the password has just been reset [AUTH-7]', async () => {
    const { open, session } = await start('/?error=password_reset_completed&state=xyz')
    expect(await open()).toBe('/')
    expect(session.state()).toEqual({ status: 'anonymous' })
  })

  it('goes to /forgotpassword when the user forgot the password [AUTH-8]', async () => {
    const { open } = await start('/?error=password_forgotten&state=xyz')
    expect(await open()).toBe('/forgotpassword')
  })

  it('finds the code of a provider that hides it in its description [AUTH-8]', async () => {
    const description = encodeURIComponent('password_forgotten: The user has forgotten their password.')
    const { open } = await start(`/?error=access_denied&error_description=${description}&state=xyz`)
    expect(await open()).toBe('/forgotpassword')
  })

  it('goes back to the login page with the generic text on any other code [AUTH-9]', async () => {
    const { open, session } = await start('/?error=server_error&error_description=Oh+no&state=xyz')
    expect(await open()).toBe('/')
    expect(session.state()).toEqual({ status: 'anonymous', failure: 'An unknown error occurred.' })
  })

  it('goes back to the login page with the generic text when the answer cannot be completed [AUTH-9]', async () => {
    const { open, session } = await start(returned, { complete: () => Promise.reject(new Error('No matching state')) })
    expect(await open()).toBe('/')
    expect(session.state()).toEqual({ status: 'anonymous', failure: 'An unknown error occurred.' })
  })
})

describe('any other start', () => {
  it('loads the current user anew and stays where it is [AUTH-36]', async () => {
    localStorage.setItem('currentUser', JSON.stringify({ ...ana, firstName: 'Yesterday' }))
    const { open, portal, session } = await start('/commodities')
    expect(await open()).toBeNull()
    expect(portal.calls(getCurrentUser)).toHaveLength(1)
    expect(session.state()).toMatchObject({ status: 'signed-in', user: { firstName: 'Ana' } })
    expect(JSON.parse(localStorage.getItem('currentUser') ?? '')).toEqual(ana)
  })

  it('asks nobody to sign in on a page that opens to all, even when old tokens lie around', async () => {
    const { open, identity, session } = await start('/forgotpassword', { acquireToken: async () => null })
    expect(await open()).toBeNull()
    expect(identity.signIn).not.toHaveBeenCalled()
    expect(session.state()).toEqual({ status: 'anonymous' })
  })
})
