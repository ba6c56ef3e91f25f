import { shortestMinutes } from '#check/clock.ts'
import { merged, road, slack, type Visit } from '#check/visits.ts'
import type { PlanPlace, PlanStop, Problem } from '#problem.ts'

type Measure = 'weight' | 'volume' | 'pallets' | 'linearFeet'

/** All limits of a truck. (CONSTR-3, DEF-33) */
export function limitFaults(problem: Problem, visits: readonly Visit[]): string[] {
  if (visits.length === 0) return []
  return [
    ...loadFaults(problem, visits),
    ...(problem.depot ? [] : [...countFaults(problem, visits), ...routeFaults(problem, visits)]),
  ]
}

function loadFaults({ limits, depot }: Problem, visits: readonly Visit[]): string[] {
  const most: [Measure, number][] = depot
    ? [['weight', limits.maxWeight ?? Number.POSITIVE_INFINITY]]
    : [
        ['weight', limits.maxWeight ?? 44_000],
        ['volume', limits.maxVolume ?? 3_800],
        ['pallets', limits.maxPallets ?? 26],
        ['linearFeet', limits.maxLinearFeet ?? 53],
      ]
  return most.flatMap(([measure, limit]) => {
    let load = 0
    const peak = visits.reduce((highest, { stop }) => {
      load += stop.type === 'Pickup' ? stop[measure] : -stop[measure]
      return Math.max(highest, load)
    }, 0)
    return over(peak, limit, `${measure} on board`)
  })
}

function countFaults({ limits }: Problem, visits: readonly Visit[]): string[] {
  const stops = merged(visits)
  const of = (type: PlanStop['type']) => stops.filter(([first]) => first!.stop.type === type).length
  const least = (measure: Measure) =>
    Math.min(...stops.map((stop) => stop.reduce((sum, visit) => sum + visit.stop[measure], 0)))
  return [
    ...over(stops.length, limits.maxStopCount, 'stops'),
    ...over(of('Pickup'), limits.maxPickupCount, 'pickups'),
    ...over(of('Dropoff'), limits.maxDropoffCount, 'dropoffs'),
    ...under(least('weight'), limits.minWeightPerStop, 'weight at a stop'),
    ...under(least('volume'), limits.minVolumePerStop, 'volume at a stop'),
    ...under(least('pallets'), limits.minPalletsPerStop, 'pallets at a stop'),
  ]
}

function routeFaults(problem: Problem, visits: readonly Visit[]): string[] {
  const { limits, places } = problem
  const miles = milesOf(problem, visits)
  const drops = visits.filter(({ stop }) => stop.type === 'Dropoff').map(({ stop }) => places[stop.place]!)
  const farthest = Math.max(...drops.map((drop) => straightMiles(drops[0]!, drop)))
  return [
    ...over(miles, limits.maxRouteDistance, 'miles'),
    ...over(miles - directMiles(problem, visits), limits.maxOutOfRouteDistance, 'miles out of route'),
    ...over(farthest, limits.distanceFromFirstDrop, 'miles from the first drop'),
    ...over(shortestMinutes(problem, visits) / (24 * 60), limits.maxRouteTransitTime, 'days under way'),
  ]
}

export function milesOf(problem: Problem, visits: readonly Visit[]): number {
  const { miles } = road(problem)
  const { depot } = problem
  const places = [
    ...(depot ? [depot.place] : []),
    ...visits.map(({ stop }) => stop.place),
    ...(depot ? [depot.place] : []),
  ]
  return places.slice(1).reduce((sum, place, index) => sum + miles(places[index]!, place), 0)
}

export const directMiles = (problem: Problem, visits: readonly Visit[]): number =>
  road(problem).miles(visits[0]!.stop.place, visits.at(-1)!.stop.place)

/** Calculates the chord through a sphere with a radius of 3,959 miles and converts it to the arc. */
function straightMiles(from: PlanPlace, to: PlanPlace): number {
  const point = ({ latitude, longitude }: PlanPlace) => {
    const [up, round] = [(latitude * Math.PI) / 180, (longitude * Math.PI) / 180]
    return [Math.cos(up) * Math.cos(round), Math.cos(up) * Math.sin(round), Math.sin(up)] as const
  }
  const [a, b] = [point(from), point(to)]
  return 2 * 3959 * Math.asin(Math.min(1, Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]) / 2))
}

const over = (value: number, limit: number | null, what: string): string[] =>
  limit !== null && value > limit + slack ? [`${round(value)} ${what}, ${round(limit)} are allowed`] : []

const under = (value: number, limit: number | null, what: string): string[] =>
  limit !== null && value < limit - slack ? [`${round(value)} ${what}, ${round(limit)} are needed`] : []

const round = (value: number) => Math.round(value * 100) / 100
