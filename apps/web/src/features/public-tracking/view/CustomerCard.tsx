import type { TrackedShipment, TrackedStop, TrackingActivity } from '@lanewise/contract/public-tracking'
import { emissionsInGrams, formatEmissions } from '@lanewise/domain/tracking/emissions'
import { useMemo } from 'react'
import { onTimeTone } from '#platform/status/OnTime.tsx'
import { seenTruck } from '#platform/truck-route/seen-truck.ts'
import { Card } from '#ui/layout/Card.tsx'
import { KeyValue } from '#ui/layout/KeyValue.tsx'
import { RouteMap, type SeenTruck } from '#ui/map/routes/RouteMap.tsx'
import { LogoFrame } from '#ui/picture/LogoFrame.tsx'
import type { Tone } from '#ui/theme/tone.ts'
import { useLogo } from '../public-tracking.api.ts'
import { cityOf, milesText } from './tracking-text.ts'
import { Customer, Figures, Ground } from './view-layout.tsx'

type CustomerCardProps = { shipment: TrackedShipment; activities: readonly TrackingActivity[] }

/** The customer, the distance with its CO2 emissions, and the current position. */
export function CustomerCard({ shipment, activities }: CustomerCardProps) {
  const { customerName, customerLogoFileId, distance, twoYearCo2EmissionsFactor } = shipment
  const emissions = formatEmissions(emissionsInGrams(distance ?? 0, twoYearCo2EmissionsFactor))
  return (
    <Card flush>
      <Customer>
        <Logo fileId={customerLogoFileId} />
        <b>{customerName}</b>
        <Figures>
          <KeyValue label="Distance">{distance !== null && milesText(distance)}</KeyValue>
          <KeyValue label="Emissions">{emissions === 'N/A' ? emissions : `${emissions} CO₂`}</KeyValue>
        </Figures>
      </Customer>
      <Where stops={shipment.stops} activities={activities} />
    </Card>
  )
}

type WhereProps = { stops: readonly TrackedStop[]; activities: readonly TrackingActivity[] }

/** Map of the stops and of the truck's position at the latest check call. (TRACK-25) */
function Where({ stops, activities }: WhereProps) {
  const stations = useMemo(() => stops.flatMap(stationOf), [stops])
  const tone = onTimeTone(stops.find(({ arrivedDateTime }) => !arrivedDateTime)?.onTimeStatus ?? null)
  const truck = useMemo(() => truckOf(activities, stations, tone), [activities, stations, tone])
  if (stations.length === 0) return null
  return (
    <Ground>
      <RouteMap stops={stations} route={stations.length > 1 ? null : []} truck={truck} isRoadHidden height={400} />
    </Ground>
  )
}

const stationOf = (stop: TrackedStop) =>
  stop.coordinates
    ? [{ ...stop.coordinates, label: cityOf(stop), isHollow: stop.departedDateTime === null, number: stop.stopNumber }]
    : []

type Place = { latitude: number; longitude: number }

/** Includes the positions of earlier check calls. */
function truckOf(activities: readonly TrackingActivity[], stops: readonly Place[], tone: Tone): SeenTruck | null {
  const { latitude = null, longitude = null, city, state } = activities.at(-1)?.location ?? {}
  if (latitude === null || longitude === null) return null
  const line = stops.map((stop): [number, number] => [stop.longitude, stop.latitude])
  const trail = activities
    .slice(0, -1)
    .flatMap(({ location }): [number, number][] =>
      location.latitude === null || location.longitude === null ? [] : [[location.longitude, location.latitude]],
    )
  const near = [city, state].filter(Boolean).join(', ') || null
  return seenTruck({ position: { latitude, longitude }, near, tone: tone === 'neutral' ? 'accent' : tone, trail, line })
}

/** Logo of the shipping company. (TRACK-20) */
function Logo({ fileId }: { fileId: string | null }) {
  const { data } = useLogo(fileId)
  return <LogoFrame picture={data} size="small" />
}
