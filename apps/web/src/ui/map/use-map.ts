import { Map as MapLibre, type StyleSpecification, setWorkerUrl } from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { addCredits } from './credits.ts'
import { everywhere } from './fitting.ts'
import { withKey } from './map-service.ts'

// The file name of the worker is only known after the build.
setWorkerUrl(workerUrl)

export type { MapLibre }

type MapSetup = {
  label: string
  style: StyleSpecification | string
  /** Key for the URLs in an external style. */
  mapKey: string | null
  /** The wheel zooms the map. On a page that scrolls, the map would capture the wheel. */
  wheelZooms: boolean
  onFailure: () => void
}

/** Creates a map in the element while it is mounted; null until the map exists. */
export function useMap(element: RefObject<HTMLElement | null>, setup: MapSetup): MapLibre | null {
  const { style, label } = setup
  const [map, setMap] = useState<MapLibre | null>(null)
  const start = useEffectEvent((container: HTMLElement) => createMap(container, setup))
  const fail = useEffectEvent(setup.onFailure)
  useEffect(() => {
    if (!element.current) return
    const made = start(element.current)
    let isShown = false
    made.on('load', () => {
      isShown = true
    })
    made.on('error', () => {
      // A later tile failure only leaves a gap, but a failure before anything is shown leaves the map empty.
      if (!isShown) fail()
    })
    setMap(made)
    return () => {
      setMap(null)
      made.remove()
    }
  }, [element])
  // The library sets the label only once, but the map's content changes.
  useEffect(() => map?.getCanvas().setAttribute('aria-label', label), [map, label])
  const [shown, setShown] = useState(style)
  useEffect(() => {
    if (!map || shown === style) return
    // A full style reload fires the event on which layers above the style are added again.
    map.setStyle(style, { diff: false })
    setShown(style)
  }, [map, style, shown])
  return map
}

function createMap(container: HTMLElement, { label, style, mapKey, wheelZooms }: MapSetup): MapLibre {
  const map = new MapLibre({
    container,
    style,
    ...everywhere,
    minZoom: 1.5,
    maxZoom: 15,
    scrollZoom: wheelZooms,
    // The map always points north and is not tilted, because rotating it has no use.
    dragRotate: false,
    touchPitch: false,
    pitchWithRotate: false,
    renderWorldCopies: false,
    attributionControl: false,
    locale: { 'Map.Title': label, 'AttributionControl.ToggleAttribution': 'Map credits' },
    transformRequest: (url) => ({ url: withKey(url, mapKey) ?? url }),
  })
  map.touchZoomRotate.disableRotation()
  map.keyboard.disableRotation()
  addCredits(map, container)
  return map
}
