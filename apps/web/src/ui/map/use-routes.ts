import type { FeatureCollection } from 'geojson'
import type { GeoJSONSource } from 'maplibre-gl'
import { useEffect, useEffectEvent } from 'react'
import type { MapLine } from './map-content.ts'
import { firstLabels, type MapTokens, OTHER_ROUTES, ROUTES, routeLayers, routeSource } from './map-style.ts'
import type { MapLibre } from './use-map.ts'

/** Draws routes above the current style, and adds them again when the style changes. */
export function useRoutes(map: MapLibre | null, lines: readonly MapLine[], tokens: MapTokens) {
  const draw = useEffectEvent(() => {
    if (!map || (lines.length === 0 && !map.getSource(ROUTES))) return
    if (!map.getSource(ROUTES)) {
      map.addSource(ROUTES, routeSource)
      for (const layer of routeLayers(tokens))
        map.addLayer(layer, layer.id === OTHER_ROUTES && map.getLayer(firstLabels) ? firstLabels : undefined)
    }
    map.getSource<GeoJSONSource>(ROUTES)?.setData(collectionOf(lines))
  })
  useEffect(() => {
    if (!map) return
    // A style that was loaded before this subscription still fires `load` when it is completely shown.
    for (const name of ['style.load', 'load'] as const) map.on(name, draw)
    return () => {
      for (const name of ['style.load', 'load'] as const) map.off(name, draw)
    }
  }, [map])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the lines are read where they are drawn
  useEffect(() => {
    if (!map) return
    // The built-in style takes routes as soon as it has layers. It counts as loaded only while none of its sources
    // loads, which labels do after each move of the map. Other styles draw when everything is there.
    if (map.getSource(ROUTES) || map.getLayer(firstLabels) || map.isStyleLoaded()) return draw()
    const drawLater = () => {
      map.off('idle', drawLater)
      draw()
    }
    map.on('idle', drawLater)
    return () => void map.off('idle', drawLater)
  }, [map, lines])
}

const collectionOf = (lines: readonly MapLine[]): FeatureCollection => ({
  type: 'FeatureCollection',
  features: lines.map(({ points, isDotted = false, isFaded = false }) => ({
    type: 'Feature',
    geometry: { type: 'LineString', coordinates: points.map((point) => [...point]) },
    properties: { isDotted, isFaded },
  })),
})
