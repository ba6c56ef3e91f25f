import type { Feature, FeatureCollection, Geometry, Position } from 'geojson'

/** Indexes of arcs. The complement of an index (`~index`) means that the arc is traversed backward. */
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

/** Joins arcs end to end. Each arc begins at the point where the previous one ended. */
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
