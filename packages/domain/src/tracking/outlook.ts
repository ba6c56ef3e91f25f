import type { ShippingMode } from '#freight/modes.ts'
import type { StopType } from '#orders/stops/stop.ts'
import { type Instant, minutesAfter, minutesBetween, momentOf } from '#shared/moments.ts'
import type { ShipmentStatus } from '#shipments/shipment-status.ts'
import { averageSpeed, drivingMinutes, type SpeedSettings } from '#tracking/average-speed.ts'
import { type EtaPosition, type EtaStop, etaPlan } from '#tracking/eta.ts'
import { clocksOnTheWay, type DriverClocks } from '#tracking/hours-of-service.ts'
import {
  type OnTimeStatus,
  onTimeLimit,
  onTimeStatus,
  riskMinutes,
  stopOnTimeStatus,
  worstStatus,
} from '#tracking/on-time.ts'
import { currentStop } from '#tracking/stop-times.ts'

export type OutlookStop = EtaStop & { stopType: StopType }

export type OutlookAsk = {
  status: ShipmentStatus
  mode: ShippingMode
  isTeam: boolean
  stops: readonly OutlookStop[]
  position: EtaPosition | null
  speeds?: SpeedSettings
  now: Instant
}

export type Outlook = {
  /** One for each stop, in their order. */
  stops: readonly { eta: string | null; onTime: OnTimeStatus | null }[]
  onTime: OnTimeStatus | null
  /** When the clock alone may change it; null when it cannot. */
  nextLookAt: number | null
}

/** Minutes at a stop of which nobody measured any. */
export const defaultServiceMinutes = 60
/** A truck that should be there by now is expected any minute, and that is told anew so often. */
export const overdueMinutes = 15

const notDispatched: readonly ShipmentStatus[] = ['Booked']
const rolling: readonly ShipmentStatus[] = ['Booked', 'Dispatched', 'InTransit', 'AtStop']

/** TRACKING-4, TRACKING-5, DEF-92, DEF-122: when the truck will be where, and whether that is in time. */
export function outlook(ask: OutlookAsk): Outlook {
  const isHeardOf =
    ask.position !== null ||
    ask.stops.some(({ arrivedDateTime, departedDateTime }) => arrivedDateTime ?? departedDateTime)
  const stops = isHeardOf ? byEta(ask) : byClock(ask)
  const judged = ask.stops.map((stop, index) => ({ ...stop, eta: stops[index]?.eta ?? null }))
  const ahead = stops.slice(currentStop(ask.stops))
  const onTime = isHeardOf ? onTimeStatus(judged) : worstStatus(ahead.map((stop) => stop.onTime))
  return { stops, onTime, nextLookAt: rolling.includes(ask.status) ? nextLook(ask, stops) : null }
}

function byEta(ask: OutlookAsk) {
  const { stops, position, now, isTeam, mode, speeds = {} } = ask
  const milesPerHour = averageSpeed(mode, speeds)
  const clocks = clocksOf(ask, milesPerHour)
  const plan = etaPlan({ stops, position, clocks, milesPerHour, isTeam, now })
  return stops.map((stop, index) => {
    const eta = plan.stops[index]?.eta ?? null
    return { eta, onTime: stopOnTimeStatus(stop, eta) }
  })
}

/** DEF-122: nothing was heard of the truck, so only the clock tells. */
function byClock({ stops, status, now }: OutlookAsk) {
  return stops.map((stop, index) => ({ eta: null, onTime: clockStatus(stop, { isFirst: index === 0, status, now }) }))
}

function clockStatus(
  stop: OutlookStop,
  { isFirst, status, now }: { isFirst: boolean; status: ShipmentStatus; now: Instant },
): OnTimeStatus {
  const limit = onTimeLimit(stop)
  if (!limit) return 'OnTime'
  const left = minutesBetween(momentOf(now), momentOf(limit))
  if (left < 0) return 'Late'
  return isFirst && notDispatched.includes(status) && left <= riskMinutes ? 'AtRisk' : 'OnTime'
}

/** The hours of the driver since the last stop that the truck left, by the miles that it has come from there. */
function clocksOf({ stops, position }: OutlookAsk, milesPerHour: number): DriverClocks | null {
  const left = position && stops[position.nextStop - 1]?.departedDateTime
  const leg = position && stops[position.nextStop]?.legMiles
  if (!position || !left || !leg || momentOf(position.at) < momentOf(left)) return null
  const driving = drivingMinutes(Math.max(0, leg - position.milesToGo), milesPerHour)
  return clocksOnTheWay({ driving, elapsed: minutesBetween(momentOf(left), momentOf(position.at)), clocks: null })
}

/** Of every stop ahead: when it becomes at risk, when late, and when the truck was to be there. */
function nextLook({ stops, now }: OutlookAsk, told: Outlook['stops']): number | null {
  const at = momentOf(now)
  const isDue = (eta: string) => momentOf(eta) <= at
  const moments = stops.slice(currentStop(stops)).flatMap((stop, index) => {
    const limit = onTimeLimit(stop)
    const eta = told[currentStop(stops) + index]?.eta
    const limits = limit ? [minutesAfter(momentOf(limit), -riskMinutes), momentOf(limit) + 1000] : []
    return [
      ...limits,
      ...(eta ? [Math.max(momentOf(eta) + 1000, minutesAfter(at, isDue(eta) ? overdueMinutes : 0))] : []),
    ]
  })
  const coming = moments.filter((moment) => moment > at)
  return coming.length > 0 ? Math.min(...coming) : null
}
