import { trucksMoved } from '@lanewise/contract/event'
import type { ShipmentInformation } from '@lanewise/contract/shipment-fields'
import { getShipmentInformation } from '@lanewise/contract/shipments'
import {
  findTrackedShipments,
  getShipmentTracking,
  getTrackedTrucks,
  type ShipmentTracking,
} from '@lanewise/contract/tracking'
import type { Truck } from '@lanewise/contract/tracking-list'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type FakePortal, refused } from '#testing/fake-portal.ts'
import { aDropoff, aFullShipment, aStop } from '#testing/full-shipment.ts'
import { ana } from '#testing/render-screen.tsx'
import { setWindowWidth } from '#testing/window.ts'
import { aTracking } from './testing/given.ts'
import { aNextStop, aTracked, type openTracking as Open } from './testing/tracked-list.tsx'

vi.mock('maplibre-gl', async () => (await import('#testing/fake-maplibre.ts')).fakeMapLibre)

const clean = () => {
  vi.resetModules()
}
// The outlines are fetched once for all maps, and other files mock the map library differently. This file resets the
// modules before and after its tests.
beforeAll(clean)
afterAll(clean)

const openTracking: typeof Open = async (given) => (await import('./testing/tracked-list.tsx')).openTracking(given)

beforeEach(() => {
  vi.setSystemTime('2026-11-17T14:30:00Z')
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({} as never)
})

const button = (name: string | RegExp) => screen.getByRole('button', { name })
const aTruck = (more: Partial<Truck> = {}): Truck => ({
  id: '33333333-3333-4333-8333-333333333333',
  shipmentNumber: 'S104419',
  shipmentStatusName: 'InTransit',
  onTimeStatus: 'AtRisk',
  latitude: 37.62,
  longitude: -104.78,
  heading: 10,
  ...more,
})
const counts = { all: 31, Late: 3, AtRisk: 5, OnTime: 21, Early: 2 }
const many = (count: number) =>
  Array.from({ length: count }, (_, at) => aTracked({ shipmentNumber: `S2000${String(at + 10)}` }))

it('asks for 20 trucks on a page, those in trouble first, and shows them beside the map', async () => {
  const { asked: requests } = await openTracking({ trucks: many(45), fleet: { trucks: [aTruck()], counts } })
  expect(requests()[0]).toEqual({
    page: 1,
    pageSize: 20,
    searchTerm: '',
    orderByProperty: 'Trouble',
    orderByDirection: 1,
    statuses: [],
    onTimeStatus: [],
    shippingModes: [],
  })
  expect(screen.getByRole('heading', { level: 1, name: 'Track Shipments' })).toBeVisible()
  expect(screen.getByText('1–20 of 45')).toBeVisible()
  expect(await screen.findByLabelText('S104419, In Transit, At Risk')).toBeVisible()
})

it('tells on a card how the truck stands, how much of its trip is done, and when it will be where', async () => {
  await openTracking({ trucks: [aTracked({ shipmentNumber: 'S104419' })] })
  const card = within(screen.getByRole('link', { name: 'S104419' }).closest('li') as HTMLElement)
  for (const text of ['TL', 'In Transit', 'At Risk', 'Tidewater Express', 'ETA 10:31 MST'])
    expect(card.getByText(text)).toBeVisible()
  expect(card.getByText(/Window 09:00–11:00$/)).toBeVisible()
  expect(card.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '79')
})

it.each([
  [{ nextStop: aNextStop({ arrivedDateTime: '2026-11-17T14:05:00Z' }) }, 'Arrived 07:05 MST'],
  [{ nextStop: aNextStop({ eta: '2026-11-18T17:31:00Z' }) }, 'ETA 11/18/2026 10:31 MST'],
  [{ nextStop: aNextStop({ eta: null }) }, 'No ETA yet'],
  [{ nextStop: aNextStop({ eta: null, stopType: 'Pickup' }) }, 'Not picked up yet'],
  [{ nextStop: null, actualDeliveryDateTime: null }, 'Past its last stop'],
] as const)('says what is known of the next stop', async (facts, text) => {
  await openTracking({ trucks: [aTracked({ shipmentNumber: 'S104419', ...facts })] })
  expect(screen.getByText(text)).toBeVisible()
})

