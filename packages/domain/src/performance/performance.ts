import type { StopType } from '#orders/stops/stop.ts'
import { addMonthsClamped } from '#shared/calendar.ts'
import type { DateRange } from '#shared/date-range.ts'
import { percentOf } from '#shared/units.ts'
import type { IsoDate } from '#shared/written-date.ts'
import { stopOnTimeStatus } from '#tracking/on-time.ts'
import type { StopTimes } from '#tracking/stop-times.ts'

/** How many stops of each kind were reached, and how many of them in time. */
export type StopCounts = {
  pickupsReached: number
  pickupsByLimit: number
  dropoffsReached: number
  dropoffsByLimit: number
}

/** What happened with a carrier, or on a lane, in the months that count. */
export type PerformanceCounts = StopCounts & {
  accepted: number
  rejected: number
  invoices: { received: number; withoutMismatch: number }
  delivered: number
  withClaim: number
}

/** Percents, null where there is nothing to take them of, which shows as "N/A". */
export type Performance = {
  onTimePickup: number | null
  onTimeDelivery: number | null
  shipmentsAccepted: number
  shipmentsRejected: number
  acceptance: number | null
  invoiceAccuracy: number | null
  claims: number | null
}

/** The days that the figures cover: the last 12 months up to today. */
export const performancePeriod = (today: IsoDate): DateRange => ({ start: addMonthsClamped(today, -12), end: today })

type VisitedStop = StopTimes & { stopType: StopType }

/** What the stops of a shipment add to the figures. */
export function stopCounts(stops: readonly VisitedStop[]): StopCounts {
  const [pickups, dropoffs] = [countStops(stops, 'Pickup'), countStops(stops, 'Dropoff')]
  return {
    pickupsReached: pickups.reached,
    pickupsByLimit: pickups.byLimit,
    dropoffsReached: dropoffs.reached,
    dropoffsByLimit: dropoffs.byLimit,
  }
}

/** The figures of a carrier or a lane. */
export const performanceOf = (counts: PerformanceCounts): Performance => ({
  onTimePickup: percentOf(counts.pickupsByLimit, counts.pickupsReached),
  onTimeDelivery: percentOf(counts.dropoffsByLimit, counts.dropoffsReached),
  shipmentsAccepted: counts.accepted,
  shipmentsRejected: counts.rejected,
  acceptance: percentOf(counts.accepted, counts.accepted + counts.rejected),
  invoiceAccuracy: percentOf(counts.invoices.withoutMismatch, counts.invoices.received),
  claims: percentOf(counts.withClaim, counts.delivered),
})

/** Of a stop without an arrival that was left after its limit nobody knows when it was reached, so it counts on neither side. */
function countStops(stops: readonly VisitedStop[], type: StopType) {
  const statuses = stops
    .filter(({ stopType }) => stopType === type)
    .map((stop) => stopOnTimeStatus(stop, null))
    .filter((status) => status !== null)
  return { reached: statuses.length, byLimit: statuses.filter((status) => status !== 'Late').length }
}
