import { averageSpeed } from '@lanewise/domain/tracking/average-speed'
import {
  afterStanding,
  clocksEnRoute,
  type DriverClocks,
  drivingSchedule,
  freshClocks,
} from '@lanewise/domain/tracking/hours-of-service'
import { type LinePoint, pointOnRoute, type RouteLeg, remainingRoute } from '@lanewise/domain/tracking/remaining-miles'
import { shareOf } from './chance.ts'
import { driveFor, type Leg } from './drive.ts'
import type { getTrackedLoads, recordTrackingEvents } from './portal.gen.ts'
import { hurries, latePickupAt, leavesAt, paceOnRoad } from './trouble.ts'

export type Load = Awaited<ReturnType<typeof getTrackedLoads>>['data'][number]
export type TrackingEvent = Parameters<typeof recordTrackingEvents>[1]['body']['events'][number]
type Stop = Load['stops'][number]

/** Times in milliseconds. `speed` truck minutes pass per real minute, starting at `startedAt`. */
export type Clock = { now: number; startedAt: number; speed: number; seed: number }
export type Truck = { load: Load; line: readonly LinePoint[]; clock: Clock }

const minute = 60_000
/** A truck is dispatched this many minutes before its pickup. */
const leadMinutes = 180
/** Minutes that the way to the pickup and the stay at each dock take when somebody may be watching. */
const shortMinutes = 15
/** Interval between position events in truck minutes. */
const positionMinutes = 5
/** Trucks do not wait longer than this for a dock to open. */
const longestWaitMinutes = 12 * 60
/** Converting a map position back to miles is accurate to a tenth of a mile. */
const roundingMiles = 0.2
const slowShare = 0.12
/** A truck that stands on the way says where it is at this interval. */
const standingMinutes = 30
/** Share of drivers that send no proof until asked. Proofs older than the limit below are not sent either. */
const forgetfulShare = 0.15
const forgottenMinutes = 6 * 60

/**
 * Events that the driver of a shipment sends now, derived only from data in the portal. Empty while nothing has
 * happened.
 */
export function eventsOf(truck: Truck): TrackingEvent[] {
  const { stops, shipmentStatusName: status } = truck.load
  const reached = stops.findLastIndex(({ arrivedAt, departedAt }) => arrivedAt ?? departedAt)
  const [here, next] = [stops[reached], stops[reached + 1]]
  if (!here) return status === 'Booked' ? dispatch(truck) : firstArrival(truck)
  if (!departureTime(here)) return departure(truck, here)
  return next ? onTheRoad(truck, here, next) : proofs(truck, here)
}

/** Whether the route of the shipment is needed to compute its position. */
export const isOnTheRoad = ({ stops }: Load): boolean => {
  const reached = stops.findLastIndex(({ arrivedAt, departedAt }) => arrivedAt ?? departedAt)
  return reached >= 0 && reached + 1 < stops.length && departureTime(stops[reached] as Stop) !== null
}

const departureTime = ({ departedAt, unloadedAt }: Stop) => departedAt ?? unloadedAt

/** Real time at which the given truck minutes have passed. Time before the start passes at the real pace. */
function after(from: number, minutes: number, { startedAt, speed }: Clock): number {
  const before = Math.min(minutes, Math.max(0, (startedAt - from) / minute))
  return from + before * minute + ((minutes - before) * minute) / speed
}

/** Truck minutes that have passed since the given time. */
const passedSince = (from: number, { now, startedAt, speed }: Clock) =>
  (Math.max(0, startedAt - from) + (now - Math.max(from, startedAt)) * speed) / minute
const draw = ({ load, clock }: Truck, ...strings: readonly string[]) =>
  shareOf(clock.seed, load.shipmentNumber, ...strings)

const latePickup = ({ load, clock }: Truck) =>
  latePickupAt(load.stops[0] as Stop, { shipmentNumber: load.shipmentNumber, ...clock })

function dispatch(truck: Truck): TrackingEvent[] {
  const { now, startedAt, speed } = truck.clock
  if (hurries(truck.load, truck.clock)) return [trackingEvent(truck, { kind: 'Dispatched', at: now })]
  const late = latePickup(truck)
  const today = late === null ? startedAt + (now - startedAt) * paceOnRoad(speed) : now
  if (today < (late ?? pickupAt(truck)) - leadMinutes * minute) return []
  return [trackingEvent(truck, { kind: 'Dispatched', at: now })]
}

/** Arrival time at the pickup, within its window or some minutes before its appointment. */
function pickupAt(truck: Truck): number {
  const first = truck.load.stops[0] as Stop
  const [early, late] = [Date.parse(first.earlyDateTime), Date.parse(first.lateDateTime)]
  const share = draw(truck, 'pickup')
  return early === late ? late - (5 + share * 35) * minute : early + share * 0.7 * (late - early)
}

