import type { TrackedShipment } from '@lanewise/contract/tracking-list'
import { cityText } from '@lanewise/domain/places/place-name'
import { shipmentStatusLabel } from '@lanewise/domain/shipments/shipment-status'
import Skeleton from '@mui/material/Skeleton'
import { useTheme } from '@mui/material/styles'
import type { CardProps } from '#platform/list/list-definition.ts'
import { ShipmentLink } from '#platform/record/NumberLink.tsx'
import { OnTimeMark, onTimeTone } from '#platform/status/OnTime.tsx'
import { ShipmentStatusGlyph } from '#platform/status/ShipmentStatusChip.tsx'
import { useNow } from '#platform/use-now.ts'
import { Badge } from '#ui/data/Badge.tsx'
import { Highlight } from '#ui/data/Highlight.tsx'
import { toneColors } from '#ui/theme/tone.ts'
import { Bar, Foot, Head, Layout, State, Trip } from './card-layout.tsx'
import { nextText, promisedText } from './tracked-text.ts'

/** Truck in the list: shipment, on-time status, progress and next stop. */
export function TrackedCard({ row: shipment, search, check }: CardProps<TrackedShipment>) {
  const { shipmentNumber, shipmentStatusName, onTimeStatus, shippingMode, carrierName, nextStop } = shipment
  const now = useNow()
  return (
    <Layout>
      <Head>
        {check}
        <ShipmentLink number={shipmentNumber} />
        <Badge>{shippingMode}</Badge>
        <State>
          <ShipmentStatusGlyph status={shipmentStatusName} />
          {shipmentStatusLabel(shipmentStatusName)}
        </State>
        {onTimeStatus && <OnTimeMark status={onTimeStatus} />}
      </Head>
      <TripBar shipment={shipment} search={search} />
      <Foot>
        <span>{carrierName}</span>
        <span data-end="">
          <b>{nextText(shipment, now)}</b>
          {nextStop && <> · {promisedText(nextStop, now)}</>}
        </span>
      </Foot>
    </Layout>
  )
}

/** Progress bar of the trip between the origin and destination cities. */
function TripBar({ shipment, search }: { shipment: TrackedShipment; search: string }) {
  const { origin, destination, onTimeStatus, progress } = shipment
  const theme = useTheme()
  const isTroubled = onTimeStatus === 'Late' || onTimeStatus === 'AtRisk'
  const color = toneColors(theme, isTroubled ? onTimeTone(onTimeStatus) : 'accent').icon
  const percent = Math.round(progress * 100)
  return (
    <Trip>
      <Highlight text={cityText(origin)} match={search} />
      <Bar
        role="progressbar"
        aria-label="Share of the route driven"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        style={{ '--done': `${percent}%`, '--color': color } as React.CSSProperties}
      />
      <Highlight text={cityText(destination)} match={search} />
    </Trip>
  )
}

export const SkeletonCard = () => (
  <Layout>
    <Skeleton width="60%" height={16} />
    <Skeleton width="100%" height={16} />
    <Skeleton width="80%" height={14} />
  </Layout>
)
