export type Underway = {
  shipmentId: string
  earlyAt: Date
  /** Latest arrival that is on time. */
  limitAt: Date
  departedAt: Date
  /** Minutes that the whole leg takes, including breaks and rests. */
  needed: number
}

const minute = 60_000
/** Shares of the trucks on the road. A demo shows a few of both. */
const lateShare = 0.05
const riskShare = 0.09
/** Late trucks miss their limit by 25 minutes or more. */
const lateBy = { least: 25, step: 10 }
const riskBefore = { least: 15, step: 9 }
const spareMinutes = 80
/** Trucks that arrive sooner than this would not be late for long. */
const leastAhead = 90 * minute

/**
 * Arrival at the next stop for which each truck is heading: most are on time, a few are at risk, and a few are late. Those
 * that drive the longest are chosen, so that they stay late for some hours.
 */
export function dueTimes(trucks: readonly Underway[], now: Date): Map<string, Date> {
  const due = new Map(trucks.map((truck) => [truck.shipmentId, onTimeArrival(truck)]))
  const able = trucks
    .filter((truck) => isDriving(truck, now))
    .sort((a, b) => b.limitAt.getTime() - a.limitAt.getTime() || a.shipmentId.localeCompare(b.shipmentId))
  const late = Math.max(1, Math.round(trucks.length * lateShare))
  const atRisk = Math.max(1, Math.round(trucks.length * riskShare))
  const chosen = able.slice(0, late + atRisk)
  for (const [index, { shipmentId, limitAt }] of chosen.entries()) {
    const isLate = index % 3 === 1 && index < 3 * late
    const minutes = isLate
      ? lateBy.least + (index % 9) * lateBy.step
      : -(riskBefore.least + (index % 4) * riskBefore.step)
    due.set(shipmentId, new Date(limitAt.getTime() + minutes * minute))
  }
  return due
}

function onTimeArrival({ earlyAt, limitAt }: Underway): Date {
  const [early, limit] = [earlyAt.getTime(), limitAt.getTime()]
  return new Date(Math.min(early + (limit - early) * 0.5, limit - spareMinutes * minute))
}

/** Whether the truck must be driving by now to arrive at its limit, and can still do so. */
function isDriving({ limitAt, departedAt, needed }: Underway, now: Date): boolean {
  const leaves = limitAt.getTime() - needed * minute
  return leaves < now.getTime() - 60 * minute && leaves > departedAt.getTime() && +limitAt > now.getTime() + leastAhead
}
