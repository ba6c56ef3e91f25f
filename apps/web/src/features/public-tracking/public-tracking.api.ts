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

/** Refetch interval, so that the data stays fresh when no socket connection is available. */
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

/** Every event of the shipment invalidates all data shown about it. (TRACK-56) */
export function useShipmentUpdates(shipmentId: string) {
  const client = useQueryClient()
  useLiveGroup(shipmentId, 'public', (message) => refreshByEvent(client, message))
}

export const useLogo = (logoId: string | null) =>
  useOperationQuery(query(getPublicLogo, { params: { logoId: logoId ?? '' } }), {
    enabled: logoId !== null,
    isFinal: true,
  })

export const useAddWatcher = () => useOperation(addExternalWatcher)
