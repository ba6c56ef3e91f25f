import { createOrder, findFilteredOrders, getOrderInformation } from '@lanewise/contract/orders'
import { createShipment } from '@lanewise/contract/shipments'
import { sentOf } from '#features/orders/testing/given.ts'
import type { Given } from '#platform/testing/examples.ts'

/** Ships a copy of the company's order and returns the shipment number. */
export async function shipAgain(ask: Parameters<Given>[0]['ask']): Promise<string> {
  const { data } = await ask(findFilteredOrders, { body: {} })
  const params = { orderNumber: data[0]?.orderNumber ?? '' }
  const {
    orderNumber: _number,
    version: _version,
    stops,
    ...fields
  } = sentOf(await ask(getOrderInformation, { params }))
  const body = { ...fields, stops: stops.map(({ id: _id, ...stop }) => stop) }
  const { orderId } = await ask(createOrder, { body })
  return (await ask(createShipment, { body: { orders: [orderId], maxBuy: 0 } })).shipmentNumber
}
