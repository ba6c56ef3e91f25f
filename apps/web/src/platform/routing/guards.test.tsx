import { getCurrentUser } from '@lanewise/contract/auth'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createFakePortal, refused } from '#testing/fake-portal.ts'
import { aScreen, renderPortal } from '#testing/render-portal.tsx'
import { ana } from '#testing/render-screen.tsx'

const dashboard = aScreen()
const orders = aScreen({ path: '/orders', title: 'Orders', needs: ['ViewOrder', 'CreateOrder'] })
const builder = aScreen({ path: '/builder', title: 'Shipment Builder', needs: ['Optimization'], needsBeta: true })
const screens = [dashboard, orders, builder]

const title = (name: string) => screen.findByRole('heading', { level: 1, name })
const signIn = () => screen.findByRole('button', { name: 'Sign In' })

describe('a screen with permissions', () => {
  it('opens to whoever holds every one of them [ROUTE-1]', async () => {
    const { address } = await renderPortal({
      screens,
      path: '/orders?page=2',
      user: { permissions: ['CreateOrder', 'ViewOrder'] },
    })
    expect(await title('Orders')).toBeVisible()
    expect(address()).toBe('/orders?page=2')
  })

  it('stays closed to whoever lacks one of them [ROUTE-1]', async () => {
    await renderPortal({ screens, path: '/orders', user: { permissions: ['ViewOrder'] } })
    expect(await title('Dashboard')).toBeVisible()
    expect(screen.queryByRole('heading', { name: 'Orders' })).toBeNull()
  })

  it('sends whoever lacks one to the dashboard [ROUTE-2]', async () => {
    const { address } = await renderPortal({ screens, path: '/orders', user: { permissions: [] } })
    expect(await title('Dashboard')).toBeVisible()
    expect(address()).toBe('/dashboard')
  })

  it('says nothing about the permission that is missing [UX-22]', async () => {
    await renderPortal({ screens, path: '/orders', user: { permissions: [] } })
    await title('Dashboard')
    expect(screen.queryByRole('alert')).toBeNull()
    expect(document.body).not.toHaveTextContent(/permission/i)
  })

  it('sends whoever is not a beta user to the dashboard where it is for beta users only [ROUTE-34]', async () => {
    const { address } = await renderPortal({ screens, path: '/builder', user: { isBeta: false } })
    expect(await title('Dashboard')).toBeVisible()
    expect(address()).toBe('/dashboard')
  })

  it('opens to a beta user where it is for beta users only [ROUTE-34]', async () => {
    await renderPortal({ screens, path: '/builder', user: { isBeta: true } })
    expect(await title('Shipment Builder')).toBeVisible()
  })
})

describe('who is not signed in', () => {
  it('is sent from a screen to the sign-in at / [ROUTE-4]', async () => {
    const { address } = await renderPortal({ screens, path: '/orders', user: null })
    expect(await signIn()).toBeVisible()
    expect(address()).toBe('/')
  })

  it('finds the refused path remembered, with its query string [ROUTE-5]', async () => {
    await renderPortal({ screens, path: '/orders?search=cereal&page=3', user: null })
    await signIn()
    expect(sessionStorage.getItem('redirect-url')).toBe('/orders?search=cereal&page=3')
  })

  it.each(['/', '/nowhere', '/orders/nowhere/at/all'])('sees the login page at %s [ROUTE-6]', async (path) => {
    const { address } = await renderPortal({ screens, path, user: null })
    expect(await signIn()).toBeVisible()
    expect(address()).toBe(path)
  })

  it('is sent to / when the identity provider knows the person but the portal has no active account [ROUTE-3]', async () => {
    const portal = createFakePortal()
    const { address, session, identity } = await renderPortal({ screens, path: '/orders', portal, isKnown: false })
    portal.on(getCurrentUser, refused(401, 'Sign in to continue'))
    await session.load()
    expect(await signIn()).toBeVisible()
    expect(address()).toBe('/')
    expect(identity.forget).toHaveBeenCalledOnce()
  })
})

describe('who is signed in', () => {
  it.each(['/', '/login'])('is sent from %s to the dashboard [ROUTE-7]', async (path) => {
    const { address } = await renderPortal({ screens, path })
    expect(await title('Dashboard')).toBeVisible()
    expect(address()).toBe('/dashboard')
  })

  it('is sent from an unknown path to the dashboard [ROUTE-8]', async () => {
    const { address } = await renderPortal({ screens, path: '/nowhere' })
    expect(await title('Dashboard')).toBeVisible()
    expect(address()).toBe('/dashboard')
    expect(await screen.findByText(/^There is no page at \/nowhere/)).toBeVisible()
  })
})

describe('before the current user has loaded', () => {
  it.each(['/orders', '/', '/nowhere'])(
    'shows a full-page loader at %s and decides nothing [ROUTE-9]',
    async (path) => {
      const { address, session } = await renderPortal({ screens, path, isKnown: false, user: { permissions: [] } })
      expect(await screen.findByRole('status')).toHaveTextContent('Loading')
      expect(address()).toBe(path)
      await session.load()
      expect(await title('Dashboard')).toBeVisible()
      await waitFor(() => expect(address()).toBe('/dashboard'))
    },
  )

  it('offers to try again when the server cannot be reached', async () => {
    const portal = createFakePortal()
    const { session, keys } = await renderPortal({ screens, path: '/orders', portal, isKnown: false })
    portal.on(getCurrentUser, refused(503, 'Stopping'))
    await session.load()
    expect(await screen.findByText('The portal cannot be reached')).toBeVisible()
    portal.on(getCurrentUser, ana)
    await keys.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await title('Orders')).toBeVisible()
  })
})
