import type { OrderFields } from '@lanewise/contract/order-fields'
import type { RoutingEngine } from '@lanewise/domain/mileage/routing-engine'
import type { Work } from '#platform/context.ts'
import { refuseOrder } from './check-order.ts'
import { prepareOrders } from './prepare-orders.ts'
import { type SavedAs, saveOrders } from './save-orders.ts'

/** Creates one order with all of its parts, or nothing. (ORDER-64, ORDER-69) */
export async function createOrder(work: Work, engine: RoutingEngine, fields: OrderFields): Promise<SavedAs> {
  const [prepared] = await prepareOrders(work, engine, [fields])
  if (!prepared || 'issues' in prepared) return refuseOrder(prepared?.issues ?? [])
  return work.transaction(async (ctx) => {
    const [saved] = await saveOrders(ctx, [prepared])
    return saved && !('issues' in saved) ? work.answer(ctx, saved) : refuseOrder(saved?.issues ?? [])
  })
}
