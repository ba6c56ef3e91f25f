import { orderChanged } from '@lanewise/contract/orders'
import type { Context } from '#platform/context.ts'
import { type OrderOnTime, saveOnTime } from './status.queries.ts'

/** Saves the on-time status of orders, derived from the reports of their trucks. (DEF-92) */
export async function recordOnTime(ctx: Context, orders: readonly OrderOnTime[]) {
  for (const order of await saveOnTime(ctx.db, orders)) ctx.emit(orderChanged, { ...order, action: 'changed' })
}
