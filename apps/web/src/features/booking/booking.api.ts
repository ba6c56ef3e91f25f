import { findFilteredOrders, getOrderInformation } from '@lanewise/contract/orders'
import {
  findShipments,
  getCarrierChargeDetails,
  getShipmentInformation,
  getShipmentWay,
  shipmentChanged,
} from '@lanewise/contract/shipments'
import { useQueryClient } from '@tanstack/react-query'
import { query, useOperationQuery } from '#platform/query/query.ts'

/** CONFIRM-3 */
export const useShipment = (shipmentNumber: string) =>
  useOperationQuery(query(getShipmentInformation, { params: { shipmentNumber } }, { refreshOn: [shipmentChanged] }))

/** CONFIRM-11 */
export const useCarrierCharges = (shipmentId: string) =>
  useOperationQuery(query(getCarrierChargeDetails, { params: { shipmentId } }, { refreshOn: [shipmentChanged] }))

/** The line of a shipment on the map. */
export const useShipmentWay = (shipmentNumber: string) =>
  useOperationQuery(query(getShipmentWay, { params: { shipmentNumber } }), { isFinal: true })

/** Lists and pages of orders and shipments are old after each step of a booking. */
export function useRefreshBooked() {
  const client = useQueryClient()
  return () => {
    for (const { name } of [findFilteredOrders, getOrderInformation, findShipments, getShipmentInformation])
      void client.invalidateQueries({ queryKey: [name] })
  }
}
