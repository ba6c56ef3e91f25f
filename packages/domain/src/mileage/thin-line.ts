type Line = readonly (readonly [longitude: number, latitude: number])[]

/**
 * Reduces a line to at most `most` points (2 or more) and preserves its shape by keeping the points furthest off the
 * simplified line.
 */
export function thinLine(line: Line, most: number): Line {
  if (line.length <= most) return line
  const weights = weightsOf(line)
  const inner = line.map((_point, index) => index).slice(1, -1)
  const selected = inner.sort((a, b) => (weights[b] ?? 0) - (weights[a] ?? 0)).slice(0, most - 2)
  return [0, ...selected.sort((a, b) => a - b), line.length - 1].flatMap((index) => line.slice(index, index + 1))
}

/** Distance of each point from the line drawn without it (Ramer-Douglas-Peucker). */
function weightsOf(line: Line): Float64Array {
  const weights = new Float64Array(line.length)
  const open: [first: number, last: number, limit: number][] = [[0, line.length - 1, Number.POSITIVE_INFINITY]]
  for (let part = open.pop(); part; part = open.pop()) {
    const [first, last, limit] = part
    if (last - first < 2) continue
    const { index, distance } = furthest(line, first, last)
    // A point's weight is capped by that of the point that split its segment.
    const weight = Math.min(limit, distance)
    weights[index] = weight
    open.push([first, index, weight], [index, last, weight])
  }
  return weights
}

function furthest(line: Line, first: number, last: number): { index: number; distance: number } {
  let best = { index: first + 1, distance: -1 }
  for (let index = first + 1; index < last; index += 1) {
    const distance = distanceTo(line[index], line[first], line[last])
    if (distance > best.distance) best = { index, distance }
  }
  return best
}

type Point = Line[number] | undefined

/** Distance in degrees, which is accurate enough for drawing. */
function distanceTo(point: Point, start: Point, end: Point): number {
  const [x, y] = point ?? [0, 0]
  const [startX, startY] = start ?? [0, 0]
  const [endX, endY] = end ?? [0, 0]
  const [width, height] = [endX - startX, endY - startY]
  const length = width * width + height * height
  const along = length === 0 ? 0 : ((x - startX) * width + (y - startY) * height) / length
  const share = Math.min(1, Math.max(0, along))
  return Math.hypot(x - startX - share * width, y - startY - share * height)
}
