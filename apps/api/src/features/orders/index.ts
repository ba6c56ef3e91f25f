import { orderEntity, orderReferenceEntity } from '@lanewise/contract/orders'
import type { Feature } from '#platform/feature.ts'
import { listRoutes } from './list.routes.ts'
import type { OrderShipments } from './order-shipments.ts'
import { findOrdersByIds, findReferencesByIds } from './orders.queries.ts'
import { routes } from './orders.routes.ts'
import { orderResult, referenceResult } from './orders.view.ts'
import { dueRatingJob } from './rating/rate-due-orders.ts'
import { type RatingDeps, ratingJob } from './rating/rate-order.ts'
import { updateAppointmentFlags } from './status/update-dock-times.ts'

export { confirmChangesOf } from './change/confirm-changes.ts'
export { listedOrders } from './list/order-list.actions.ts'
export { type LoadedOrder, loadOrders } from './loaded-orders.ts'
export type { OrderShipments } from './order-shipments.ts'
export {
  findOrder,
  findOrders,
  lockOrders,
  type OrderRow,
  routeLineOf as wayOf,
} from './orders.queries.ts'
export { costOfLoad } from './rating/load-cost.ts'
export { orderChecker } from './save/order-checker.ts'
export { prepareOrders } from './save/prepare-orders.ts'
export { orderRows } from './save/rows/order-rows.ts'
export { saveOrders } from './save/save-orders.ts'
export { applyOrderStatus, recordOnTime } from './status/apply-order-status.ts'
export { setAppointmentAtStop } from './status/status.queries.ts'
export { lineOf } from './stops.view.ts'

type Given = RatingDeps & { shipments: OrderShipments }

export const orders = ({ settings, miles, shipments }: Given): Feature => ({
  name: 'orders',
  routes: [...routes(miles, shipments), ...listRoutes],
  jobs: [ratingJob({ settings })],
  rounds: [dueRatingJob(settings)],
  reactions: [updateAppointmentFlags],
  records: [
    {
      entity: orderEntity,
      table: 'orders',
      search: async (db, ids) => (await findOrdersByIds(db, ids)).map(orderResult),
    },
    {
      entity: orderReferenceEntity,
      table: 'orderReferences',
      search: async (db, ids) => (await findReferencesByIds(db, ids)).map(referenceResult),
    },
  ],
})