it('names an appointment in the place of the window, and days that are not today', async () => {
  const nextStop = aNextStop({ appointmentDateTime: '2026-11-17T17:00:00Z' })
  const later = aNextStop({ earlyDateTime: '2026-11-18T16:00:00Z', lateDateTime: '2026-11-19T18:00:00Z' })
  await openTracking({ trucks: [aTracked({ nextStop, shipmentNumber: 'S1' }), aTracked({ nextStop: later })] })
  expect(screen.getByText(/Appt 10:00$/)).toBeVisible()
  expect(screen.getByText(/Window 11\/18\/2026 09:00–11\/19\/2026 11:00$/)).toBeVisible()
})

it('shows tracking as cards at first, as a table by preference, and remembers it [SHIPLIST-7] [SHIPLIST-8]', async () => {
  const { keys } = await openTracking({ trucks: many(2) })
  expect(screen.queryByRole('table')).toBeNull()
  expect(screen.getAllByRole('progressbar')).toHaveLength(2)
  await keys.click(screen.getByRole('radio', { name: 'Table' }))
  expect(screen.getByRole('table')).toBeVisible()
  for (const head of ['Shipment #', 'Status', 'On time', 'From, to', 'Next stop', 'Position', 'Delivery', 'Carrier'])
    expect(screen.getByRole('columnheader', { name: new RegExp(head) })).toBeInTheDocument()
  expect(screen.getAllByText('168 mi to go')).toHaveLength(2)
  cleanup()
  const again = await openTracking({ trucks: many(2) })
  expect(screen.getByRole('table')).toBeVisible()
  await again.keys.click(screen.getByRole('radio', { name: 'Cards' }))
  cleanup()
  await openTracking({ trucks: many(2) })
  expect(screen.queryByRole('table')).toBeNull()
})

it('counts how the trucks stand, and shows those alone that are asked for', async () => {
  const { keys, asked: requests, address } = await openTracking({ trucks: many(2), fleet: { counts } })
  for (const name of ['All 31', 'Late 3', 'At Risk 5', 'On Time 21', 'Early 2'])
    await screen.findByRole('button', { name })
  expect(button('All 31')).toHaveAttribute('aria-pressed', 'true')
  await keys.click(button('Late 3'))
  expect(address()).toContain('onTime=Late')
  expect(requests().at(-1)).toMatchObject({ onTimeStatus: ['Late'] })
  expect(button('Late 3')).toHaveAttribute('aria-pressed', 'true')
  expect(button('All 31')).toHaveAttribute('aria-pressed', 'false')
  await keys.click(button('Late 3'))
  expect(requests().at(-1)).toMatchObject({ onTimeStatus: [] })
  await keys.click(button('Early 2'))
  await keys.click(button('All 31'))
  expect(address()).not.toContain('onTime')
})

it('filters by places, days, status and mode, for the map as for the list', async () => {
  const { asked: requests, portal } = await openTracking({
    trucks: many(1),
    path: '/shipments/tracking?search=acme&origin=US:75212&destination=US:60606&pickup=2026-11-16..&delivery=..2026-11-20&status=InTransit&mode=LTL&sort=-ShipmentNumber&onTime=Late&onTime=Nonsense',
  })
  const filter = {
    searchTerm: 'acme',
    originQuotableLocationId: 'US:75212',
    destinationQuotableLocationId: 'US:60606',
    scheduledPickup: { startDate: '2026-11-16' },
    scheduledDelivery: { endDate: '2026-11-20' },
    statuses: [5],
    onTimeStatus: ['Late'],
    shippingModes: ['LTL'],
  }
  expect(requests()[0]).toEqual({
    ...filter,
    orderByProperty: 'ShipmentNumber',
    orderByDirection: -1,
    page: 1,
    pageSize: 20,
  })
  expect(portal.calls(getTrackedTrucks)[0]?.body).toEqual(filter)
})

