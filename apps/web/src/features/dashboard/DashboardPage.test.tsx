import { getRecentChanges } from '@lanewise/contract/dashboard'
import {
  getFirstLoad,
  getFleet,
  getFreightSpend,
  getOnTimeWeeks,
  getTodayStops,
} from '@lanewise/contract/dashboard-shipments'
import { countExceptions, shipmentExceptionChanged } from '@lanewise/contract/exceptions'
import type { HistoryEntry } from '@lanewise/contract/history'
import type { Operation } from '@lanewise/contract/operation'
import { orderChanged } from '@lanewise/contract/orders'
import { updatePreferences } from '@lanewise/contract/profile'
import { findShipments, offerChanged, onTimeChanged, shipmentChanged } from '@lanewise/contract/shipments'
import type { Permission } from '@lanewise/domain/access/permissions'
import { act, cleanup, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createFakePortal, type FakePortal, refused } from '#testing/fake-portal.ts'
import { aShipment } from '#testing/full-shipment.ts'
import { ana, renderScreen } from '#testing/render-screen.tsx'
import DashboardPage from './DashboardPage.tsx'
import { type Tile, tilesFor } from './dashboard.tiles.ts'

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
  portal.on(findShipments, { data: [], total: 0 })
  portal.on(countExceptions, { views, open: {}, present: { Late: 3 } })
  portal.on(getTodayStops, { pickups: 0, deliveries: 0, stops: [] })
  portal.on(getFleet, { total: 0, markers: [] })
  portal.on(getOnTimeWeeks, { onTimePickup: null, onTimeDelivery: null, weeks: [] })
  portal.on(getFreightSpend, { months: [], change: null })
  portal.on(updatePreferences, ({ body }) => body)
  portal.on(getFirstLoad, { quote: null, shipmentNumber: null })
}

async function open(permissions: readonly Permission[] = ana.permissions, otherwise?: (portal: FakePortal) => void) {
  const portal = createFakePortal()
  answer(portal)
  otherwise?.(portal)
  return renderScreen(<DashboardPage />, { portal, user: { permissions: [...permissions] } })
}

const waiting = 'Waiting for a carrier'

/** A load offered to a carrier until some hours after now. */
const tendered = (shipmentNumber: string, hours: number) =>
  aShipment({
    shipmentNumber,
    offer: {
      carrierName: `Carrier of ${shipmentNumber}`,
      position: 1,
      count: 3,
      expiresDateTime: new Date(Date.now() + hours * 3_600_000 + 30_000).toISOString(),
    },
  })

const tile = async (name: string) => within(await screen.findByRole('region', { name }))

