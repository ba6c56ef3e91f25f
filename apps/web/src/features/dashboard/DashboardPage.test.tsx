import { commodityChanged, createCommodity, findCommodities } from '@lanewise/contract/commodities'
import { getRecentChanges } from '@lanewise/contract/dashboard'
import { getFleet, getOnTimeWeeks, getTodayStops } from '@lanewise/contract/dashboard-shipments'
import { countExceptions, shipmentExceptionChanged } from '@lanewise/contract/exceptions'
import type { HistoryEntry } from '@lanewise/contract/history'
import type { Operation } from '@lanewise/contract/operation'
import { orderChanged } from '@lanewise/contract/orders'
import { onTimeChanged, shipmentChanged } from '@lanewise/contract/shipments'
import type { Permission } from '@lanewise/domain/access/permissions'
import { act, cleanup, screen, within } from '@testing-library/react'
import { Package } from 'lucide-react'
import { describe, expect, it } from 'vitest'
import { MenuProvider } from '#platform/menu.tsx'
import type { Screen } from '#platform/screen.ts'
import { createFakePortal, type FakePortal, refused } from '#testing/fake-portal.ts'
import { ana, renderScreen } from '#testing/render-screen.tsx'
import DashboardPage from './DashboardPage.tsx'
import { type Tile, tilesFor } from './dashboard.tiles.ts'
import { AccessTile } from './tiles/AccessTile.tsx'

const entry: HistoryEntry = {
  id: '1',
  at: '2026-11-14T14:05:00.000Z',
  who: 'Dana Kim',
  entity: 'commodity',
  entityId: ana.id,
  entityName: 'CEREAL-OAT-14',
  action: 'changed',
  sentences: ['Dana Kim changed Pallet count from 15 to 14', 'Dana Kim changed Freight class from 70 to 85'],
  changes: [],
}

const views = { open: 3, mine: 0, unassigned: 3, snoozed: 0, done: 0 }

function answer(portal: FakePortal) {
  portal.on(getRecentChanges, { data: [entry], total: 172 })
  portal.on(findCommodities, { data: [], total: 1480 })
  portal.on(countExceptions, { views, open: {}, present: { Late: 3 } })
  portal.on(getTodayStops, { pickups: 0, deliveries: 0, stops: [] })
  portal.on(getFleet, { total: 0, markers: [] })
  portal.on(getOnTimeWeeks, { onTimePickup: null, onTimeDelivery: null, weeks: [] })
}

async function open(permissions: readonly Permission[] = ana.permissions, otherwise?: (portal: FakePortal) => void) {
  const portal = createFakePortal()
  answer(portal)
  otherwise?.(portal)
  return renderScreen(<DashboardPage />, { portal, user: { permissions: [...permissions] } })
}

const tile = async (name: string) => within(await screen.findByRole('region', { name }))

