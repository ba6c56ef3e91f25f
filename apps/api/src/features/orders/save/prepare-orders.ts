import type { OrderFields } from '@lanewise/contract/order-fields'
import type { RoutingEngine } from '@lanewise/domain/mileage/routing-engine'
import type { FieldIssue } from '@lanewise/domain/shared/issue'
import { type MeasuredWay, measureWay } from '#connectors/routing/measure-way.ts'
import type { Work } from '#platform/context.ts'
import { checkOrder } from './check-order.ts'
import { keptStop, type SavedOrder } from './saved-order.ts'
import { type Surroundings, surroundingsOf } from './surroundings.ts'

/** An order that breaks no rule, with its way along the roads, ready to be written. */
export type PreparedOrder = { fields: OrderFields; way: MeasuredWay }
export type Prepared = PreparedOrder | { issues: FieldIssue[] }

/**
 * How many orders are saved, by the form and by a file alike. First `prepareOrders(work, engine, orders)`: it reads what they
 * name in one short transaction, checks each by all rules, and measures the ways outside of any transaction; every order is
 * answered in its place with its issues or as a `PreparedOrder`. Then `saveOrders(ctx, prepared)` within one transaction of
 * the caller, who can write down there what became of his rows: it checks once more, because locations and settings may have
 * changed in between, writes those that are still right with a few statements for all of them, and answers each in its place
 * with its number or its issues. What the caller does not commit is not there.
 */
export async function prepareOrders(
  work: Pick<Work, 'transaction'>,
  engine: RoutingEngine,
  orders: readonly OrderFields[],
): Promise<Prepared[]> {
  const around = await work.transaction((ctx) => surroundingsOf(ctx, orders))
  const ways = new Map<string, Promise<MeasuredWay>>()
  return Promise.all(
    orders.map(async (fields): Promise<Prepared> => {
      const { issues } = checkOrder(fields, around)
      if (issues.length > 0) return { issues }
      const key = JSON.stringify([fields.shippingMode, fields.stops.map(({ locationNumber }) => locationNumber)])
      const way = ways.get(key) ?? wayOfOrder(engine, fields, around)
      ways.set(key, way)
      return { fields, way: await way }
    }),
  )
}

/** The way over the places of an order; a stop that stays where it was keeps the point that was agreed. */
export function wayOfOrder(
  engine: RoutingEngine,
  { stops, shippingMode }: OrderFields,
  { locations }: Surroundings,
  before: SavedOrder | null = null,
): Promise<MeasuredWay> {
  const points = stops.map((stop) => {
    const place = keptStop(stop, before) ?? locations.get(stop.locationNumber ?? '')
    return { latitude: place?.latitude ?? null, longitude: place?.longitude ?? null }
  })
  return measureWay(engine, points, shippingMode)
}
