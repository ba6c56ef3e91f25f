import { AttributionControl, Map as MapLibre, type StyleSpecification, setWorkerUrl } from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { TOUCH } from '#ui/theme/tokens.ts'
import { withKey } from './map-service.ts'

// A build knows the worker only by the name it gave it.
setWorkerUrl(workerUrl)

export type { MapLibre }

/** STOPVIEW-22: the whole of the network. */
const everywhere = { center: [-96, 39] as [number, number], zoom: 3 }

type MapSetup = {
  label: string
  style: StyleSpecification | string
  /** Fills the addresses that an outside style names. */
  mapKey: string | null
  /** The wheel zooms; on a page that scrolls it would be caught. */
  wheelZooms: boolean
  /** The style could not be shown. */
  onFailure: () => void
}

/** Draws a map into the element as long as it is there; null until it exists. */
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
      // A tile that fails later leaves a gap; what fails before anything is shown leaves nothing.
      if (!isShown) fail()
    })
    setMap(made)
    return () => {
      setMap(null)
      made.remove()
    }
  }, [element])
  // The library names it once; what it shows changes.
  useEffect(() => map?.getCanvas().setAttribute('aria-label', label), [map, label])
  const [shown, setShown] = useState(style)
  useEffect(() => {
    if (!map || shown === style) return
    // Whole, so that what lies above the style hears of it and is drawn again.
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
    // North is up and the ground is flat; nothing is gained by turning it.
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
  map.addControl(new AttributionControl({ compact: false }), 'bottom-right')
  foldCredits(map, container)
  return map
}

/** Pixels of width below which the credits would cover much of a map. */
export const NARROW_MAP = 420

/** On a phone and in a side column the credits stand behind an "i". The library opens them with each style and size. */
function foldCredits(map: MapLibre, container: HTMLElement) {
  map.on('idle', () => {
    const isNarrow = container.clientWidth < NARROW_MAP
    if (!isNarrow && !matchMedia(TOUCH.replace('@media ', '')).matches) return
    container.querySelector('.maplibregl-ctrl-attrib')?.removeAttribute('open')
  })
}
