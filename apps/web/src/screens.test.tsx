import { checkActivation } from '@lanewise/contract/auth'
import { findCarriers } from '@lanewise/contract/carriers'
import { findCommodities } from '@lanewise/contract/commodities'
import { getRecentChanges } from '@lanewise/contract/dashboard'
import { getLane, searchLanes } from '@lanewise/contract/lanes'
import { findAllLocations } from '@lanewise/contract/locations'
import { getProfile } from '@lanewise/contract/profile'
import { getLtlQuote, getLtlQuoteHistory } from '@lanewise/contract/quotes'
import { findShipments, getShipmentInformation } from '@lanewise/contract/shipments'
import { findTrackedShipments } from '@lanewise/contract/tracking'
import type { Permission } from '@lanewise/domain/access/permissions'
import { cleanup, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { quotingPortal } from '#features/quotes/testing/given.tsx'
import { config } from '#platform/config.ts'
import { mayOpen, menu } from '#platform/screen.ts'
import { createFakePortal, refused } from '#testing/fake-portal.ts'
import { aFullShipment } from '#testing/full-shipment.ts'
import { renderPortal } from '#testing/render-portal.tsx'
import { ana } from '#testing/render-screen.tsx'
import { screens } from './screens.ts'

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

function aPortal() {
  const portal = createFakePortal()
  portal.on(getRecentChanges, { data: [], total: 0 })
  portal.on(findCommodities, { data: [], total: 0 })
  portal.on(findCarriers, { data: [], total: 0 })
  portal.on(findAllLocations, { data: [], total: 0 })
  portal.on(searchLanes, { data: [], total: 0 })
  portal.on(getLtlQuoteHistory, { data: [], total: 0 })
  portal.on(getLtlQuote, refused(404, 'This quote does not exist or is not yours'))
  portal.on(findShipments, { data: [], total: 0 })
  portal.on(getShipmentInformation, refused(404, 'This shipment does not exist'))
  portal.on(getLane, refused(404, 'This lane does not exist'))
  quotingPortal({}, portal)
  const { id, firstName, lastName, emailAddress, companyName } = ana
  const known = { id, firstName, lastName, emailAddress, companyName, permissions: [], roleLabel: 'No Permissions' }
  const unknown = { title: null, officeNumber: null, mobileNumber: null, profilePictureFileId: null, version: 1 }
  portal.on(getProfile, { ...known, ...unknown })
  return portal
}

const open = (path: string, user: Parameters<typeof renderPortal>[0] = {}) =>
  renderPortal({ path, screens, portal: aPortal(), ...user })

describe('the screens of the portal', () => {
  it('opens the dashboard to any signed-in user [ROUTE-10]', async () => {
    await open('/dashboard', { user: { permissions: [] } })
    expect(await heading('Dashboard')).toBeVisible()
  })

  it('opens the commodity catalogue with ViewCommodity [ROUTE-25]', async () => {
    await open('/commodities', { user: { permissions: ['ViewCommodity'] } })
    expect(await heading('Commodities')).toBeVisible()
  })

  it('keeps the commodity catalogue closed without ViewCommodity [ROUTE-25]', async () => {
    const others = ana.permissions.filter((permission) => permission !== 'ViewCommodity')
    const { address, portal } = await open('/commodities', { user: { permissions: others } })
    expect(await heading('Dashboard')).toBeVisible()
    expect(address()).toBe('/dashboard')
    expect(portal.calls(findCommodities)).toHaveLength(0)
  })

  it('opens Quote History and a quote with ViewQuoteHistory, also by the menu [QHIST-1] [ROUTE-24]', async () => {
    const user: Partial<typeof ana> = { permissions: ['ViewQuoteHistory'] }
    await open('/requote', { user })
    expect(await heading('Quote History')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Quote History' })).toHaveAttribute('href', '/requote')
    cleanup()
    await open('/requote/0198c0de-0000-7000-a000-000000000001', { user })
    expect(await screen.findByText('This quote does not exist or is not yours')).toBeVisible()
  })

  it('leads from Quote History to the dashboard without ViewQuoteHistory [QHIST-1] [ROUTE-24]', async () => {
    const others = ana.permissions.filter((permission) => permission !== 'ViewQuoteHistory')
    for (const path of ['/requote', '/requote/0198c0de-0000-7000-a000-000000000001']) {
      const { address, portal } = await open(path, { user: { permissions: others } })
      expect(await heading('Dashboard')).toBeVisible()
      expect(address()).toBe('/dashboard')
      expect([...portal.calls(getLtlQuoteHistory), ...portal.calls(getLtlQuote)]).toEqual([])
      cleanup()
    }
  })

  it('opens the carriers and a carrier with ViewCarrierNetwork and with nothing else [ROUTE-20]', async () => {
    await open('/carriers', { user: { permissions: ['ViewCarrierNetwork'] } })
    expect(await heading('Carriers')).toBeVisible()
    cleanup()
    await open('/carriers/0198c0de-0000-7000-a000-000000000001', { user: { permissions: ['ViewCarrierNetwork'] } })
    expect(await heading('Carrier')).toBeVisible()
    cleanup()
    const others = ana.permissions.filter((permission) => permission !== 'ViewCarrierNetwork')
    for (const path of ['/carriers', '/carriers/0198c0de-0000-7000-a000-000000000001']) {
      const { address, portal } = await open(path, { user: { permissions: others } })
      expect(await heading('Dashboard')).toBeVisible()
      expect(address()).toBe('/dashboard')
      expect(portal.calls(findCarriers)).toHaveLength(0)
      cleanup()
    }
  })

  it('opens the locations and a location with ViewLocations and with nothing else [ROUTE-31]', async () => {
    await open('/locations', { user: { permissions: ['ViewLocations'] } })
    expect(await heading('Locations')).toBeVisible()
    cleanup()
    await open('/locations/L100001', { user: { permissions: ['ViewLocations'] } })
    expect(await heading('L100001')).toBeVisible()
    cleanup()
    const others = ana.permissions.filter((permission) => permission !== 'ViewLocations')
    for (const path of ['/locations', '/locations/L100001']) {
      const { address, portal } = await open(path, { user: { permissions: others } })
      expect(await heading('Dashboard')).toBeVisible()
      expect(address()).toBe('/dashboard')
      expect(portal.calls(findAllLocations)).toHaveLength(0)
      cleanup()
    }
  })

  it('opens the lanes and a lane with ViewLanes, and leads to the dashboard without it [LANE-1] [ROUTE-27]', async () => {
    const paths = ['/lanes', '/lanes/0198c0de-0000-7000-9000-000000000001']
    const [list = '', one = ''] = paths
    await open(list, { user: { permissions: ['ViewLanes'] } })
    expect(await heading('Lanes')).toBeVisible()
    cleanup()
    await open(one, { user: { permissions: ['ViewLanes'] } })
    expect(await screen.findByText('This lane does not exist')).toBeVisible()
    cleanup()
    const others = ana.permissions.filter((permission) => permission !== 'ViewLanes')
    for (const path of paths) {
      const { address, portal } = await open(path, { user: { permissions: others } })
      expect(await heading('Dashboard')).toBeVisible()
      expect(address()).toBe('/dashboard')
      expect([...portal.calls(searchLanes), ...portal.calls(getLane)]).toHaveLength(0)
      cleanup()
    }
  })

  it('opens the booking list with ViewShipment, and leads to the dashboard without it [ROUTE-14]', async () => {
    await open('/shipments', { user: { permissions: ['ViewShipment'] } })
    expect(await heading('Book Shipments')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Book Shipments' })).toHaveAttribute('href', '/shipments')
    expect(document.title).toBe('Lanewise - Book Shipments')
    cleanup()
    const others = ana.permissions.filter((permission) => permission !== 'ViewShipment')
    const { address, portal } = await open('/shipments', { user: { permissions: others } })
    expect(await heading('Dashboard')).toBeVisible()
    expect(address()).toBe('/dashboard')
    expect(portal.calls(findShipments)).toHaveLength(0)
  })

  it('opens a shipment by its number with ViewShipment, and leads to the dashboard without it [SHIPLIST-9]', async () => {
    const path = '/shipments/S104475/preview'
    const known = aPortal()
    known.on(getShipmentInformation, aFullShipment())
    const opened = await open(path, { portal: known, user: { permissions: ['ViewShipment'] } })
    const head = within((await heading('S104475')).closest('header') as HTMLElement)
    for (const text of ['Booked', 'TL', 'Reefer']) expect(head.getByText(text)).toBeVisible()
    expect(opened.portal.calls(getShipmentInformation)[0]?.params).toEqual({ shipmentNumber: 'S104475' })
    cleanup()
    const others = ana.permissions.filter((permission) => permission !== 'ViewShipment')
    const { address, portal } = await open(path, { user: { permissions: others } })
    expect(await heading('Dashboard')).toBeVisible()
    expect(address()).toBe('/dashboard')
    expect(portal.calls(getShipmentInformation)).toHaveLength(0)
  })

  it('opens the preview and the booking confirmation of a shipment [ROUTE-16]', async () => {
    for (const page of ['preview', 'confirmation']) {
      const { portal, address } = await open(`/shipments/S104475/${page}`, { user: { permissions: ['ViewShipment'] } })
      expect(await heading('Shipment S104475')).toBeVisible()
      expect(portal.calls(getShipmentInformation)[0]?.params).toEqual({ shipmentNumber: 'S104475' })
      expect(address()).toBe(`/shipments/S104475/${page}`)
      cleanup()
    }
    const others = ana.permissions.filter((permission) => permission !== 'ViewShipment')
    const { address } = await open('/shipments/S104475/confirmation', { user: { permissions: others } })
    expect(await heading('Dashboard')).toBeVisible()
    expect(address()).toBe('/dashboard')
  })

  it('opens Track Shipments, also by the menu, where it alone is marked [ROUTE-15]', async () => {
    await open('/shipments/tracking', { user: { permissions: ['ViewShipment'] } })
    expect(await heading('Track Shipments')).toBeVisible()
    expect(document.title).toBe('Lanewise - Track Shipments')
    const entry = screen.getByRole('link', { name: 'Track Shipments' })
    expect(entry).toHaveAttribute('href', '/shipments/tracking')
    expect(entry).toHaveAttribute('aria-current', 'page')
    expect(screen.getByRole('link', { name: 'Book Shipments' })).not.toHaveAttribute('aria-current')
  })

  it('leads from tracking, preview and confirmation to the dashboard without ViewShipment [ROUTE-17]', async () => {
    const others = ana.permissions.filter((permission) => permission !== 'ViewShipment')
    for (const path of ['tracking', 'S104475/preview', 'S104475/confirmation']) {
      const opened = await open(`/shipments/${path}`, { user: { permissions: ['ViewShipment'] } })
      expect(await heading(path === 'tracking' ? 'Track Shipments' : 'Shipment S104475')).toBeVisible()
      expect(opened.address()).toBe(`/shipments/${path}`)
      cleanup()
      const { address, portal } = await open(`/shipments/${path}`, { user: { permissions: others } })
      expect(await heading('Dashboard')).toBeVisible()
      expect(address()).toBe('/dashboard')
      expect([...portal.calls(getShipmentInformation), ...portal.calls(findTrackedShipments)]).toEqual([])
      cleanup()
    }
  })

  it('opens the confirmation of a booked quote with CreateQuote, and leads to the dashboard without it [ROUTE-23]', async () => {
    const path = '/quotes/confirmation/S104475'
    const opened = await open(path, { user: { permissions: ['CreateQuote'] } })
    expect(await heading('Shipment S104475')).toBeVisible()
    expect(opened.portal.calls(getShipmentInformation)[0]?.params).toEqual({ shipmentNumber: 'S104475' })
    cleanup()
    const others = ana.permissions.filter((permission) => permission !== 'CreateQuote')
    const { address } = await open(path, { user: { permissions: others } })
    expect(await heading('Dashboard')).toBeVisible()
    expect(address()).toBe('/dashboard')
  })

  it('of quoting stand in the menu group Quotes: Get Quotes, then Quote History [NAV-1]', async () => {
    await open('/dashboard')
    const group = within(await screen.findByRole('list', { name: 'Quotes' }))
    expect(group.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Get Quotes', '/quotes'],
      ['Quote History', '/requote'],
    ])
  })

  it('opens the quote wizard with CreateQuote, and leads to the dashboard without it [QUOTE-1] [ROUTE-22]', async () => {
    await open('/quotes', { user: { permissions: ['CreateQuote'] } })
    expect(await heading('Get Quotes')).toBeVisible()
    cleanup()
    const others = ana.permissions.filter((permission) => permission !== 'CreateQuote')
    const { address } = await open('/quotes', { user: { permissions: others } })
    expect(await heading('Dashboard')).toBeVisible()
    expect(address()).toBe('/dashboard')
  })

  it('of quoting ask for permissions alone, whatever a role is called [QUOTE-2]', async () => {
    const quoting = screens.filter(({ path, menu: group }) => group === 'Quotes' || path.startsWith('/quotes'))
    expect(quoting.map(({ path }) => path)).toContain('/quotes')
    for (const { path, needs } of quoting) {
      expect(needs.length).toBeGreaterThan(0)
      await open(path, { user: { permissions: [], roles: ['Administrator'] } })
      expect(await heading('Dashboard')).toBeVisible()
      cleanup()
      const { address } = await open(path, { user: { permissions: [...needs], roles: [] } })
      expect(address()).toMatch(new RegExp(`^${path}`))
      cleanup()
    }
  })

  it('opens Exceptions with the permission to see any of its records, by an entry directly below the dashboard', async () => {
    for (const permission of ['ViewOrder', 'ViewShipment', 'ViewInvoice', 'ViewRateMismatches'] as const) {
      await open('/exceptions', { user: { permissions: [permission] } })
      expect(await heading('Exceptions')).toBeVisible()
      const links = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link')
      expect(links.slice(0, 2).map((link) => link.textContent)).toEqual(['Dashboard', 'Exceptions'])
      cleanup()
    }
    const { address } = await open('/exceptions', { user: { permissions: ['ViewLanes'] } })
    expect(await heading('Dashboard')).toBeVisible()
    expect(address()).toBe('/dashboard')
    expect(screen.queryByRole('link', { name: 'Exceptions' })).toBeNull()
  })

  it('opens the own profile to any signed-in user [ROUTE-30]', async () => {
    await open('/profile', { user: { permissions: [] } })
    expect(await heading('My Profile')).toBeVisible()
  })

  it('keeps the own profile closed to whoever is not signed in [ROUTE-30]', async () => {
    const { address } = await open('/profile', { user: null })
    expect(await screen.findByRole('button', { name: 'Sign In' })).toBeVisible()
    expect(address()).toBe('/')
  })

  it('are called as in the menu, or Dashboard, Exceptions, My Profile, Help, Notifications or Settings outside of it [ROUTE-37]', () => {
    for (const { path, title, menu: group } of screens) {
      // Until its number is known, the screen of a record has the same title as its list.
      const list = screens.find((one) => one.menu && path.startsWith(`${one.path}/:`))
      const entries = menu.find((one) => one.group === group)?.entries
      const names: readonly (string | undefined)[] = entries ?? [list?.title ?? outside[path]]
      expect(names).toContain(title)
    }
  })
})

const outside: Record<string, string> = {
  '/exceptions': 'Exceptions',
  '/dashboard': 'Dashboard',
  '/profile': 'My Profile',
  '/help': 'Help',
  // Opened from the notifications button.
  '/notifications': 'Notifications',
  '/settings': 'Settings',
  '/settings/:page': 'Settings',
  // Opened from the orders, with the same title.
  '/orders/create': 'Orders',
  '/orders/upload': 'Orders',
  '/orders/upload/:orderUploadId': 'Orders',
  '/orders/:orderNumber/edit': 'Orders',
  // Opened from quotes and shipments, with the same title.
  '/quotes/confirmation/:shipmentNumber': 'Get Quotes',
  '/shipments/:shipmentNumber/confirmation': 'Book Shipments',
  '/shipments/:shipmentNumber/book': 'Book Shipments',
  // Opened from the lanes, with the same title.
  '/lanes/rate-sheets': 'Lanes',
  '/lanes/rate-sheets/:rateSheetId': 'Lanes',
}

describe('without sign-in', () => {
  it('opens /login [ROUTE-35]', async () => {
    const { address } = await open('/login', { user: null })
    expect(await screen.findByRole('button', { name: 'Sign In' })).toBeVisible()
    expect(address()).toBe('/login')
  })

  it('opens /forgotpassword [ROUTE-35]', async () => {
    const { address } = await open('/forgotpassword?waiting=1', { user: null })
    expect(await heading('Check your email')).toBeVisible()
    expect(address()).toBe('/forgotpassword?waiting=1')
  })

  it('opens /ActivateUser/ActivateUser/{token} [ROUTE-35]', async () => {
    const portal = aPortal()
    portal.on(checkActivation, refused(410, 'This activation link is invalid or has expired.'))
    const { address } = await open('/ActivateUser/ActivateUser/some-token', { user: null, portal })
    expect(await heading('This activation link is invalid or has expired.')).toBeVisible()
    expect(address()).toBe('/ActivateUser/ActivateUser/some-token')
    expect(portal.calls(checkActivation)[0]?.params).toEqual({ token: 'some-token' })
  })

  it.each(['/login', '/forgotpassword?waiting=1', '/ActivateUser/ActivateUser/some-token'])(
    'shows neither menus nor top bar at %s [NAV-19]',
    async (path) => {
      const portal = aPortal()
      portal.on(checkActivation, refused(410, 'This activation link is invalid or has expired.'))
      await open(path, { user: null, portal })
      await screen.findByRole('heading', { level: 1 })
      expect(screen.queryByRole('navigation')).toBeNull()
      expect(screen.queryByRole('banner')).toBeNull()
      expect(screen.queryByRole('button', { name: /User menu/ })).toBeNull()
      expect(document.title).toBe(`${config.productName} - Sign In`)
    },
  )

  it('shows neither menus nor top bar on the activation page to whoever is signed in [NAV-19]', async () => {
    const portal = aPortal()
    portal.on(checkActivation, refused(410, 'This activation link is invalid or has expired.'))
    await open('/ActivateUser/ActivateUser/some-token', { portal })
    await heading('This activation link is invalid or has expired.')
    expect(screen.queryByRole('navigation')).toBeNull()
    expect(screen.queryByRole('banner')).toBeNull()
  })
})

it('opens what changes orders to whoever may see orders and also do just that [ROUTE-13]', () => {
  const ofOrders = ['/orders', '/orders/create', '/orders/:orderNumber/edit', '/orders/:orderNumber/consolidate']
  const opened = (permissions: Permission[]) =>
    screens
      .filter((one) => ofOrders.includes(one.path) && mayOpen(one, { ...ana, permissions }))
      .map(({ path }) => path)
  expect(opened(['ViewOrder'])).toEqual(['/orders'])
  expect(opened(['ViewOrder', 'CreateOrder'])).toEqual(['/orders', '/orders/create'])
  expect(opened(['ViewOrder', 'EditOrder'])).toEqual(['/orders', '/orders/:orderNumber/edit'])
  expect(opened(['ViewOrder', 'ConsolidateOrder'])).toEqual(['/orders', '/orders/:orderNumber/consolidate'])
  expect(opened(['CreateOrder', 'EditOrder', 'ConsolidateOrder'])).toEqual([])
})
