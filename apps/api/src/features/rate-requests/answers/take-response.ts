import type { RateAnswer } from '@lanewise/domain/rate-requests/answer-rules'
import type { CloseReason } from '@lanewise/domain/rate-requests/close-reasons'
import {
  type AnswerWay,
  type LineState,
  linkRefusal,
  requestRefusal,
} from '@lanewise/domain/rate-requests/rate-request-states'
import { answerWayLabels, lineStateLabels } from '@lanewise/domain/rate-requests/rate-request-words'
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
  through: AnswerWay
  by: string
}

export type LineFound = { shipment: ShipmentRow; request: RequestRow; line: LineRow }

/** Shipment first, then the line: nobody answers while somebody books. */
export async function lockAll(ctx: Context, lineId: string): Promise<LineFound> {
  const found = (await findLine(ctx.db, lineId)) ?? refuse.notFound('rate request')
  const asked = (await findRequest(ctx.db, found.rateRequestId)) ?? refuse.notFound('rate request')
  const shipment = await shipmentToChange(ctx, { id: asked.shipmentId })
  const line = (await lockLine(ctx.db, lineId)) ?? refuse.notFound('rate request')
  const request = (await findRequest(ctx.db, found.rateRequestId)) ?? refuse.notFound('rate request')
  return { shipment, request, line }
}

/** Why a line takes no answer now, in a sentence; null while it does. */
export function responseRefusal(
  { request, line }: Pick<LineFound, 'request' | 'line'>,
  through: AnswerWay,
  now: Date,
): string | null {
  const { closeReason, replyBy } = request
  const refusal = requestRefusal({ closeReason: closeReason as CloseReason | null, replyBy }, now)
  return refusal ?? (through === 'Link' ? linkRefusal(line.state as LineState) : null)
}

/** RFQ-2, RFQ-3: the newest answer of a carrier takes the place of the one before. */
export async function takeResponse(ctx: Context, found: LineFound, given: GivenResponse): Promise<ShipmentRow> {
  const isOffer = given.answer === 'Offered'
  await saveLine(ctx.db, found.line.id, {
    state: given.answer,
    totalCents: isOffer ? given.totalCents : null,
    transitDays: isOffer ? given.transitDays : null,
    note: given.note,
    answeredAt: ctx.now,
    answeredBy: given.by,
    answeredThrough: given.through,
  })
  const before = found.line.state === 'Pending' ? null : textOf(found.line.carrierName, found.line)
  const after = textOf(found.line.carrierName, { ...given, state: given.answer, answeredThrough: given.through })
  return changeShipment(ctx, found.shipment, {}, { rateResponse: before === after ? [null, after] : [before, after] })
}

type Said = Pick<LineRow, 'state' | 'totalCents' | 'transitDays' | 'note' | 'answeredThrough'>

function textOf(carrierName: string, { state, totalCents, transitDays, note, answeredThrough }: Said): string {
  const isOffer = state === 'Offered'
  const details = [
    isOffer && totalCents !== null && formatMoney(cents(totalCents)),
    isOffer && transitDays !== null && `${transitDays} ${transitDays === 1 ? 'day' : 'days'}`,
    note,
    answeredThrough &&
      answeredThrough !== 'Link' &&
      `by ${answerWayLabels[answeredThrough as AnswerWay].toLowerCase()}`,
  ].filter(Boolean)
  const label = lineStateLabels[state as LineState]
  return `${carrierName}: ${label}${details.length > 0 ? ` (${details.join('; ')})` : ''}`
}
