import type { RateAnswer } from '@lanewise/domain/rate-requests/answer-rules'
import type { CloseReason } from '@lanewise/domain/rate-requests/close-reasons'
import {
  type AnswerChannel,
  type LineState,
  linkRefusal,
  requestRefusal,
} from '@lanewise/domain/rate-requests/rate-request-states'
import { answerChannelLabels, lineStateLabels } from '@lanewise/domain/rate-requests/rate-request-text'
import { formatMoney } from '@lanewise/domain/shared/format'
import { cents } from '@lanewise/domain/shared/units'
import { changeShipment, type ShipmentRow, shipmentToChange } from '#features/shipments/index.ts'
import type { Context } from '#platform/context.ts'
import { refuse } from '#platform/refuse.ts'
import { findLine, findRequest, type LineRow, lockLine, type RequestRow, saveLine } from '../rate-requests.queries.ts'

export type GivenResponse = {
  lineId: string
  answer: RateAnswer
  totalCents: number | null
  transitDays: number | null
  note: string | null
  through: AnswerChannel
  by: string
}

export type LineContext = { shipment: ShipmentRow; request: RequestRow; line: LineRow }

/** Locks the shipment first, then the line, so that a carrier cannot answer while the shipment is being booked. */
export async function lockAll(ctx: Context, lineId: string): Promise<LineContext> {
  const lineRow = (await findLine(ctx.db, lineId)) ?? refuse.notFound('rate request')
  const requestRow = (await findRequest(ctx.db, lineRow.rateRequestId)) ?? refuse.notFound('rate request')
  const shipment = await shipmentToChange(ctx, { id: requestRow.shipmentId })
  const line = (await lockLine(ctx.db, lineId)) ?? refuse.notFound('rate request')
  const request = (await findRequest(ctx.db, lineRow.rateRequestId)) ?? refuse.notFound('rate request')
  return { shipment, request, line }
}

/** Reason why a line accepts no answer now, as a sentence. Null when it accepts one. */
export function responseRefusal(
  { request, line }: Pick<LineContext, 'request' | 'line'>,
  through: AnswerChannel,
  now: Date,
): string | null {
  const { closeReason, replyBy } = request
  const refusal = requestRefusal({ closeReason: closeReason as CloseReason | null, replyBy }, now)
  return refusal ?? (through === 'Link' ? linkRefusal(line.state as LineState) : null)
}

/** Stores a carrier's answer. A new answer replaces the previous one. (RFQ-2, RFQ-3) */
export async function takeResponse(ctx: Context, locked: LineContext, given: GivenResponse): Promise<ShipmentRow> {
  const isOffer = given.answer === 'Offered'
  await saveLine(ctx.db, locked.line.id, {
    state: given.answer,
    totalCents: isOffer ? given.totalCents : null,
    transitDays: isOffer ? given.transitDays : null,
    note: given.note,
    answeredAt: ctx.now,
    answeredBy: given.by,
    answeredThrough: given.through,
  })
  const before = locked.line.state === 'Pending' ? null : textOf(locked.line.carrierName, locked.line)
  const after = textOf(locked.line.carrierName, { ...given, state: given.answer, answeredThrough: given.through })
  return changeShipment(ctx, locked.shipment, {}, { rateResponse: before === after ? [null, after] : [before, after] })
}

type ResponseColumns = Pick<LineRow, 'state' | 'totalCents' | 'transitDays' | 'note' | 'answeredThrough'>

function textOf(
  carrierName: string,
  { state, totalCents, transitDays, note, answeredThrough }: ResponseColumns,
): string {
  const isOffer = state === 'Offered'
  const details = [
    isOffer && totalCents !== null && formatMoney(cents(totalCents)),
    isOffer && transitDays !== null && `${transitDays} ${transitDays === 1 ? 'day' : 'days'}`,
    note,
    answeredThrough &&
      answeredThrough !== 'Link' &&
      `by ${answerChannelLabels[answeredThrough as AnswerChannel].toLowerCase()}`,
  ].filter(Boolean)
  const label = lineStateLabels[state as LineState]
  return `${carrierName}: ${label}${details.length > 0 ? ` (${details.join('; ')})` : ''}`
}
