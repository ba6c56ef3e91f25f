import { useMemo } from 'react'
import { type MapLine, type MapMarker, MapView } from '#ui/map/MapView.tsx'
import type { Tone } from '#ui/theme/tone.ts'

/** One stop of a way; `label` is its name. */
export type WayStop = {
  label: string
  latitude: number
  longitude: number
  /** Nothing is taken on there: a ring instead of a disc. */
  isHollow?: boolean
  /** Its place among all stops, where some of them stand on no map. */
  number?: number
}

export type SeenTruck = {
  latitude: number
  longitude: number
  near: string | null
  /** Where it drives, in degrees from north. */
  heading: number | null
  tone: Tone
  /** The part of the way that is behind it, and what is ahead. */
  driven: MapLine['points']
  ahead: MapLine['points']
}

type WayMapProps = {
  /** In their order, two or more. */
  stops: readonly WayStop[]
  /** The way along the roads; null where none is known, and then the map shows a dotted line. */
  way: MapLine['points'] | null
  /** Where the truck was last seen. */
  truck?: SeenTruck | null
  height?: number
}

/** A way over its stops, which are numbered from 1. */
export function WayMap({ stops, way, truck = null, height }: WayMapProps) {
  const markers = useMemo(() => [...stops.map(markerOf), ...(truck ? [truckMarker(truck)] : [])], [stops, truck])
  const lines = useMemo((): MapLine[] => {
    const straight = stops.map(({ longitude, latitude }) => [longitude, latitude] as const)
    if (truck) return linesOf(truck)
    return [way ? { id: 'way', points: way } : { id: 'way', points: straight, isDotted: true }]
  }, [way, stops, truck])
  return (
    <MapView
      label={`The way from ${stops[0]?.label} to ${stops.at(-1)?.label}`}
      markers={markers}
      lines={lines}
      {...(height !== undefined && { height })}
    />
  )
}

const markerOf = (stop: WayStop, index: number): MapMarker => {
  const { label, latitude, longitude, isHollow = false, number = index + 1 } = stop
  return { id: String(number), number, latitude, longitude, label, isHollow }
}

/** Solid where the truck was seen, dotted what is ahead of it. */
const linesOf = ({ driven, ahead }: SeenTruck): MapLine[] =>
  [
    { id: 'trail', points: driven },
    { id: 'way', points: ahead, isDotted: true },
  ].filter(({ points }) => points.length > 1)

const truckMarker = ({ latitude, longitude, near, heading, tone }: SeenTruck): MapMarker => ({
  id: 'truck',
  latitude,
  longitude,
  label: near ? `The truck, near ${near}` : 'The truck',
  tone,
  heading,
})
