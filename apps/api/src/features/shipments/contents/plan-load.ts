import { type GoodsTogether, goodsTogether } from '@lanewise/domain/consolidation/goods-together'
import type { Line } from '#connectors/routing/find-route.ts'
import type { LoadedOrder } from '#features/orders/index.ts'
import { type Contents, contentsOf, type Legs, legsOfOrder, type Merged, mergedStopsOf } from './contents.ts'

type Route = Legs & { line: Line | null }

/** Load of a truck: its orders, its stops in order, and the route with the line to draw. */
export type Load = {
  orders: readonly LoadedOrder[]
  stops: readonly Merged[]
  route: Route
  /** Whether the freight of the orders may share a truck. (DEF-114) */
  goods: GoodsTogether
  contents: Contents
}

type Wanted = {
  /** Preferred sequence of the stops, by ids of order stops. */
  stopIds?: readonly string[]
  /** Measured route. An order that travels alone has its own. */
  route?: Route
}

/** A load of orders that nobody has put on a truck yet. */
export function planLoad(orders: readonly LoadedOrder[], { stopIds = [], route = routeOf(orders) }: Wanted = {}): Load {
  const stops = mergedStopsOf(orders, stopIds)
  return { orders, stops, route, goods: goodsOf(orders), contents: contentsOf(orders, stops, route) }
}

/** Checks whether the goods on one truck may travel together. (DEF-114) */
export const goodsOf = (orders: readonly LoadedOrder[]): GoodsTogether =>
  goodsTogether(
    orders.flatMap(({ order, items }) => items.map((item) => ({ ...item, orderNumber: order.orderNumber }))),
  )

/** Miles of a multi-order load are measured when the route is first viewed. */
function routeOf(orders: readonly LoadedOrder[]): Route {
  const [first, second] = orders
  if (first && !second) return { ...legsOfOrder(first), line: null }
  return { milesTenths: null, transitSeconds: null, legs: [], line: null }
}
