import { nextPickupFirst, listedOrders as query } from './order-list.queries.ts'
import { orderSummary } from './order-list.view.ts'

/** How a list of another feature reads, sorts and answers orders as the list of orders does. */
export const listedOrders = { query, nextPickupFirst, summaryOf: orderSummary }
