import type { RoutingEngine } from '@lanewise/domain/mileage/routing-engine'
import { drivingMinutes } from '@lanewise/domain/tracking/average-speed'
import type { Matrices, StoredProblem } from './problem.ts'

/** So many rows are asked for at a time: work to deal out, and no second matrix of full size. */
const rowsAtOnce = 500

/** Room for miles and minutes between all places and the yard behind them, which stays no way from anywhere. */
export function emptyMatrices({ places }: Pick<StoredProblem, 'places'>): Matrices {
  const size = places.length + 1
  const shared = () => new Float64Array(new SharedArrayBuffer(8 * size * size))
  return { miles: shared(), minutes: shared() }
}

/** Every so many blocks of rows, from the first on: each of several threads fills in its part. */
export type Part = { first: number; every: number }

/** As many parts as there are threads, fewer where there are not enough rows for all. */
export function partsFor({ places }: Pick<StoredProblem, 'places'>, threads: number): Part[] {
  const every = Math.min(threads, Math.ceil(places.length / rowsAtOnce))
  return Array.from({ length: every }, (_unused, first) => ({ first, every }))
}

/** Works out miles and minutes by road for a part of the rows. */
export async function fillMatrices(
  { places, milesPerHour }: Pick<StoredProblem, 'places' | 'milesPerHour'>,
  { miles, minutes }: Matrices,
  { first, every }: Part,
  engine: RoutingEngine,
): Promise<void> {
  const size = places.length + 1
  for (let from = first * rowsAtOnce; from < places.length; from += every * rowsAtOnce) {
    // All of them at once are asked for as such: every way back is then known from the way there.
    const some = places.length <= rowsAtOnce ? places : places.slice(from, from + rowsAtOnce)
    const block = await engine.matrix(some, places)
    some.forEach((_place, row) => {
      const ways = block.miles.subarray(row * places.length, (row + 1) * places.length)
      miles.set(ways, (from + row) * size)
      minutes.set(
        ways.map((way) => drivingMinutes(way, milesPerHour)),
        (from + row) * size,
      )
    })
  }
}
