import type { Location } from '@lanewise/contract/location-shapes'
import { getLocationVisits, type LocationVisit, type LocationVisits } from '@lanewise/contract/performance'
import { windowParts } from '@lanewise/domain/orders/stops/time-window'
import { formatDateTime, formatNumber } from '@lanewise/domain/shared/format'
import { shipmentStatusOf } from '@lanewise/domain/shipments/shipment-status'
import { styled } from '@mui/material/styles'
import { Truck } from 'lucide-react'
import { useLocationVisits } from '#features/locations/locations.api.ts'
import { useRefusalOf } from '#platform/allowed.tsx'
import { LoadedCard } from '#platform/query/LoadedCard.tsx'
import { ShipmentLink } from '#platform/record/NumberLink.tsx'
import { OnTimeMark } from '#platform/status/OnTime.tsx'
import { ShipmentStatusChip } from '#platform/status/ShipmentStatusChip.tsx'
import { Figures, RecordList, RecordRow, Second } from '#ui/data/record-rows.tsx'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'

/** Recent trucks and their time at the location. Users without access to shipments see nothing. (LOCPAGE-2) */
export function VisitsCard({ location }: { location: Location }) {
  return useRefusalOf(getLocationVisits) === undefined ? <Visits location={location} /> : null
}

const Visits = ({ location }: { location: Location }) => (
  <LoadedCard
    of={useLocationVisits(location.locationNumber)}
    title="Recent stops"
    rowHeight={52}
    subtitle={({ loading, unloading }) => timesText({ loading, unloading })}
  >
    {({ recent }) => (
      <>
        {recent.length === 0 && <EmptyState text="No truck has stopped here yet" icon={<Truck aria-hidden="true" />} />}
        <RecordList data-plain="" aria-label="Recent stops">
          {recent.map((visit) => (
            <VisitRow
              key={`${visit.shipmentNumber} ${visit.stopType} ${visit.earlyDateTime}`}
              visit={visit}
              zone={location.ianaTimeZone}
            />
          ))}
        </RecordList>
      </>
    )}
  </LoadedCard>
)

/** "Loading 52 min on average of 48, unloading 71 min of 12". */
function timesText({ loading, unloading }: Pick<LocationVisits, 'loading' | 'unloading'>): string | null {
  const parts = [
    loading.averageMinutes !== null &&
      `loading ${formatNumber(loading.averageMinutes)} min on average of ${loading.stops}`,
    unloading.averageMinutes !== null &&
      `unloading ${formatNumber(unloading.averageMinutes)} min on average of ${unloading.stops}`,
  ].filter(Boolean)
  return parts.length > 0 ? `Measured: ${parts.join(', ')}` : null
}

function VisitRow({ visit, zone }: { visit: LocationVisit; zone: string }) {
  const { arrivalDateTime: arrived, departureDateTime: left } = visit
  const { date, times } = windowParts({ early: visit.earlyDateTime, late: visit.lateDateTime, zone })
  return (
    <RecordRow columns="minmax(0, 1.1fr) minmax(0, 1fr) minmax(0, 1.5fr) 84px 156px">
      <div>
        <ShipmentLink number={visit.shipmentNumber} /> {visit.stopType === 0 ? 'Pickup' : 'Dropoff'}
        <Second>{visit.carrierName ?? 'No carrier yet'}</Second>
      </div>
      <Figures>
        {date}
        <Second>{times}</Second>
      </Figures>
      <Figures>
        {arrived ? `Arrived ${formatDateTime(arrived, zone)}` : <Quiet>Not arrived</Quiet>}
        {arrived && left && (
          <Second>
            Left {formatDateTime(left, zone)} after {formatNumber(minutesBetween(arrived, left))} min
          </Second>
        )}
      </Figures>
      <div>{visit.onTimeStatus && <OnTimeMark status={visit.onTimeStatus} />}</div>
      <div>
        <ShipmentStatusChip status={shipmentStatusOf(visit.shipmentStatus)} />
      </div>
    </RecordRow>
  )
}

const minutesBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / 60_000)

const Quiet = styled('span')(({ theme }) => ({ color: theme.vars.palette.text.tertiary }))