it.each([
  [1, '1 truck on the map'],
  [2, '2 trucks on the map'],
])('says how many trucks the map shows, of %i', async (count, label) => {
  const trucks = many(count).map(({ shipmentNumber }) => aTruck({ id: crypto.randomUUID(), shipmentNumber }))
  await openTracking({ trucks: many(count), fleet: { trucks, counts } })
  const { FakeMap } = await import('#testing/fake-maplibre.ts')
  await waitFor(() => expect(FakeMap.latest().canvas).toHaveAttribute('aria-label', label))
})

it('shows the chosen truck on the map with who, where and when', async () => {
  const { keys, address, portal } = await openTracking({
    trucks: [aTracked({ shipmentNumber: 'S104419' })],
    fleet: { trucks: [aTruck()], counts },
  })
  portal.on(getShipmentTracking, ({ params }) =>
    aTracking({
      shipmentNumber: String(params.shipmentNumber),
      position: aTracked().position,
      milesToGo: 168,
      stops: [1, 2].map((stopNumber) => ({
        stopNumber,
        eta: stopNumber === 2 ? '2026-11-17T17:31:00.000Z' : null,
        onTimeStatus: 'AtRisk',
        arrivedAt: null,
        departedAt: null,
      })),
    }),
  )
  await keys.click(screen.getByRole('progressbar'))
  expect(address()).toContain('shipment=S104419')
  const card = within(await screen.findByRole('region', { name: 'Shipment S104419' }))
  expect(await card.findByText('Near Walsenburg, CO')).toBeVisible()
  expect(card.getByText('168 mi left')).toBeVisible()
  expect(card.getByText('Position 4 min ago')).toBeVisible()
  expect(card.getByText(/^ETA 12:31 EST/)).toBeVisible()
  expect(card.getByRole('link', { name: 'View Shipment' })).toHaveAttribute('href', '/shipments/S104419/preview')
  expect(screen.getByRole('progressbar').closest('li')).toHaveAttribute('aria-current', 'true')
  await keys.click(card.getByRole('button', { name: 'Manage Watchers' }))
  expect(await screen.findByRole('dialog')).toBeVisible()
  await keys.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await keys.click(card.getByRole('button', { name: 'Close' }))
  expect(address()).not.toContain('shipment=')
})

it('chooses by the arrows and on the map, and Escape closes the card', async () => {
  const trucks = [aTracked({ shipmentNumber: 'S1' }), aTracked({ shipmentNumber: 'S2' })]
  const { keys, address } = await openTracking({
    trucks,
    fleet: { trucks: [aTruck({ shipmentNumber: 'S9', onTimeStatus: null })], counts },
  })
  act(() => screen.getByRole('link', { name: 'S1' }).focus())
  await keys.keyboard('{ArrowDown}')
  expect(address()).toContain('shipment=S2')
  await keys.keyboard('{Escape}')
  expect(address()).not.toContain('shipment=')
  await keys.click(await screen.findByLabelText('S9, In Transit'))
  expect(address()).toContain('shipment=S9')
})

it('follows the trucks while they move', async () => {
  const { live, portal } = await openTracking({ trucks: many(1), fleet: { trucks: [aTruck()], counts } })
  await screen.findByLabelText('S104419, In Transit, At Risk')
  const before = portal.calls(findTrackedShipments).length
  portal.on(getTrackedTrucks, { trucks: [aTruck({ onTimeStatus: 'Late' })], isCut: false, counts })
  await act(async () =>
    live.receive(ana.companyId, 'tracking', { ...trucksMoved, entity: 'shipment', payload: { id: ana.companyId } }),
  )
  expect(await screen.findByLabelText('S104419, In Transit, Late')).toBeVisible()
  await waitFor(() => expect(portal.calls(findTrackedShipments).length).toBeGreaterThan(before))
})