describe('the dashboard', () => {
  it('neither shows a tile nor asks for its data without its permission [DASH-1]', async () => {
    const { portal } = await open(['EditCommodity'])
    await (await tile('Recent changes')).findByText(/Pallet count/)
    expect(screen.queryByRole('region', { name: waiting })).toBeNull()
    expect(portal.calls(findShipments)).toHaveLength(0)
  })

  it('keeps the order of the tiles, whoever looks', () => {
    const Nothing = () => null
    const all: Tile[] = [
      { name: 'today', needs: 'ViewShipment', size: 'wide', height: 1, Tile: Nothing },
      { name: 'spend', needs: 'ViewInvoice', size: 'third', height: 1, Tile: Nothing },
      { name: 'changes', needs: 'signed-in', size: 'third', height: 1, Tile: Nothing },
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

  it('names the record of a change only where its sentence does not', async () => {
    await open(ana.permissions, (on) => {
      on.on(getRecentChanges, { data: [{ ...entry, sentences: ['Dana Kim created CEREAL-OAT-14'] }], total: 1 })
    })
    const changes = await tile('Recent changes')
    expect(await changes.findByText('Dana Kim created CEREAL-OAT-14')).toBeVisible()
    expect(changes.queryByText(/CEREAL-OAT-14$/, { selector: 'small' })).toBeNull()
    expect(changes.queryByText(/more$/)).toBeNull()
    expect(changes.getByText('1 total')).toBeVisible()
    expect(changes.queryByText('No changes to show yet')).toBeNull()
  })

  it('folds the changes of a record into one line, the record changed last first', async () => {
    const other = { ...entry, entityId: ana.companyId, entityName: 'O200001', sentences: ['Dana Kim created O200001'] }
    await open(ana.permissions, (on) =>
      on.on(getRecentChanges, {
        data: [entry, { ...other, id: '2' }, { ...entry, id: '3', sentences: ['Dana Kim created it'] }],
        total: 3,
      }),
    )
    const changes = await tile('Recent changes')
    await changes.findByText('Dana Kim created O200001')
    expect(changes.getAllByRole('listitem').map((line) => line.querySelector('p')?.textContent)).toEqual([
      'Dana Kim changed Pallet count from 15 to 14',
      'Dana Kim created O200001',
    ])
    expect(changes.getByText('CEREAL-OAT-14 · 2 more')).toBeVisible()
  })

  it('lists the next loads without a carrier, with the tender that waits for an answer, and follows them', async () => {
    const { portal, live } = await open(ana.permissions, (on) =>
      on.on(findShipments, { data: [tendered('S1', 2), aShipment({ shipmentNumber: 'S2' })], total: 12 }),
    )
    const tenders = await tile(waiting)
    await tenders.findByRole('link', { name: 'S1' })
    const lines = tenders.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(lines[0]).toMatch(/^S1 Dallas, TX to Little Rock, AR11\/17\/2026 08:00–12:00 CST2 h.* left · Carrier of S1$/)
    expect(lines[1]).toBe('S2 Dallas, TX to Little Rock, AR11/17/2026 08:00–12:00 CSTNot offered')
    expect(tenders.getByText('12')).toBeVisible()
    expect(portal.calls(findShipments)[0]?.body).toMatchObject({ statuses: [1, 2], pastLast: true, pageSize: 5 })
    portal.on(findShipments, { data: [], total: 0 })
    act(() => live.receive(ana.companyId, 'changed', { name: offerChanged.name, entity: '', payload: { id: 'x' } }))
    expect(await tenders.findByText('Every shipment has a carrier')).toBeVisible()
  })

  it('keeps the other tiles when one cannot be loaded', async () => {
    const portal = createFakePortal()
    portal.on(getRecentChanges, refused(500, 'Failed'))
    portal.on(findShipments, { data: [tendered('S1', 2)], total: 1 })
    await renderScreen(<DashboardPage />, { portal })
    expect(await (await tile('Recent changes')).findByRole('button', { name: 'Try again' })).toBeVisible()
    expect(await (await tile(waiting)).findByText('S1')).toBeVisible()
  })

  it.each([
    [
      'Recent changes',
      getRecentChanges,
      'The recent changes could not be loaded',
      'Dana Kim changed Pallet count from 15 to 14',
    ],
    [waiting, findShipments, 'Shipments could not be loaded', 'Every shipment has a carrier'],
    ['In transit', getFleet, 'Truck positions could not be loaded', 'No truck is on the road'],
    ['On-time performance', getOnTimeWeeks, 'On-time figures could not be loaded', 'No stops were made in these weeks'],
    ['Freight spend', getFreightSpend, 'Freight spend could not be loaded', 'Nothing was booked in these months'],
  ] as const)('says that %s could not be loaded, and tries again', async (name, operation, failure, shown) => {
    const fails = { recentChanges: getRecentChanges, findShipments, getFleet, getOnTimeWeeks, getFreightSpend }
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
})

describe('the tiles of shipments', () => {
  const operations = [getTodayStops, getFleet, getOnTimeWeeks, findShipments]

  it('are shown and asked for with ViewShipment alone [DASH-1]', async () => {
    const { portal } = await open(['ViewShipment'])
    for (const name of ['Needs attention', 'Today', 'In transit', 'On-time performance', waiting])
      expect(await screen.findByRole('region', { name })).toBeVisible()
    for (const operation of operations) expect(portal.calls(operation)).toHaveLength(1)
    cleanup()
    const other = await open(['ViewOrder'])
    await screen.findByRole('region', { name: 'Needs attention' })
    for (const name of ['Today', 'In transit', 'On-time performance', waiting])
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
