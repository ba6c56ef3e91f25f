import { getHistory } from '@lanewise/contract/history'
import {
  confirmOrderChanges,
  findFilteredOrders,
  getOrderInformation,
  getOrderRoute,
  orderChanged,
  updateOrder,
  voidOrder,
  voidOrders,
} from '@lanewise/contract/orders'
import { findShipments, onTimeChanged, shipmentChanged } from '@lanewise/contract/shipments'
import { query, useOperation, useOperationQuery } from '#platform/query/query.ts'

export const orderQuery = (orderNumber: string) =>
  query(getOrderInformation, { params: { orderNumber } }, { refreshOn: [orderChanged] })
export const useOrder = (orderNumber: string) => useOperationQuery(orderQuery(orderNumber))

export const useOrderRoute = (orderNumber: string) =>
  useOperationQuery(query(getOrderRoute, { params: { orderNumber } }, { refreshOn: [orderChanged] }))

const refreshes = [findFilteredOrders, getOrderInformation, getHistory]

export const useVoidOrder = () => useOperation(voidOrder, { refreshes })
export const useUpdateOrder = () => useOperation(updateOrder, { refreshes })
export const useConfirmChanges = () => useOperation(confirmOrderChanges, { refreshes })

export const useShipmentsOf = (orderNumber: string) =>
  useOperationQuery(
    query(
      findShipments,
      { body: { orderNumbers: [orderNumber], orderByProperty: 'CreateDateTime', orderByDirection: -1 } },
      { refreshOn: [orderChanged, shipmentChanged, onTimeChanged] },
    ),
  )

export const useVoidOrders = () => useOperation(voidOrders, { refreshes })

export const duplicatePath = (orderNumber: string) => `/orders/create?from=${encodeURIComponent(orderNumber)}`
export const editPath = (orderNumber: string) => `/orders/${encodeURIComponent(orderNumber)}/edit`
/** The consolidation of an order, with the orders that it begins with. */
export const consolidatePath = (orderNumber: string, withOrders: readonly string[] = []) => {
  const query = withOrders.length > 0 ? `?${new URLSearchParams({ with: withOrders.join(',') })}` : ''
  return `/orders/${encodeURIComponent(orderNumber)}/consolidate${query}`
}
