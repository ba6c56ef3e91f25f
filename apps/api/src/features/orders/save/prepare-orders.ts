import type { OrderFields } from '@lanewise/contract/order-fields'
import type { RoutingEngine } from '@lanewise/domain/mileage/routing-engine'
import type { FieldIssue } from '@lanewise/domain/shared/issue'
import { type MeasuredRoute, measureRoute } from '#connectors/routing/measure-route.ts'
import type { Work } from '#platform/context.ts'
import { checkOrder } from './check-order.ts'
import { type OrderContext, orderContextOf } from './order-context.ts'
import { type SavedOrder, savedStopOf } from './saved-order.ts'

/** A valid order with its measured route, ready to be written. */
export type PreparedOrder = { fields: OrderFields; route: MeasuredRoute }
export type Prepared = PreparedOrder | { issues: FieldIssue[] }

/**
 * Orders from the form and from files are saved in two steps. First, `prepareOrders(work, engine, orders)` reads the
 * records that the orders refer to in one short transaction, runs all checks, and measures the routes outside of any
 * transaction. It returns the issues or a `PreparedOrder` for each order, in the same sequence. Then `saveOrders(ctx,
 * prepared)` runs within one transaction of the caller, who can save the outcome of each row in it. It checks again,
 * because locations and settings may have changed meanwhile, writes the valid orders with a few statements for all of
 * them, and returns the number or the issues of each order, in the same sequence. Nothing is saved unless the caller
 * commits.
 */
export async function prepareOrders(
  work: Pick<Work, 'transaction'>,
  engine: RoutingEngine,
  orders: readonly OrderFields[],
): Promise<Prepared[]> {
  const context = await work.transaction((ctx) => orderContextOf(ctx, orders))
  const routes = new Map<string, Promise<MeasuredRoute>>()
  return Promise.all(
    orders.map(async (fields): Promise<Prepared> => {
      const { issues } = checkOrder(fields, context)
      if (issues.length > 0) return { issues }
      const key = JSON.stringify([fields.shippingMode, fields.stops.map(({ locationNumber }) => locationNumber)])
      const route = routes.get(key) ?? routeOfOrder(engine, fields, context)
      routes.set(key, route)
      return { fields, route: await route }
    }),
  )
}

/** The route over the stops of an order. A stop at an unchanged location keeps its agreed coordinates. */
export function routeOfOrder(
  engine: RoutingEngine,
  { stops, shippingMode }: OrderFields,
  { locations }: OrderContext,
  before: SavedOrder | null = null,
): Promise<MeasuredRoute> {
  const points = stops.map((stop) => {
    const place = savedStopOf(stop, before) ?? locations.get(stop.locationNumber ?? '')
    return { latitude: place?.latitude ?? null, longitude: place?.longitude ?? null }
  })
  return measureRoute(engine, points, shippingMode)
}
