import type { NextStop, TrackedShipment } from '@lanewise/contract/tracking-list'
import { durationText } from '@lanewise/domain/orders/stops/time-window'
import { wallClock, writtenDate } from '@lanewise/domain/shared/written-date'

/** Time in the time zone of the stop, with the date unless it is today at the stop: "11:40 EST". */
export function clockAt(moment: string, zone: string, now: Date): string {
  const { time, zoneName } = wallClock(moment, zone)
  const day = writtenDate(moment, zone)
  return `${day === writtenDate(now, zone) ? '' : `${day} `}${time} ${zoneName}`
}

type Ahead = Pick<TrackedShipment, 'nextStop' | 'actualDeliveryDateTime'> & { destination: { ianaTimeZone: string } }

/** Status of the next stop: "ETA 11:40 EST", "Arrived 08:05 CST", or the reason why there is no time yet. */
export function nextText({ nextStop, actualDeliveryDateTime, destination }: Ahead, now: Date): string {
  if (!nextStop)
    return actualDeliveryDateTime
      ? `Delivered ${clockAt(actualDeliveryDateTime, destination.ianaTimeZone, now)}`
      : 'Past its last stop'
  return stopText(nextStop, now)
}

export function stopText({ arrivedDateTime, eta, ianaTimeZone, stopType }: NextStop, now: Date): string {
  if (arrivedDateTime) return `Arrived ${clockAt(arrivedDateTime, ianaTimeZone, now)}`
  if (eta) return `ETA ${clockAt(eta, ianaTimeZone, now)}`
  return stopType === 'Pickup' ? 'Not picked up yet' : 'No ETA yet'
}

/**
 * "Appt 09:00" or "Window 07:00–10:00", shown beside a time that includes the zone. The date is added when it is
 * neither today nor the date of that time.
 */
export function promisedText(stop: NextStop, now: Date): string {
  const { appointmentDateTime, earlyDateTime, lateDateTime, ianaTimeZone } = stop
  const at = (moment: string) => {
    const day = writtenDate(moment, ianaTimeZone)
    const impliedDays = [now, stop.arrivedDateTime ?? stop.eta ?? now].map((one) => writtenDate(one, ianaTimeZone))
    return `${impliedDays.includes(day) ? '' : `${day} `}${wallClock(moment, ianaTimeZone).time}`
  }
  if (appointmentDateTime) return `Appt ${at(appointmentDateTime)}`
  const [day, end] = [writtenDate(earlyDateTime, ianaTimeZone), writtenDate(lateDateTime, ianaTimeZone)]
  const { time } = wallClock(lateDateTime, ianaTimeZone)
  return `Window ${at(earlyDateTime)}–${day === end ? '' : `${end} `}${time}`
}

/** Time left until the stop's limit, or time beyond it: "29 min until late", "1 h 10 min late". */
export function marginText({ appointmentDateTime, lateDateTime, eta, arrivedDateTime }: NextStop): string | null {
  const at = arrivedDateTime ?? eta
  if (at === null) return null
  const seconds = (Date.parse(appointmentDateTime ?? lateDateTime) - Date.parse(at)) / 1000
  if (seconds < -60) return `${durationText(-seconds)} late`
  return arrivedDateTime ? null : `${durationText(Math.max(0, seconds))} until late`
}

/** Example: "4 min ago". The largest unit is hours. */
export const agoText = (moment: string, now: Date): string => {
  const seconds = Math.max(0, (now.getTime() - Date.parse(moment)) / 1000)
  return seconds < 60 ? 'just now' : `${durationText(seconds)} ago`
}
