import type { CurrentUser } from '@lanewise/contract/auth'
import { getShipmentInformation, getShipmentRoute } from '@lanewise/contract/shipments'
import { findTrackedShipments, getShipmentTracking, getTrackedTrucks } from '@lanewise/contract/tracking'
import type { Fleet, NextStop, TrackedShipment } from '@lanewise/contract/tracking-list'
import { getWatchedEntities } from '@lanewise/contract/watchers'
import { screen } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import TrackShipmentsPage from '#features/tracking/TrackShipmentsPage.tsx'
import { createFakePortal, type FakePortal, withOutlines } from '#testing/fake-portal.ts'
import { aFullShipment, aShipment, inStatus } from '#testing/full-shipment.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { aTracking } from './given.ts'

export const aNextStop = (more: Partial<NextStop> = {}): NextStop => ({
  stopNumber: 2,
  stopType: 'Dropoff',
  companyName: 'Meridian Foodservice',
  city: 'Denver',
  state: 'CO',
  ianaTimeZone: 'America/Denver',
  earlyDateTime: '2026-11-17T16:00:00.000Z',
  lateDateTime: '2026-11-17T18:00:00.000Z',
  appointmentDateTime: null,
  arrivedDateTime: null,
  eta: '2026-11-17T17:31:00.000Z',
  onTimeStatus: 'AtRisk',
  ...more,
})

/** A truck between Dallas and Denver. */
export const aTracked = (more: Partial<TrackedShipment> = {}): TrackedShipment => ({
  ...aShipment({ ...inStatus('InTransit'), carrierName: 'Tidewater Express', onTimeStatus: 'AtRisk' }),
  position: {
    latitude: 37.62,
    longitude: -104.78,
    at: '2026-11-17T14:26:00.000Z',
    near: 'Walsenburg, CO',
    provider: 'Tidewater',
  },
  nextStop: aNextStop(),
  milesToGo: 168,
  progress: 0.79,
  ...more,
})

const noFleet: Fleet = { trucks: [], isCut: false, counts: { all: 0, Late: 0, AtRisk: 0, OnTime: 0, Early: 0 } }

type Given = {
  trucks?: TrackedShipment[]
  fleet?: Partial<Fleet>
  path?: string
  user?: Partial<CurrentUser>
  /** Overrides the server's responses. */
  answers?: (portal: FakePortal) => void
}

/** Opens the tracking screen. `asked` returns the request bodies of all list calls. */
export async function openTracking({
  trucks = [],
  fleet = {},
  path = '/shipments/tracking',
  user,
  answers,
}: Given = {}) {
  const portal = withOutlines(createFakePortal())
  portal.on(findTrackedShipments, ({ body }) => {
    const { page = 1, pageSize = 20 } = body as { page?: number; pageSize?: number }
    return { data: trucks.slice((page - 1) * pageSize, page * pageSize), total: trucks.length }
  })
  portal.on(getTrackedTrucks, { ...noFleet, ...fleet })
  portal.on(getShipmentInformation, ({ params }) => aFullShipment({ shipmentNumber: String(params.shipmentNumber) }))
  portal.on(getShipmentTracking, ({ params }) => aTracking({ shipmentNumber: String(params.shipmentNumber) }))
  portal.on(getShipmentRoute, { line: [] })
  portal.on(getWatchedEntities, { items: [] })
  answers?.(portal)
  const opened = await renderScreen(
    <Routes>
      <Route path="/shipments/tracking" element={<TrackShipmentsPage />} />
      <Route path="*" element={null} />
    </Routes>,
    { portal, path, ...(user && { user }) },
  )
  const [first] = trucks
  if (first) await screen.findAllByText(first.shipmentNumber)
  return { ...opened, asked: () => portal.calls(findTrackedShipments).map(({ body }) => body) }
}
