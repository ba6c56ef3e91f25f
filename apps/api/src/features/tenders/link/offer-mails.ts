import { formatInZone } from '@lanewise/domain/shared/calendar'
import { formatEnds, formatMoney, formatWeight } from '@lanewise/domain/shared/format'
import { cents } from '@lanewise/domain/shared/units'
import type { ShipmentRow } from '#features/shipments/index.ts'
import type { TenderDeps } from '#features/tenders/deps.ts'
import type { Context } from '#platform/context.ts'
import { createPersonalLink } from '#platform/links/personal-links.ts'
import type { OfferRow } from '../tenders.queries.ts'

const moment = 'MM/dd/yyyy HH:mm ZZZZ'

type Sending = { shipment: ShipmentRow; offer: OfferRow; to: string }

/** Sends the offer with a short load description and the personal link to accept or reject it. (TENDER-3) */
export async function sendOffer(ctx: Context, deps: TenderDeps, { shipment, offer, to }: Sending) {
  const token = await createPersonalLink(ctx, 'tender', { recordId: offer.id, holder: offer.carrierName })
  const { originTimeZone: zone, originEarlyAt, weight } = shipment
  ctx.mail({
    companyId: ctx.user.companyId,
    kind: 'tender-offer',
    to,
    subject: `Load ${shipment.shipmentNumber}: ${formatEnds(shipment)}, ${formatMoney(cents(offer.totalCents))}`,
    paragraphs: [
      `${ctx.user.companyName} offers ${offer.carrierName} load ${shipment.shipmentNumber} from ${formatEnds(shipment)} for ${formatMoney(cents(offer.totalCents))}, as agreed.`,
      `Pickup ${formatInZone(originEarlyAt, zone, moment)}, ${formatWeight(weight)}, ${shipment.stopCount} stops.`,
      `Answer by ${offer.expiresAt ? formatInZone(offer.expiresAt, zone, moment) : ''}; after that it goes to another carrier.`,
    ],
    action: { label: 'Accept or reject', url: `${deps.publicUrl}/public/tenders/${token}` },
    footer: 'The link is personal: anyone who has it can answer for you.',
    productName: deps.productName,
  })
}

export function notifyWithdrawn({ mail, user }: Context, shipment: ShipmentRow, { carrierName, sentTo }: OfferRow) {
  mail({
    companyId: user.companyId,
    kind: 'tender-withdrawn',
    to: sentTo ?? '',
    subject: `Load ${shipment.shipmentNumber} is no longer on offer`,
    paragraphs: [
      `${user.companyName} has withdrawn load ${shipment.shipmentNumber} from ${formatEnds(shipment)}, which was offered to ${carrierName}.`,
    ],
  })
}
