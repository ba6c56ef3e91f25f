import type { StopType } from '#orders/stops/stop.ts'
import { hoursAndMinutes } from '#orders/stops/time-window.ts'
import { type Instant, minutesBetween, momentOf } from '#shared/moments.ts'
import type { ShipmentStatus } from '#shipments/shipment-status.ts'
import { currentStop, type StopTimes } from '#tracking/stop-times.ts'

/** Status of a stop compared with its times, from best to worst for the shipment. */
export const onTimeStatuses = ['Early', 'OnTime', 'AtRisk', 'Late'] as const
export type OnTimeStatus = (typeof onTimeStatuses)[number]

/** An expected arrival within this many minutes before the limit is at risk. (TRACKING-5) */
export const riskMinutes = 60

type Stop = Pick<StopTimes, 'arrivedDateTime' | 'departedDateTime'> & {
  stopType: StopType
  onTime: OnTimeStatus | null
}

/** Latest on-time arrival at a stop: its appointment, otherwise its late time. (DEF-92) */
export const onTimeLimit = ({
  appointmentDateTime,
  lateDateTime,
}: Pick<StopTimes, 'appointmentDateTime' | 'lateDateTime'>): Instant | null => appointmentDateTime ?? lateDateTime

/**
 * Expected arrival compared with the limit of its stop: "15 min before the appointment", "2 h after the window closes".
 * Null for a stop without a limit.
 */
export function marginText(eta: Instant, stop: Pick<StopTimes, 'appointmentDateTime' | 'lateDateTime'>): string | null {
  const limit = onTimeLimit(stop)
  if (!limit) return null
  const minutes = Math.round(minutesBetween(momentOf(eta), momentOf(limit)))
  const name = stop.appointmentDateTime ? 'the appointment' : 'the window closes'
  if (minutes === 0) return stop.appointmentDateTime ? 'at the appointment' : 'when the window closes'
  return `${hoursAndMinutes(Math.abs(minutes))} ${minutes > 0 ? 'before' : 'after'} ${name}`
}

/** Status of a stop by its actual arrival, otherwise by its ETA. Null when neither is known. (TRACKING-5, DEF-92) */
export function stopOnTimeStatus(stop: StopTimes, eta: Instant | null): OnTimeStatus | null {
  if (stop.arrivedDateTime) return statusOfArrival(stop, stop.arrivedDateTime)
  if (stop.departedDateTime) return statusOfDeparture(stop, stop.departedDateTime)
  return eta ? statusOfEta(stop, eta) : null
}

/**
 * Status of a shipment or order: the worst status of the stops not yet departed, or of the final dropoff after the last
 * departure. (DEF-92)
 */
export function onTimeStatus(stops: readonly Stop[]): OnTimeStatus | null {
  const ahead = stops.slice(currentStop(stops))
  const finalDropoff = stops.findLast(({ stopType }) => stopType === 'Dropoff')
  const relevant = ahead.length > 0 ? ahead : [finalDropoff].filter((stop) => stop !== undefined)
  return worstStatus(relevant.map(({ onTime }) => onTime))
}

const unbooked: readonly ShipmentStatus[] = ['Drafted', 'ReadyToBook', 'Tendering']

/**
 * Status that a shipment shows. Nobody has promised an unbooked one, so it can be late but not on time, and a voided one
 * has no status.
 */
export function shownOnTime(status: ShipmentStatus, onTime: OnTimeStatus | null): OnTimeStatus | null {
  if (status === 'Voided') return null
  const isGood = onTime === 'OnTime' || onTime === 'Early'
  return isGood && unbooked.includes(status) ? null : onTime
}

/** Worst of several statuses, or null when none is known. */
export function worstStatus(statuses: readonly (OnTimeStatus | null)[]): OnTimeStatus | null {
  return onTimeStatuses.findLast((status) => statuses.includes(status)) ?? null
}

/**
 * An arrival after the limit is late even when the appointment lies before the early time, because the appointment is
 * the commitment.
 */
function statusOfArrival(stop: StopTimes, at: Instant): 'Early' | 'OnTime' | 'Late' {
  const limit = onTimeLimit(stop)
  if (limit && momentOf(at) > momentOf(limit)) return 'Late'
  return stop.earlyDateTime && momentOf(at) < momentOf(stop.earlyDateTime) ? 'Early' : 'OnTime'
}

/** A truck that left by the limit also arrived by then. The arrival of a truck that left later is unknown. */
function statusOfDeparture(stop: StopTimes, at: Instant): OnTimeStatus | null {
  const status = statusOfArrival(stop, at)
  return status === 'Late' ? null : status
}

function statusOfEta(stop: StopTimes, eta: Instant): OnTimeStatus {
  const status = statusOfArrival(stop, eta)
  const limit = onTimeLimit(stop)
  if (status !== 'OnTime' || !limit) return status
  return minutesBetween(momentOf(eta), momentOf(limit)) <= riskMinutes ? 'AtRisk' : 'OnTime'
}
