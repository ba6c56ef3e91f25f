import type { Lane, LaneEnd } from '@lanewise/contract/lane-fields'
import { tlTransitDays } from '@lanewise/domain/rating/transit'
import { useMemo } from 'react'
import { cityOf, milesText } from '#features/lanes/words.ts'
import { Card } from '#ui/layout/Card.tsx'
import { type MapLine, type MapMarker, MapView } from '#ui/map/MapView.tsx'

/** The way along the roads from origin to destination (LANE-15); a dotted line where no road leads. */
export function MapCard({ lane }: { lane: Lane }) {
  const { originLocation, destinationLocation, estimatedMiles, way } = lane
  const markers = useMemo(
    () => [markerOf(originLocation, 1), { ...markerOf(destinationLocation, 2), isHollow: true }],
    [originLocation, destinationLocation],
  )
  const lines = useMemo((): MapLine[] => {
    const straight = [originLocation, destinationLocation].map(
      ({ longitude, latitude }) => [longitude, latitude] as const,
    )
    return [way ? { id: 'way', points: way } : { id: 'way', points: straight, isDotted: true }]
  }, [way, originLocation, destinationLocation])
  return (
    <Card flush title="Lane Map" aside={asideOf(estimatedMiles)}>
      <MapView
        label={`The way from ${cityOf(originLocation)} to ${cityOf(destinationLocation)}`}
        markers={markers}
        lines={lines}
        height={232}
      />
    </Card>
  )
}

const markerOf = (end: LaneEnd, number: number): MapMarker => ({
  id: String(number),
  number,
  latitude: end.latitude,
  longitude: end.longitude,
  label: cityOf(end),
})

function asideOf(miles: number | null) {
  if (miles === null) return 'No road leads there'
  const days = tlTransitDays(miles)
  return `${milesText(miles)} · ${days} transit ${days === 1 ? 'day' : 'days'}`
}
