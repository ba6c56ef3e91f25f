import { orderEntity, orderReferenceEntity } from '@lanewise/contract/orders'
import type { RoutingEngine } from '@lanewise/domain/mileage/routing-engine'
import type { Feature } from '#platform/feature.ts'
import { findOrdersByIds, findReferencesByIds } from './orders.queries.ts'
import { routes } from './orders.routes.ts'
import { orderResult, referenceResult } from './orders.view.ts'

export { type Prepared, type PreparedOrder, prepareOrders } from './save/prepare-orders.ts'
export { type Saved, saveOrders } from './save/save-orders.ts'
export { applyOrderStatus, factsOf } from './status/apply-order-status.ts'

export const orders = (engine: RoutingEngine): Feature => ({
  name: 'orders',
  routes: routes(engine),
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
