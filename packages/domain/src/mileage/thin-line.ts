type Line = readonly (readonly [longitude: number, latitude: number])[]

/** A line of at most so many points (2 or more) that keeps its shape: those that lie furthest off the line without them stay. */
export function thinLine(line: Line, most: number): Line {
  if (line.length <= most) return line
  const weights = weightsOf(line)
  const inner = line.map((_point, index) => index).slice(1, -1)
  const kept = inner.sort((a, b) => (weights[b] ?? 0) - (weights[a] ?? 0)).slice(0, most - 2)
  return [0, ...kept.sort((a, b) => a - b), line.length - 1].flatMap((index) => line.slice(index, index + 1))
}

/** How far each point lies off the line that would be drawn without it, after Ramer, Douglas and Peucker. */
function weightsOf(line: Line): Float64Array {
  const weights = new Float64Array(line.length)
  const open: [first: number, last: number, limit: number][] = [[0, line.length - 1, Number.POSITIVE_INFINITY]]
  for (let part = open.pop(); part; part = open.pop()) {
    const [first, last, limit] = part
    if (last - first < 2) continue
    const { index, distance } = furthest(line, first, last)
    // A point never outweighs one that its own part hangs on.
    const weight = Math.min(limit, distance)
    weights[index] = weight
    open.push([first, index, weight], [index, last, weight])
  }
  return weights
}

function furthest(line: Line, first: number, last: number): { index: number; distance: number } {
  let found = { index: first + 1, distance: -1 }
  for (let index = first + 1; index < last; index += 1) {
    const distance = distanceTo(line[index], line[first], line[last])
    if (distance > found.distance) found = { index, distance }
  }
  return found
}

type Point = Line[number] | undefined

/** In degrees: for a picture that is near enough. */
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
