/** Square degrees, narrower towards the poles. */
function areaOf(ring) {
  const narrowing = Math.cos((ring[0][1] * Math.PI) / 180)
  let twice = 0
  for (let index = 0; index < ring.length - 1; index += 1) {
    const [[x1, y1], [x2, y2]] = [ring[index], ring[index + 1]]
    twice += x1 * y2 - x2 * y1
  }
  return (Math.abs(twice) / 2) * narrowing
}

/** A shape without its parts under an area; nothing when none is left. */
export function withoutSpecks(shape, least) {
  const { type, coordinates } = shape.geometry
  const polygons = (type === 'Polygon' ? [coordinates] : coordinates)
    .filter(([outer]) => areaOf(outer) >= least)
    .map(([outer, ...holes]) => [outer, ...holes.filter((hole) => areaOf(hole) >= least)])
  if (polygons.length === 0) return []
  return [{ ...shape, geometry: { type: 'MultiPolygon', coordinates: polygons } }]
}
