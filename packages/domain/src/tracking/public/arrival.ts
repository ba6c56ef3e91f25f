import { formatDate, formatDay, humanize } from '#shared/format.ts'
import { type Instant, wallClock } from '#shared/written-date.ts'
import { shipmentStatuses } from '#shipments/shipment-status.ts'
import type { OnTimeStatus } from '#tracking/on-time.ts'

type ArrivalStop = {
  stopType: 'Pickup' | 'Dropoff'
  appointmentDateTime: Instant | null
  earlyDateTime: Instant
  lateDateTime: Instant
  arrivedDateTime: Instant | null
  departedDateTime: Instant | null
  ianaTimezone: string
  eta: Instant | null
  onTimeStatus: OnTimeStatus | null
}

export type ArrivalAnswer<Stop> = {
  /** Example: "Arrives today 3:40 PM CST". */
  text: string
  onTimeStatus: OnTimeStatus | null
  /** The stop that the answer is about. */
  stop: Stop | null
}

type Load<Stop> = { shipmentStatus: number; stops: readonly Stop[] }

/**
 * When the freight arrives, the first question on public tracking: at the next dropoff ahead, or where the freight is
 * now. (DEF-140)
 */
export function arrivalAnswer<Stop extends ArrivalStop>(
  { shipmentStatus, stops }: Load<Stop>,
  now: Instant,
): ArrivalAnswer<Stop> {
  const last = stops.at(-1) ?? null
  if (shipmentStatus === shipmentStatuses.Voided) return { text: 'Cancelled', onTimeStatus: null, stop: null }
  if (shipmentStatus >= shipmentStatuses.Delivered) return delivered(last, now)
  const next = stops.find((stop) => stop.stopType === 'Dropoff' && !stop.departedDateTime) ?? last
  if (!next) return { text: 'Not on the way yet', onTimeStatus: null, stop: null }
  const { arrivedDateTime, eta, onTimeStatus, ianaTimezone: zone } = next
  if (arrivedDateTime)
    return { text: `Arrived ${momentText(arrivedDateTime, zone, now)}`, onTimeStatus: null, stop: next }
  if (eta) return { text: `Arrives ${momentText(eta, zone, now)}`, onTimeStatus, stop: next }
  const due = next.appointmentDateTime ?? next.lateDateTime
  return { text: `Due ${momentText(due, zone, now)}`, onTimeStatus: null, stop: next }
}

function delivered<Stop extends ArrivalStop>(last: Stop | null, now: Instant): ArrivalAnswer<Stop> {
  const at = last?.departedDateTime ?? last?.arrivedDateTime
  const text = last && at ? `Delivered ${momentText(at, last.ianaTimezone, now)}` : 'Delivered'
  return { text, onTimeStatus: null, stop: last }
}

/** Example: "today 3:40 PM CST", "Friday 11/20/2026 3:40 PM CST". */
export function momentText(at: Instant, zone: string, now: Instant): string {
  return `${dayText(at, zone, now)} ${timeText(at, zone)} ${wallClock(at, zone).zoneName}`
}

function dayText(at: Instant, zone: string, now: Instant): string {
  const day = formatDate(at, zone)
  const shifted = (days: number) => formatDate(new Date(new Date(now).getTime() + days * dayMs), zone)
  if (day === shifted(0)) return 'today'
  if (day === shifted(1)) return 'tomorrow'
  if (day === shifted(-1)) return 'yesterday'
  return formatDay(at, zone)
}

const dayMs = 86_400_000

/** Time on a 12-hour clock: "3:40 PM". */
function timeText(at: Instant, zone: string): string {
  const [hour = 0, minute = 0] = wallClock(at, zone).time.split(':').map(Number)
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`
}

/** Example: "Window 2:00–5:00 PM CST, Tuesday 11/17/2026". */
export function plannedText(stop: ArrivalStop): string {
  const { appointmentDateTime: appointment, earlyDateTime: early, lateDateTime: late, ianaTimezone: zone } = stop
  const { zoneName } = wallClock(late, zone)
  if (appointment) return `Appointment ${timeText(appointment, zone)} ${zoneName}, ${formatDay(appointment, zone)}`
  const [from, to] = [timeText(early, zone), timeText(late, zone)]
  if (formatDate(early, zone) !== formatDate(late, zone))
    return `Window ${formatDate(early, zone)} ${from}–${formatDate(late, zone)} ${to} ${zoneName}`
  const start = from.slice(-2) === to.slice(-2) ? from.slice(0, -3) : from
  return `Window ${start}–${to} ${zoneName}, ${formatDay(late, zone)}`
}

/** Example: "on time", "at risk". */
export const onTimeWord = (status: OnTimeStatus): string => humanize(status).toLowerCase()
