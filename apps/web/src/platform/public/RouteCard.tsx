import type { CarrierLoad } from '@lanewise/contract/carrier-load'
import { formatNumber } from '@lanewise/domain/shared/format'
import { useMemo } from 'react'
import { Station } from '#platform/record/Station.tsx'
import { addressOf, cityOf, freightOf, isPickup, typeText, whenOf } from '#platform/record/stop-text.ts'
import { Card } from '#ui/layout/Card.tsx'
import { RouteMap } from '#ui/map/routes/RouteMap.tsx'
import { StopRow, Stops } from './public-layout.tsx'

/** Route of the load, with times and docks of its stops. */
export function RouteCard({ request: { load, line } }: { request: CarrierLoad }) {
  const { stops, totalDistance } = load
  const stations = useMemo(
    () =>
      stops.flatMap((stop) =>
        stop.coordinates ? [{ ...stop.coordinates, label: cityOf(stop), isHollow: !isPickup(stop) }] : [],
      ),
    [stops],
  )
  const [first, last] = [stops[0], stops.at(-1)]
  const miles = totalDistance === null ? null : `${formatNumber(totalDistance, 0)} mi`
  return (
    <Card
      flush
      title={first && last ? `${cityOf(first)} to ${cityOf(last)}` : 'Stops'}
      subtitle={[miles, `${stops.length} stops`].filter(Boolean).join(', ')}
    >
      {stations.length > 1 && <RouteMap stops={stations} route={line.length > 1 ? line : null} height={200} />}
      <Stops>
        {stops.map((stop) => (
          <StopRow key={stop.id} aria-label={`Stop ${stop.stopNumber}, ${typeText(stop)}`}>
            <Station data-pickup={isPickup(stop) || undefined}>{stop.stopNumber}</Station>
            <div>
              <b>{stop.companyName}</b> <span>{typeText(stop)}</span>
              <p>{addressOf(stop)}</p>
              <p>{[`${stop.loadStyle} ${isPickup(stop) ? 'load' : 'unload'}`, ...stop.notes].join(' · ')}</p>
            </div>
            <div>
              <b>{whenOf(stop)}</b>
              <p>{freightOf(stop)}</p>
              {stop.isAppointmentRequired && !stop.appointmentDateTime && <p>Appointment required</p>}
            </div>
          </StopRow>
        ))}
      </Stops>
    </Card>
  )
}
