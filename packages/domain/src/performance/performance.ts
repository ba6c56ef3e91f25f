import type { StopType } from '#orders/stops/stop.ts'
import { addMonthsClamped } from '#shared/calendar.ts'
import type { DateRange } from '#shared/date-range.ts'
import { percentOf } from '#shared/units.ts'
import type { IsoDate } from '#shared/written-date.ts'
import { stopOnTimeStatus } from '#tracking/on-time.ts'
import type { StopTimes } from '#tracking/stop-times.ts'

/** Number of stops of each type that were reached, and number reached by their limit. */
export type StopCounts = {
  pickupsReached: number
  pickupsByLimit: number
  dropoffsReached: number
  dropoffsByLimit: number
}

export type PerformanceCounts = StopCounts & {
  accepted: number
  rejected: number
  invoices: { received: number; withoutMismatch: number }
  delivered: number
  withClaim: number
}

/** Percentages; null if there is nothing to compute them from, shown as "N/A". */
export type Performance = {
  onTimePickup: number | null
  onTimeDelivery: number | null
  shipmentsAccepted: number
  shipmentsRejected: number
  acceptance: number | null
  invoiceAccuracy: number | null
  claims: number | null
}

/** Period of the figures: the last 12 months up to today. */
export const performancePeriod = (today: IsoDate): DateRange => ({ start: addMonthsClamped(today, -12), end: today })

type VisitedStop = StopTimes & { stopType: StopType }

export function stopCounts(stops: readonly VisitedStop[]): StopCounts {
  const [pickups, dropoffs] = [countStops(stops, 'Pickup'), countStops(stops, 'Dropoff')]
  return {
    pickupsReached: pickups.reached,
    pickupsByLimit: pickups.byLimit,
    dropoffsReached: dropoffs.reached,
    dropoffsByLimit: dropoffs.byLimit,
  }
}

export const performanceOf = (counts: PerformanceCounts): Performance => ({
  onTimePickup: percentOf(counts.pickupsByLimit, counts.pickupsReached),
  onTimeDelivery: percentOf(counts.dropoffsByLimit, counts.dropoffsReached),
  shipmentsAccepted: counts.accepted,
  shipmentsRejected: counts.rejected,
  acceptance: percentOf(counts.accepted, counts.accepted + counts.rejected),
  invoiceAccuracy: percentOf(counts.invoices.withoutMismatch, counts.invoices.received),
  claims: percentOf(counts.withClaim, counts.delivered),
})

/**
 * If a stop has no arrival and the truck departed after the limit, its arrival time is unknown, so it is not counted at
 * all.
 */
function countStops(stops: readonly VisitedStop[], type: StopType) {
  const statuses = stops
    .filter(({ stopType }) => stopType === type)
    .map((stop) => stopOnTimeStatus(stop, null))
    .filter((status) => status !== null)
  return { reached: statuses.length, byLimit: statuses.filter((status) => status !== 'Late').length }
}
