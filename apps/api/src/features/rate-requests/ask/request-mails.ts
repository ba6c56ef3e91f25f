import { equipmentModeLabels } from '@lanewise/domain/freight/modes'
import { formatInZone } from '@lanewise/domain/shared/calendar'
import { formatMoney, formatWeight } from '@lanewise/domain/shared/format'
import { cents } from '@lanewise/domain/shared/units'
import type { ShipmentRow } from '#features/shipments/index.ts'
import type { Context } from '#platform/context.ts'
import { createPersonalLink } from '#platform/links/personal-links.ts'
import type { RateRequestDesk } from '../desk.ts'
import type { LineRow, Recipient, RequestRow } from '../rate-requests.queries.ts'

const moment = 'MM/dd/yyyy HH:mm ZZZZ'

const wayOf = ({ originCity, originState, destinationCity, destinationState }: ShipmentRow) =>
  `${originCity}, ${originState} to ${destinationCity}, ${destinationState}`

type Sending = { shipment: ShipmentRow; request: RequestRow; line: LineRow }

const kinds = {
  first: { kind: 'rate-request', subject: 'Rate request', verb: 'asks' },
  reminder: {
    kind: 'rate-request-reminder',
    subject: 'Reminder: rate request',
    verb: 'still waits for an answer and asks',
  },
} as const

/** RFQ-1: one mail for each contact, with a link of its own; what is in it is the same when it goes out again. */
export async function sendRequest(
  ctx: Context,
  desk: RateRequestDesk,
  { shipment, request, line }: Sending,
  { kind, subject, verb }: (typeof kinds)[keyof typeof kinds] = kinds.first,
) {
  const { shipmentNumber, originTimeZone: zone, originEarlyAt, weight } = shipment
  const equipment = equipmentModeLabels[shipment.equipmentMode as keyof typeof equipmentModeLabels]
  for (const { name, email } of line.sentTo as Recipient[]) {
    const holder = name ? `${name}, ${line.carrierName}` : line.carrierName
    const token = await createPersonalLink(ctx, 'rate-request', { recordId: line.id, holder })
    ctx.mail({
      companyId: ctx.user.companyId,
      kind,
      to: email,
      subject: `${subject} ${shipmentNumber}: ${wayOf(shipment)}`,
      paragraphs: [
        `${ctx.user.companyName} ${verb} ${line.carrierName} for a rate for load ${shipmentNumber} from ${wayOf(shipment)}.`,
        `Pickup ${formatInZone(originEarlyAt, zone, moment)}, ${equipment}, ${formatWeight(weight)}, ${shipment.stopCount} stops.`,
        ...(request.message ? [request.message] : []),
        `Reply by ${formatInZone(request.replyBy, zone, moment)}.`,
      ],
      action: { label: 'Offer a rate or decline', url: `${desk.publicUrl}/public/rate-requests/${token}` },
      footer: 'The link is personal: whoever has it can answer for you.',
      productName: desk.productName,
    })
  }
}

/** The old links hold too: only their hash is known, so that a new one has to go with it. */
export const sendReminder = (ctx: Context, desk: RateRequestDesk, sending: Sending) =>
  sendRequest(ctx, desk, sending, kinds.reminder)

/** Who waits or has offered hears that nobody waits for them any more. */
export function tellClosed({ mail, user }: Context, shipment: ShipmentRow, { carrierName, sentTo }: LineRow) {
  for (const { email } of sentTo as Recipient[])
    mail({
      companyId: user.companyId,
      kind: 'rate-request-closed',
      to: email,
      subject: `Rate request ${shipment.shipmentNumber} is closed`,
      paragraphs: [
        `${user.companyName} no longer needs a rate of ${carrierName} for load ${shipment.shipmentNumber} from ${wayOf(shipment)}. Thank you.`,
      ],
    })
}

/** What the carrier keeps of the offer that was taken. */
export function tellChosen(
  { mail, user }: Context,
  shipment: ShipmentRow,
  { carrierName, sentTo, totalCents }: LineRow,
) {
  for (const { email } of sentTo as Recipient[])
    mail({
      companyId: user.companyId,
      kind: 'rate-request-chosen',
      to: email,
      subject: `Rate confirmation: load ${shipment.shipmentNumber}`,
      paragraphs: [
        `${carrierName} carries load ${shipment.shipmentNumber} of ${user.companyName} from ${wayOf(shipment)} for ${formatMoney(cents(totalCents ?? 0))}.`,
        `Pickup ${formatInZone(shipment.originEarlyAt, shipment.originTimeZone, moment)}, delivery ${formatInZone(shipment.destinationEarlyAt, shipment.destinationTimeZone, moment)}.`,
      ],
    })
}
