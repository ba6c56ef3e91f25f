import type { StopType } from '#orders/stops/stop.ts'
import { addMonthsClamped } from '#shared/calendar.ts'
import type { DateRange } from '#shared/date-range.ts'
import { percentOf } from '#shared/units.ts'
import type { IsoDate } from '#shared/written-date.ts'
import { stopOnTimeStatus } from '#tracking/on-time.ts'
import type { StopTimes } from '#tracking/stop-times.ts'

/** What happened with a carrier, or on a lane, in the months that count. */
export type PerformanceFacts = {
  stops: readonly (StopTimes & { stopType: StopType })[]
  /** Offers to carry a shipment, by their status. */
  offers: readonly { status: string }[]
  /** Carrier invoices that have come. */
  receivedInvoices: readonly { hasMismatch: boolean }[]
  shipments: readonly { status: number; hasRefusalOrDamage: boolean }[]
}

/** The same as numbers, as a database counts them. */
export type PerformanceCounts = {
  pickups: { reached: number; byLimit: number }
  dropoffs: { reached: number; byLimit: number }
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

/** The offers that a carrier turned down or let pass. */
const rejected = ['Rejected', 'Countered', 'Expired']
const delivered = [7, 8]

/** DEF-91: the days that the figures cover: the last 12 months up to today. */
export const performancePeriod = (today: IsoDate): DateRange => ({ start: addMonthsClamped(today, -12), end: today })

/** DEF-91: what the facts come to as numbers. */
export function countPerformance(facts: PerformanceFacts): PerformanceCounts {
  return {
    pickups: countStops(facts.stops, 'Pickup'),
    dropoffs: countStops(facts.stops, 'Dropoff'),
    accepted: facts.offers.filter(({ status }) => status === 'Accepted').length,
    rejected: facts.offers.filter(({ status }) => rejected.includes(status)).length,
    invoices: {
      received: facts.receivedInvoices.length,
      withoutMismatch: facts.receivedInvoices.filter(({ hasMismatch }) => !hasMismatch).length,
    },
    delivered: facts.shipments.filter(({ status }) => delivered.includes(status)).length,
    withClaim: facts.shipments.filter(({ hasRefusalOrDamage }) => hasRefusalOrDamage).length,
  }
}

/** DEF-91: the figures of a carrier or a lane. */
export const performanceOf = (counts: PerformanceCounts): Performance => ({
  onTimePickup: percentOf(counts.pickups.byLimit, counts.pickups.reached),
  onTimeDelivery: percentOf(counts.dropoffs.byLimit, counts.dropoffs.reached),
  shipmentsAccepted: counts.accepted,
  shipmentsRejected: counts.rejected,
  acceptance: percentOf(counts.accepted, counts.accepted + counts.rejected),
  invoiceAccuracy: percentOf(counts.invoices.withoutMismatch, counts.invoices.received),
  claims: percentOf(counts.withClaim, counts.delivered),
})

/** Of a stop without an arrival that was left after its limit nobody knows when it was reached, so it counts on neither side. */
function countStops(stops: PerformanceFacts['stops'], type: StopType) {
  const statuses = stops
    .filter(({ stopType }) => stopType === type)
    .map((stop) => stopOnTimeStatus(stop, null))
    .filter((status) => status !== null)
  return { reached: statuses.length, byLimit: statuses.filter((status) => status !== 'Late').length }
}
