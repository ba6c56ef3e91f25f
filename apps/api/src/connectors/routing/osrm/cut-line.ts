import { greatCircleMiles } from '@lanewise/domain/mileage/great-circle'
import type { Line } from '../polyline.ts'

/**
 * Splits the line of a route into its legs, at the points nearest to where the length of each leg ends. The stops lie
 * on the line, and the lengths were measured along it.
 */
export function cutLine(line: Line, lengths: readonly number[]): Line[] {
  const along = distancesAlong(line)
  const total = lengths.reduce((sum, length) => sum + length, 0)
  const scale = total > 0 ? (along.at(-1) ?? 0) / total : 0
  let start = 0
  let done = 0
  return lengths.map((length, leg) => {
    done += length
    const end = leg === lengths.length - 1 ? line.length - 1 : nearest(along, done * scale, start)
    const points = line.slice(start, end + 1)
    start = end
    // A leg of length zero still needs two points.
    return points.length === 1 ? [...points, ...points] : points
  })
}

/** Distance of each point along the line, in miles, as the sum of straight segments. */
function distancesAlong(line: Line): number[] {
  let sum = 0
  return line.map((point, index) => {
    sum += greatCircleMiles(pointOf(line[index - 1] ?? point), pointOf(point))
    return sum
  })
}

const pointOf = ([longitude, latitude]: Line[number]) => ({ latitude, longitude })

function nearest(along: readonly number[], wanted: number, start: number): number {
  const after = along.findIndex((distance, index) => index >= start && distance >= wanted)
  if (after < 0) return along.length - 1
  const before = Math.max(start, after - 1)
  return wanted - (along[before] ?? 0) < (along[after] ?? 0) - wanted ? before : after
}