function firstArrival(truck: Truck): TrackingEvent[] {
  const { load, clock } = truck
  const first = load.stops[0] as Stop
  const late = latePickup(truck)
  const sent = load.lastHeardAt ? Date.parse(load.lastHeardAt) : clock.startedAt
  if (hurries(load, clock)) return arrival(truck, first, after(sent, shortMinutes, clock))
  if (late !== null) return arrival(truck, first, late)
  const minutes = Math.min(leadMinutes, Math.max(15, (pickupAt(truck) - sent) / minute))
  return arrival(truck, first, after(sent, minutes, { ...clock, speed: paceOnRoad(clock.speed) }))
}

function arrival(truck: Truck, stop: Stop, at: number): TrackingEvent[] {
  if (at > truck.clock.now) return []
  const { latitude, longitude } = stop
  const seen =
    latitude === null || longitude === null
      ? []
      : [trackingEvent(truck, { kind: 'Position', at, place: { latitude, longitude } })]
  return [...seen, trackingEvent(truck, { kind: 'Arrived', at, stop })]
}

/** The truck waits until the dock opens, is loaded or unloaded, and departs. */
function departure(truck: Truck, stop: Stop): TrackingEvent[] {
  const { clock } = truck
  const arrived = Date.parse(stop.arrivedAt as string)
  const early = (Date.parse(stop.earlyDateTime) - arrived) / minute
  const wait = Math.min(longestWaitMinutes, Math.max(0, early))
  const ready = hurries(truck.load, clock)
    ? shortMinutes
    : wait + 30 + draw(truck, 'dock', String(stop.stopNumber)) * 80
  const [done, at] = [after(arrived, ready, clock), after(arrived, ready + 10, clock)]
  if (at > clock.now) return []
  const unloaded = stop.stopType === 'Dropoff' ? [trackingEvent(truck, { kind: 'Unloaded', at: done, stop })] : []
  return [...unloaded, trackingEvent(truck, { kind: 'Departed', at, stop })]
}

function onTheRoad(truck: Truck, from: Stop, to: Stop): TrackingEvent[] {
  const { load, clock } = truck
  const route = routeBetween(truck, from, to)
  const departed = Date.parse(departureTime(from) as string)
  // Without coordinates, the next stop is assumed to be half a day away.
  if (!route) return arrival(truck, to, after(departed, longestWaitMinutes, clock))
  const total = route.legMiles ?? remainingRoute(route.from as NonNullable<RouteLeg['from']>, route).milesToGo
  const seen = load.position && Date.parse(load.position.at) > departed ? load.position : null
  const milesLeft = seen ? remainingRoute(seen, route).milesToGo : total
  const trip = {
    ...{ from, to, route, departed, milesLeft },
    start: seen ? Date.parse(seen.at) : departed,
    driven: Math.max(0, total - milesLeft - roundingMiles),
    isFirst: !seen,
  }
  const asPlanned = realDrive(truck, trip)
  const minutes = driveFor(Number.POSITIVE_INFINITY, asPlanned).at
  const leaves = hurries(load, clock)
    ? null
    : leavesAt(to, { start: trip.start, minutes }, { shipmentNumber: load.shipmentNumber, ...clock })
  if (leaves === null) return driving(truck, trip, fastDrive(truck, trip))
  if (leaves > clock.now) return standing(truck, trip)
  return driving({ ...truck, clock: { ...clock, speed: 1 } }, { ...trip, start: leaves }, asPlanned)
}

type Trip = {
  from: Stop
  to: Stop
  route: RouteLeg
  departed: number
  /** Last known moment on the road, with the miles that were left then. */
  start: number
  milesLeft: number
  driven: number
  /** The truck has not been seen since it left. */
  isFirst: boolean
}

const isSlow = (truck: Truck, { to }: Trip) => draw(truck, 'slow', String(to.stopNumber)) < slowShare

/** Drive of a truck at the pace of real trucks, with the hours that the portal assumes of its driver. */
function realDrive({ load }: Truck, { departed, start, milesLeft, driven }: Trip): Leg {
  const milesPerHour = averageSpeed(load.shippingMode)
  const elapsed = Math.max(0, start - departed) / minute
  const clocks = clocksEnRoute({ driving: (driven * 60) / milesPerHour, elapsed, clocks: null })
  return { milesLeft, milesPerHour, clocks, isTeam: load.isTeamRequired }
}

/** Drive of a truck in the time of the simulator. Some roads are slow. */
function fastDrive(truck: Truck, trip: Trip): Leg {
  const { load } = truck
  const milesPerHour = averageSpeed(load.shippingMode) * (isSlow(truck, trip) ? 0.6 : 1)
  const clocks = clocksAfter(truck, trip.from, (trip.driven * 60) / milesPerHour)
  return { milesLeft: trip.milesLeft, milesPerHour, clocks, isTeam: load.isTeamRequired }
}

