import { useMemo } from 'react'
import { type MapLine, type MapMarker, MapView } from '#ui/map/MapView.tsx'

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

type WayMapProps = {
  /** In their order, two or more. */
  stops: readonly WayStop[]
  /** The way along the roads; null where none is known, and then the map shows a dotted line. */
  way: MapLine['points'] | null
  /** Where the truck was last seen. */
  truck?: { latitude: number; longitude: number; near: string | null } | null
  height?: number
}

/** A way over its stops, which are numbered from 1. */
export function WayMap({ stops, way, truck = null, height }: WayMapProps) {
  const markers = useMemo(() => [...stops.map(markerOf), ...(truck ? [truckMarker(truck)] : [])], [stops, truck])
  const lines = useMemo((): MapLine[] => {
    const straight = stops.map(({ longitude, latitude }) => [longitude, latitude] as const)
    return [way ? { id: 'way', points: way } : { id: 'way', points: straight, isDotted: true }]
  }, [way, stops])
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

const truckMarker = ({ latitude, longitude, near }: NonNullable<WayMapProps['truck']>): MapMarker => ({
  id: 'truck',
  latitude,
  longitude,
  label: near ? `The truck, near ${near}` : 'The truck',
  tone: 'ok',
})
