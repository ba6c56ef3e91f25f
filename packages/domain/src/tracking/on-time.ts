import type { StopType } from '#orders/stops/stop.ts'
import { type Instant, minutesBetween, momentOf } from '#shared/moments.ts'
import { currentStop, type StopTimes } from '#tracking/stop-times.ts'

/** How a stop stands against its times, from the best for the shipment to the worst. */
export const onTimeStatuses = ['Early', 'OnTime', 'AtRisk', 'Late'] as const
export type OnTimeStatus = (typeof onTimeStatuses)[number]

/** TRACKING-5: minutes up to the limit in which an expected arrival is at risk. */
export const riskMinutes = 60

type Stop = StopTimes & {
  stopType: StopType
  /** When the truck is expected; null once it came, or when nobody can tell. */
  eta: Instant | null
}

/** DEF-92: by when the truck has to be at a stop: its appointment, otherwise its late time. */
export const onTimeLimit = ({ appointmentDateTime, lateDateTime }: StopTimes): Instant | null =>
  appointmentDateTime ?? lateDateTime

/** TRACKING-5, DEF-92: how a stop stands, by its actual arrival or else by its ETA; null when neither is known. */
export function stopOnTimeStatus(stop: StopTimes, eta: Instant | null): OnTimeStatus | null {
  if (stop.arrivedDateTime) return statusOfArrival(stop, stop.arrivedDateTime)
  if (stop.departedDateTime) return statusOfDeparture(stop, stop.departedDateTime)
  return eta ? statusOfEta(stop, eta) : null
}

/** DEF-92: how a shipment or order stands: the worst of its stops not yet departed, after the last one its final dropoff. */
export function onTimeStatus(stops: readonly Stop[]): OnTimeStatus | null {
  const ahead = stops.slice(currentStop(stops))
  const finalDropoff = stops.findLast(({ stopType }) => stopType === 'Dropoff')
  const counted = ahead.length > 0 ? ahead : [finalDropoff].filter((stop) => stop !== undefined)
  return worstStatus(counted.map((stop) => stopOnTimeStatus(stop, stop.eta)))
}

/** The worst of several; null when none is known. */
export function worstStatus(statuses: readonly (OnTimeStatus | null)[]): OnTimeStatus | null {
  return onTimeStatuses.findLast((status) => statuses.includes(status)) ?? null
}

/** After the limit is late also where an appointment was made before the early time: the appointment is the promise. */
function statusOfArrival(stop: StopTimes, at: Instant): 'Early' | 'OnTime' | 'Late' {
  const limit = onTimeLimit(stop)
  if (limit && momentOf(at) > momentOf(limit)) return 'Late'
  return stop.earlyDateTime && momentOf(at) < momentOf(stop.earlyDateTime) ? 'Early' : 'OnTime'
}

/** Whoever left by the limit had come by then; of one that left later nobody knows when it came. */
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
