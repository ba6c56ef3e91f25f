import type { CurrentUser } from '@lanewise/contract/auth'
import { getShipmentDocuments } from '@lanewise/contract/documents'
import { getHistory } from '@lanewise/contract/history'
import type { Answer } from '@lanewise/contract/operation'
import { quotableLocations } from '@lanewise/contract/places'
import { getRateRequests } from '@lanewise/contract/rate-requests'
import type { ShipmentInformation } from '@lanewise/contract/shipment-fields'
import type { ShipmentSummary } from '@lanewise/contract/shipment-list'
import {
  findShipments,
  getCarrierChargeDetails,
  getShipmentInformation,
  getShipmentRoute,
} from '@lanewise/contract/shipments'
import { getTenderPlan, getTenders } from '@lanewise/contract/tenders'
import { getShipmentTracking, type ShipmentTracking } from '@lanewise/contract/tracking'
import { getWatchedEntities, type Watcher } from '@lanewise/contract/watchers'
import { screen } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import ShipmentListPage from '#features/shipments/ShipmentListPage.tsx'
import ShipmentPage from '#features/shipments/ShipmentPage.tsx'
import { aTenderPlan } from '#features/tenders/testing/given.tsx'
import { aTracking } from '#features/tracking/testing/given.ts'
import { createFakeLive } from '#testing/fake-live.ts'
import { createFakePortal, type FakePortal, type Refused, refused, withOutlines } from '#testing/fake-portal.ts'
import { aFullShipment, someCharges } from '#testing/full-shipment.ts'
import { renderScreen } from '#testing/render-screen.tsx'

export { aDropoff, aFullShipment, aShipment, aShipmentOrder, aStop, inStatus } from '#testing/full-shipment.ts'

type Given = {
  shipments?: ShipmentSummary[]
  path?: string
  user?: Partial<CurrentUser>
  /** A request for exactly these statuses fails. */
  failing?: number[]
}

/** Data of the fake server. Tests can change it while a screen is open. */
type ServerState = { shipments: ShipmentSummary[] }

/** One page of shipments, filtered by the statuses of the request like on the server. */
function pageOf({ shipments }: ServerState, body: Record<string, unknown>) {
  const { statuses = [], page = 1, pageSize = 20 } = body as { statuses?: number[]; page?: number; pageSize?: number }
  const rows = shipments.filter(({ shipmentStatus }) =>
    statuses.length > 0 ? statuses.includes(shipmentStatus) : shipmentStatus !== -1,
  )
  return { data: rows.slice((page - 1) * pageSize, page * pageSize), total: rows.length }
}

/** Opens the list of shipments. `asked` returns the request bodies of all list calls. */
export async function openShipments({ shipments = [], path = '/shipments', user, failing = [] }: Given = {}) {
  const portal = createFakePortal()
  const live = createFakeLive()
  const stored: ServerState = { shipments }
  portal.on(findShipments, ({ body }) =>
    failing.length > 0 && String(body.statuses) === String(failing)
      ? refused(503, 'The dock rests')
      : pageOf(stored, body),
  )
  portal.on(quotableLocations, {
    items: [
      {
        id: 'US:75212',
        city: 'Dallas',
        state: 'TX',
        postalCode: '75212',
        country: 'US',
        latitude: 32.79,
        longitude: -96.8,
        ianaTimeZone: 'America/Chicago',
      },
    ],
  })
  const opened = await renderScreen(
    <Routes>
      <Route path="/shipments" element={<ShipmentListPage />} />
      <Route path="*" element={null} />
    </Routes>,
    { portal, live, path, ...(user && { user }) },
  )
  const page = Number(new URL(path, 'http://portal.test').searchParams.get('page') ?? 1)
  const first = shipments[(page - 1) * 20]
  if (first) await screen.findByText(first.shipmentNumber)
  return { ...opened, live, kept: stored, failing, asked: () => portal.calls(findShipments).map(({ body }) => body) }
}

/** Opens the shipments as a board. */
export async function openBoard(given: Given = {}) {
  localStorage.setItem('shipmentViewPref', 'kanbanView')
  return openShipments(given)
}

type OpenedAs = {
  user?: Partial<CurrentUser>
  /** Refusal that the server returns instead of the shipment. */
  instead?: Refused
  tracking?: Partial<ShipmentTracking>
  way?: [number, number][]
  tenders?: Answer<typeof getTenders>['tenders']
  charges?: Answer<typeof getCarrierChargeDetails> | Refused
  watchers?: Watcher[] | Refused
  /** Overrides the server's responses. */
  answers?: (portal: FakePortal) => void
}

/** Opens the page of a shipment. Tests can change `kept.shipment` while it is open. */
export async function openShipment(
  shipment = aFullShipment(),
  {
    user,
    instead,
    tracking,
    way: route = [],
    tenders = [],
    charges = someCharges,
    watchers = [],
    answers,
  }: OpenedAs = {},
) {
  const portal = withOutlines(createFakePortal())
  const live = createFakeLive()
  const stored: { shipment: ShipmentInformation } = { shipment }
  portal.on(getShipmentInformation, () => instead ?? stored.shipment)
  portal.on(getShipmentRoute, { line: route })
  portal.on(getCarrierChargeDetails, charges)
  portal.on(getWatchedEntities, Array.isArray(watchers) ? { items: watchers } : watchers)
  portal.on(getHistory, { data: [], total: 0 })
  portal.on(getTenders, { tenders, obstacle: null })
  portal.on(getTenderPlan, { plan: aTenderPlan(), obstacle: null })
  portal.on(getShipmentDocuments, { shipment: null, order: null, documents: [], missing: [], types: [], maxBytes: 1 })
  portal.on(getRateRequests, { rateRequests: [], paidOnLane: null })
  portal.on(getShipmentTracking, aTracking(tracking))
  answers?.(portal)
  const opened = await renderScreen(
    <Routes>
      <Route path="/shipments/:shipmentNumber/preview" element={<ShipmentPage />} />
      <Route path="*" element={null} />
    </Routes>,
    { portal, live, path: `/shipments/${shipment.shipmentNumber}/preview`, ...(user && { user }) },
  )
  if (!instead) await screen.findByRole('heading', { level: 1, name: shipment.shipmentNumber })
  return { ...opened, live, kept: stored }
}
