import { useMemo } from 'react'
import { type MapLine, type MapMarker, MapView } from '#ui/map/MapView.tsx'
import type { Tone } from '#ui/theme/tone.ts'

/** A stop of a route. `label` is its name. */
export type RouteStop = {
  label: string
  latitude: number
  longitude: number
  /** No pickup at this stop, so it is drawn as a ring instead of a disc. */
  isHollow?: boolean
  /** Position among all stops, for routes with stops that are not on the map. */
  number?: number
}

export type SeenTruck = {
  latitude: number
  longitude: number
  near: string | null
  /** Heading in degrees from north. */
  heading: number | null
  tone: Tone
  /** The driven part of the route, and the part ahead. */
  driven: MapLine['points']
  ahead: MapLine['points']
}

/** A reported position that cannot be true. `label` says why. */
export type DoubtfulPlace = { id: string; label: string; latitude: number; longitude: number }

type RouteMapProps = {
  /** Two or more stops in route order. */
  stops: readonly RouteStop[]
  /** Route along the roads; null when unknown, in which case the map shows a dotted line. */
  route: MapLine['points'] | null
  truck?: SeenTruck | null
  /** Drawn as rings. The view does not move to them. */
  doubtful?: readonly DoubtfulPlace[]
  /** Nothing of the route is driven yet, so it is dotted. */
  isAhead?: boolean
  /** The driven road must not be shown, so the legs are straight and dotted. */
  isRoadHidden?: boolean
  height?: number
}

/** A map of a route with its stops, numbered from 1. */
export function RouteMap({
  stops,
  route,
  truck = null,
  doubtful = none,
  isAhead = false,
  isRoadHidden = false,
  height,
}: RouteMapProps) {
  const markers = useMemo(
    () => [...stops.map(markerOf), ...doubtful.map(doubtfulMarker), ...(truck ? [truckMarker(truck)] : [])],
    [stops, doubtful, truck],
  )
  const lines = useMemo((): MapLine[] => {
    const straight = stops.map(({ longitude, latitude }) => [longitude, latitude] as const)
    if (truck) return linesOf(truck, isRoadHidden)
    return [{ id: 'way', points: route ?? straight, isDotted: route === null || isAhead }]
  }, [route, stops, truck, isAhead, isRoadHidden])
  return (
    <MapView
      label={`Route from ${stops[0]?.label} to ${stops.at(-1)?.label}`}
      markers={markers}
      lines={lines}
      {...(height !== undefined && { height })}
    />
  )
}

const markerOf = (stop: RouteStop, index: number): MapMarker => {
  const { label, latitude, longitude, isHollow = false, number = index + 1 } = stop
  return { id: String(number), number, latitude, longitude, label, isHollow }
}

const none: readonly DoubtfulPlace[] = []

const doubtfulMarker = (place: DoubtfulPlace): MapMarker => ({
  ...place,
  tone: 'risk',
  isHollow: true,
  isOutlier: true,
})

/** Solid for the driven part, dotted for the part ahead. */
const linesOf = ({ driven, ahead }: SeenTruck, isRoadHidden: boolean): MapLine[] =>
  [
    { id: 'trail', points: driven, isDotted: isRoadHidden },
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