describe('the dashboard', () => {
  it('shows a tile to whoever holds its permission [DASH-1]', async () => {
    const { portal } = await open(['ViewCommodity'])
    expect(await (await tile('Catalogue')).findByText('1,480')).toBeVisible()
    expect(portal.calls(findCommodities)).toHaveLength(1)
  })

  it('reads 10,000+ for a catalogue that is no longer counted', async () => {
    const { portal, live } = await open(['ViewCommodity'])
    await (await tile('Catalogue')).findByText('1,480')
    portal.on(findCommodities, { data: [], total: 10_000, isTotalExact: false })
    act(() => live.receive(ana.companyId, 'changed', { name: commodityChanged.name, entity: '', payload: {} }))
    expect(await (await tile('Catalogue')).findByText('10,000+')).toBeVisible()
  })

  it('neither shows a tile nor asks for its data without its permission [DASH-1]', async () => {
    const { portal } = await open(['EditCommodity'])
    await (await tile('Recent changes')).findByText(/Pallet count/)
    expect(screen.queryByRole('region', { name: 'Catalogue' })).toBeNull()
    expect(portal.calls(findCommodities)).toHaveLength(0)
  })

  it('keeps the order of the tiles, whoever looks', () => {
    const Nothing = () => null
    const all: Tile[] = [
      { name: 'today', needs: 'ViewShipment', size: 'wide', Tile: Nothing },
      { name: 'spend', needs: 'ViewInvoice', size: 'third', Tile: Nothing },
      { name: 'changes', needs: 'signed-in', size: 'third', Tile: Nothing },
    ]
    const names = (held: Permission[]) => tilesFor(held, all).map(({ name }) => name)
    expect(names(['ViewInvoice'])).toEqual(['spend', 'changes'])
    expect(names(['ViewInvoice', 'ViewShipment'])).toEqual(['today', 'spend', 'changes'])
    expect(names([])).toEqual(['changes'])
  })

  it('says who changed what lately, and when', async () => {
    await open()
    const changes = await tile('Recent changes')
    expect(await changes.findByText('Dana Kim changed Pallet count from 15 to 14')).toBeVisible()
    expect(changes.getByText('CEREAL-OAT-14 · 1 more')).toBeVisible()
    expect(changes.getByText(/^11\/14\/2026/)).toHaveAttribute('datetime', entry.at)
    expect(changes.getByText('172 total')).toBeVisible()
    expect(changes.queryByText('Loading')).toBeNull()
    expect(changes.queryByRole('button', { name: 'Try again' })).toBeNull()
    expect(changes.queryByText('No changes to show yet')).toBeNull()
  })

  it('names the record of a change only where its sentence does not, and one commodity as one', async () => {
    await open(ana.permissions, (on) => {
      on.on(getRecentChanges, { data: [{ ...entry, sentences: ['Dana Kim created CEREAL-OAT-14'] }], total: 1 })
      on.on(findCommodities, { data: [], total: 1 })
    })
    const changes = await tile('Recent changes')
    expect(await changes.findByText('Dana Kim created CEREAL-OAT-14')).toBeVisible()
    expect(changes.queryByText(/CEREAL-OAT-14$/, { selector: 'small' })).toBeNull()
    expect(changes.queryByText(/more$/)).toBeNull()
    expect(changes.getByText('1 total')).toBeVisible()
    expect(changes.queryByText('No changes to show yet')).toBeNull()
    expect(await (await tile('Catalogue')).findByText('commodity')).toBeVisible()
  })

  it('leads to the own profile and to every screen of the menu, with its keys', async () => {
    const page = async () => ({ default: () => null })
    const screens: Screen[] = [
      { path: '/orders', title: 'Orders', needs: [], menu: 'Manage Freight', go: 'o', icon: Package, page },
      { path: '/reports', title: 'Reports', needs: [], menu: 'Manage Freight', page },
    ]
    const tiles = (
      <MenuProvider screens={screens}>
        <AccessTile />
      </MenuProvider>
    )
    await renderScreen(tiles)
    const links = (await tile('Your access')).getAllByRole('link')
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['OrdersG O', '/orders'],
      ['Reports', '/reports'],
      ['My Profile', '/profile'],
    ])
    expect(links.map((link) => link.querySelectorAll('svg').length)).toEqual([2, 1, 2])
  })

  it('shows a change made elsewhere without a reload', async () => {
    const { portal, live } = await open()
    await (await tile('Catalogue')).findByText('1,480')
    portal.on(findCommodities, { data: [], total: 1481 })
    const event = { name: commodityChanged.name, entity: 'commodity', payload: { id: 'c' } }
    act(() => live.receive(ana.companyId, 'changed', event))
    expect(await screen.findByText('1,481')).toBeVisible()
  })

  it('keeps the other tiles when one cannot be loaded', async () => {
    const portal = createFakePortal()
    portal.on(getRecentChanges, refused(500, 'Failed'))
    portal.on(findCommodities, { data: [], total: 3 })
    await renderScreen(<DashboardPage />, { portal })
    expect(await (await tile('Recent changes')).findByRole('button', { name: 'Try again' })).toBeVisible()
    expect(await (await tile('Catalogue')).findByText('3')).toBeVisible()
  })

  it.each([
    [
      'Recent changes',
      getRecentChanges,
      'The recent changes could not be loaded',
      'Dana Kim changed Pallet count from 15 to 14',
    ],
    ['Catalogue', findCommodities, 'The catalog could not be counted', '1,480'],
    ['In transit', getFleet, 'Truck positions could not be loaded', 'No truck is on the road'],
    ['On-time performance', getOnTimeWeeks, 'On-time figures could not be loaded', 'No stops were made in these weeks'],
  ] as const)('says that %s could not be loaded, and tries again', async (name, operation, failure, shown) => {
    const fails = { recentChanges: getRecentChanges, findCommodities, getFleet, getOnTimeWeeks }
    const { portal, keys } = await open(ana.permissions, (on) => {
      for (const one of Object.values(fails)) on.on(one as Operation, refused(500, 'Failed'))
    })
    const own = await tile(name)
    expect(await own.findByText(failure)).toBeVisible()
    answer(portal)
    await keys.click(own.getByRole('button', { name: 'Try again' }))
    expect(await own.findByText(shown)).toBeVisible()
    expect(portal.calls(operation)).toHaveLength(2)
  })

  it('says that there is no change that one may see', async () => {
    await open(ana.permissions, (on) => on.on(getRecentChanges, { data: [], total: 0 }))
    const changes = await tile('Recent changes')
    expect(await changes.findByText('No changes to show yet')).toBeVisible()
    expect(changes.queryByText(/ total/)).toBeNull()
  })

  it('tells the user the own role and how much it allows', async () => {
    await open([])
    expect((await tile('Your access')).getByText('No Permissions')).toBeVisible()
    expect((await tile('Your access')).getByText('0 of 51 permissions')).toBeVisible()
  })
})

