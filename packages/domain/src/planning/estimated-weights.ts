import { planningWeight } from '#freight/default-weight.ts'
import type { Measure } from '#freight/measure.ts'

type Order = { orderNumber: string; weight?: Measure; palletCount?: Measure }

/**
 * DEF-87: the numbers of the orders that a job runs on a weight that stands in for a missing one, in their order.
 * @awaits planning
 */
export const ordersOnEstimatedWeight = (orders: readonly Order[]): string[] =>
  orders.filter((order) => planningWeight(order).isEstimated).map(({ orderNumber }) => orderNumber)
