import { Navigation2 } from 'lucide-react'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { type Bounds, boundsOf, type MapMarker } from '#ui/map/map-content.ts'
import type { MapLibre } from '#ui/map/use-map.ts'
import { isNear, type Spot, spotsOf } from './clusters.ts'
import { type Cover, coverLabels } from './covers.ts'
import { Cluster, Layer, Marker, Name } from './marker-style.tsx'
import { sidesOf } from './name-sides.ts'

type MapMarkersProps = {
  map: MapLibre
  markers: readonly MapMarker[]
  selectedId: string | null
  onSelect: ((id: string) => void) | undefined
}

/** The markers as buttons above the map, so that they have names and can be focused. */
export function MapMarkers({ map, markers, selectedId, onSelect }: MapMarkersProps) {
  const { zoom, bounds } = useView(map)
  const spots = useMemo(() => spotsOf(markers, zoom, selectedId), [markers, zoom, selectedId])
  const layer = useRef<HTMLUListElement>(null)
  // Positions are set directly on the elements, because rendering sixty times a second would be too slow.
  useLayoutEffect(() => {
    const place = () => placeAll(layer.current, map)
    const cover = () => coverLabels(map, place())
    cover()
    map.on('move', place)
    for (const name of coverEvents) map.on(name, cover)
    return () => {
      map.off('move', place)
      for (const name of coverEvents) map.off(name, cover)
    }
  })
  const open = (spot: Spot) => {
    const [first] = spot.markers
    if (spot.markers.length === 1) return first && onSelect?.(first.id)
    const bounds = boundsOf(spot.markers)
    // Markers at the same position cannot be separated by zooming, so the first of them is selected instead.
    if (bounds && (bounds[0] !== bounds[2] || bounds[1] !== bounds[3])) map.fitBounds([...bounds], { padding: 72 })
    else if (first) onSelect?.(first.id)
  }
  return (
    <Layer ref={layer} aria-label="Places on the map">
      {spots
        .filter((spot) => isNear(bounds, spot))
        .map((spot) => (
          <li
            key={spot.id}
            data-longitude={spot.longitude}
            data-latitude={spot.latitude}
            data-name={nameShown(spot) ?? undefined}
          >
            <SpotButton spot={spot} isSelected={spot.id === selectedId} onOpen={() => open(spot)} />
          </li>
        ))}
    </Layer>
  )
}

/** After these the labels of the map give way to the markers. While the map moves that would cost too much. */
const coverEvents = ['moveend', 'resize', 'style.load'] as const

/** Names of numbered markers are always visible; other names appear on hover. */
const nameShown = ({ markers }: Spot) =>
  markers.length === 1 && markers[0]?.number !== undefined ? markers[0].label : null

type SpotButtonProps = { spot: Spot; isSelected: boolean; onOpen: () => void }

function SpotButton({ spot: { markers }, isSelected, onOpen }: SpotButtonProps) {
  const [marker] = markers
  if (!marker) return null
  if (markers.length > 1)
    return (
      <Cluster type="button" aria-label={`${markers.length} places, zoom in`} onClick={onOpen}>
        {markers.length}
      </Cluster>
    )
  const { label, number, tone = 'accent', isHollow, heading } = marker
  return (
    <Marker
      type="button"
      tone={tone}
      aria-label={number === undefined ? label : `${number}, ${label}`}
      aria-pressed={isSelected}
      data-numbered={number !== undefined || undefined}
      data-hollow={isHollow || undefined}
      data-vehicle={heading !== undefined || undefined}
      onClick={onOpen}
    >
      <span aria-hidden="true">{isNumber(heading) ? <Arrow heading={heading} /> : number}</span>
      <Name aria-hidden="true">{label}</Name>
    </Marker>
  )
}

const isNumber = (heading: number | null | undefined) => typeof heading === 'number'

const Arrow = ({ heading }: { heading: number }) => (
  <Navigation2 size={10} fill="currentColor" style={{ transform: `rotate(${heading}deg)` }} />
)

/** The visible area of the map. Clusters are recalculated only after each quarter of a zoom step. */
function useView(map: MapLibre): { zoom: number; bounds: Bounds } {
  const [view, setView] = useState(() => viewOf(map))
  useEffect(() => {
    const moved = () => setView(viewOf(map))
    const zoomed = () => setView((before) => (quarterOf(map) === before.zoom ? before : viewOf(map)))
    moved()
    map.on('moveend', moved)
    map.on('zoom', zoomed)
    return () => {
      map.off('moveend', moved)
      map.off('zoom', zoomed)
    }
  }, [map])
  return view
}

const quarterOf = (map: MapLibre) => Math.round(map.getZoom() * 4) / 4

function viewOf(map: MapLibre): { zoom: number; bounds: Bounds } {
  const shown = map.getBounds()
  return {
    zoom: quarterOf(map),
    bounds: [shown.getWest(), shown.getSouth(), shown.getEast(), shown.getNorth()],
  }
}

/** Moves the markers to their places and their names to a free side. Returns what they cover. */
function placeAll(layer: HTMLElement | null, map: MapLibre): Cover[] {
  const spots = [...(layer?.querySelectorAll<HTMLElement>(':scope > li') ?? [])]
  const places = spots.map((spot) => {
    const [longitude, latitude] = [Number(spot.dataset.longitude), Number(spot.dataset.latitude)]
    const { x, y } = map.project([longitude, latitude])
    spot.style.transform = `translate(${x}px, ${y}px)`
    return { spot, x, y, name: spot.dataset.name ?? '', longitude, latitude }
  })
  const { clientWidth: width, clientHeight: height } = map.getContainer()
  const sides = sidesOf(places, { width, height })
  return places.map(({ spot, name, longitude, latitude }, index) => {
    const { side, shift } = sides[index] ?? { side: 'right', shift: 0 }
    if (name) {
      spot.dataset.side = side
      spot.style.setProperty('--shift', `${shift}px`)
    }
    return { longitude, latitude, name, side }
  })
}
