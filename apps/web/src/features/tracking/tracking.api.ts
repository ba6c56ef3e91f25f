import { getHistory } from '@lanewise/contract/history'
import type { ShipmentInformation } from '@lanewise/contract/shipment-fields'
import { findShipments, getShipmentInformation, onTimeChanged, shipmentChanged } from '@lanewise/contract/shipments'
import { addTrackingEvent, getShipmentTracking } from '@lanewise/contract/tracking'
import { shipmentStatuses } from '@lanewise/domain/shipments/shipment-status'
import { useQueryClient } from '@tanstack/react-query'
import { useLiveGroup } from '#platform/live/SocketProvider.tsx'
import { query, useOperation, useOperationQuery } from '#platform/query/query.ts'

/** Position of a shipment, refetched whenever its truck moves. (DEF-48) */
export function useShipmentTracking(shipment: Pick<ShipmentInformation, 'id' | 'shipmentNumber' | 'shipmentStatus'>) {
  const client = useQueryClient()
  const { id, shipmentNumber, shipmentStatus } = shipment
  useLiveGroup(id, 'tracking', () => void client.invalidateQueries({ queryKey: [getShipmentTracking.name] }))
  return useOperationQuery(
    query(getShipmentTracking, { params: { shipmentNumber } }, { refreshOn: [shipmentChanged, onTimeChanged] }),
    // There are no tracking events before booking.
    { enabled: shipmentStatus >= shipmentStatuses.Booked },
  )
}

export const useAddTrackingEvent = () =>
  useOperation(addTrackingEvent, {
    refreshes: [getShipmentTracking, getShipmentInformation, findShipments, getHistory],
  })
