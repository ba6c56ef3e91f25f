import type { NextStop, Position, TrackedShipment } from '@lanewise/contract/tracking-list'
import type { OnTimeStatus } from '@lanewise/domain/tracking/on-time'
import { currentStop } from '@lanewise/domain/tracking/stop-times'
import { tripProgress } from '@lanewise/domain/tracking/trip-progress'
import { cityNear } from '@lanewise/geography/places/cities'
import { listedShipments } from '#features/shipments/index.ts'
import type { KnownRow, TrackedStopRow } from '../apply/apply.queries.ts'
import type { TrackedRow } from './tracked-list.queries.ts'

type TrackingData = { stops: readonly TrackedStopRow[]; known: KnownRow | undefined }

export function trackedView(row: TrackedRow, { stops, known }: TrackingData): TrackedShipment {
  const next = stops.find(({ stopNumber }) => stopNumber === nextStopOf(stops, known))
  const legs = stops.map(({ milesTenths, arrivedAt, departedAt }) => ({
    legMiles: (milesTenths ?? 0) / 10,
    hasArrived: arrivedAt !== null || departedAt !== null,
  }))
  return {
    ...listedShipments.summaryOf(row),
    position: positionOf(known),
    nextStop: next ? nextStopView(next) : null,
    milesToGo: known?.milesToGo ?? null,
    progress: tripProgress(legs, {
      nextStopNumber: known?.nextStopNumber ?? null,
      milesToGo: known?.milesToGo ?? null,
    }),
  }
}

/** Without any report, the next stop is the first one that the truck has not left. */
function nextStopOf(stops: readonly TrackedStopRow[], known: KnownRow | undefined): number | null {
  if (known?.lastHeardAt) return known.nextStopNumber
  return (
    currentStop(
      stops.map(({ arrivedAt, departedAt }) => ({ arrivedDateTime: arrivedAt, departedDateTime: departedAt })),
    ) + 1
  )
}

const nextStopView = (stop: TrackedStopRow): NextStop => ({
  stopNumber: stop.stopNumber,
  stopType: stop.stopType === 0 ? 'Pickup' : 'Dropoff',
  companyName: stop.companyName ?? '',
  city: stop.city ?? '',
  state: stop.state ?? '',
  ianaTimeZone: stop.timeZone ?? 'UTC',
  earlyDateTime: stop.earlyAt.toISOString(),
  lateDateTime: stop.lateAt.toISOString(),
  appointmentDateTime: stop.appointmentAt?.toISOString() ?? null,
  arrivedDateTime: stop.arrivedAt?.toISOString() ?? null,
  eta: stop.etaAt?.toISOString() ?? null,
  onTimeStatus: stop.onTimeStatus as OnTimeStatus | null,
})

export function positionOf(known: KnownRow | undefined): Position | null {
  if (!known?.positionAt || known.latitude === null || known.longitude === null) return null
  const { latitude, longitude, positionAt, positionCity, positionState, positionProvider } = known
  const reportedPlace = [positionCity, positionState].filter(Boolean).join(', ')
  const near = reportedPlace || nameOf(latitude, longitude)
  return { latitude, longitude, at: positionAt.toISOString(), near, provider: positionProvider ?? '' }
}

/** Carriers often send bare coordinates, so the nearest city is shown. */
function nameOf(latitude: number, longitude: number): string | null {
  const place = cityNear(latitude, longitude)
  return place ? `${place.city}, ${place.state}` : null
}
