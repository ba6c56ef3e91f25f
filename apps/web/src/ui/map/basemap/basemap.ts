import type { FeatureCollection } from 'geojson'
import { featuresOf, type Topology } from './topology.ts'

/** Outlines and cities included with the product. */
export type Basemap = {
  land: FeatureCollection
  states: FeatureCollection
  lakes: FeatureCollection
  cities: FeatureCollection
  stateLabels: FeatureCollection
  credits: string
}

type Point = { longitude: number; latitude: number }
type City = Point & { name: string; rank: number }
type StateLabel = Point & { code: string; country: string }
type Shipped = Topology & { cities: City[]; stateLabels: StateLabel[]; credits: string }

let loading: Promise<Basemap> | null = null

/** Fetches the outlines once for all maps. A failed load is retried on the next call. */
export function loadBasemap(): Promise<Basemap> {
  loading ??= fetchBasemap().catch((error: unknown) => {
    loading = null
    throw error
  })
  return loading
}

async function fetchBasemap(): Promise<Basemap> {
  const answer = await fetch('/map/basemap.json')
  if (!answer.ok) throw new Error(`The outlines of the map were answered with ${answer.status}`)
  return basemapOf((await answer.json()) as Shipped)
}

function basemapOf(shipped: Shipped): Basemap {
  return {
    land: featuresOf(shipped, 'land'),
    states: featuresOf(shipped, 'states'),
    lakes: featuresOf(shipped, 'lakes'),
    cities: pointsOf(shipped.cities),
    stateLabels: pointsOf(shipped.stateLabels),
    credits: shipped.credits,
  }
}

const pointsOf = (points: readonly Point[]): FeatureCollection => ({
  type: 'FeatureCollection',
  features: points.map(({ longitude, latitude, ...properties }) => ({
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [longitude, latitude] },
    properties,
  })),
})
