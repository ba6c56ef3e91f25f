import {
  addExternalWatcher,
  getPublicLogo,
  getShipmentDetailsByOrderOrShipmentNumber,
  getShipmentDetailsByReferenceAndCustomerNumber,
  publicGetShipmentTrackingActivities,
} from '@lanewise/contract/public-tracking'
import { useQueryClient } from '@tanstack/react-query'
import { useLiveGroup } from '#platform/live/SocketProvider.tsx'
import { everyEvent, query, refreshByEvent, useOperation, useOperationQuery } from '#platform/query/query.ts'

/** Should no connection come up, the page still grows no older than this. */
const every = () => 5 * 60_000
const live = { refreshOn: everyEvent } as const

export const useTracked = (orderOrShipmentNumber: string) =>
  useOperationQuery(query(getShipmentDetailsByOrderOrShipmentNumber, { query: { orderOrShipmentNumber } }, live), {
    every,
  })

export const useTrackedByReference = (referenceNumber: string, customerNumber: string) =>
  useOperationQuery(
    query(getShipmentDetailsByReferenceAndCustomerNumber, { query: { referenceNumber, customerNumber } }, live),
    { every },
  )

export const useActivities = (orderOrShipmentNumber: string) =>
  useOperationQuery(query(publicGetShipmentTrackingActivities, { query: { orderOrShipmentNumber } }, live), { every })

/** TRACK-56: whatever happens to the shipment makes all that is shown of it old. */
export function useFollow(shipmentId: string) {
  const client = useQueryClient()
  useLiveGroup(shipmentId, 'public', (message) => refreshByEvent(client, message))
}

export const useLogo = (logoId: string | null) =>
  useOperationQuery(query(getPublicLogo, { params: { logoId: logoId ?? '' } }), {
    enabled: logoId !== null,
    isFinal: true,
  })

export const useAddWatcher = () => useOperation(addExternalWatcher)
