import type { OrderFields } from '@lanewise/contract/order-fields'
import type { FieldIssue } from '@lanewise/domain/shared/issue'
import type { Context } from '#platform/context.ts'
import { checkOrder } from './check-order.ts'
import { orderContextOf } from './order-context.ts'

/** Reads what many new orders name, once for all of them; answers what checks each by all rules of the form. */
export async function orderChecker(
  ctx: Context,
  orders: readonly OrderFields[],
): Promise<(fields: OrderFields) => readonly FieldIssue[]> {
  const context = await orderContextOf(ctx, orders)
  return (fields) => checkOrder(fields, context).issues
}
