import type { Lane, LaneEnd } from '@lanewise/contract/lane-fields'
import { milesBesideTransit, tlTransitDays, transitDaysText } from '@lanewise/domain/rating/transit'
import { useMemo } from 'react'
import { cityOfPlace } from '#platform/record/figures-text.ts'
import { Card } from '#ui/layout/Card.tsx'
import { RouteMap } from '#ui/map/routes/RouteMap.tsx'

/** Route along the roads from origin to destination, drawn as a dotted line where no road is known. (LANE-15) */
export function MapCard({ lane }: { lane: Lane }) {
  const { originLocation, destinationLocation, estimatedMiles, way: route } = lane
  const stops = useMemo(
    () => [endOf(originLocation), { ...endOf(destinationLocation), isHollow: true }],
    [originLocation, destinationLocation],
  )
  return (
    <Card flush title="Lane Map" side={milesNote(estimatedMiles)}>
      <RouteMap stops={stops} route={route} height={232} />
    </Card>
  )
}

const endOf = (end: LaneEnd) => ({ label: cityOfPlace(end), latitude: end.latitude, longitude: end.longitude })

function milesNote(miles: number | null) {
  if (miles === null) return 'No route found'
  return `${milesBesideTransit(miles)} · Transit ${transitDaysText(String(tlTransitDays(miles)))}`
}
