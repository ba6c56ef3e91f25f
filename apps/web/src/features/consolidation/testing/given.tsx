import type { CurrentUser } from '@lanewise/contract/auth'
import {
  type Consolidation,
  type ConsolidationPreview,
  findConsolidationCandidates,
  getConsolidation,
  previewConsolidation,
} from '@lanewise/contract/consolidation'
import type { OrderSummary } from '@lanewise/contract/order-list'
import { arrangeStops } from '@lanewise/domain/consolidation/arrange-stops'
import type { OrderStopFacts } from '@lanewise/domain/shipments/merge-stops'
import { screen, within } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import ConsolidatePage from '#features/consolidation/ConsolidatePage.tsx'
import { anOrder } from '#features/orders/testing/order-summary.ts'
import { createFakeLive } from '#testing/fake-live.ts'
import { createFakePortal, type FakePortal, refused } from '#testing/fake-portal.ts'
import { renderScreen } from '#testing/render-screen.tsx'

const end = (city: string) => ({ ...anOrder().origin, city, companyName: `${city} Foods`, companyAlias: null })

/** An order from one city to another. */
const order = (orderNumber: string, from: string, to: string): OrderSummary =>
  anOrder({ orderNumber, origin: end(from), destination: end(to), weight: 10_000, pallets: 8, linearFeet: 16 })

/** Base order, one order with the same pickup, one with the same dropoff, and one that shares no stop. */
export const orders = {
  base: order('O1', 'Dallas', 'Atlanta'),
  samePickup: order('O2', 'Dallas', 'Memphis'),
  sameDropoff: order('O3', 'Waco', 'Atlanta'),
  apart: order('O4', 'Reno', 'Boise'),
}
const all = Object.values(orders)

const stopsOf = ({ orderNumber, origin, destination }: OrderSummary): OrderStopFacts[] =>
  [origin, destination].map(({ city }, index) => ({
    id: idOf(orderNumber, index),
    orderId: orderNumber,
    stopType: index as 0 | 1,
    stopNumber: index + 1,
    appointmentAt: null,
    locationId: city,
    earlyAt: new Date(Date.UTC(2026, 10, 17 + index)),
    lateAt: new Date(Date.UTC(2026, 10, 18 + index)),
  }))

/** Id of a stop of an order: the pickup of O1 has index 0, its dropoff index 1. */
export const idOf = (orderNumber: string, index: number) =>
  `0198c0de-0000-7000-8000-00000000${orderNumber.slice(1).padStart(3, '0')}${index}`

/** Answer of the server for a load. */
export function previewOf(
  numbers: readonly string[],
  wanted: readonly string[],
  facts: Partial<ConsolidationPreview> = {},
): ConsolidationPreview {
  const on = all.filter(({ orderNumber }) => numbers.includes(orderNumber))
  const stops = arrangeStops(on.flatMap(stopsOf), wanted)
  const count = on.length
  const totals = { distance: 700 + stops.length * 50, weight: 10_000 * count, pallets: 8 * count, volume: 500 * count }
  return {
    orders: on,
    stops: stops.map(({ stopType, locationId, parts }, index) => ({
      id: parts[0]?.id ?? '',
      stopType,
      companyName: `${locationId} Foods`,
      locationName: `${locationId} DC`,
      locationNumber: 'L1',
      city: locationId,
      state: 'TX',
      zip: '75212',
      ianaTimeZone: 'America/Chicago',
      coordinates: null,
      earlyDateTime: '2026-11-17T14:00:00.000Z',
      lateDateTime: '2026-11-17T18:00:00.000Z',
      appointmentDateTime: null,
      distance: index === 0 ? null : 250,
      pallets: 8 * parts.length,
      weight: 10_000 * parts.length,
      plannedDateTime: '2026-11-17T15:00:00.000Z',
      waitMinutes: 0,
      parts: parts.map(({ id, orderId, stopNumber }) => ({
        orderStopId: id,
        orderNumber: orderId,
        stopNumber,
        earlyDateTime: '2026-11-17T14:00:00.000Z',
        lateDateTime: '2026-11-17T18:00:00.000Z',
        appointmentDateTime: null,
      })),
    })),
    totals: { ...totals, linearFeet: 16 * count },
    base: { distance: 800, weight: 10_000, pallets: 8, volume: 500, linearFeet: 16 },
    cost: 2000 + 100 * count,
    separately: { distance: 800 * count, cost: 1800 * count },
    savings: { distance: 800 * count - totals.distance, cost: 1800 * count - (2000 + 100 * count) },
    line: [],
    refusals: [],
    warnings: [],
    splits: [],
    outsideWindows: [],
    ...facts,
  }
}

