import type { Freight, Model } from '#model/model.ts'
import type { Routes } from '#search/routes.ts'

/** Values of a route that the limits check; stops at the same place are joined before they are counted. */
export type RouteFacts = {
  stops: number
  pickups: number
  dropoffs: number
  miles: number
  /** Road miles from the first stop directly to the last. */
  directMiles: number
  /** Minutes from the first work to the end of the last, when the truck leaves as late as possible. */
  minutes: number
  /** Peak load on board. */
  peakWeight: number
  peakVolume: number
  peakPallets: number
  linearFeet: number
  /** Smallest load of any stop. */
  leastWeight: number
  leastVolume: number
  leastPallets: number
  /** Straight-line miles from the first dropoff to the farthest one. */
  milesFromFirstDrop: number
}

export const noFacts = (): RouteFacts => ({
  stops: 0,
  pickups: 0,
  dropoffs: 0,
  miles: 0,
  directMiles: 0,
  minutes: 0,
  peakWeight: 0,
  peakVolume: 0,
  peakPallets: 0,
  linearFeet: 0,
  leastWeight: 0,
  leastVolume: 0,
  leastPallets: 0,
  milesFromFirstDrop: 0,
})

/** Fills in the facts of a row; its times and loads must be up to date. */
export function readFacts(model: Model, freight: Freight, routes: Routes, row: number, facts: RouteFacts): RouteFacts {
  const first = row * routes.stride + 1
  const last = first + routes.length[row]! - 1
  const head = routes.unit[first]!
  const tail = routes.unit[last]!
  facts.miles = routes.miles[row]!
  facts.directMiles = model.miles[model.rowIn[head]! + model.placeOut[tail]!]!
  facts.minutes = minutesOf(model, routes, first, last)
  facts.peakWeight = peakOf(model, routes, first, last, 0)
  facts.peakVolume = peakOf(model, routes, first, last, 1)
  facts.peakPallets = peakOf(model, routes, first, last, 2)
  facts.linearFeet = peakOf(model, routes, first, last, 3)
  readStops(freight, routes, first, last, facts)
  return facts
}

/**
 * The shortest time from the first work to the end of the last. Only `latest`, the latest start of the whole, has to be
 * carried along.
 */
function minutesOf(model: Model, routes: Routes, first: number, last: number): number {
  const { minutes, rowOut, placeIn, opens, closes, takes } = model
  let length = takes[routes.unit[first]!]!
  let latest = closes[routes.unit[first]!]!
  for (let at = first + 1; at <= last; at += 1) {
    const to = routes.unit[at]!
    const shift = length + minutes[rowOut[routes.unit[at - 1]!]! + placeIn[to]!]!
    // A truck that leaves at the last moment and still arrives early has to wait.
    const wait = Math.max(0, opens[to]! - shift - latest)
    length = shift + wait + takes[to]!
    latest = Math.min(latest, closes[to]! - shift)
  }
  return length
}

function peakOf(model: Model, routes: Routes, first: number, last: number, dimension: number): number {
  const load = routes.load[dimension]
  if (!load) return 0
  let peak = 0
  for (let at = first; at <= last; at += 1)
    peak = Math.max(peak, load[at - 1]! + model.peaks[dimension]![routes.unit[at]!]!)
  return peak
}

function readStops(freight: Freight, { unit }: Routes, first: number, last: number, facts: RouteFacts): void {
  const { firstStop, stopPlace, stopKind, stopLoad } = freight
  let [place, kind, weight, volume, pallets, firstDrop] = [-1, -1, 0, 0, 0, -1]
  facts.stops = 0
  facts.pickups = 0
  facts.leastWeight = Number.POSITIVE_INFINITY
  facts.leastVolume = Number.POSITIVE_INFINITY
  facts.leastPallets = Number.POSITIVE_INFINITY
  facts.milesFromFirstDrop = 0
  const close = () => {
    facts.leastWeight = Math.min(facts.leastWeight, weight)
    facts.leastVolume = Math.min(facts.leastVolume, volume)
    facts.leastPallets = Math.min(facts.leastPallets, pallets)
  }
  for (let at = first; at <= last; at += 1)
    for (let stop = firstStop[unit[at]!]!; stop < firstStop[unit[at]! + 1]!; stop += 1) {
      if (stopPlace[stop] !== place || stopKind[stop] !== kind) {
        if (facts.stops > 0) close()
        place = stopPlace[stop]!
        kind = stopKind[stop]!
        weight = 0
        volume = 0
        pallets = 0
        facts.stops += 1
        if (kind === 0) facts.pickups += 1
        else if (firstDrop < 0) firstDrop = place
        else facts.milesFromFirstDrop = Math.max(facts.milesFromFirstDrop, straight(freight, firstDrop, place))
      }
      weight += stopLoad[0]![stop]!
      volume += stopLoad[1]![stop]!
      pallets += stopLoad[2]![stop]!
    }
  close()
  facts.dropoffs = facts.stops - facts.pickups
}

const radian = Math.PI / 180
const earthRadius = 3959

function straight({ latitude, longitude }: Freight, from: number, to: number): number {
  const [a, b] = [latitude[from]! * radian, latitude[to]! * radian]
  const across = (longitude[to]! - longitude[from]!) * radian
  const h = Math.sin((b - a) / 2) ** 2 + Math.cos(a) * Math.cos(b) * Math.sin(across / 2) ** 2
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(h)))
}
