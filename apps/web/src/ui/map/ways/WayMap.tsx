import { useMemo } from 'react'
import { type MapLine, type MapMarker, MapView } from '#ui/map/MapView.tsx'

/** One end of a way; `label` is its name. */
type End = { label: string; latitude: number; longitude: number }

type WayMapProps = {
  from: End
  to: End
  /** The way along the roads; null where none is known, and then the map shows a dotted line. */
  way: MapLine['points'] | null
  height?: number
}

/** A way from its beginning, 1, to its end, 2. */
export function WayMap({ from, to, way, height }: WayMapProps) {
  const markers = useMemo(() => [markerOf(from, 1), { ...markerOf(to, 2), isHollow: true }], [from, to])
  const lines = useMemo((): MapLine[] => {
    const straight = [from, to].map(({ longitude, latitude }) => [longitude, latitude] as const)
    return [way ? { id: 'way', points: way } : { id: 'way', points: straight, isDotted: true }]
  }, [way, from, to])
  return (
    <MapView
      label={`The way from ${from.label} to ${to.label}`}
      markers={markers}
      lines={lines}
      {...(height !== undefined && { height })}
    />
  )
}

const markerOf = ({ label, latitude, longitude }: End, number: number): MapMarker => ({
  id: String(number),
  number,
  latitude,
  longitude,
  label,
})
