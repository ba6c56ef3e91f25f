import { useMemo } from 'react'
import { type MapLine, type MapMarker, MapView, type MapViewProps } from '#ui/map/MapView.tsx'
import type { Tone } from '#ui/theme/tone.ts'

/** A vehicle at its last known position. `label` is its accessible name. */
export type FleetTruck = {
  id: string
  latitude: number
  longitude: number
  tone: Tone
  label: string
  /** Degrees clockwise from north; null or undefined when unknown. */
  heading?: number | null
}

export type FleetRoute = {
  /** Earlier positions, oldest first. */
  trail?: MapLine['points']
  ahead?: MapLine['points']
  /** Routes of other vehicles, drawn faintly. */
  others?: readonly MapLine['points'][]
  stops?: readonly MapMarker[]
}

type FleetMapProps = Pick<MapViewProps, 'label' | 'selectedId' | 'onSelect' | 'height'> & {
  trucks: readonly FleetTruck[]
  route?: FleetRoute | null
}

/**
 * Many vehicles on one map. Vehicles close to each other form a cluster that can be opened, and the selected one shows
 * its route. The vehicles move while the user looks at the map, so the view is fitted once when the first ones are
 * known. Each vehicle is a button with a name.
 */
export function FleetMap({ trucks, route = null, selectedId = null, ...view }: FleetMapProps) {
  const markers = useMemo(
    () => [...trucks.map((truck) => ({ ...truck, heading: truck.heading ?? null })), ...(route?.stops ?? [])],
    [trucks, route],
  )
  const lines = useMemo(() => linesOf(route), [route])
  return <MapView {...view} markers={markers} lines={lines} selectedId={selectedId} keepsView />
}

/** A line needs at least two points. */
const linesOf = (route: FleetRoute | null): MapLine[] =>
  [
    ...(route?.others ?? []).map((points, index) => ({ id: `other ${index}`, points, isFaded: true })),
    { id: 'trail', points: route?.trail ?? [] },
    { id: 'ahead', points: route?.ahead ?? [], isDotted: true },
  ].filter(({ points }) => points.length > 1)
