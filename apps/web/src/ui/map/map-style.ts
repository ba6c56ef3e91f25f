import type { FilterSpecification, LayerSpecification, SourceSpecification, StyleSpecification } from 'maplibre-gl'
import type { light } from '#ui/theme/tokens.ts'
import type { Basemap } from './basemap/basemap.ts'
import { creditsLine } from './credits.ts'
import { COVERS, coverLayer, coverSource } from './markers/covers.ts'

export type MapTokens = typeof light

/** Minimum zoom at which cities of each rank have a label, starting with the largest. */
const cityZooms = [0, 3.4, 4.4, 5.6, 7]

/** Everything on the ground is drawn below this layer. */
export const firstLabels = 'state-names-US'

/** Minimum zoom at which the states of each country have a label. */
const stateZooms = [
  ['US', 3.4],
  ['CA', 3],
  ['MX', 4.8],
] as const

/** The built-in map style: water, land, borders and labels, in the colors of the theme. */
export function ownStyle(
  { land, states, lakes, cities, stateLabels, credits }: Basemap,
  tokens: MapTokens,
): StyleSpecification {
  const { water, land: ground, line } = tokens.map
  return {
    version: 8,
    sources: {
      land: { type: 'geojson', data: land, attribution: creditsLine(credits) },
      states: { type: 'geojson', data: states },
      lakes: { type: 'geojson', data: lakes },
      cities: { type: 'geojson', data: cities },
      stateLabels: { type: 'geojson', data: stateLabels },
      [COVERS]: coverSource,
    },
    layers: [
      { id: 'water', type: 'background', paint: { 'background-color': water } },
      { id: 'land', type: 'fill', source: 'land', paint: { 'fill-color': ground } },
      {
        id: 'states',
        type: 'line',
        source: 'states',
        paint: { 'line-color': line, 'line-width': ['case', ['==', ['get', 'kind'], 'country'], 1.6, 0.9] },
      },
      { id: 'lakes', type: 'fill', source: 'lakes', paint: { 'fill-color': water } },
      ...stateZooms.map(([country, minzoom]) => stateLayer(country, minzoom, tokens)),
      ...cityZooms.flatMap((minzoom, rank) => cityLayers(rank, minzoom, tokens)),
      coverLayer,
    ],
  }
}

function stateLayer(country: string, minzoom: number, { map }: MapTokens): LayerSpecification {
  return {
    id: `state-names-${country}`,
    type: 'symbol',
    source: 'stateLabels',
    minzoom,
    maxzoom: 7.5,
    filter: ['==', ['get', 'country'], country],
    layout: { ...textLayout, 'text-field': ['get', 'code'], 'text-letter-spacing': 0.05 },
    paint: { 'text-color': map.label, 'text-halo-color': map.land, 'text-halo-width': 1.2 },
  }
}

/** Labels use the font of the page, so no glyph server is needed. */
export const textLayout: { 'text-font': string[]; 'text-size': number } = {
  'text-font': ['InterVariable'],
  'text-size': 10.5,
}

function cityLayers(rank: number, minzoom: number, tokens: MapTokens): LayerSpecification[] {
  const { label, land } = tokens.map
  const filter: FilterSpecification = ['==', ['get', 'rank'], rank]
  const common = { source: 'cities', minzoom, filter }
  return [
    {
      ...common,
      id: `city-dots-${rank}`,
      type: 'circle',
      paint: { 'circle-radius': 1.6, 'circle-color': label },
    },
    {
      ...common,
      id: `city-names-${rank}`,
      type: 'symbol',
      layout: {
        ...textLayout,
        'text-field': ['get', 'name'],
        'text-variable-anchor': ['left', 'right', 'top', 'bottom'],
        'text-radial-offset': 0.45,
        'text-justify': 'auto',
        'text-padding': 4,
      },
      paint: { 'text-color': label, 'text-halo-color': land, 'text-halo-width': 1.4 },
    },
  ]
}

export const ROUTES = 'routes'

export const routeSource: SourceSpecification = {
  type: 'geojson',
  data: { type: 'FeatureCollection', features: [] },
}

/** The faint routes stand below the labels. */
export const OTHER_ROUTES = 'route-others'

/** Routes: the driven part solid, the part ahead dotted, others faint. */
export function routeLayers({ background, chart, map }: MapTokens): LayerSpecification[] {
  const layout = { 'line-cap': 'round', 'line-join': 'round' } as const
  const own = ['!', ['get', 'isFaded']] satisfies FilterSpecification
  return [
    {
      id: OTHER_ROUTES,
      type: 'line',
      source: ROUTES,
      filter: ['get', 'isFaded'],
      layout,
      // Mixed instead of transparent, because many routes share a highway and would add up there.
      paint: { 'line-color': mixed(chart[1], map.land, 0.28), 'line-width': 2 },
    },
    {
      id: 'route-casing',
      type: 'line',
      source: ROUTES,
      filter: own,
      layout,
      paint: { 'line-color': background.paper, 'line-width': 6 },
    },
    {
      id: 'route-driven',
      type: 'line',
      source: ROUTES,
      filter: ['all', own, ['!', ['get', 'isDotted']]],
      layout,
      paint: { 'line-color': chart[1], 'line-width': 3 },
    },
    {
      id: 'route-ahead',
      type: 'line',
      source: ROUTES,
      filter: ['all', own, ['get', 'isDotted']],
      layout,
      paint: { 'line-color': chart[1], 'line-width': 3, 'line-dasharray': [0, 1.8] },
    },
  ]
}

/** Two opaque colors, with the share of the first one. */
function mixed(color: string, ground: string, share: number): string {
  const parts = (text: string) => [1, 3, 5].map((at) => Number.parseInt(text.slice(at, at + 2), 16))
  const under = parts(ground)
  const channels = parts(color).map((part, index) => Math.round(part * share + (under[index] ?? 0) * (1 - share)))
  return `rgb(${channels.join()})`
}
