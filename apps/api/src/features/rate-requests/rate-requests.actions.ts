import { namesOf } from '#features/orders/index.ts'
import { requireShipment } from '#features/shipments/index.ts'
import type { Context } from '#platform/context.ts'
import { linesOf, requestsOf } from './rate-requests.queries.ts'
import { requestView } from './rate-requests.view.ts'

/** Newest first. */
export async function getRateRequests(ctx: Context, shipmentNumber: string) {
  const shipment = await requireShipment(ctx, shipmentNumber)
  const rows = await requestsOf(ctx.db, shipment.id)
  const ids = rows.map(({ id }) => id)
  const people = rows.map(({ createdBy }) => createdBy)
  const [lines, names] = await Promise.all([linesOf(ctx.db, ids), namesOf(ctx.db, people)])
  return { rateRequests: rows.map((row) => requestView(row, { names, lines })) }
}
