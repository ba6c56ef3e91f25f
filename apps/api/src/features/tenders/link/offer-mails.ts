import { formatInZone } from '@lanewise/domain/shared/calendar'
import { formatMoney, formatWeight } from '@lanewise/domain/shared/format'
import { cents } from '@lanewise/domain/shared/units'
import type { ShipmentRow } from '#features/shipments/index.ts'
import type { Context } from '#platform/context.ts'
import { createPersonalLink } from '#platform/links/personal-links.ts'
import type { TenderDesk } from '../desk.ts'
import type { OfferRow } from '../tenders.queries.ts'

const moment = 'MM/dd/yyyy HH:mm ZZZZ'

const wayOf = ({ originCity, originState, destinationCity, destinationState }: ShipmentRow) =>
  `${originCity}, ${originState} to ${destinationCity}, ${destinationState}`

type Sending = { shipment: ShipmentRow; offer: OfferRow; to: string }

/** TENDER-3: the load in a few words, and the personal link under which it is accepted or rejected. */
export async function sendOffer(ctx: Context, desk: TenderDesk, { shipment, offer, to }: Sending) {
  const token = await createPersonalLink(ctx, 'tender', { recordId: offer.id, holder: offer.carrierName })
  const { originTimeZone: zone, originEarlyAt, weight } = shipment
  ctx.mail({
    companyId: ctx.user.companyId,
    kind: 'tender-offer',
    to,
    subject: `Load ${shipment.shipmentNumber}: ${wayOf(shipment)}, ${formatMoney(cents(offer.totalCents))}`,
    paragraphs: [
      `${ctx.user.companyName} offers ${offer.carrierName} load ${shipment.shipmentNumber} from ${wayOf(shipment)} for ${formatMoney(cents(offer.totalCents))}, as agreed.`,
      `Pickup ${formatInZone(originEarlyAt, zone, moment)}, ${formatWeight(weight)}, ${shipment.stopCount} stops.`,
      `Answer until ${offer.expiresAt ? formatInZone(offer.expiresAt, zone, moment) : ''}; then it goes to somebody else.`,
    ],
    action: { label: 'Accept or reject', url: `${desk.publicUrl}/public/tenders/${token}` },
    footer: 'The link is personal: whoever has it can answer for you.',
    productName: desk.productName,
  })
}

export function tellWithdrawn({ mail, user }: Context, shipment: ShipmentRow, { carrierName, sentTo }: OfferRow) {
  mail({
    companyId: user.companyId,
    kind: 'tender-withdrawn',
    to: sentTo ?? '',
    subject: `Load ${shipment.shipmentNumber} is no longer on offer`,
    paragraphs: [
      `${user.companyName} has withdrawn load ${shipment.shipmentNumber} from ${wayOf(shipment)}, which was offered to ${carrierName}.`,
    ],
  })
}

/** What the carrier keeps of its yes. */
export function tellAccepted({ mail, user }: Context, shipment: ShipmentRow, offer: OfferRow) {
  mail({
    companyId: user.companyId,
    kind: 'tender-accepted',
    to: offer.sentTo ?? '',
    subject: `Rate confirmation: load ${shipment.shipmentNumber}`,
    paragraphs: [
      `${offer.carrierName} carries load ${shipment.shipmentNumber} of ${user.companyName} from ${wayOf(shipment)} for ${formatMoney(cents(offer.totalCents))}.`,
      `Pickup ${formatInZone(shipment.originEarlyAt, shipment.originTimeZone, moment)}, delivery ${formatInZone(shipment.destinationEarlyAt, shipment.destinationTimeZone, moment)}.`,
    ],
  })
}
