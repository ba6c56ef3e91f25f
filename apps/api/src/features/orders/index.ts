import { orderEntity } from '@lanewise/contract/orders'
import type { RoutingEngine } from '@lanewise/domain/mileage/routing-engine'
import type { Feature } from '#platform/feature.ts'
import { listRoutes } from './list/list.routes.ts'
import { routes } from './orders.routes.ts'

export { checkOrder } from './save/check-order.ts'
export { type Prepared, type PreparedOrder, prepareOrders } from './save/prepare-orders.ts'
export { type Saved, saveOrders } from './save/save-orders.ts'
export { surroundingsOf } from './save/surroundings.ts'

export const orders = (engine: RoutingEngine): Feature => ({
  name: 'orders',
  routes: [...routes(engine), ...listRoutes],
  records: [{ entity: orderEntity, table: 'orders' }],
})
