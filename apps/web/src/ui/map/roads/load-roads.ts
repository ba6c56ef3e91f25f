import type { Feature, FeatureCollection, Geometry, Position } from 'geojson'

/** Details that a map shows at high zoom: highways with their numbers, and urban areas. */
export type MapRoads = { highways: FeatureCollection; numbers: FeatureCollection; urban: FeatureCollection }

/**
 * Thousandths of a degree, alternating east and north: the first point, then each one as an offset from the previous
 * point.
 */
type Line = readonly number[]

type Shipped = {
  major: Line[]
  secondary: Line[]
  numbers: [name: string, line: Line][]
  /** The rings of each area. */
  urban: Line[][]
}

let loading: Promise<MapRoads> | null = null

/** Fetched once, by the first map that is zoomed in far enough. A failed load is retried by the next map. */
export function loadRoads(): Promise<MapRoads> {
  loading ??= fetchRoads().catch((error: unknown) => {
    loading = null
    throw error
  })
  return loading
}

async function fetchRoads(): Promise<MapRoads> {
  const answer = await fetch('/map/roads.json')
  if (!answer.ok) throw new Error(`The roads of the map were answered with ${answer.status}`)
  return roadsOf((await answer.json()) as Shipped)
}

export const roadsOf = ({ major, secondary, numbers, urban }: Shipped): MapRoads => ({
  highways: collection([
    ...major.map((line) => lineFeature(line, { isMajor: true })),
    ...secondary.map((line) => lineFeature(line, { isMajor: false })),
  ]),
  numbers: collection(
    numbers.map(([name, line]) =>
      lineFeature(line, { name: name.replace('-', ' '), isInterstate: name.startsWith('I-') }),
    ),
  ),
  urban: collection(urban.map((rings) => feature({ type: 'Polygon', coordinates: rings.map(positions) }, {}))),
})

const collection = (features: Feature[]): FeatureCollection => ({ type: 'FeatureCollection', features })
const feature = (geometry: Geometry, properties: Record<string, unknown>): Feature => ({
  type: 'Feature',
  geometry,
  properties,
})
const lineFeature = (line: Line, properties: Record<string, unknown>) =>
  feature({ type: 'LineString', coordinates: positions(line) }, properties)
function positions(line: Line): Position[] {
  const points: Position[] = []
  let [x, y] = [0, 0]
  for (let index = 0; index + 1 < line.length; index += 2) {
    x += line[index] ?? 0
    y += line[index + 1] ?? 0
    points.push([x / 1000, y / 1000])
  }
  return points
}
