import { useEffect, useEffectEvent, useState } from 'react'
import type { MapTokens } from './map-style.ts'
import { firstLabels } from './map-style.ts'
import { roadLayers, roadSources, roadZoom } from './road-style.ts'
import { loadRoads, type MapRoads } from './roads.ts'
import type { MapLibre } from './use-map.ts'

/** Brings the roads into the own style as soon as the map is looked at from near; an outside style has its own. */
export function useRoads(map: MapLibre | null, tokens: MapTokens) {
  const [roads, setRoads] = useState<MapRoads | null>(null)
  const draw = useEffectEvent(() => {
    if (!map || !roads || !map.getLayer(firstLabels) || map.getSource('highways')) return
    for (const [name, source] of Object.entries(roadSources(roads))) map.addSource(name, source)
    for (const layer of roadLayers(tokens)) map.addLayer(layer, firstLabels)
  })
  useEffect(() => {
    if (!map || roads) return
    let isGone = false
    const look = () => {
      if (map.getZoom() < roadZoom || !map.getLayer(firstLabels)) return
      map.off('zoomend', look)
      map.off('style.load', look)
      // Without them the map shows what it always shows; the next one tries again.
      loadRoads().then(
        (loaded) => !isGone && setRoads(loaded),
        () => undefined,
      )
    }
    map.on('zoomend', look)
    map.on('style.load', look)
    look()
    return () => {
      isGone = true
      map.off('zoomend', look)
      map.off('style.load', look)
    }
  }, [map, roads])
  useEffect(() => {
    if (!map || !roads) return
    map.on('style.load', draw)
    draw()
    return () => {
      map.off('style.load', draw)
    }
  }, [map, roads])
}
