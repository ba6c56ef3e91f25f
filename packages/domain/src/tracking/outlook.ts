import type { ShippingMode } from '#freight/modes.ts'
import type { StopType } from '#orders/stops/stop.ts'
import { type Instant, minutesAfter, minutesBetween, momentOf } from '#shared/moments.ts'
import type { ShipmentStatus } from '#shipments/shipment-status.ts'
import { averageSpeed, drivingMinutes, type SpeedSettings } from '#tracking/average-speed.ts'
import { type EtaPosition, type EtaStop, etaPlan } from '#tracking/eta.ts'
import { clocksEnRoute, type DriverClocks } from '#tracking/hours-of-service.ts'
import {
  type OnTimeStatus,
  onTimeLimit,
  onTimeStatus,
  riskMinutes,
  shownOnTime,
  stopOnTimeStatus,
  worstStatus,
} from '#tracking/on-time.ts'
import { currentStop, type StopTimes } from '#tracking/stop-times.ts'

/** Window of an order's own stop. A truck stop may serve several orders. */
export type OrderWindow = Pick<EtaStop, 'appointmentDateTime' | 'earlyDateTime' | 'lateDateTime'> & { orderId: string }

export type OutlookStop = EtaStop & {
  stopType: StopType
  /** Orders are judged by their own windows. Without orders the window of the stop counts. (DEF-126) */
  orders: readonly OrderWindow[]
}

export type OutlookAsk = {
  status: ShipmentStatus
  mode: ShippingMode
  isTeam: boolean
  stops: readonly OutlookStop[]
  position: EtaPosition | null
  speeds?: SpeedSettings
  now: Instant
}

export type StopOutlook = {
  eta: string | null
  /** Worst status of the orders at the stop. */
  onTime: OnTimeStatus | null
  orders: readonly { orderId: string; onTime: OnTimeStatus | null }[]
}

export type Outlook = {
  /** One entry per stop, in the same order. */
  stops: readonly StopOutlook[]
  onTime: OnTimeStatus | null
  /** Next time at which the passing of time alone may change the outlook, or null when it cannot. */
  nextCheckAt: number | null
}

/** Service minutes at a stop without measured ones. */
export const defaultServiceMinutes = 60
/** Interval in minutes at which the ETA of an overdue truck is recalculated. Such a truck is expected any minute. */
export const overdueMinutes = 15

const notDispatched: readonly ShipmentStatus[] = ['Booked']
const rolling: readonly ShipmentStatus[] = ['Booked', 'Dispatched', 'InTransit', 'AtStop']

/** Calculates the ETA at each stop and whether it is on time. (TRACKING-4, TRACKING-5, DEF-92, DEF-122) */
export function outlook(ask: OutlookAsk): Outlook {
  const hasReport =
    ask.position !== null ||
    ask.stops.some(({ arrivedDateTime, departedDateTime }) => arrivedDateTime ?? departedDateTime)
  const stops = (hasReport ? byEta(ask) : byClock(ask)).map((stop) => shownStop(stop, ask.status))
  const onTime = onTimeStatus(ask.stops.map((stop, index) => ({ ...stop, onTime: stops[index]?.onTime ?? null })))
  return { stops, onTime, nextCheckAt: rolling.includes(ask.status) ? nextCheck(ask, stops) : null }
}

const shownStop = ({ eta, onTime, orders }: StopOutlook, status: ShipmentStatus): StopOutlook => ({
  eta,
  onTime: shownOnTime(status, onTime),
  orders: orders.map((order) => ({ ...order, onTime: shownOnTime(status, order.onTime) })),
})

function byEta(ask: OutlookAsk): StopOutlook[] {
  const { stops, position, now, isTeam, mode, speeds = {} } = ask
  const milesPerHour = averageSpeed(mode, speeds)
  const clocks = clocksOf(ask, milesPerHour)
  const plan = etaPlan({ stops, position, clocks, milesPerHour, isTeam, now })
  return stops.map((stop, index) => {
    const eta = plan.stops[index]?.eta ?? null
    return { eta, ...statusesOf(stop, (times) => stopOnTimeStatus(times, eta)) }
  })
}

/** Without any report from the truck, only the clock determines the status. (DEF-122) */
function byClock({ stops, status, now }: OutlookAsk): StopOutlook[] {
  return stops.map((stop, index) => ({
    eta: null,
    ...statusesOf(stop, (times) => clockStatus(times, { isFirst: index === 0, status, now })),
  }))
}

/** Status of each order at a stop, and the worst of them as that of the stop. (DEF-92, DEF-126) */
function statusesOf(
  stop: OutlookStop,
  statusOf: (times: StopTimes) => OnTimeStatus | null,
): Pick<StopOutlook, 'onTime' | 'orders'> {
  const orders = stop.orders.map((window) => ({
    orderId: window.orderId,
    onTime: statusOf({ ...stop, ...window }),
  }))
  return { orders, onTime: orders.length > 0 ? worstStatus(orders.map(({ onTime }) => onTime)) : statusOf(stop) }
}

function clockStatus(
  stop: StopTimes,
  { isFirst, status, now }: { isFirst: boolean; status: ShipmentStatus; now: Instant },
): OnTimeStatus {
  const limit = onTimeLimit(stop)
  if (!limit) return 'OnTime'
  const minutesLeft = minutesBetween(momentOf(now), momentOf(limit))
  if (minutesLeft < 0) return 'Late'
  return isFirst && notDispatched.includes(status) && minutesLeft <= riskMinutes ? 'AtRisk' : 'OnTime'
}

/** Driver hours since the last departure from a stop, based on the miles driven from there. */
function clocksOf({ stops, position }: OutlookAsk, milesPerHour: number): DriverClocks | null {
  const departedAt = position && stops[position.nextStop - 1]?.departedDateTime
  const leg = position && stops[position.nextStop]?.legMiles
  if (!position || !departedAt || !leg || momentOf(position.at) < momentOf(departedAt)) return null
  const driving = drivingMinutes(Math.max(0, leg - position.milesToGo), milesPerHour)
  return clocksEnRoute({ driving, elapsed: minutesBetween(momentOf(departedAt), momentOf(position.at)), clocks: null })
}

/**
 * Next time among all stops ahead at which a stop becomes at risk or late, or at which the truck should have arrived.
 */
function nextCheck({ stops, now }: OutlookAsk, estimates: Outlook['stops']): number | null {
  const at = momentOf(now)
  const isDue = (eta: string) => momentOf(eta) <= at
  const moments = stops.slice(currentStop(stops)).flatMap((stop, index) => {
    const eta = estimates[currentStop(stops) + index]?.eta
    const limits = (stop.orders.length > 0 ? stop.orders : [stop]).map(onTimeLimit).filter((limit) => limit !== null)
    return [
      ...limits.flatMap((limit) => [minutesAfter(momentOf(limit), -riskMinutes), momentOf(limit) + 1000]),
      ...(eta ? [Math.max(momentOf(eta) + 1000, minutesAfter(at, isDue(eta) ? overdueMinutes : 0))] : []),
    ]
  })
  const coming = moments.filter((moment) => moment > at)
  return coming.length > 0 ? Math.min(...coming) : null
}
