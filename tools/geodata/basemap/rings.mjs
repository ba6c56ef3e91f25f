/** Area in square degrees, with longitude narrowed toward the poles. */
function areaOf(ring) {
  const narrowing = Math.cos((ring[0][1] * Math.PI) / 180)
  let twice = 0
  for (let index = 0; index < ring.length - 1; index += 1) {
    const [[x1, y1], [x2, y2]] = [ring[index], ring[index + 1]]
    twice += x1 * y2 - x2 * y1
  }
  return (Math.abs(twice) / 2) * narrowing
}

/** Center of the largest part of a shape, used for its label. */
export function middleOf({ type, coordinates }) {
  const rings = (type === 'Polygon' ? [coordinates] : coordinates).map(([outer]) => outer)
  const ring = rings.reduce((largest, one) => (areaOf(one) > areaOf(largest) ? one : largest))
  let [x, y, twice] = [0, 0, 0]
  for (let index = 0; index < ring.length - 1; index += 1) {
    const [[x1, y1], [x2, y2]] = [ring[index], ring[index + 1]]
    const cross = x1 * y2 - x2 * y1
    twice += cross
    x += (x1 + x2) * cross
    y += (y1 + y2) * cross
  }
  return [x / (3 * twice), y / (3 * twice)]
}

/** A shape without its parts below a minimum area; nothing when no part remains. */
export function withoutSpecks(shape, least) {
  const { type, coordinates } = shape.geometry
  const polygons = (type === 'Polygon' ? [coordinates] : coordinates)
    .filter(([outer]) => areaOf(outer) >= least)
    .map(([outer, ...holes]) => [outer, ...holes.filter((hole) => areaOf(hole) >= least)])
  if (polygons.length === 0) return []
  return [{ ...shape, geometry: { type: 'MultiPolygon', coordinates: polygons } }]
}
