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
  /** Road miles from the stop before; those of the first stop are not asked for. */
  legMiles: number
  /** Minutes of loading or unloading, from when the stop takes the truck. */
  serviceMinutes: number
}

/** Where a truck was last seen. */
export type EtaPosition = {
  at: Instant
  /** The stop it drives to, by its place in the list. */
  nextStop: number
  /** Road miles from the position to that stop. */
  milesToGo: number
}

export type EtaAsk = {
  /** In the order in which the truck serves them. */
  stops: readonly EtaStop[]
  position: EtaPosition | null
  /** The driver's hours at the last thing known: the position, or the arrival or departure after it. */
  clocks: DriverClocks | null
  milesPerHour: number
  isTeam: boolean
  now: Instant
}

export type EtaSegment = { kind: 'drive' | 'break' | 'rest' | 'wait' | 'service'; start: string; end: string }

export type StopEta = {
  /** When the truck is expected; null once it has come. */
  eta: string | null
  /** When it is expected to leave; null once it has left. */
  departure: string | null
  /** How it gets there and what it does there, for whoever asks why. */
  segments: readonly EtaSegment[]
}

export type EtaPlan = {
  /** One for each stop, in their order. */
  stops: readonly StopEta[]
  /** What had to be taken as given, as sentences. */
  assumptions: readonly string[]
}

/** What the truck does at a moment: drive to a stop, or stand at it, where it has no miles to go. */
type Truck = { stop: number; at: number; milesToGo: number | null; clocks: DriverClocks }
type Visit = { at: number; clocks: DriverClocks; segments: readonly EtaSegment[] }

export const assumedAtOpening =
  'The truck is taken to be at the first stop at its early time, because no position is known.'
export const assumedDueNow = 'The truck is taken to arrive now, because it was due already and no arrival is known.'

/**
 * TRACKING-4: when the truck will be at each stop that is still ahead of it, by the miles to go, the average speed and the
 * hours-of-service rule. Before a stop opens the truck waits; waiting and loading count as a pause of the driver.
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

/** The last that is known of the truck: a position, unless an arrival or a departure is newer. */
function truckAtLast({ stops, position, now, ...ask }: EtaAsk): Truck {
  const stop = currentStop(stops)
  const clocks = ask.clocks ?? freshClocks
  const arrived = stops[stop]?.arrivedDateTime
  const event = arrived ?? stops[stop - 1]?.departedDateTime
  const isNewer = position && (!event || momentOf(position.at) >= momentOf(event))
  const isOnTheWay = isNewer && position.nextStop >= (arrived ? stop + 1 : stop)
  if (isOnTheWay) return { stop: position.nextStop, at: momentOf(position.at), milesToGo: position.milesToGo, clocks }
  if (event) return { stop, at: momentOf(event), milesToGo: arrived ? null : (stops[stop]?.legMiles ?? 0), clocks }
  const { earlyDateTime, appointmentDateTime } = stops[stop] ?? {}
  const opening = earlyDateTime ?? appointmentDateTime ?? now
  return { stop, at: Math.max(momentOf(opening), momentOf(now)), milesToGo: 0, clocks }
}

/** Whether neither a position nor an arrival or departure of the truck is known. */
const isUnheardOf = ({ stops, position }: EtaAsk): boolean =>
  position === null && stops.every(({ arrivedDateTime, departedDateTime }) => !arrivedDateTime && !departedDateTime)

function arrive({ at, milesToGo, clocks }: Truck, { milesPerHour, isTeam }: EtaAsk): Visit {
  const driving = drivingMinutes(milesToGo ?? 0, milesPerHour)
  const way = drivingSchedule({ driving, clocks, isTeam })
  const segments = way.segments.map(({ kind, start, end }) =>
    segment(kind, minutesAfter(at, start), minutesAfter(at, end)),
  )
  return { at: minutesAfter(at, way.elapsed), clocks: way.clocks, segments }
}

/** A stop takes the truck at its appointment, otherwise at its early time; one that is still there leaves now at the earliest. */
function leave(stop: EtaStop, { at, clocks }: Visit, now: number): Visit {
  const opening = stop.appointmentDateTime ?? stop.earlyDateTime
  const taken = Math.max(at, opening ? momentOf(opening) : at)
  const left = Math.max(minutesAfter(taken, stop.serviceMinutes), now)
  const segments = [segment('wait', at, taken), segment('service', taken, left)].filter(({ start, end }) => start < end)
  return { at: left, clocks: afterStanding(clocks, minutesBetween(at, left)), segments }
}

const segment = (kind: EtaSegment['kind'], start: number, end: number): EtaSegment => ({
  kind,
  start: instantAt(start),
  end: instantAt(end),
})
