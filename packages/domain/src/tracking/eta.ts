import { type Instant, instantAt, minutesAfter, minutesBetween, momentOf } from '#shared/moments.ts'
import { drivingMinutes } from '#tracking/average-speed.ts'
import {
  afterStanding,
  assumedRested,
  type DriverClocks,
  drivingSchedule,
  freshClocks,
} from '#tracking/hours-of-service.ts'
import { currentStop, type StopTimes } from '#tracking/stop-times.ts'

export type EtaStop = StopTimes & {
  /** Road miles from the previous stop. The value of the first stop is not used. */
  legMiles: number
  /** Minutes of loading or unloading, from the time at which the stop accepts the truck. */
  serviceMinutes: number
}

export type EtaPosition = {
  at: Instant
  /** Index of the stop that the truck drives to. */
  nextStop: number
  milesToGo: number
}

export type EtaAsk = {
  /** Stops in the order in which the truck serves them. */
  stops: readonly EtaStop[]
  position: EtaPosition | null
  /** Hours of the driver at the last known event: the position, or the arrival or departure after it. */
  clocks: DriverClocks | null
  milesPerHour: number
  isTeam: boolean
  now: Instant
}

export type EtaSegment = { kind: 'drive' | 'break' | 'rest' | 'wait' | 'service'; start: string; end: string }

export type StopEta = {
  /** Expected arrival, or null once the truck has arrived. */
  eta: string | null
  /** Expected departure, or null once the truck has left. */
  departure: string | null
  /** Drive, rest, wait and service segments that explain the ETA. */
  segments: readonly EtaSegment[]
}

export type EtaPlan = {
  /** One entry per stop, in the same order. */
  stops: readonly StopEta[]
  /** Assumptions behind the plan, as sentences. */
  assumptions: readonly string[]
}

/** State of the truck: driving to a stop, or standing at it when `milesToGo` is null. */
type Truck = { stop: number; at: number; milesToGo: number | null; clocks: DriverClocks }
type Visit = { at: number; clocks: DriverClocks; segments: readonly EtaSegment[] }

export const assumedAtOpening =
  'Assumes the truck is at the first stop at its early time, because no position is known.'
export const assumedDueNow = 'Assumes the truck arrives now, because it is past due and no arrival is known.'

/**
 * Calculates the ETA at each stop ahead from the remaining miles, the average speed and the hours-of-service rule. The
 * truck waits until a stop opens. Waiting and loading count as a break of the driver. (TRACKING-4)
 */
export function etaPlan(ask: EtaAsk): EtaPlan {
  const now = momentOf(ask.now)
  const start = truckAtLast(ask)
  const stops: StopEta[] = ask.stops.slice(0, start.stop).map(() => ({ eta: null, departure: null, segments: [] }))
  const assumptions = new Set<string>(isUnheardOf(ask) ? [assumedAtOpening] : [])
  let truck = start
  for (const stop of ask.stops.slice(start.stop)) {
    const arrival = arrive(truck, ask)
    const isDue = truck.milesToGo !== null && arrival.at < now
    if (isDue) assumptions.add(assumedDueNow)
    const reached = isDue ? { ...arrival, at: now } : arrival
    const leaving = leave(stop, reached, now)
    const eta = truck.milesToGo === null ? null : instantAt(reached.at)
    stops.push({ eta, departure: instantAt(leaving.at), segments: [...arrival.segments, ...leaving.segments] })
    const next = truck.stop + 1
    truck = { stop: next, at: leaving.at, milesToGo: ask.stops[next]?.legMiles ?? 0, clocks: leaving.clocks }
  }
  const isDriving = stops.some(({ segments }) => segments.some(({ kind }) => kind === 'drive'))
  if (isDriving && !ask.clocks && !ask.isTeam) assumptions.add(assumedRested)
  return { stops, assumptions: [...assumptions] }
}

/** Last known state of the truck: the position, unless an arrival or a departure is newer. */
function truckAtLast({ stops, position, now, ...ask }: EtaAsk): Truck {
  const stop = currentStop(stops)
  const clocks = ask.clocks ?? freshClocks
  const arrived = stops[stop]?.arrivedDateTime
  const event = arrived ?? stops[stop - 1]?.departedDateTime
  const isNewer = position && (!event || momentOf(position.at) >= momentOf(event))
  const isEnRoute = isNewer && position.nextStop >= (arrived ? stop + 1 : stop)
  if (isEnRoute) return { stop: position.nextStop, at: momentOf(position.at), milesToGo: position.milesToGo, clocks }
  if (event) return { stop, at: momentOf(event), milesToGo: arrived ? null : (stops[stop]?.legMiles ?? 0), clocks }
  const { earlyDateTime, appointmentDateTime } = stops[stop] ?? {}
  const opening = earlyDateTime ?? appointmentDateTime ?? now
  return { stop, at: Math.max(momentOf(opening), momentOf(now)), milesToGo: 0, clocks }
}

/** Whether neither a position nor an arrival or departure is known. */
const isUnheardOf = ({ stops, position }: EtaAsk): boolean =>
  position === null && stops.every(({ arrivedDateTime, departedDateTime }) => !arrivedDateTime && !departedDateTime)

function arrive({ at, milesToGo, clocks }: Truck, { milesPerHour, isTeam }: EtaAsk): Visit {
  const driving = drivingMinutes(milesToGo ?? 0, milesPerHour)
  const schedule = drivingSchedule({ driving, clocks, isTeam })
  const segments = schedule.segments.map(({ kind, start, end }) =>
    segment(kind, minutesAfter(at, start), minutesAfter(at, end)),
  )
  return { at: minutesAfter(at, schedule.elapsed), clocks: schedule.clocks, segments }
}

/**
 * A stop accepts the truck at its appointment, otherwise at its early time. A truck that is still there leaves now at
 * the earliest.
 */
function leave(stop: EtaStop, { at, clocks }: Visit, now: number): Visit {
  const opening = stop.appointmentDateTime ?? stop.earlyDateTime
  const taken = Math.max(at, opening ? momentOf(opening) : at)
  const departure = Math.max(minutesAfter(taken, stop.serviceMinutes), now)
  const segments = [segment('wait', at, taken), segment('service', taken, departure)].filter(
    ({ start, end }) => start < end,
  )
  return { at: departure, clocks: afterStanding(clocks, minutesBetween(at, departure)), segments }
}

const segment = (kind: EtaSegment['kind'], start: number, end: number): EtaSegment => ({
  kind,
  start: instantAt(start),
  end: instantAt(end),
})
