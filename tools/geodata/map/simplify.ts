import type { LinePoint } from '@lanewise/domain/mileage/polyline'

/** Points needed to keep a line within a tolerance in degrees (Douglas–Peucker). */
export function simplified(line: readonly LinePoint[], tolerance: number): LinePoint[] {
  const isRetained = new Uint8Array(line.length)
  isRetained[0] = 1
  isRetained[line.length - 1] = 1
  const waiting: [number, number][] = [[0, line.length - 1]]
  for (let piece = waiting.pop(); piece; piece = waiting.pop()) {
    const [from, to] = piece
    const { index, distance } = farthest(line, from, to)
    if (distance <= tolerance) continue
    isRetained[index] = 1
    waiting.push([from, index], [index, to])
  }
  return line.filter((_point, index) => isRetained[index] === 1)
}

function farthest(line: readonly LinePoint[], from: number, to: number) {
  let [index, distance] = [-1, -1]
  for (let at = from + 1; at < to; at += 1) {
    const off = distanceTo(line[at] as LinePoint, line[from] as LinePoint, line[to] as LinePoint)
    if (off <= distance) continue
    distance = off
    index = at
  }
  return { index, distance }
}

/** Distance from a point to a line segment, in degrees of latitude. */
function distanceTo(point: LinePoint, from: LinePoint, to: LinePoint): number {
  const narrowing = Math.cos((point[1] * Math.PI) / 180)
  const [x, y] = [(point[0] - from[0]) * narrowing, point[1] - from[1]]
  const [dx, dy] = [(to[0] - from[0]) * narrowing, to[1] - from[1]]
  const length = dx * dx + dy * dy
  const along = length === 0 ? 0 : Math.max(0, Math.min(1, (x * dx + y * dy) / length))
  return Math.hypot(x - along * dx, y - along * dy)
}
