import type { EquipmentMode } from '#freight/modes.ts'
import { type OrderStatus, orderStatusLabel } from '#orders/order-status.ts'
import { type ShipmentStatus, shipmentStatusLabel } from '#shipments/shipment-status.ts'

/** Facts that decide whether an order can share a truck. `shipment` is the active shipment that the order is on. */
export type ConsolidatedOrder = {
  orderNumber: string
  orderStatus: OrderStatus
  equipmentMode: EquipmentMode
  shipment: { shipmentNumber: string; shipmentStatus: ShipmentStatus } | null
}

const openOrders: readonly OrderStatus[] = ['Accepted', 'ReadyToShip']
const openShipments: readonly ShipmentStatus[] = ['Drafted', 'ReadyToBook']

/** Reason why an order cannot be the base of a consolidation; null if it can. (DEF-55) */
export function baseRefusal({ orderNumber, orderStatus, shipment }: Omit<ConsolidatedOrder, 'equipmentMode'>) {
  if (shipment && !openShipments.includes(shipment.shipmentStatus))
    return `Order ${orderNumber} is on shipment ${shipment.shipmentNumber}, which is ${shipmentStatusLabel(shipment.shipmentStatus)}, and cannot be consolidated`
  if (openOrders.includes(orderStatus)) return null
  return `Order ${orderNumber} is ${orderStatusLabel(orderStatus)} and cannot be consolidated`
}

/** Reason why an order cannot join the load of another order; null if it can. (CONSOL-2) */
export function candidateRefusal(
  base: Pick<ConsolidatedOrder, 'orderNumber' | 'equipmentMode'>,
  order: Omit<ConsolidatedOrder, 'shipment'> & { shipment: { shipmentNumber: string } | null },
) {
  const { orderNumber, orderStatus, equipmentMode, shipment } = order
  if (shipment) return `Order ${orderNumber} is already on shipment ${shipment.shipmentNumber}`
  if (orderStatus !== 'Accepted') return `Order ${orderNumber} is ${orderStatusLabel(orderStatus)} and cannot be added`
  if (equipmentMode !== base.equipmentMode)
    return `Order ${orderNumber} needs different equipment than order ${base.orderNumber}`
  return null
}
