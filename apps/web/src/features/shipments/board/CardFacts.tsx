import type { ShipmentSummary } from '@lanewise/contract/shipment-list'
import { orderText } from '@lanewise/domain/lanes/rate-sequence'
import { durationText } from '@lanewise/domain/orders/stops/time-window'
import { cityText } from '@lanewise/domain/places/place-name'
import { plural } from '@lanewise/domain/shared/format'
import { momentOf } from '@lanewise/domain/shared/moments'
import { writtenDate } from '@lanewise/domain/shared/written-date'
import { shipmentStatuses } from '@lanewise/domain/shipments/shipment-status'
import { Send } from 'lucide-react'
import { AttentionMark } from '#features/shipments/parts/AttentionMark.tsx'
import { HazmatSign } from '#features/shipments/parts/HazmatSign.tsx'
import { dollarsText } from '#platform/record/figures-text.ts'
import { ShipmentLink } from '#platform/record/NumberLink.tsx'
import { OnTimeMark } from '#platform/status/OnTime.tsx'
import { ShipmentStatusGlyph } from '#platform/status/ShipmentStatusChip.tsx'
import { useNow } from '#platform/use-now.ts'
import { Badge } from '#ui/data/Badge.tsx'
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx'
import { CardFoot, CardHead, LaneLine, StateLine } from './card-layout.tsx'

type Shown = { shipment: ShipmentSummary }

/** Facts on a board card, in five lines at most. */
export function CardFacts({ shipment }: Shown) {
  const { shipmentNumber, shippingMode, isHazmat, onTimeStatus, origin, destination } = shipment
  return (
    <>
      <CardHead>
        <ShipmentLink number={shipmentNumber} />
        <Badge>{shippingMode}</Badge>
        {isHazmat && <HazmatSign />}
        {onTimeStatus && (
          <span data-on-time="">
            <OnTimeMark status={onTimeStatus} iconOnly={!isUnderWay(shipment)} />
          </span>
        )}
      </CardHead>
      <LaneLine>
        <span title={origin.companyName}>
          <VisuallyHidden>From </VisuallyHidden>
          {cityText(origin)}
        </span>
        <span title={destination.companyName}>
          <VisuallyHidden>To </VisuallyHidden>
          {cityText(destination)}
        </span>
      </LaneLine>
      <State shipment={shipment} />
      <CardFoot>
        <span>{footText(shipment)}</span>
        <Day shipment={shipment} />
      </CardFoot>
    </>
  )
}

const isUnderWay = ({ shipmentStatusName }: ShipmentSummary) =>
  shipmentStatuses[shipmentStatusName] >= shipmentStatuses.Dispatched

/**
 * An attention mark takes precedence, then the open offer, then the status within the column. In columns where some
 * cards have one, the others keep the line free, so that the cards are equally high.
 */
function State({ shipment }: Shown) {
  const { attention, offer, shipmentStatusName, shipmentStatusDescription } = shipment
  if (attention)
    return (
      <StateLine>
        <AttentionMark attention={attention} />
      </StateLine>
    )
  if (offer) return <Offer offer={offer} />
  if (shipmentStatusName === 'Drafted') return null
  if (!isUnderWay(shipment)) return <StateLine />
  return (
    <StateLine>
      <span>
        <ShipmentStatusGlyph status={shipmentStatusName} />
        {shipmentStatusDescription}
      </span>
    </StateLine>
  )
}

function Offer({ offer }: { offer: NonNullable<ShipmentSummary['offer']> }) {
  const secondsLeft = (momentOf(offer.expiresDateTime) - useNow().getTime()) / 1000
  return (
    <StateLine>
      <span data-offer="">
        <Send aria-hidden="true" />
        {orderText(offer.position)} of {offer.count}
      </span>
      <b>{secondsLeft > 0 ? durationText(secondsLeft) : 'Expired'}</b>
    </StateLine>
  )
}

/** Carrier name, or the lowest rate while no carrier is known, or else the number of pallets. */
function footText({ carrierName, offer, lowestShipRate, pallets, shipmentStatusName }: ShipmentSummary): string {
  const carrier = carrierName ?? offer?.carrierName
  if (carrier) return carrier
  if (lowestShipRate !== null && shipmentStatusName !== 'Drafted') return `${dollarsText(lowestShipRate)} lowest`
  return plural(pallets, 'pallet')
}

/** Pickup day until the truck is dispatched, then the delivery day. */
function Day({ shipment }: Shown) {
  const { origin, destination, actualDeliveryDateTime, destinationEarlyDateTime, originEarlyDateTime } = shipment
  const isDelivery = isUnderWay(shipment)
  const [moment, zone] = isDelivery
    ? [actualDeliveryDateTime ?? destinationEarlyDateTime, destination.ianaTimeZone]
    : [originEarlyDateTime, origin.ianaTimeZone]
  return (
    <span title={isDelivery ? 'Delivery' : 'Pickup'}>
      <VisuallyHidden>{isDelivery ? 'Delivery' : 'Pickup'} </VisuallyHidden>
      {writtenDate(moment, zone)}
    </span>
  )
}
