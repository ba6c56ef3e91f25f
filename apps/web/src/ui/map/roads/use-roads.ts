import { useEffect, useEffectEvent, useState } from 'react'
import type { MapTokens } from '../map-style.ts'
import { firstLabels } from '../map-style.ts'
import type { MapLibre } from '../use-map.ts'
import { loadRoads, type MapRoads } from './load-roads.ts'
import { roadLayers, roadSources, roadZoom } from './road-style.ts'

/** Adds roads to the built-in style once the map is zoomed in far enough. An external style has its own roads. */
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
    const loadWhenNear = () => {
      if (map.getZoom() < roadZoom || !map.getLayer(firstLabels)) return
      map.off('zoomend', loadWhenNear)
      map.off('style.load', loadWhenNear)
      // Without roads, the map stays usable. The next map retries the load.
      loadRoads().then(
        (loaded) => !isGone && setRoads(loaded),
        () => undefined,
      )
    }
    map.on('zoomend', loadWhenNear)
    map.on('style.load', loadWhenNear)
    loadWhenNear()
    return () => {
      isGone = true
      map.off('zoomend', loadWhenNear)
      map.off('style.load', loadWhenNear)
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
