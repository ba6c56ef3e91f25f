import { decodeLine } from '@lanewise/domain/mileage/polyline'
import type { Feature, FeatureCollection, Geometry, Position } from 'geojson'

/** What a map shows from near: highways with their numbers, and built-up areas. */
export type MapRoads = { highways: FeatureCollection; numbers: FeatureCollection; urban: FeatureCollection }

type Shipped = {
  major: string[]
  secondary: string[]
  numbers: [name: string, line: string][]
  /** The rings of each area. */
  urban: string[][]
}

let loading: Promise<MapRoads> | null = null

/** Fetched once, by the first map that is looked at from near; a failed load is tried anew the next time. */
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
const lineFeature = (line: string, properties: Record<string, unknown>) =>
  feature({ type: 'LineString', coordinates: positions(line) }, properties)
const positions = (line: string): Position[] => decodeLine(line).map((point) => [...point])
