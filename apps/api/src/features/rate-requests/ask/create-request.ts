import { centsOfDollars } from '@lanewise/contract/money'
import type { RateRequestFields } from '@lanewise/contract/rate-requests'
import { replyByIssues } from '@lanewise/domain/rate-requests/reply-by'
import { formatInZone } from '@lanewise/domain/shared/calendar'
import { refuseUnbookable } from '#features/booking/index.ts'
import { changeShipment, type ShipmentRow, shipmentToChange } from '#features/shipments/index.ts'
import type { Context } from '#platform/context.ts'
import { refuse, refuseIssues } from '#platform/refuse.ts'
import { closeRequest } from '../close/close-kind.ts'
import type { RateRequestDesk } from '../desk.ts'
import { insertLines, insertRequest, openRequest, type RequestRow } from '../rate-requests.queries.ts'
import { nameOf } from '../who.ts'
import { type AskedCarrier, askedCarriers } from './asked-carriers.ts'
import { sendRequest } from './request-mails.ts'

/** RFQ-1: a person asks several carriers at once. */
export async function createRateRequest(
  ctx: Context,
  desk: RateRequestDesk,
  shipmentNumber: string,
  { carriers, replyBy, message, target }: RateRequestFields,
) {
  const shipment = await shipmentToChange(ctx, { shipmentNumber })
  const until = new Date(replyBy)
  const issues = replyByIssues(until, ctx.now)
  if (issues.length > 0) refuseIssues(issues)
  await refuseUnaskable(ctx, shipment)
  const asked = await askedCarriers(ctx, shipment, carriers)
  const targetCents = target === null ? null : centsOfDollars(target)
  const asking = { asked, replyBy: until, message, targetCents, by: ctx.user.id, isAutomatic: false }
  const { id: rateRequestId } = await sendToAll(ctx, desk, shipment, asking)
  return { rateRequestId, shipmentNumber }
}

/** A shipment that can be booked now and about which nobody is asked already. */
export async function refuseUnaskable(ctx: Context, shipment: ShipmentRow) {
  await refuseUnbookable(ctx, shipment)
  if (await openRequest(ctx.db, shipment.id))
    refuse.conflict(`Carriers are asked for a rate for shipment ${shipment.shipmentNumber} already`)
}

type Asking = {
  asked: readonly AskedCarrier[]
  replyBy: Date
  message: string | null
  targetCents: number | null
  by: string
  isAutomatic: boolean
}

/** Writes the request about a shipment that the caller has locked, and queues its mails and its end. */
export async function sendToAll(
  ctx: Context,
  desk: RateRequestDesk,
  shipment: ShipmentRow,
  { asked, by, ...terms }: Asking,
): Promise<RequestRow> {
  const request = await insertRequest(ctx.db, {
    createdAt: ctx.now,
    updatedAt: ctx.now,
    createdBy: by,
    shipmentId: shipment.id,
    state: 'Open',
    ...terms,
  })
  await askAll(ctx, desk, { shipment, request, asked })
  const { replyBy } = request
  const seconds = Math.ceil((replyBy.getTime() - ctx.now.getTime()) / 1000)
  await ctx.enqueue(closeRequest, { requestId: request.id, seconds, turn: 0 })
  await changeShipment(ctx, shipment, {}, { rateRequest: [null, askedText(shipment, asked, replyBy)] })
  return request
}

type Asked = { shipment: ShipmentRow; request: RequestRow; asked: readonly AskedCarrier[] }

/** A line for each carrier of a request, and its mails. */
export async function askAll(ctx: Context, desk: RateRequestDesk, { shipment, request, asked }: Asked) {
  const rows = asked.map((carrier) => ({
    ...carrier,
    rateRequestId: request.id,
    sentAt: ctx.now,
    sentBy: request.isAutomatic ? null : nameOf(ctx.user),
    state: 'Pending' as const,
  }))
  for (const line of await insertLines(ctx.db, rows)) await sendRequest(ctx, desk, { shipment, request, line })
}

export const askedText = ({ originTimeZone }: ShipmentRow, asked: readonly AskedCarrier[], until: Date) =>
  `${asked.map(({ carrierName }) => carrierName).join(', ')}, until ${formatInZone(until, originTimeZone, 'MM/dd/yyyy HH:mm ZZZZ')}`
