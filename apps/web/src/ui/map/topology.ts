import type { Feature, FeatureCollection, Geometry, Position } from 'geojson'

/** Indexes of arcs; the complement of an index (`~index`) means the arc is followed backward. */
type Arcs = readonly number[]
type Shape = { properties?: Feature['properties'] } & (
  | { type: 'Polygon' | 'MultiLineString'; arcs: readonly Arcs[] }
  | { type: 'MultiPolygon'; arcs: readonly (readonly Arcs[])[] }
)

/** TopoJSON: shapes share their borders. Each border is stored once, as steps on a grid. */
export type Topology = {
  arcs: readonly (readonly (readonly [number, number])[])[]
  transform: { scale: readonly [number, number]; translate: readonly [number, number] }
  objects: Readonly<Record<string, Shape | { type: 'GeometryCollection'; geometries: readonly Shape[] }>>
}

/** The shapes of one object of a topology, in longitude and latitude. */
export function featuresOf(topology: Topology, name: string): FeatureCollection {
  const object = topology.objects[name]
  const shapes = object ? (object.type === 'GeometryCollection' ? object.geometries : [object]) : []
  const line = lineReader(topology)
  return {
    type: 'FeatureCollection',
    features: shapes.map((shape) => ({
      type: 'Feature',
      properties: shape.properties ?? {},
      geometry: geometryOf(shape, line),
    })),
  }
}

const geometryOf = (shape: Shape, line: (arcs: Arcs) => Position[]): Geometry =>
  shape.type === 'MultiPolygon'
    ? { type: shape.type, coordinates: shape.arcs.map((polygon) => polygon.map(line)) }
    : { type: shape.type, coordinates: shape.arcs.map(line) }

/** Joins arcs end to end; each begins at the point where the one before it ended. */
function lineReader({ arcs, transform: { scale, translate } }: Topology) {
  const decoded = arcs.map((steps) => {
    let [x, y] = [0, 0]
    return steps.map(([dx, dy]): Position => {
      x += dx
      y += dy
      return [x * scale[0] + translate[0], y * scale[1] + translate[1]]
    })
  })
  return (indexes: Arcs): Position[] =>
    indexes.flatMap((index, place) => {
      const points = index < 0 ? (decoded[~index]?.toReversed() ?? []) : (decoded[index] ?? [])
      return place === 0 ? points : points.slice(1)
    })
}
