import * as contract from '@lanewise/contract/orders'
import type { RoutingEngine } from '@lanewise/domain/mileage/routing-engine'
import { bind } from '#platform/http/bind.ts'
import { confirmOrderChanges } from './change/confirm-changes.ts'
import { updateOrder } from './change/update-order.ts'
import type { OrderShipments } from './order-shipments.ts'
import {
  companyReferenceNumbers,
  getOrderInformation,
  getOrderRoute,
  getOrderStops,
  orderRequirementFlags,
} from './orders.actions.ts'
import { createOrder } from './save/create-order.ts'
import { voidOrder, voidOrders } from './status/void-order.ts'

export const routes = (engine: RoutingEngine, shipments: OrderShipments) => [
  bind(contract.createOrder, ({ work, body }) => createOrder(work, engine, body)),
  bind(contract.updateOrder, ({ work, body }) => updateOrder(work, { engine, shipments }, body)),
  bind(contract.getOrderInformation, ({ ctx, params }) => getOrderInformation(ctx, params.orderNumber)),
  bind(contract.getOrderStops, ({ ctx, params }) => getOrderStops(ctx, params.orderNumber)),
  bind(contract.getOrderRoute, ({ work, params }) => getOrderRoute(work, engine, params.orderNumber)),
  bind(contract.voidOrder, ({ ctx, params, body }) => voidOrder(ctx, shipments, { ...params, ...body })),
  bind(contract.confirmOrderChanges, ({ ctx, params }) => confirmOrderChanges(ctx, params.orderNumber)),
  bind(contract.voidOrders, ({ work, body }) => voidOrders(work, shipments, body)),
  bind(contract.getCompanyReferenceNumbers, ({ ctx }) => companyReferenceNumbers(ctx)),
  bind(contract.getOrderRequirementFlags, () => orderRequirementFlags()),
]
