import { getRateRequests, type PaidOnLane, type RateRequest } from '@lanewise/contract/rate-requests'
import type { ShipmentInformation } from '@lanewise/contract/shipment-fields'
import { RateRequestCard } from '#features/rate-requests/card/RateRequestCard.tsx'
import { useLiveRefresh } from '#platform/live/SocketProvider.tsx'
import { createFakePortal, refused } from '#testing/fake-portal.ts'
import { aFullShipment, inStatus } from '#testing/full-shipment.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { aRequest } from './given.tsx'

type Given = {
  requests?: RateRequest[]
  paidOnLane?: PaidOnLane | null
  /** Refusal text that the server returns instead of the data. */
  refusal?: string
  permissions?: 'none'
  status?: 'ReadyToBook' | 'Booked'
  miles?: number | null
}

/** Stand-in for the shipment page, which subscribes to changes of the shipment. */
function Page({ shipment }: { shipment: ShipmentInformation }) {
  useLiveRefresh(shipment.id)
  return <RateRequestCard shipment={shipment} />
}

export async function openCard({
  requests = [aRequest()],
  paidOnLane = null,
  refusal,
  permissions,
  status = 'ReadyToBook',
  miles = 1000,
}: Given = {}) {
  const portal = createFakePortal()
  portal.on(getRateRequests, refusal ? refused(503, refusal) : { rateRequests: requests, paidOnLane })
  const shipment = { ...aFullShipment(), ...inStatus(status), totalDistance: miles }
  const user = permissions === 'none' ? { user: { permissions: ['ViewShipment' as const] } } : {}
  const opened = await renderScreen(<Page shipment={shipment} />, { portal, ...user })
  return { ...opened, portal, shipment }
}
