import { type CarrierLane, carrierLaneLimit } from '@lanewise/contract/lanes'
import { carrierExists } from '#features/performance/index.ts'
import { type Context, todayOf } from '#platform/context.ts'
import { refuse } from '#platform/refuse.ts'
import { findLanesByIds, type LaneRow } from '../lanes.queries.ts'
import { destinationOf, originOf } from '../lanes.view.ts'
import { figuresOnNone } from './figures.queries.ts'
import { type RateRow, ratesOfCarrier } from './rates.queries.ts'
import { rateView } from './rates.view.ts'

/** The lanes on which a carrier has a rate, lanes with a current rate first, then by origin. (CARRIER-2) */
export async function lanesOfCarrier(ctx: Context, carrierId: string): Promise<{ items: CarrierLane[] }> {
  if (!(await carrierExists(ctx.db, carrierId))) return refuse.notFound('carrier')
  const rows = await ratesOfCarrier(ctx.db, { carrierId, today: todayOf(ctx), limit: carrierLaneLimit })
  const ids = [...new Set(rows.map(({ laneId }) => laneId))]
  const lanes = new Map((ids.length > 0 ? await findLanesByIds(ctx.db, ids) : []).map((lane) => [lane.id, lane]))
  const items = rows.flatMap((row) => {
    const lane = lanes.get(row.laneId)
    return lane ? [carrierLane(ctx, lane, row)] : []
  })
  return { items: items.toSorted(byOrigin) }
}

function carrierLane(ctx: Context, lane: LaneRow, row: RateRow): CarrierLane {
  const beside = { lane, today: todayOf(ctx), timeZone: ctx.user.timeZone, figures: figuresOnNone }
  const { id, rateType, chargeType, rate, estimatedRate, estimateText, ...view } = rateView(row, beside)
  const { sequence, effectiveDate, expirationDate, isActive } = view
  const price = { id, rateType, chargeType, rate, estimatedRate, estimateText }
  return {
    laneId: lane.id,
    customerReferenceNumber: lane.customerReferenceNumber,
    originLocation: originOf(lane),
    destinationLocation: destinationOf(lane),
    equipmentMode: lane.equipmentMode,
    rate: { ...price, sequence, effectiveDate, expirationDate, isActive },
  }
}

const byOrigin = (a: CarrierLane, b: CarrierLane) =>
  Number(b.rate.isActive) - Number(a.rate.isActive) ||
  a.originLocation.city.localeCompare(b.originLocation.city, 'en') ||
  a.destinationLocation.city.localeCompare(b.destinationLocation.city, 'en') ||
  a.rate.effectiveDate.localeCompare(b.rate.effectiveDate)
