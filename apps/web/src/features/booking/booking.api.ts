import { findFilteredOrders, getOrderInformation } from '@lanewise/contract/orders'
import {
  findShipments,
  getCarrierChargeDetails,
  getShipmentInformation,
  getShipmentRoute,
  shipmentChanged,
} from '@lanewise/contract/shipments'
import { useQueryClient } from '@tanstack/react-query'
import { query, useOperationQuery } from '#platform/query/query.ts'

export const useShipment = (shipmentNumber: string) =>
  useOperationQuery(query(getShipmentInformation, { params: { shipmentNumber } }, { refreshOn: [shipmentChanged] }))

export const useCarrierCharges = (shipmentId: string) =>
  useOperationQuery(query(getCarrierChargeDetails, { params: { shipmentId } }, { refreshOn: [shipmentChanged] }))

export const useShipmentRoute = (shipmentNumber: string) =>
  useOperationQuery(query(getShipmentRoute, { params: { shipmentNumber } }), { isFinal: true })

/** Invalidates the lists and pages of orders and shipments, which are stale after each step of a booking. */
export function useRefreshBooked() {
  const client = useQueryClient()
  return () => {
    for (const { name } of [findFilteredOrders, getOrderInformation, findShipments, getShipmentInformation])
      void client.invalidateQueries({ queryKey: [name] })
  }
}
