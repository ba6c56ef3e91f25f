import { orderChanged } from '@lanewise/contract/orders'
import type { Context } from '#platform/context.ts'
import { type OrderOnTime, saveOnTime } from './status.queries.ts'

/** DEF-92: how orders stand against the times of their stops, as their trucks report it. */
export async function recordOnTime(ctx: Context, orders: readonly OrderOnTime[]) {
  for (const order of await saveOnTime(ctx.db, orders)) ctx.emit(orderChanged, { ...order, action: 'changed' })
}
