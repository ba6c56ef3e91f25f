import { getPasswordReset } from '@lanewise/contract/auth'
import { act, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { config } from '#platform/config.ts'
import { createFakePortal } from '#testing/fake-portal.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { PasswordCard } from './PasswordCard.tsx'

const ours = { ...config.identity, resetUrl: 'https://portal.test/identity/reset', embedded: true }
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

beforeEach(() => void vi.useFakeTimers())

async function changePassword(identity = ours) {
  const opened = vi.spyOn(window, 'open').mockReturnValue(null)
  const portal = createFakePortal()
  portal.on(getPasswordReset, { state: 'waiting' })
  history.replaceState(null, '', '/profile')
  const rendered = await renderScreen(<PasswordCard emailAddress="ana@acme.test" identity={identity} />, { portal })
  const signIn = vi.spyOn(rendered.session.identity, 'signIn')
  await rendered.keys.click(screen.getByRole('button', { name: 'Change password' }))
  const [address] = opened.mock.calls[0] ?? []
  return { ...rendered, signIn, address: new URL(String(address)), looks: () => portal.calls(getPasswordReset) }
}

describe('Change password', () => {
  it('opens the reset of the identity provider beside the portal, for this user [PROFILE-1]', async () => {
    const { address } = await changePassword()
    expect(address.origin + address.pathname).toBe('https://portal.test/identity/reset')
    expect(address.searchParams.get('login_hint')).toBe('ana@acme.test')
    expect(screen.getByRole('status')).toHaveTextContent('Waiting for the new password')
  })

  it('waits for the reset that it opened', async () => {
    const { address, looks } = await changePassword()
    await pass(1000)
    expect(looks()).toHaveLength(2)
    expect(looks()[0]?.params.watch).toBe(address.searchParams.get('watch'))
  })

  it('signs in with the new password and returns to the profile [AUTH-13]', async () => {
    const { portal, signIn, looks } = await changePassword()
    await pass(500)
    expect(signIn).not.toHaveBeenCalled()
    portal.on(getPasswordReset, { state: 'completed' })
    await pass(500)
    expect(signIn).toHaveBeenCalledOnce()
    expect(sessionStorage.getItem('redirect-url')).toBe('/profile')
    await pass(5000)
    expect(looks()).toHaveLength(2)
  })

  it('says so when the reset failed, and can be tried again [AUTH-16]', async () => {
    const { portal } = await changePassword()
    await pass(500)
    portal.on(getPasswordReset, { state: 'failed' })
    await pass(500)
    expect(screen.getByRole('alert')).toHaveTextContent('Unable to reset password login')
    expect(screen.getByRole('button', { name: 'Change password' })).toBeVisible()
  })

  it('stops waiting when the user says so', async () => {
    const { keys, looks } = await changePassword()
    await pass(500)
    await keys.click(screen.getByRole('button', { name: 'Stop waiting' }))
    const before = looks().length
    await pass(5000)
    expect(looks()).toHaveLength(before)
  })

  it('waits for nothing where another provider keeps the password', async () => {
    const { looks } = await changePassword({ ...ours, resetUrl: 'https://id.test/reset', embedded: false })
    await pass(5000)
    expect(looks()).toHaveLength(0)
    expect(screen.getByRole('button', { name: 'Change password' })).toBeVisible()
  })

  it('is not offered where the provider has no address for it', async () => {
    await renderScreen(<PasswordCard emailAddress="ana@acme.test" identity={{ ...ours, resetUrl: null }} />)
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.getByText(/keeps your password/)).toBeVisible()
  })
})
