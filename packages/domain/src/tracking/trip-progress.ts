export type TripStop = {
  /** Miles from the previous stop. 0 at the first stop and when not measured. */
  legMiles: number
  hasArrived: boolean
}

type Ahead = {
  /** Number of the stop that the truck drives to, counted from 1. Null after the last stop. */
  nextStopNumber: number | null
  milesToGo: number | null
}

/** Part of the trip that the truck has covered, from 0 to 1. */
export function tripProgress(stops: readonly TripStop[], { nextStopNumber, milesToGo }: Ahead): number {
  const lastReached = stops.findLastIndex(({ hasArrived }) => hasArrived)
  if (lastReached === stops.length - 1) return 1
  const total = milesTo(stops, stops.length - 1)
  if (total === 0) return 0
  const reached = milesTo(stops, lastReached)
  const seen = nextStopNumber === null || milesToGo === null ? 0 : milesTo(stops, nextStopNumber - 1) - milesToGo
  return Math.min(1, Math.max(reached, seen) / total)
}

const milesTo = (stops: readonly TripStop[], index: number) =>
  stops.slice(0, index + 1).reduce((miles, { legMiles }) => miles + legMiles, 0)
