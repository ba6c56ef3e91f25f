import { useMemo } from 'react'
import { type MapLine, type MapMarker, MapView, type MapViewProps } from '#ui/map/MapView.tsx'
import type { Tone } from '#ui/theme/tone.ts'

/** A vehicle where it was last seen; `label` is its name for everybody who does not see it. */
export type FleetTruck = {
  id: string
  latitude: number
  longitude: number
  tone: Tone
  label: string
  /** Degrees clockwise from north; unknown without it. */
  heading?: number | null
}

/** The way of the selected vehicle. */
export type FleetRoute = {
  /** Where it was seen, the oldest first. */
  trail?: MapLine['points']
  /** The part that is still ahead. */
  ahead?: MapLine['points']
  stops?: readonly MapMarker[]
}

type FleetMapProps = Pick<MapViewProps, 'label' | 'selectedId' | 'onSelect' | 'height'> & {
  trucks: readonly FleetTruck[]
  route?: FleetRoute | null
}

/**
 * Many vehicles at once: near ones as a cluster that opens, the selected one with its way. They move while somebody looks,
 * so the view is fitted when the first ones are known and then left alone. Each is a button with a name.
 */
export function FleetMap({ trucks, route = null, selectedId = null, ...view }: FleetMapProps) {
  const markers = useMemo(
    () => [...trucks.map((truck) => ({ ...truck, heading: truck.heading ?? null })), ...(route?.stops ?? [])],
    [trucks, route],
  )
  const lines = useMemo(() => linesOf(route), [route])
  return <MapView {...view} markers={markers} lines={lines} selectedId={selectedId} keepsView />
}

/** A line has two ends. */
const linesOf = (route: FleetRoute | null): MapLine[] =>
  [
    { id: 'trail', points: route?.trail ?? [] },
    { id: 'ahead', points: route?.ahead ?? [], isDotted: true },
  ].filter(({ points }) => points.length > 1)
