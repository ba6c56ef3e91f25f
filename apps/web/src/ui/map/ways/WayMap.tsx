import { bearing } from '@lanewise/domain/mileage/great-circle'
import { drawnWay } from '@lanewise/domain/tracking/drawn-way'
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
  /** Where it was seen before, the oldest first. */
  trail: MapLine['points']
  tone: Tone
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
    if (truck) return linesOf(truck, way ?? straight)
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
const linesOf = (truck: SeenTruck, line: MapLine['points']): MapLine[] => {
  const { driven, ahead } = drawnWay({ line, trail: truck.trail, position: truck })
  return [
    { id: 'trail', points: driven },
    { id: 'way', points: ahead, isDotted: true },
  ].filter(({ points }) => points.length > 1)
}

const truckMarker = ({ latitude, longitude, near, trail, tone }: SeenTruck): MapMarker => ({
  id: 'truck',
  latitude,
  longitude,
  label: near ? `The truck, near ${near}` : 'The truck',
  tone,
  heading: headingOf(trail, { latitude, longitude }),
})

/** From the place before to where it is now; unknown where it was seen once. */
function headingOf(trail: MapLine['points'], here: { latitude: number; longitude: number }): number | null {
  const [longitude, latitude] = trail.findLast(([x, y]) => x !== here.longitude || y !== here.latitude) ?? []
  return longitude === undefined || latitude === undefined ? null : bearing({ latitude, longitude }, here)
}
