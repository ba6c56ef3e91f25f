import type { FeatureCollection } from 'geojson'
import { feature } from 'topojson-client'
import type { Topology } from 'topojson-specification'

/** The outlines and cities that the product ships. */
export type Basemap = {
  land: FeatureCollection
  states: FeatureCollection
  lakes: FeatureCollection
  cities: FeatureCollection
  credits: string
}

type Shipped = Topology & { cities: City[]; credits: string }
type City = { name: string; longitude: number; latitude: number; rank: number }

let loading: Promise<Basemap> | null = null

/** Fetches the outlines once for all maps; a failed load is tried anew the next time. */
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
  const outline = (name: string): FeatureCollection => {
    const object = shipped.objects[name]
    const made = object ? feature(shipped, object) : { type: 'FeatureCollection' as const, features: [] }
    return made.type === 'FeatureCollection' ? made : { type: 'FeatureCollection', features: [made] }
  }
  return {
    land: outline('land'),
    states: outline('states'),
    lakes: outline('lakes'),
    cities: { type: 'FeatureCollection', features: shipped.cities.map(cityFeature) },
    credits: shipped.credits,
  }
}

const cityFeature = ({ name, longitude, latitude, rank }: City) => ({
  type: 'Feature' as const,
  geometry: { type: 'Point' as const, coordinates: [longitude, latitude] },
  properties: { name, rank },
})
