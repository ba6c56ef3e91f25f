import type {
  DataDrivenPropertyValueSpecification,
  FilterSpecification,
  LayerSpecification,
  SourceSpecification,
  StyleSpecification,
} from 'maplibre-gl'
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

/** Routes are drawn above any style: the driven part solid, the part ahead dotted, others faded. */
export function routeLayers(tokens: MapTokens): LayerSpecification[] {
  const opacity: DataDrivenPropertyValueSpecification<number> = ['case', ['get', 'isFaded'], 0.28, 1]
  const layout = { 'line-cap': 'round', 'line-join': 'round' } as const
  return [
    {
      id: 'route-casing',
      type: 'line',
      source: ROUTES,
      filter: ['!', ['get', 'isFaded']],
      layout,
      paint: { 'line-color': tokens.background.paper, 'line-width': 6 },
    },
    {
      id: 'route-driven',
      type: 'line',
      source: ROUTES,
      filter: ['!', ['get', 'isDotted']],
      layout,
      paint: { 'line-color': tokens.chart[1], 'line-width': 3, 'line-opacity': opacity },
    },
    {
      id: 'route-ahead',
      type: 'line',
      source: ROUTES,
      filter: ['get', 'isDotted'],
      layout,
      paint: {
        'line-color': tokens.chart[1],
        'line-width': 3,
        'line-dasharray': [0, 1.8],
        'line-opacity': opacity,
      },
    },
  ]
}
