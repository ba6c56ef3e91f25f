import type { ShipmentStop } from '@lanewise/contract/shipment-fields'
import type { ShipmentTracking } from '@lanewise/contract/tracking'
import type { Position } from '@lanewise/contract/tracking-list'
import { formatNumber } from '@lanewise/domain/shared/format'
import { marginText } from '@lanewise/domain/tracking/on-time'
import { offRoadMiles } from '@lanewise/domain/tracking/remaining-miles'
import { Navigation, TriangleAlert } from 'lucide-react'
import { agoText, timeOnDay } from '#platform/date-time.ts'
import { onTimeTone } from '#platform/status/OnTime.tsx'
import { useNow } from '#platform/use-now.ts'
import { Badge } from '#ui/data/Badge.tsx'
import { Truck, TruckEntry, TruckFacts } from './truck-layout.tsx'

type TruckRowProps = { tracking: ShipmentTracking; stop: ShipmentStop }

/** The truck on its way to a stop: its last accepted position and what is left until the stop. */
export function TruckRow({ tracking, stop }: TruckRowProps) {
  const now = useNow()
  const { position, milesToGo, milesOff, stops } = tracking
  const next = stops.find(({ stopNumber }) => stopNumber === stop.stopNumber)
  const zone = stop.address.ianaTimeZone
  if (!position) return null
  return (
    <TruckEntry aria-label={`Truck before stop ${stop.stopNumber}`}>
      <Truck data-tone={onTimeTone(next?.onTimeStatus ?? null)}>
        <Navigation aria-hidden="true" />
      </Truck>
      <TruckFacts>
        <b>{position.near ? `Near ${position.near}` : 'On the road'}</b>
        <span>{positionText(position, zone, now)}</span>
        {milesOff !== null && milesOff > offRoadMiles && (
          <Badge tone="risk" icon={<TriangleAlert aria-hidden="true" />}>
            {`${formatNumber(milesOff, 0)} mi off route`}
          </Badge>
        )}
      </TruckFacts>
      <TruckFacts data-end="">
        {next?.eta && <b>{`ETA ${timeOnDay(next.eta, zone, now)}`}</b>}
        <span>
          {[milesToGo !== null && `${formatNumber(milesToGo, 0)} mi left`, next?.eta && marginText(next.eta, stop)]
            .filter(Boolean)
            .join(', ')}
        </span>
      </TruckFacts>
    </TruckEntry>
  )
}

/** Example: "Position 06:47 CST, 2 min ago, Tidewater". */
const positionText = ({ at, provider }: Position, zone: string, now: Date) =>
  [`Position ${timeOnDay(at, zone, now)}`, agoText(at, now), provider].filter(Boolean).join(', ')
