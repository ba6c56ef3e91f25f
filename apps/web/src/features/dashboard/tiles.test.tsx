import { getFleet, getFleetCard, getOnTimeWeeks, getTodayStops, type TodayStop } from '@lanewise/contract/dashboard'
import { countExceptions } from '@lanewise/contract/exceptions'
import { act, screen, waitFor, within } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { FakeMap } from '#testing/fake-maplibre.ts'
import { createFakePortal, type FakePortal, refused } from '#testing/fake-portal.ts'
import { ana, renderScreen } from '#testing/render-screen.tsx'
import { AttentionTile } from './tiles/AttentionTile.tsx'
import { attentionLists } from './tiles/attention-lists.ts'
import { InTransitTile } from './tiles/InTransitTile.tsx'
import { OnTimeTile } from './tiles/OnTimeTile.tsx'
import { TodayTile } from './tiles/TodayTile.tsx'

vi.mock('maplibre-gl', async () => (await import('#testing/fake-maplibre.ts')).fakeMapLibre)

const topology = { type: 'Topology', objects: {}, arcs: [], cities: [], stateLabels: [], credits: '' }

/** The server's calls are answered by the portal, everything else with the outlines of the map. */
function withMap(portal: FakePortal) {
  const { fetch } = portal
  portal.fetch = async (address, init) =>
    String(address).includes('/api/') ? fetch(address, init) : new Response(JSON.stringify(topology))
  return portal
}

async function open(tile: ReactElement, answer: (portal: FakePortal) => void, permissions = ana.permissions) {
  const portal = withMap(createFakePortal())
  answer(portal)
  // The page listens for the whole company; here a tile stands alone.
  return renderScreen(tile, { portal, user: { permissions: [...permissions] } })
}
const tile = (name: string) => screen.findByRole('region', { name })

// The outlines are fetched once for all maps; other files begin without them.
afterAll(() => {
  vi.resetModules()
})

beforeEach(() => {
  FakeMap.made = []
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({} as never)
})

describe('what needs attention', () => {
  const counts = {
    views: { open: 3, mine: 0, unassigned: 3, snoozed: 0, done: 0 },
    open: { Late: 1 },
    present: { Late: 3, AtRisk: 5, TenderExpiring: 2, MissingAppointment: 7, NotOnShipment: 1_234 },
  }

  it('counts late and at risk shipments, expiring tenders, missing appointments and orders without a shipment, each with its list', async () => {
    await open(<AttentionTile />, (portal) => portal.on(countExceptions, counts))
    const attention = within(await tile('Needs attention'))
    await attention.findByText('Shipments late')
    const links = attention.getAllByRole('link')
    const day = attentionLists('2026-11-17')[4]?.path
    expect(day).toBe('/orders?status=Accepted&pickup=..2026-11-19')
    const underWay = '&status=Booked&status=Dispatched&status=InTransit&status=AtStop'
    expect(links.map((link) => [link.textContent, link.getAttribute('href')]).slice(0, 5)).toEqual([
      ['Exceptions', '/exceptions'],
      ['Shipments late3', `/shipments?onTime=Late${underWay}`],
      ['Shipments at risk5', `/shipments?onTime=AtRisk${underWay}`],
      ['Tenders expiring within 1 hour2', '/shipments?expires=60'],
      [
        'Orders missing an appointment7',
        '/orders?order=missingAppointment&status=Accepted&status=ReadyToShip&status=Tendering&status=Booked',
      ],
    ])
    expect(links[5]).toHaveTextContent('Orders not on a shipment, pickup within 2 days1,234')
  })

  it('counts only what the user may list', async () => {
    await open(<AttentionTile />, (portal) => portal.on(countExceptions, counts), ['ViewOrder'])
    const attention = within(await tile('Needs attention'))
    expect(await attention.findByText('Orders missing an appointment')).toBeVisible()
    expect(attention.queryByText('Shipments late')).toBeNull()
  })

  it('can be tried again', async () => {
    await open(<AttentionTile />, (portal) => portal.on(countExceptions, refused(500, 'x')))
    expect(await screen.findByText('What needs attention could not be counted')).toBeVisible()
  })
})

