import { averageSpeed } from '@lanewise/domain/tracking/average-speed'
import {
  afterStanding,
  type DriverClocks,
  drivingSchedule,
  freshClocks,
} from '@lanewise/domain/tracking/hours-of-service'
import { type LinePoint, pointOnWay, type Way, wayAhead } from '@lanewise/domain/tracking/remaining-miles'
import { shareOf } from './chance.ts'
import { driveFor } from './drive.ts'
import type { getTrackedLoads, recordTrackingEvents } from './portal.gen.ts'

export type Load = Awaited<ReturnType<typeof getTrackedLoads>>['data'][number]
export type Told = Parameters<typeof recordTrackingEvents>[1]['body']['events'][number]
type Stop = Load['stops'][number]

/** Moments in milliseconds. `speed` minutes of a truck pass in one minute of the clock, from `startedAt` on. */
export type Clock = { now: number; startedAt: number; speed: number; seed: number }
export type Truck = { load: Load; line: readonly LinePoint[]; clock: Clock }

const minute = 60_000
/** A truck is sent to its pickup so long before it is to be there. */
const leadMinutes = 180
/** So often a truck tells where it is, in its own minutes. */
const positionMinutes = 5
/** Nobody waits longer for a dock that opens later. */
const longestWaitMinutes = 12 * 60
/** The way back from a point of the map to miles is good to a tenth. */
const roundingMiles = 0.2
const lateShare = 0.12
/** Some papers have to be asked for, and what did not come by then is not sent either. */
const forgetfulShare = 0.15
const forgottenMinutes = 6 * 60

/** What the driver of a load tells now, by nothing but what is known of it; nothing while nothing has happened. */
export function newsOf(truck: Truck): Told[] {
  const { stops, shipmentStatusName: status } = truck.load
  const reached = stops.findLastIndex(({ arrivedAt, departedAt }) => arrivedAt ?? departedAt)
  const [here, next] = [stops[reached], stops[reached + 1]]
  if (!here) return status === 'Booked' ? dispatch(truck) : firstArrival(truck)
  if (!leftAt(here)) return departure(truck, here)
  return next ? onTheRoad(truck, here, next) : proofs(truck, here)
}

/** Whether its way has to be known to say where it is. */
export const isOnTheRoad = ({ stops }: Load): boolean => {
  const reached = stops.findLastIndex(({ arrivedAt, departedAt }) => arrivedAt ?? departedAt)
  return reached >= 0 && reached + 1 < stops.length && leftAt(stops[reached] as Stop) !== null
}

const leftAt = ({ departedAt, unloadedAt }: Stop) => departedAt ?? unloadedAt

/** When so many minutes of a truck are over by the clock; what lies before the start goes at the pace of real trucks. */
function after(from: number, minutes: number, { startedAt, speed }: Clock): number {
  const before = Math.min(minutes, Math.max(0, (startedAt - from) / minute))
  return from + before * minute + ((minutes - before) * minute) / speed
}

/** How many minutes of a truck have passed since then. */
const passedSince = (from: number, { now, startedAt, speed }: Clock) =>
  (Math.max(0, startedAt - from) + (now - Math.max(from, startedAt)) * speed) / minute
const draw = ({ load, clock }: Truck, ...words: readonly string[]) => shareOf(clock.seed, load.shipmentNumber, ...words)

function dispatch(truck: Truck): Told[] {
  const { now, startedAt, speed } = truck.clock
  const today = startedAt + (now - startedAt) * speed
  if (today < pickupAt(truck) - leadMinutes * minute) return []
  return [told(truck, { kind: 'Dispatched', at: now })]
}

/** Within the window of the pickup, sometimes after it. */
function pickupAt(truck: Truck): number {
  const first = truck.load.stops[0] as Stop
  const [early, late] = [Date.parse(first.earlyDateTime), Date.parse(first.lateDateTime)]
  const share = draw(truck, 'pickup')
  return draw(truck, 'late pickup') < lateShare ? late + share * 120 * minute : early + share * 0.7 * (late - early)
}

function firstArrival(truck: Truck): Told[] {
  const { load, clock } = truck
  const sent = load.lastHeardAt ? Date.parse(load.lastHeardAt) : clock.startedAt
  const minutes = Math.min(leadMinutes, Math.max(15, (pickupAt(truck) - sent) / minute))
  return arrival(truck, load.stops[0] as Stop, after(sent, minutes, clock))
}

function arrival(truck: Truck, stop: Stop, at: number): Told[] {
  if (at > truck.clock.now) return []
  const { latitude, longitude } = stop
  const seen =
    latitude === null || longitude === null
      ? []
      : [told(truck, { kind: 'Position', at, place: { latitude, longitude } })]
  return [...seen, told(truck, { kind: 'Arrived', at, stop })]
}

