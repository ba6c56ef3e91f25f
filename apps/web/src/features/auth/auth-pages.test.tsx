import { checkActivation, getPasswordReset } from '@lanewise/contract/auth'
import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { createFakePortal, refused } from '#testing/fake-portal.ts'
import { renderUi } from '#testing/render.tsx'
import { anIdentity, renderPortal } from '#testing/render-portal.tsx'
import { Leaving } from './ForgotPasswordPage.tsx'

const nobody = { user: null }
const signInButton = () => screen.findByRole('button', { name: 'Sign In' })

describe('the login page', () => {
  it('starts the sign-in of the identity provider with the button Sign In [AUTH-3]', async () => {
    const { identity, keys } = await renderPortal({ path: '/', ...nobody })
    await keys.click(await signInButton())
    expect(identity.signIn).toHaveBeenCalledOnce()
  })

  it('shows the generic error text after a failed sign-in [AUTH-9]', async () => {
    const { session } = await renderPortal({ path: '/', ...nobody, isKnown: false })
    session.fail('An unknown error occurred.')
    expect(await screen.findByRole('alert')).toHaveTextContent('An unknown error occurred.')
  })

  it('says so when the identity provider cannot be reached, and can be tried again', async () => {
    const identity = anIdentity({
      hasTokens: async () => false,
      signIn: vi.fn(() => Promise.reject(new TypeError('Failed to fetch'))),
    })
    const { keys } = await renderPortal({ path: '/', ...nobody, identity })
    await keys.click(await signInButton())
    expect(await screen.findByRole('alert')).toHaveTextContent('An unknown error occurred.')
    expect(await signInButton()).not.toHaveAttribute('aria-disabled')
  })

  it('goes on by itself after an activation, whose user the provider knows already', async () => {
    const { identity } = await renderPortal({ path: '/login?signin=now', ...nobody })
    await waitFor(() => expect(identity.signIn).toHaveBeenCalled())
  })
})

describe('/forgotpassword', () => {
  const identity = { resetUrl: 'https://id.test/reset', embedded: false } as Parameters<typeof Leaving>[0]['identity']

  it('shows a loader and sends the user to the password-reset authority [AUTH-10]', () => {
    const go = vi.fn()
    renderUi(<Leaving loginHint={null} identity={identity} go={go} />)
    expect(screen.getByRole('status')).toHaveTextContent('Loading')
    expect(go).toHaveBeenCalledExactlyOnceWith('https://id.test/reset')
  })

  it('passes an optional login hint on [AUTH-11]', () => {
    const go = vi.fn()
    renderUi(<Leaving loginHint="ana@acme.test" identity={identity} go={go} />)
    expect(go).toHaveBeenCalledExactlyOnceWith('https://id.test/reset?login_hint=ana%40acme.test')
  })

  it('signs in and goes to the dashboard when the new password is chosen, wherever the user wanted to go before [AUTH-12]', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    sessionStorage.setItem('password-reset-watch', 'w'.repeat(43))
    sessionStorage.setItem('redirect-url', '/commodities')
    const portal = createFakePortal()
    portal.on(getPasswordReset, { state: 'waiting' })
    const { identity: provider } = await renderPortal({ path: '/forgotpassword?waiting=1', portal, ...nobody })
    await screen.findByRole('heading', { name: 'Check your email' })
    portal.on(getPasswordReset, { state: 'completed' })
    await waitFor(() => expect(provider.signIn).toHaveBeenCalledOnce())
    expect(sessionStorage.getItem('redirect-url')).toBe('/dashboard')
  })

  it('says that the reset failed and goes back to the login page [AUTH-16]', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    sessionStorage.setItem('password-reset-watch', 'w'.repeat(43))
    const portal = createFakePortal()
    portal.on(getPasswordReset, { state: 'waiting' })
    const { address } = await renderPortal({ path: '/forgotpassword?waiting=1', portal, ...nobody })
    await screen.findByRole('heading', { name: 'Check your email' })
    portal.on(getPasswordReset, { state: 'failed' })
    expect(await screen.findByRole('alert')).toHaveTextContent('Unable to reset password login')
    await waitFor(() => expect(address()).toBe('/'))
  })

  it('asks nobody about a reset that another tab waits for', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { portal } = await renderPortal({ path: '/forgotpassword?waiting=1', ...nobody })
    expect(await screen.findByText('You can close this page')).toBeVisible()
    await act(() => vi.advanceTimersByTimeAsync(2000))
    expect(portal.calls(getPasswordReset)).toHaveLength(0)
  })
})

describe('an activation link', () => {
  const open = (portal: ReturnType<typeof createFakePortal>) =>
    renderPortal({ path: '/ActivateUser/ActivateUser/some-token', portal, ...nobody })

  it('that is invalid, used or expired says so and leads to the sign-in [AUTH-18]', async () => {
    const portal = createFakePortal()
    portal.on(checkActivation, refused(410, 'This activation link is invalid or has expired.'))
    const { keys, address } = await open(portal)
    expect(await screen.findByText('This activation link is invalid or has expired.')).toBeVisible()
    await keys.click(await signInButton())
    expect(address()).toBe('/')
  })

  it('is not called invalid when only the server cannot be asked', async () => {
    const portal = createFakePortal()
    portal.on(checkActivation, refused(503, 'Stopping'))
    await open(portal)
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
    expect(screen.queryByText(/invalid or has expired/)).toBeNull()
  })
})
