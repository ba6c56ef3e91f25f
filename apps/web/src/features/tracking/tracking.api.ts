import { getHistory } from '@lanewise/contract/history'
import { findShipments, getShipmentInformation, onTimeChanged, shipmentChanged } from '@lanewise/contract/shipments'
import { addTrackingEvent, getShipmentTracking } from '@lanewise/contract/tracking'
import { useQueryClient } from '@tanstack/react-query'
import { useLiveGroup } from '#platform/live/SocketProvider.tsx'
import { query, useOperation, useOperationQuery } from '#platform/query/query.ts'

/** Where a shipment is; anew whenever its truck moves (DEF-48). */
export function useShipmentTracking(shipment: { id: string; shipmentNumber: string }) {
  const client = useQueryClient()
  const { id, shipmentNumber } = shipment
  useLiveGroup(id, 'tracking', () => void client.invalidateQueries({ queryKey: [getShipmentTracking.name] }))
  return useOperationQuery(
    query(getShipmentTracking, { params: { shipmentNumber } }, { refreshOn: [shipmentChanged, onTimeChanged] }),
  )
}

export const useAddTrackingEvent = () =>
  useOperation(addTrackingEvent, {
    refreshes: [getShipmentTracking, getShipmentInformation, findShipments, getHistory],
  })
