import { dollarsOfCents } from '@lanewise/contract/money'
import type { PaidOnLane } from '@lanewise/contract/rate-requests'
import { performancePeriod } from '@lanewise/domain/performance/performance'
import { zonedDate } from '@lanewise/domain/shared/calendar'
import { namesOf } from '#features/contacts/index.ts'
import { type Paid, paidOnLane } from '#features/performance/index.ts'
import { requireShipment, type ShipmentRow } from '#features/shipments/index.ts'
import type { Context } from '#platform/context.ts'
import { linesOf, requestsOf } from './rate-requests.queries.ts'
import { requestView } from './rate-requests.view.ts'

/** Rate requests of a shipment, newest first. */
export async function getRateRequests(ctx: Context, shipmentNumber: string) {
  const shipment = await requireShipment(ctx, { shipmentNumber })
  const rows = await requestsOf(ctx.db, shipment.id)
  const ids = rows.map(({ id }) => id)
  const people = rows.map(({ createdBy }) => createdBy)
  const [lines, names] = await Promise.all([linesOf(ctx.db, ids), namesOf(ctx.db, people)])
  return {
    rateRequests: rows.map((row) => requestView(row, { names, lines })),
    paidOnLane: rows.length > 0 ? await paidBefore(ctx, shipment) : null,
  }
}

/** Earlier costs on the shipment's lane, for comparing offers. Null for a shipment without a lane. */
async function paidBefore({ db, now, user }: Context, { id, laneId }: ShipmentRow): Promise<PaidOnLane | null> {
  if (laneId === null) return null
  const { start: since } = performancePeriod(zonedDate(now, user.timeZone))
  const paid = await paidOnLane(db, { laneId, since, except: id })
  return paid && { count: paid.count, ...inDollars(paid) }
}

const inDollars = ({ lowest, highest, average }: Paid) => ({
  lowest: dollarsOfCents(lowest),
  highest: dollarsOfCents(highest),
  average: dollarsOfCents(average),
})