function driving(truck: Truck, trip: Trip, leg: Leg): TrackingEvent[] {
  const { to, route, departed, start, isFirst } = trip
  const { state, milesToGo, at } = driveFor(passedSince(start, truck.clock), leg)
  const moment = after(start, at, truck.clock)
  if (state === 'arrived') return arrival(truck, to, moment)
  const delayed =
    isFirst && isSlow(truck, trip)
      ? [trackingEvent(truck, { kind: 'Delayed', at: departed, stop: to, reason: reasonOf(truck) })]
      : []
  if (at < (state === 'driving' ? positionMinutes : 1)) return delayed
  return [
    ...delayed,
    trackingEvent(truck, { kind: 'Position', at: moment, place: pointOnRoute(milesToGo, route), since: start }),
  ]
}

/** A truck that waits on its way says from time to time that it is still there. */
function standing(truck: Truck, { route, start, milesLeft }: Trip): TrackingEvent[] {
  const passed = Math.floor((truck.clock.now - start) / minute / standingMinutes) * standingMinutes
  if (passed <= 0) return []
  const at = start + passed * minute
  return [trackingEvent(truck, { kind: 'Position', at, place: pointOnRoute(milesLeft, route), since: start })]
}

function routeBetween({ line }: Truck, from: Stop, to: Stop): RouteLeg | null {
  const [start, end] = [placeOf(from), placeOf(to)]
  return start && end && { line, from: start, to: end, legMiles: to.legMiles }
}

const placeOf = ({ latitude, longitude }: Stop) =>
  latitude === null || longitude === null ? null : { latitude, longitude }

const reasons = ['AO', 'AI', 'BE', 'AM'] as const
const reasonOf = (truck: Truck) => reasons[Math.floor(draw(truck, 'reason') * reasons.length)] ?? 'AO'

/** Driving hours used so far: earlier legs including the time at their stops, plus the given minutes of this leg. */
function clocksAfter({ load, clock }: Truck, from: Stop, minutes: number): DriverClocks {
  const isTeam = load.isTeamRequired
  const behind = load.stops.filter(({ stopNumber }) => stopNumber > 1 && stopNumber <= from.stopNumber)
  const atDeparture = behind.reduce((clocks, stop) => {
    const driving = ((stop.legMiles ?? 0) * 60) / averageSpeed(load.shippingMode)
    const [came, left] = [stop.arrivedAt, departureTime(stop)]
    const stood = came && left ? Math.max(0, Date.parse(left) - Date.parse(came)) : 0
    return afterStanding(drivingSchedule({ driving, clocks, isTeam }).clocks, (stood * clock.speed) / minute)
  }, freshClocks)
  return drivingSchedule({ driving: minutes, clocks: atDeparture, isTeam }).clocks
}

/** Proofs of delivery arrive some hours after the delivery, one for each dropoff. */
function proofs(truck: Truck, last: Stop): TrackingEvent[] {
  const { load, clock } = truck
  if (load.shipmentStatusName !== 'Delivered') return []
  const at = after(Date.parse(departureTime(last) as string), 30 + draw(truck, 'papers') * 210, clock)
  const isForgotten = at < clock.startedAt - forgottenMinutes * minute || draw(truck, 'forgets') < forgetfulShare
  if (at > clock.now || isForgotten) return []
  return load.stops
    .filter(({ stopType, hasProof }) => stopType === 'Dropoff' && !hasProof)
    .map((stop) => trackingEvent(truck, { kind: 'ProofOfDelivery', at, stop }))
}

type EventDetails = {
  kind: TrackingEvent['kind']
  at: number
  stop?: Stop
  place?: { latitude: number; longitude: number }
  reason?: TrackingEvent['reason']
  /** Time of the previous position, which makes the event ids of two simulators of the same truck equal. */
  since?: number
}

/** The same event always has the same id, no matter which simulator sends it and how often. */
function trackingEvent({ load }: Truck, { kind, at, stop, place, reason, since }: EventDetails): TrackingEvent {
  const { shipmentNumber, bookedAt } = load
  const which = since ?? stop?.stopNumber ?? at
  return {
    eventId: `${shipmentNumber}-${bookedAt ? Date.parse(bookedAt).toString(36) : 'x'}-${kind}-${which}`,
    shipmentNumber,
    kind,
    occurredAt: new Date(at).toISOString(),
    ...(stop && { stopNumber: stop.stopNumber, city: stop.city, state: stop.state }),
    ...place,
    ...(reason && { reason }),
  }
}
