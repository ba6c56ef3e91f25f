import { getRecentChanges } from '@lanewise/contract/dashboard'
import { getOnTimeWeeks, getTodayStops, type TodayStop } from '@lanewise/contract/dashboard-shipments'
import { countExceptions } from '@lanewise/contract/exceptions'
import type { Operation } from '@lanewise/contract/operation'
import { screen, waitFor, within } from '@testing-library/react'
import type { ReactElement } from 'react'
import { describe, expect, it } from 'vitest'
import { createFakePortal, type FakePortal, refused } from '#testing/fake-portal.ts'
import { ana, renderScreen } from '#testing/render-screen.tsx'
import { AttentionTile } from './tiles/AttentionTile.tsx'
import { attentionLists } from './tiles/attention-lists.ts'
import { OnTimeTile } from './tiles/OnTimeTile.tsx'
import { RecentChangesTile } from './tiles/RecentChangesTile.tsx'
import { TodayTile } from './tiles/TodayTile.tsx'

async function open(tile: ReactElement, answer: (portal: FakePortal) => void, permissions = ana.permissions) {
  const portal = createFakePortal()
  answer(portal)
  // The page subscribes to live updates of the company, but this tile is rendered alone.
  return renderScreen(tile, { portal, user: { permissions: [...permissions] } })
}
const tile = (name: string) => screen.findByRole('region', { name })

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
    expect(screen.queryByText('Loading')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  })

  it('counts only what the user may list', async () => {
    await open(<AttentionTile />, (portal) => portal.on(countExceptions, counts), ['ViewOrder'])
    const attention = within(await tile('Needs attention'))
    expect(await attention.findByText('Orders missing an appointment')).toBeVisible()
    expect(attention.queryByText('Shipments late')).toBeNull()
  })

  it('can be tried again', async () => {
    const { portal, keys } = await open(<AttentionTile />, (on) => on.on(countExceptions, refused(500, 'x')))
    expect(await screen.findByText('Exceptions could not be counted')).toBeVisible()
    portal.on(countExceptions, { ...counts, present: {} })
    await keys.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('link', { name: /^Shipments late\s*0$/ })).toBeVisible()
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
    expect(screen.queryByText('Loading')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
    await keys.click(today.getByRole('radio', { name: 'Deliveries' }))
    await waitFor(() => expect(portal.calls(getTodayStops).at(-1)?.query).toEqual({ kind: 'deliveries' }))
  })

  it('says when there is none, and can be tried again', async () => {
    const { portal, live } = await open(<TodayTile />, (on) =>
      on.on(getTodayStops, { pickups: 1, deliveries: 2, stops: [] }),
    )
    expect(await screen.findByText('No pickups or deliveries today')).toBeVisible()
    expect(screen.queryByRole('list', { name: 'Today’s stops' })).toBeNull()
    expect(screen.getByText('1 pickup · 2 deliveries')).toBeVisible()
    expect(portal.calls(getTodayStops)).toHaveLength(1)
    expect(live).toBeDefined()
  })

  it('is tried again when it failed', async () => {
    const { portal, keys } = await open(<TodayTile />, (on) => on.on(getTodayStops, refused(500, 'x')))
    expect(await screen.findByText('Today’s stops could not be loaded')).toBeVisible()
    expect(screen.queryByText('No pickups or deliveries today')).toBeNull()
    portal.on(getTodayStops, { pickups: 1, deliveries: 0, stops: [aStop()] })
    await keys.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('1 pickup · 0 deliveries')).toBeVisible()
    expect(screen.queryByText('No pickups or deliveries today')).toBeNull()
  })
})

it.each([
  [<AttentionTile key="attention" />, countExceptions],
  [<TodayTile key="today" />, getTodayStops],
  [<OnTimeTile key="on-time" />, getOnTimeWeeks],
  [<RecentChangesTile key="changes" />, getRecentChanges],
] as const)('says that a tile is loading', async (shown, operation) => {
  await open(shown, (on) => on.on(operation as Operation, () => new Promise(() => {})))
  expect(await screen.findByText('Loading')).toBeInTheDocument()
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
    expect(screen.queryByText('No stops were made in these weeks')).toBeNull()
    expect(within(region).getByText('93.8%')).toBeVisible()
    expect(screen.queryByText('Loading')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
    const [pickup, delivery] = [...region.querySelectorAll('path[data-line]')].map((path) => path.getAttribute('d'))
    expect(pickup?.match(/M/g)).toHaveLength(2)
    expect(delivery?.match(/L/g)).toHaveLength(12)
  })

  it('is shown where only pickups or only deliveries were reached', async () => {
    await open(<OnTimeTile />, (on) => on.on(getOnTimeWeeks, { onTimePickup: null, onTimeDelivery: 93.84, weeks }))
    expect(await screen.findByText('93.8%')).toBeVisible()
    expect(screen.queryByText('No stops were made in these weeks')).toBeNull()
  })

  it('says when no stop was reached', async () => {
    const none = weeks.map(({ week }) => ({ week, onTimePickup: null, onTimeDelivery: null }))
    await open(<OnTimeTile />, (on) => on.on(getOnTimeWeeks, { onTimePickup: null, onTimeDelivery: null, weeks: none }))
    expect(await screen.findByText('No stops were made in these weeks')).toBeVisible()
  })
})