/** It waits until the dock opens, is loaded or unloaded, and leaves. */
function departure(truck: Truck, stop: Stop): Told[] {
  const { clock } = truck
  const arrived = Date.parse(stop.arrivedAt as string)
  const early = (Date.parse(stop.earlyDateTime) - arrived) / minute
  const wait = Math.min(longestWaitMinutes, Math.max(0, early))
  const ready = wait + 30 + draw(truck, 'dock', String(stop.stopNumber)) * 80
  const [done, at] = [after(arrived, ready, clock), after(arrived, ready + 10, clock)]
  if (at > clock.now) return []
  const unloaded = stop.stopType === 'Dropoff' ? [told(truck, { kind: 'Unloaded', at: done, stop })] : []
  return [...unloaded, told(truck, { kind: 'Departed', at, stop })]
}

function onTheRoad(truck: Truck, from: Stop, to: Stop): Told[] {
  const { load, clock } = truck
  const way = wayBetween(truck, from, to)
  const left = Date.parse(leftAt(from) as string)
  // Where nobody knows the place, it is half a day away.
  if (!way) return arrival(truck, to, after(left, longestWaitMinutes, clock))
  const total = way.legMiles ?? wayAhead(way.from as NonNullable<Way['from']>, way).milesToGo
  const seen = load.position && Date.parse(load.position.at) > left ? load.position : null
  const start = seen ? Date.parse(seen.at) : left
  const milesLeft = seen ? wayAhead(seen, way).milesToGo : total
  const isSlow = draw(truck, 'slow', String(to.stopNumber)) < lateShare
  const milesPerHour = averageSpeed(load.shippingMode) * (isSlow ? 0.6 : 1)
  const driven = Math.max(0, total - milesLeft - roundingMiles)
  const clocks = clocksAfter(truck, from, (driven * 60) / milesPerHour)
  const minutes = passedSince(start, clock)
  const { state, milesToGo, at } = driveFor(minutes, { milesLeft, milesPerHour, clocks, isTeam: load.isTeamRequired })
  const moment = after(start, at, clock)
  if (state === 'arrived') return arrival(truck, to, moment)
  const delayed = isSlow && !seen ? [told(truck, { kind: 'Delayed', at: left, stop: to, reason: reasonOf(truck) })] : []
  if (at < (state === 'driving' ? positionMinutes : 1)) return delayed
  return [...delayed, told(truck, { kind: 'Position', at: moment, place: pointOnWay(milesToGo, way), since: start })]
}

function wayBetween({ line }: Truck, from: Stop, to: Stop): Way | null {
  const [start, end] = [placeOf(from), placeOf(to)]
  return start && end && { line, from: start, to: end, legMiles: to.legMiles }
}

const placeOf = ({ latitude, longitude }: Stop) =>
  latitude === null || longitude === null ? null : { latitude, longitude }

const reasons = ['AO', 'AI', 'BE', 'AM'] as const
const reasonOf = (truck: Truck) => reasons[Math.floor(draw(truck, 'reason') * reasons.length)] ?? 'AO'

/** What lies behind the driver: the legs before with the time at their stops, and so many minutes of this one. */
function clocksAfter({ load, clock }: Truck, from: Stop, minutes: number): DriverClocks {
  const isTeam = load.isTeamRequired
  const behind = load.stops.filter(({ stopNumber }) => stopNumber > 1 && stopNumber <= from.stopNumber)
  const atDeparture = behind.reduce((clocks, stop) => {
    const driving = ((stop.legMiles ?? 0) * 60) / averageSpeed(load.shippingMode)
    const [came, left] = [stop.arrivedAt, leftAt(stop)]
    const stood = came && left ? Math.max(0, Date.parse(left) - Date.parse(came)) : 0
    return afterStanding(drivingSchedule({ driving, clocks, isTeam }).clocks, (stood * clock.speed) / minute)
  }, freshClocks)
  return drivingSchedule({ driving: minutes, clocks: atDeparture, isTeam }).clocks
}

/** The papers come some hours after the delivery, one for each dropoff. */
function proofs(truck: Truck, last: Stop): Told[] {
  const { load, clock } = truck
  if (load.shipmentStatusName !== 'Delivered') return []
  const at = after(Date.parse(leftAt(last) as string), 30 + draw(truck, 'papers') * 210, clock)
  const isForgotten = at < clock.startedAt - forgottenMinutes * minute || draw(truck, 'forgets') < forgetfulShare
  if (at > clock.now || isForgotten) return []
  return load.stops
    .filter(({ stopType, hasProof }) => stopType === 'Dropoff' && !hasProof)
    .map((stop) => told(truck, { kind: 'ProofOfDelivery', at, stop }))
}

type News = {
  kind: Told['kind']
  at: number
  stop?: Stop
  place?: { latitude: number; longitude: number }
  reason?: Told['reason']
  /** The position before, by which two who drive the same truck tell the same. */
  since?: number
}

/** The same news have the same id, whoever tells them and however often. */
function told({ load }: Truck, { kind, at, stop, place, reason, since }: News): Told {
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