describe('the tiles of shipments', () => {
  const operations = [getTodayStops, getFleet, getOnTimeWeeks]

  it('are shown and asked for with ViewShipment alone [DASH-1]', async () => {
    const { portal } = await open(['ViewShipment'])
    for (const name of ['Needs attention', 'Today', 'In transit', 'On-time performance'])
      expect(await screen.findByRole('region', { name })).toBeVisible()
    for (const operation of operations) expect(portal.calls(operation)).toHaveLength(1)
    cleanup()
    const other = await open(['ViewOrder'])
    await screen.findByRole('region', { name: 'Needs attention' })
    for (const name of ['Today', 'In transit', 'On-time performance'])
      expect(screen.queryByRole('region', { name })).toBeNull()
    for (const operation of operations) expect(other.portal.calls(operation)).toHaveLength(0)
  })

  it('update live when a shipment or an order of the company changes', async () => {
    const { portal, live } = await open()
    expect(await screen.findByText('No truck is on the road')).toBeVisible()
    const receive = (name: string) =>
      act(() => live.receive(ana.companyId, 'changed', { name, entity: '', payload: { id: 'x' } }))
    portal.on(getFleet, { total: 7, markers: [] })
    receive(shipmentChanged.name)
    expect(await screen.findByText('7 shipments')).toBeVisible()
    portal.on(getTodayStops, { pickups: 4, deliveries: 1, stops: [] })
    portal.on(getOnTimeWeeks, { onTimePickup: 88, onTimeDelivery: null, weeks: [] })
    receive(onTimeChanged.name)
    expect(await screen.findByText('4 pickups · 1 delivery')).toBeVisible()
    expect(await screen.findByText('88.0%')).toBeVisible()
    portal.on(countExceptions, { views, open: {}, present: { Late: 19 } })
    receive(shipmentExceptionChanged.name)
    expect(await screen.findByRole('link', { name: /^Shipments late\s*19$/ })).toBeVisible()
    portal.on(getRecentChanges, { data: [{ ...entry, sentences: ['Dana Kim created O200001'] }], total: 173 })
    receive(orderChanged.name)
    expect(await screen.findByText('Dana Kim created O200001')).toBeVisible()
  })
})

describe('quick actions', () => {
  it('follow the permission of what they do', async () => {
    const { portal } = await open(['ViewCommodity'])
    expect(await screen.findByRole('button', { name: 'Add Commodity' })).toHaveAccessibleDescription(
      'You do not have permission to perform this action',
    )
    expect(portal.calls(createCommodity)).toHaveLength(0)
  })

  it('lead to where it is done', async () => {
    const { keys, address } = await open()
    await keys.click(await screen.findByRole('button', { name: 'Add Commodity' }))
    expect(address()).toMatch(/^\/commodities/)
  })

  it('lead to a new order with CreateOrder alone', async () => {
    const { keys, address } = await open(['CreateOrder'])
    await keys.click(await screen.findByRole('button', { name: 'Create Order' }))
    expect(address()).toBe('/orders/create')
    cleanup()
    await open(['CreateQuote'])
    expect(await screen.findByRole('button', { name: 'Create Order' })).toHaveAccessibleDescription(
      'You do not have permission to perform this action',
    )
  })

  it('lead to quotes with CreateQuote alone', async () => {
    const { keys, address } = await open(['CreateQuote'])
    await keys.click(await screen.findByRole('button', { name: 'Get Quotes' }))
    expect(address()).toBe('/quotes')
    cleanup()
    await open([])
    expect(await screen.findByRole('button', { name: 'Get Quotes' })).toHaveAccessibleDescription(
      'You do not have permission to perform this action',
    )
  })

  it('are Get Quotes with CreateQuote, Create Order with CreateOrder, and Track a Shipment [DASH-8]', async () => {
    const actions = [
      ['Get Quotes', 'CreateQuote', '/quotes'],
      ['Create Order', 'CreateOrder', '/orders/create'],
      ['Track a Shipment', 'ViewShipment', '/shipments/tracking'],
    ] as const
    for (const [name, permission, path] of actions) {
      const { keys, address } = await open([permission])
      const others = actions.filter(([other]) => other !== name)
      for (const [other] of others)
        expect(await screen.findByRole('button', { name: other })).toHaveAccessibleDescription(
          'You do not have permission to perform this action',
        )
      await keys.click(screen.getByRole('button', { name: others[0]?.[0] ?? '' }))
      expect(address()).toBe('/')
      await keys.click(screen.getByRole('button', { name }))
      expect(address()).toBe(path)
      cleanup()
    }
  })
})
