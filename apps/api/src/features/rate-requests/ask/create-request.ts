import { centsOfDollars } from '@lanewise/contract/money'
import type { RateRequestFields } from '@lanewise/contract/rate-requests'
import { replyByIssues } from '@lanewise/domain/rate-requests/reply-by'
import { formatInZone } from '@lanewise/domain/shared/calendar'
import { refuseUnbookable } from '#features/booking/index.ts'
import type { RateRequestDeps } from '#features/rate-requests/deps.ts'
import { changeShipment, type ShipmentRow, shipmentToChange } from '#features/shipments/index.ts'
import { type Context, nameOf } from '#platform/context.ts'
import { refuse, refuseIssues } from '#platform/refuse.ts'
import { closeRequest } from '../close/close-kind.ts'
import { insertLines, insertRequest, openRequest, type RequestRow } from '../rate-requests.queries.ts'
import { sendRequest } from './request-mails.ts'
import { type RequestedCarrier, requestedCarriers } from './requested-carriers.ts'

/** A user requests rates from several carriers at once. (RFQ-1) */
export async function createRateRequest(
  ctx: Context,
  deps: RateRequestDeps,
  shipmentNumber: string,
  { carriers, replyBy, message, target }: RateRequestFields,
) {
  const shipment = await shipmentToChange(ctx, { shipmentNumber })
  const until = new Date(replyBy)
  const issues = replyByIssues(until, ctx.now)
  if (issues.length > 0) refuseIssues(issues)
  await refuseUnaskable(ctx, shipment)
  const requested = await requestedCarriers(ctx, shipment, carriers)
  const targetCents = target === null ? null : centsOfDollars(target)
  const terms = { requested: requested, replyBy: until, message, targetCents, by: ctx.user.id, isAutomatic: false }
  const { id: rateRequestId } = await sendToAll(ctx, deps, shipment, terms)
  return { rateRequestId, shipmentNumber }
}

/** Requires a shipment that can be booked now and has no open rate request. */
export async function refuseUnaskable(ctx: Context, shipment: ShipmentRow) {
  await refuseUnbookable(ctx, shipment)
  if (await openRequest(ctx.db, shipment.id))
    refuse.conflict(`Carriers have already been asked for a rate for shipment ${shipment.shipmentNumber}`)
}

type RequestTerms = {
  requested: readonly RequestedCarrier[]
  replyBy: Date
  message: string | null
  targetCents: number | null
  by: string
  isAutomatic: boolean
}

/** Creates the request for a shipment locked by the caller, and queues its emails and its closing job. */
export async function sendToAll(
  ctx: Context,
  deps: RateRequestDeps,
  shipment: ShipmentRow,
  { requested, by, ...terms }: RequestTerms,
): Promise<RequestRow> {
  const request = await insertRequest(ctx.db, {
    createdAt: ctx.now,
    updatedAt: ctx.now,
    createdBy: by,
    shipmentId: shipment.id,
    state: 'Open',
    ...terms,
  })
  await askAll(ctx, deps, { shipment, request, requested })
  const { replyBy } = request
  const seconds = Math.ceil((replyBy.getTime() - ctx.now.getTime()) / 1000)
  await ctx.enqueue(closeRequest, { requestId: request.id, seconds, turn: 0 })
  await changeShipment(ctx, shipment, {}, { rateRequest: [null, requestText(shipment, requested, replyBy)] })
  return request
}

type RequestToSend = { shipment: ShipmentRow; request: RequestRow; requested: readonly RequestedCarrier[] }

/** Creates a line for each requested carrier and sends its emails. */
export async function askAll(ctx: Context, deps: RateRequestDeps, { shipment, request, requested }: RequestToSend) {
  const rows = requested.map((carrier) => ({
    ...carrier,
    rateRequestId: request.id,
    sentAt: ctx.now,
    sentBy: request.isAutomatic ? null : nameOf(ctx.user),
    state: 'Pending' as const,
  }))
  for (const line of await insertLines(ctx.db, rows)) await sendRequest(ctx, deps, { shipment, request, line })
}

export const requestText = ({ originTimeZone }: ShipmentRow, carriers: readonly RequestedCarrier[], until: Date) =>
  `${carriers.map(({ carrierName }) => carrierName).join(', ')}, until ${formatInZone(until, originTimeZone, 'MM/dd/yyyy HH:mm ZZZZ')}`
