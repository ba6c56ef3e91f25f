import type { RoutingEngine } from '@lanewise/domain/mileage/routing-engine'
import { drivingMinutes } from '@lanewise/domain/tracking/average-speed'
import type { Matrices, StoredProblem } from './problem.ts'

/** Number of matrix rows per request: small enough to distribute the work and to avoid a second matrix of full size. */
const rowsAtOnce = 500

/** Room for miles and minutes between all places and the yard, which is the last place and stays unreachable. */
export function emptyMatrices({ places }: Pick<StoredProblem, 'places'>): Matrices {
  const size = places.length + 1
  const shared = () => new Float64Array(new SharedArrayBuffer(8 * size * size))
  return { miles: shared(), minutes: shared() }
}

/** Every n-th block of rows, beginning with the first. Each thread fills in one part. */
export type Part = { first: number; every: number }

/** One part per thread, or fewer when there are not enough rows for all threads. */
export function partsFor({ places }: Pick<StoredProblem, 'places'>, threads: number): Part[] {
  const every = Math.min(threads, Math.ceil(places.length / rowsAtOnce))
  return Array.from({ length: every }, (_unused, first) => ({ first, every }))
}

/** Calculates miles and minutes by road for a part of the rows. */
export async function fillMatrices(
  { places, milesPerHour }: Pick<StoredProblem, 'places' | 'milesPerHour'>,
  { miles, minutes }: Matrices,
  { first, every }: Part,
  engine: RoutingEngine,
): Promise<void> {
  const size = places.length + 1
  for (let from = first * rowsAtOnce; from < places.length; from += every * rowsAtOnce) {
    // A small matrix is requested as a whole, so that the engine can derive each return trip from the outbound trip.
    const some = places.length <= rowsAtOnce ? places : places.slice(from, from + rowsAtOnce)
    const block = await engine.matrix(some, places)
    some.forEach((_place, row) => {
      const rowMiles = block.miles.subarray(row * places.length, (row + 1) * places.length)
      miles.set(rowMiles, (from + row) * size)
      minutes.set(
        rowMiles.map((distance) => drivingMinutes(distance, milesPerHour)),
        (from + row) * size,
      )
    })
  }
}