it('says that a map with too many trucks shows those in trouble', async () => {
  await openTracking({ trucks: many(1), fleet: { trucks: [aTruck()], isCut: true, counts } })
  expect(await screen.findByText('The map shows 1 trucks, starting with those with problems')).toBeVisible()
})

it('says when nothing is on its way, and offers nothing to add', async () => {
  await openTracking()
  expect(await screen.findByText('No shipments to track')).toBeVisible()
  expect(screen.queryByRole('button', { name: /Create|Add/ })).toBeNull()
})

it('shows map and list in turn on a phone', async () => {
  setWindowWidth(390)
  const { keys, address } = await openTracking({ trucks: many(2), fleet: { trucks: [aTruck()], counts } })
  expect(screen.queryByLabelText('S104419, In Transit, At Risk')).toBeNull()
  await keys.click(screen.getByRole('radio', { name: 'Map' }))
  expect(address()).toContain('view=map')
  expect(await screen.findByLabelText('S104419, In Transit, At Risk')).toBeVisible()
  expect(screen.queryByRole('link', { name: 'S200010' })).toBeNull()
})

describe('the card of a chosen truck', () => {
  const path = '/shipments/tracking?shipment=S104419'
  const outlook = (stopNumber: number, more: object = {}) => ({
    ...{ stopNumber, eta: null, onTimeStatus: null, arrivedAt: null, departedAt: null },
    ...more,
  })
  async function choose(tracking: Partial<ShipmentTracking>, facts: Partial<ShipmentInformation> = {}) {
    const answers = (portal: FakePortal) => {
      portal.on(getShipmentTracking, aTracking({ shipmentNumber: 'S104419', ...tracking }))
      portal.on(getShipmentInformation, aFullShipment({ shipmentNumber: 'S104419', ...facts }))
    }
    const opened = await openTracking({ path, answers })
    return { ...opened, card: within(await screen.findByRole('region', { name: 'Shipment S104419' })) }
  }

  it('says where it was seen without a name of the place, and nothing where nobody knows', async () => {
    const position = { ...aTracked().position, near: null } as ShipmentTracking['position']
    const { card } = await choose({ position, milesToGo: null, stops: [outlook(1), outlook(2)] })
    expect(await card.findByText('On the road')).toBeVisible()
    expect(card.getByText('Position 4 min ago')).toBeVisible()
    expect(card.queryByText(/mi left$/)).toBeNull()
    expect(card.queryByText(/^Departed/)).toBeNull()
  })

  it('before anything was heard names the first stop that it has not left', async () => {
    const departedAt = '2026-11-16T14:10:00.000Z'
    const { card } = await choose(
      { position: null, nextStopNumber: null, stops: [outlook(1), outlook(2)] },
      { stops: [aStop({ arrivalDateTime: departedAt, departureDateTime: departedAt }), aDropoff()] },
    )
    expect(await card.findByText('Harvest Lane Grocers')).toBeVisible()
    expect(card.getByText('Chicago DC')).toBeVisible()
    expect(card.getByText('Departed 11/16/2026 08:10 CST')).toBeVisible()
    expect(card.getByText('No ETA yet')).toBeVisible()
    expect(card.queryByText('On the road')).toBeNull()
    expect(card.queryByText(/late$/)).toBeNull()
  })

  it('names nobody ahead of a truck that was seen past its last stop', async () => {
    const { card } = await choose({
      position: aTracked().position,
      nextStopNumber: null,
      stops: [outlook(1), outlook(2)],
    })
    expect(await card.findByText('Near Walsenburg, CO')).toBeVisible()
    expect(card.queryByText('Harvest Lane Grocers')).toBeNull()
    expect(card.queryByText('Chicago DC')).toBeNull()
  })

  it('tells its facts, and leaves out what is not known', async () => {
    const { card } = await choose({}, { proNumber: null, truckNumber: null, driverName: 'Wade Lindqvist' })
    expect(await card.findByText(/ · Wade Lindqvist$/)).toBeVisible()
    expect(card.queryByText(/PRO|truck/)).toBeNull()
  })

  it('copies its number', async () => {
    const { card, keys } = await choose({})
    await keys.click(card.getByRole('button', { name: 'Copy the shipment number' }))
    expect(await screen.findByText('Copied S104419')).toBeVisible()
    expect(await navigator.clipboard.readText()).toBe('S104419')
  })

  it('opens who watches it, and leads to the shipment', async () => {
    const { card, keys } = await choose({})
    expect(card.getByRole('link', { name: 'View Shipment' })).toHaveAttribute('href', '/shipments/S104419/preview')
    await waitFor(() => expect(card.getByRole('button', { name: 'Manage Watchers' })).toBeEnabled())
    await keys.click(card.getByRole('button', { name: 'Manage Watchers' }))
    expect(await screen.findByRole('dialog', { name: 'Manage Watchers' })).toBeVisible()
    await keys.click(within(screen.getByRole('dialog')).getAllByRole('button', { name: 'Close' })[1] as HTMLElement)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('says why it cannot be shown and tries again', async () => {
    const missing = refused(404, 'This shipment does not exist or is not yours')
    const { keys, portal } = await openTracking({ path, answers: (on) => on.on(getShipmentInformation, missing) })
    expect(await screen.findByText('This shipment does not exist or is not yours')).toBeVisible()
    expect(button('Manage Watchers')).toBeDisabled()
    portal.on(getShipmentInformation, aFullShipment({ shipmentNumber: 'S104419' }))
    await keys.click(button('Try again'))
    await waitFor(() => expect(button('Manage Watchers')).toBeEnabled())
  })
})

it('shows the chosen truck on the map also where the filter leaves it out', async () => {
  const seen = aTracking({ shipmentNumber: 'S104419', position: aTracked().position })
  await openTracking({
    path: '/shipments/tracking?shipment=S104419',
    fleet: { trucks: [aTruck({ shipmentNumber: 'S9' })], counts },
    answers: (portal) => portal.on(getShipmentTracking, seen),
  })
  expect(await screen.findByLabelText('S104419')).toBeVisible()
  expect(screen.getByLabelText('S9, In Transit, At Risk')).toBeVisible()
})

it('says why the map has no trucks', async () => {
  const failed = refused(503, 'The database is being restarted')
  await openTracking({ trucks: many(1), answers: (portal) => portal.on(getTrackedTrucks, failed) })
  expect(await screen.findByText('The database is being restarted')).toBeVisible()
})

it('tells in the table what is known of each truck', async () => {
  const position = { ...aTracked().position, near: null } as ReturnType<typeof aTracked>['position']
  const trucks = [
    aTracked({ shipmentNumber: 'S1', position, milesToGo: null }),
    aTracked({ shipmentNumber: 'S2', position: null, onTimeStatus: null, nextStop: null }),
  ]
  const { keys } = await openTracking({ trucks })
  await keys.click(screen.getByRole('radio', { name: 'Table' }))
  const row = (name: string) => screen.getByRole('link', { name }).closest('tr')
  expect(row('S1')).toHaveTextContent('On the road')
  expect(row('S1')).toHaveTextContent('At Risk')
  expect(row('S1')).not.toHaveTextContent('mi to go')
  expect(row('S2')).not.toHaveTextContent(/On the road|mi to go|At Risk|Window/)
  expect(row('S2')).toHaveTextContent('Past its last stop')
})
