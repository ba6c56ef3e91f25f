import type { QuotableLocation } from '@lanewise/contract/places'
import { cityText } from '@lanewise/domain/places/place-name'
import { useMemo } from 'react'
import { useLaneRoute } from '#features/quotes/quotes.api.ts'
import { type MapLine, type MapMarker, MapView } from '#ui/map/MapView.tsx'
import { NoPlaces } from '#ui/map/NoPlaces.tsx'
import { useSummary } from './use-summary.ts'

/** Map of the route, shown as soon as one place is known. The line is dotted until the road route is loaded. */
export function LaneMap() {
  const { pickupLocation: pickup, dropoffLocation: dropoff } = useSummary().details
  const { data: route } = useLaneRoute(pickup, dropoff)
  const markers = useMemo(
    () => [...markerOf(pickup, 1), ...markerOf(dropoff, 2).map((marker) => ({ ...marker, isHollow: true }))],
    [pickup, dropoff],
  )
  const lines = useMemo((): MapLine[] => {
    if (!pickup || !dropoff) return []
    if (route && route.line.length > 1) return [{ id: 'way', points: route.line }]
    const straight = [pickup, dropoff].map(({ longitude, latitude }) => [longitude, latitude] as const)
    return [{ id: 'way', points: straight, isDotted: true }]
  }, [route, pickup, dropoff])
  if (markers.length === 0) return <NoPlaces>Pickup and delivery appear here</NoPlaces>
  return <MapView label={labelOf(pickup, dropoff)} markers={markers} lines={lines} height={196} />
}

const labelOf = (pickup: QuotableLocation | null, dropoff: QuotableLocation | null) =>
  pickup && dropoff
    ? `Route from ${cityText(pickup)} to ${cityText(dropoff)}`
    : [pickup, dropoff].flatMap((place) => (place ? [cityText(place)] : [])).join(', ')

const markerOf = (place: QuotableLocation | null, number: number): MapMarker[] =>
  place
    ? [{ id: String(number), number, latitude: place.latitude, longitude: place.longitude, label: cityText(place) }]
    : []
