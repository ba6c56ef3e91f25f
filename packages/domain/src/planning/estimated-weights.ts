import { planningWeight } from '#freight/default-weight.ts'
import type { Measure } from '#freight/measure.ts'

type Order = { orderNumber: string; weight?: Measure; palletCount?: Measure }

/**
 * Numbers of the orders that a job plans with an estimated weight because theirs is missing. (DEF-87)
 * @awaits planning
 */
export const ordersOnEstimatedWeight = (orders: readonly Order[]): string[] =>
  orders.filter((order) => planningWeight(order).isEstimated).map(({ orderNumber }) => orderNumber)
