import type { ExpressionSpecification, LayerSpecification, SourceSpecification } from 'maplibre-gl'
import { type MapTokens, textLayout } from '../map-style.ts'
import type { MapRoads } from './load-roads.ts'

/** Minimum zoom at which roads are shown. */
export const roadZoom = 4.6

const highways = 'highways'
const numbers = 'road-numbers'
const urban = 'urban'

export const roadSources = (roads: MapRoads): Record<string, SourceSpecification> => ({
  [urban]: { type: 'geojson', data: roads.urban },
  [highways]: { type: 'geojson', data: roads.highways },
  [numbers]: { type: 'geojson', data: roads.numbers },
})

/** Subdued lines below all labels: urban areas, then smaller roads, then highways, then their numbers. */
export function roadLayers({ map }: MapTokens): LayerSpecification[] {
  const line = { 'line-cap': 'round', 'line-join': 'round' } as const
  return [
    { id: urban, type: 'fill', source: urban, minzoom: 5.5, paint: { 'fill-color': map.urban } },
    {
      id: 'secondary-highways',
      type: 'line',
      source: highways,
      minzoom: 5.8,
      filter: ['!', ['get', 'isMajor']],
      layout: line,
      paint: { 'line-color': map.road, 'line-width': widening(0.5, 2.4) },
    },
    {
      id: 'major-highways',
      type: 'line',
      source: highways,
      minzoom: roadZoom,
      filter: ['get', 'isMajor'],
      layout: line,
      paint: { 'line-color': map.road, 'line-width': widening(0.9, 4.2) },
    },
    numberLayer('interstate-numbers', 6, ['get', 'isInterstate'], map),
    numberLayer('highway-numbers', 7.6, ['!', ['get', 'isInterstate']], map),
  ]
}

const widening = (far: number, near: number): ExpressionSpecification => [
  'interpolate',
  ['exponential', 1.4],
  ['zoom'],
  roadZoom,
  far,
  11,
  near,
]

function numberLayer(
  id: string,
  minzoom: number,
  filter: ExpressionSpecification,
  map: MapTokens['map'],
): LayerSpecification {
  return {
    id,
    type: 'symbol',
    source: numbers,
    minzoom,
    filter,
    layout: {
      ...textLayout,
      'text-size': 9.5,
      'text-field': ['get', 'name'],
      'symbol-placement': 'line',
      'symbol-spacing': 320,
      'text-rotation-alignment': 'viewport',
      'text-padding': 12,
    },
    paint: { 'text-color': map.label, 'text-halo-color': map.land, 'text-halo-width': 1.6 },
  }
}