export const consolidationOf = (facts: Partial<Consolidation> = {}): Consolidation => ({
  base: orders.base,
  refusal: null,
  shipment: null,
  orderNumbers: ['O1'],
  stopIds: [],
  ...facts,
})

export const onShipment = (version = 3) => ({
  shipment: { id: idOf('O9', 9), shipmentNumber: 'S104491', shipmentStatus: 1 as const, version },
  orderNumbers: ['O1', 'O2'],
  stopIds: [idOf('O1', 0), idOf('O2', 0), idOf('O1', 1), idOf('O2', 1)],
})

const asItIs = (portal: FakePortal) => portal

type Given = {
  stored?: Partial<Consolidation>
  /** Facts added to every preview. */
  preview?: Partial<ConsolidationPreview>
  /** Reason why the server computes no preview. */
  failure?: string
  /** The server never answers a preview. */
  isSlow?: true
  path?: string
  user?: Partial<CurrentUser>
  /** Also answers the map outlines. */
  outlines?: (portal: FakePortal) => FakePortal
}

/** Opens the workspace. `kept.consolidation` and `kept.preview` may change while it is open. */
export async function openConsolidation(given: Given = {}) {
  const portal = (given.outlines ?? asItIs)(createFakePortal())
  const live = createFakeLive()
  const stored = { consolidation: consolidationOf(given.stored), preview: given.preview ?? {} }
  portal.on(getConsolidation, () => stored.consolidation)
  portal.on(findConsolidationCandidates, ({ body }) => {
    const { sameStops, without } = body as { sameStops: boolean; without: string[] }
    const data = all.filter((one) => !without.includes(one.orderNumber) && (!sameStops || one !== orders.apart))
    return { data, total: data.length }
  })
  portal.on(previewConsolidation, ({ body }) => {
    if (given.isSlow) return new Promise(() => {})
    if (given.failure) return refused(503, given.failure)
    const { orderNumbers, stopIds } = body as { orderNumbers: string[]; stopIds: string[] }
    return previewOf(orderNumbers, stopIds, stored.preview)
  })
  const opened = await renderScreen(
    <Routes>
      <Route path="/orders/:orderNumber/consolidate" element={<ConsolidatePage />} />
      <Route path="*" element={null} />
    </Routes>,
    { portal, live, path: given.path ?? '/orders/O1/consolidate', ...(given.user && { user: given.user }) },
  )
  await screen.findByRole('region', { name: 'Base order' })
  const numbersIn = (list: string) =>
    screen.queryByRole('list', { name: list })
      ? within(screen.getByRole('list', { name: list }))
          .getAllByRole('listitem')
          .map((row) => within(row).getAllByRole('link')[0]?.textContent)
      : []
  const add = async (...numbers: string[]) => {
    for (const number of numbers)
      await opened.keys.click(await screen.findByRole('checkbox', { name: `Select ${number}` }))
    await opened.keys.click(screen.getByRole('button', { name: `Add ${numbers.length}` }))
  }
  const cities = () =>
    within(screen.getByRole('list', { name: 'Stops' }))
      .getAllByRole('listitem')
      .map((row) => row.querySelector('b')?.textContent?.replace(' Foods', ''))
  return { ...opened, live, kept: stored, numbersIn, add, cities }
}