const aStop = (facts: Partial<TodayStop> = {}): TodayStop => ({
  id: '0198c0de-0000-7000-8000-000000000201',
  stopType: 'Pickup',
  shipmentNumber: 'S104471',
  shipmentStatusName: 'Booked',
  companyName: 'Acme Foods Joliet',
  city: 'Joliet',
  state: 'IL',
  timeZone: 'America/Chicago',
  earlyDateTime: '2026-11-17T12:00:00.000Z',
  lateDateTime: '2026-11-17T14:00:00.000Z',
  appointmentDateTime: null,
  carrierName: 'Prairie Star Lines',
  onTimeStatus: 'OnTime',
  arrivedDateTime: null,
  departedDateTime: null,
  eta: null,
  ...facts,
})

describe('today', () => {
  const stops = [
    aStop({ departedDateTime: '2026-11-17T13:12:00.000Z', arrivedDateTime: '2026-11-17T12:40:00.000Z' }),
    aStop({
      id: '0198c0de-0000-7000-8000-000000000202',
      stopType: 'Dropoff',
      timeZone: 'America/New_York',
      onTimeStatus: 'Late',
      eta: '2026-11-17T16:40:00.000Z',
      carrierName: null,
    }),
    aStop({ id: '0198c0de-0000-7000-8000-000000000203', onTimeStatus: null }),
    aStop({ id: '0198c0de-0000-7000-8000-000000000204', arrivedDateTime: '2026-11-17T14:05:00.000Z' }),
  ]

  it('lists pickups and deliveries in the time of each stop, with shipment link, location, carrier and on-time icon [DASH-3]', async () => {
    const { portal, keys } = await open(<TodayTile />, (on) =>
      on.on(getTodayStops, { pickups: 3, deliveries: 1, stops }),
    )
    const today = within(await tile('Today'))
    const rows = (await today.findAllByRole('listitem')).map((row) => row.textContent)
    expect(rows).toEqual([
      '06:00–08:00CSTPickupAcme Foods Joliet Joliet, ILS104471 · Prairie Star LinesOn TimeDeparted 07:12',
      '07:00–09:00ESTDeliveryAcme Foods Joliet Joliet, ILS104471 · Not bookedLateETA 11:40',
      '06:00–08:00CSTPickupAcme Foods Joliet Joliet, ILS104471 · Prairie Star LinesBooked',
      '06:00–08:00CSTPickupAcme Foods Joliet Joliet, ILS104471 · Prairie Star LinesOn TimeArrived 08:05',
    ])
    const [first] = await today.findAllByRole('listitem')
    expect(within(first as HTMLElement).getByRole('link', { name: 'S104471' })).toHaveAttribute(
      'href',
      '/shipments/S104471/preview',
    )
    expect(
      within(first as HTMLElement)
        .getByText('On Time')
        .querySelector('svg'),
    ).not.toBeNull()
    expect(today.getByText('3 pickups · 1 delivery')).toBeVisible()
    await keys.click(today.getByRole('radio', { name: 'Deliveries' }))
    await waitFor(() => expect(portal.calls(getTodayStops).at(-1)?.query).toEqual({ kind: 'deliveries' }))
  })

  it('says when there is none, and can be tried again', async () => {
    const { portal, live } = await open(<TodayTile />, (on) =>
      on.on(getTodayStops, { pickups: 1, deliveries: 2, stops: [] }),
    )
    expect(await screen.findByText('No truck is expected anywhere today')).toBeVisible()
    expect(screen.getByText('1 pickup · 2 deliveries')).toBeVisible()
    expect(portal.calls(getTodayStops)).toHaveLength(1)
    expect(live).toBeDefined()
  })

  it('is tried again when it failed', async () => {
    await open(<TodayTile />, (on) => on.on(getTodayStops, refused(500, 'x')))
    expect(await screen.findByText('The stops of today could not be loaded')).toBeVisible()
  })
})

