import { getPasswordReset } from '@lanewise/contract/auth'
import { act, screen } from '@testing-library/react'
import { useLocation } from 'react-router'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createFakePortal, refused } from '#testing/fake-portal.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { newWatch, resetAddress, useResetWatch } from './password-reset.ts'

const watch = 'w'.repeat(43)

beforeEach(() => void vi.useFakeTimers())

/** Advances the clock, and lets pending responses arrive. */
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

async function waitForReset({ beginsLater = false } = {}) {
  const portal = createFakePortal()
  const callbacks = { completed: vi.fn(), failed: vi.fn() }
  const states: ('waiting' | 'completed' | 'failed')[] = []
  portal.on(getPasswordReset, () => ({ state: states.shift() ?? 'waiting' }))
  function Waiting() {
    useResetWatch({ watch, beginsLater, onCompleted: callbacks.completed, onFailed: callbacks.failed })
    return <h1>Waiting</h1>
  }
  const Screen = () => (useLocation().pathname === '/' ? <Waiting /> : null)
  const { router } = await renderScreen(<Screen />, { portal })
  return { portal, told: callbacks, states, router, looks: () => portal.calls(getPasswordReset).length }
}

describe('while a password reset is under way', () => {
  it('looks every 500 ms [AUTH-14]', async () => {
    const { looks, portal } = await waitForReset()
    await pass(499)
    expect(looks()).toBe(0)
    await pass(1)
    expect(looks()).toBe(1)
    await pass(1500)
    expect(looks()).toBe(4)
    expect(portal.calls(getPasswordReset)[0]?.params).toEqual({ watch })
  })

  it('stops when it is completed [AUTH-15]', async () => {
    const { looks, told: reported, states } = await waitForReset()
    states.push('waiting', 'completed')
    await pass(5000)
    expect(reported.completed).toHaveBeenCalledOnce()
    expect(reported.failed).not.toHaveBeenCalled()
    expect(looks()).toBe(2)
  })

  it('stops when it has failed [AUTH-15]', async () => {
    const { looks, told: reported, states } = await waitForReset()
    states.push('waiting', 'waiting', 'failed')
    await pass(5000)
    expect(reported.failed).toHaveBeenCalledOnce()
    expect(looks()).toBe(3)
  })

  it('stops when the server refuses the question [AUTH-15]', async () => {
    const { looks, told: reported, portal } = await waitForReset()
    portal.on(getPasswordReset, refused(400, 'Not a valid token'))
    await pass(5000)
    expect(reported.failed).toHaveBeenCalledOnce()
    expect(looks()).toBe(1)
  })

  it('stops when the user leaves the screen [AUTH-15]', async () => {
    const { looks, told: reported, router, states } = await waitForReset()
    await pass(1000)
    await act(() => router.navigate('/elsewhere'))
    states.push('completed')
    await pass(5000)
    expect(looks()).toBe(2)
    expect(reported.completed).not.toHaveBeenCalled()
  })

  it('goes on looking when the network is away for a moment', async () => {
    const { looks, told: reported, portal } = await waitForReset()
    portal.on(getPasswordReset, refused(503, 'Stopping'))
    await pass(1000)
    portal.on(getPasswordReset, { state: 'completed' })
    await pass(500)
    expect(reported.failed).not.toHaveBeenCalled()
    expect(reported.completed).toHaveBeenCalledOnce()
    expect(looks()).toBe(3)
  })

  it('takes no failure before the reset in the other window has begun', async () => {
    const { told: reported, states } = await waitForReset({ beginsLater: true })
    states.push('failed', 'failed', 'waiting', 'failed')
    await pass(1500)
    expect(reported.failed).not.toHaveBeenCalled()
    await pass(500)
    expect(reported.failed).toHaveBeenCalledOnce()
    expect(screen.getByRole('heading')).toBeVisible()
  })
})

describe('the address of the password-reset authority', () => {
  const external = { resetUrl: 'https://id.test/reset?tenant=7', embedded: false }

  it('passes the hint on [AUTH-11]', () => {
    const address = resetAddress(external, { loginHint: 'ana+1@acme.test', watch })
    expect(address).toBe('https://id.test/reset?tenant=7&login_hint=ana%2B1%40acme.test')
  })

  it('has no hint when there is none [AUTH-11]', () => {
    expect(resetAddress(external, { loginHint: null, watch })).toBe('https://id.test/reset?tenant=7')
  })

  it('tells our own provider under which watch the browser waits', () => {
    const address = resetAddress({ resetUrl: '/identity/reset', embedded: true }, { loginHint: null, watch })
    expect(new URL(address ?? '').searchParams.get('watch')).toBe(watch)
    expect(newWatch()).toMatch(/^[A-Za-z0-9_-]{43}$/)
    expect(newWatch()).not.toBe(newWatch())
  })

  it('is none where the provider has no such address', () => {
    expect(resetAddress({ resetUrl: null, embedded: false }, { loginHint: null, watch })).toBeNull()
  })
})