describe('in transit', () => {
  const marker = (number: number, longitude: number, latitude: number) => ({
    id: `0198c0de-0000-7000-8000-00000000030${number}`,
    shipmentNumber: `S10000${number}`,
    shipmentStatusName: 'InTransit' as const,
    onTimeStatus: number === 3 ? ('AtRisk' as const) : null,
    latitude,
    longitude,
  })
  const markers = [marker(1, -96.8, 32.78), marker(2, -97.33, 32.75), marker(3, -104.99, 39.74)]
  const card = {
    id: marker(3, 0, 0).id,
    shipmentNumber: 'S100003',
    shipmentStatus: 5 as const,
    shipmentStatusName: 'InTransit' as const,
    onTimeStatus: 'AtRisk' as const,
    nextStop: {
      companyName: 'Meridian Foodservice',
      city: 'Denver',
      state: 'CO',
      timeZone: 'America/Denver',
      eta: '2026-11-17T17:31:00.000Z',
    },
  }

  it('shows one marker per shipment, clustered when close, each opening a card with number, status, next stop and ETA [DASH-4]', async () => {
    const { portal, keys, live } = await open(<InTransitTile />, (on) => {
      on.on(getFleet, { total: 5, markers })
      on.on(getFleetCard, card)
    })
    expect(await within(await tile('In transit')).findByText('5 shipments')).toBeVisible()
    const places = within(await screen.findByRole('list', { name: 'Places on the map' }))
    const names = () => places.getAllByRole('button').map((one) => one.getAttribute('aria-label'))
    expect(names()).toEqual(['2 places, zoom in', 'S100003, At Risk'])
    act(() => FakeMap.latest().zoomTo(9))
    expect(names()).toEqual(['S100001, In Transit', 'S100002, In Transit', 'S100003, At Risk'])
    await keys.click(places.getByRole('button', { name: 'S100003, At Risk' }))
    const opened = within(await screen.findByRole('group', { name: 'Shipment S100003' }))
    expect(await opened.findByText('In Transit')).toBeVisible()
    expect(opened.getByRole('link', { name: 'S100003' })).toHaveAttribute('href', '/shipments/S100003/preview')
    expect(opened.getByText('At Risk')).toBeVisible()
    expect(opened.getByText('Meridian Foodservice')).toBeVisible()
    expect(opened.getByText(/Denver, CO · ETA 11\/17 10:31 MST/)).toBeVisible()
    portal.on(getFleet, { total: 1, markers: markers.slice(2) })
    act(() => live.receive(ana.companyId, 'tracking', { name: 'moved', entity: 'shipment', payload: { id: 'x' } }))
    await waitFor(() => expect(names()).toEqual(['S100003, At Risk']))
    await keys.click(opened.getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('group', { name: 'Shipment S100003' })).toBeNull()
  })

  it('says when nothing is on the road, or nobody knows where', async () => {
    const { portal, live } = await open(<InTransitTile />, (on) => on.on(getFleet, { total: 0, markers: [] }))
    expect(await screen.findByText('No truck is on the road')).toBeVisible()
    portal.on(getFleet, { total: 2, markers: [] })
    act(() => live.receive(ana.companyId, 'tracking', { name: 'moved', entity: 'shipment', payload: { id: 'x' } }))
    expect(await screen.findByText('Of none of the trucks on the road a position is known yet')).toBeVisible()
  })
})

describe('on-time performance', () => {
  const weeks = Array.from({ length: 12 }, (_, index) => ({
    week: new Date(Date.UTC(2026, 7, 31 + 7 * index)).toISOString().slice(0, 10),
    onTimePickup: index === 3 ? null : 97,
    onTimeDelivery: 90 + index / 2,
  }))

  it('plots pickup and delivery percent per week over 12 weeks [DASH-5]', async () => {
    await open(<OnTimeTile />, (on) => on.on(getOnTimeWeeks, { onTimePickup: 97.3, onTimeDelivery: 93.84, weeks }))
    const region = await tile('On-time performance')
    const table = await within(region).findByRole('table', { name: 'On-time performance' })
    const rows = within(table).getAllByRole('row')
    expect(rows[0]).toHaveTextContent('Week ofOn-time pickupOn-time delivery')
    expect(rows.slice(1).map((row) => row.textContent)).toHaveLength(12)
    expect(rows[1]).toHaveTextContent('08/3197.0%90.0%')
    expect(rows[4]).toHaveTextContent('09/21N/A91.5%')
    expect(rows[12]).toHaveTextContent('11/1697.0%95.5%')
    expect(within(region).getByText('97.3%')).toBeVisible()
    expect(within(region).getByText('93.8%')).toBeVisible()
    const [pickup, delivery] = [...region.querySelectorAll('path[data-line]')].map((path) => path.getAttribute('d'))
    expect(pickup?.match(/M/g)).toHaveLength(2)
    expect(delivery?.match(/L/g)).toHaveLength(12)
  })

  it('says when no stop was reached', async () => {
    const none = weeks.map(({ week }) => ({ week, onTimePickup: null, onTimeDelivery: null }))
    await open(<OnTimeTile />, (on) => on.on(getOnTimeWeeks, { onTimePickup: null, onTimeDelivery: null, weeks: none }))
    expect(await screen.findByText('No stop was reached in these weeks')).toBeVisible()
  })
})
