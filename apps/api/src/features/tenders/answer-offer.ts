import { shipmentChanged, shipmentEntity } from '@lanewise/contract/shipments'
import { formatMoney } from '@lanewise/domain/shared/format'
import { cents } from '@lanewise/domain/shared/units'
import { type AnswerKind, answerKinds, answerRefusal, hasNextOffer } from '@lanewise/domain/tenders/tender-states'
import { offerStateLabels, type RejectReason, rejectReasons } from '@lanewise/domain/tenders/tender-text'
import type { ShipmentRow } from '#features/shipments/index.ts'
import { subjectOf } from '#platform/audit/audit.ts'
import type { Context } from '#platform/context.ts'
import { asProduct } from '#platform/outbox/system-user.ts'
import { bookAccepted } from './book-accepted.ts'
import type { TenderDeps } from './deps.ts'
import { lockForAnswer } from './lock-offer.ts'
import { type OfferRow, saveOffer } from './tenders.queries.ts'
import { changeOffer } from './waterfall/change-offer.ts'
import { offerNext } from './waterfall/offer-next.ts'

export type GivenAnswer = {
  offerId: string
  answer: AnswerKind
  rejectReason: RejectReason | null
  note: string | null
  counterCents: number | null
  through: 'Link' | 'Person' | 'API' | 'EDI'
  by: string
}

/** Result of an answer. An answer that came too late is still stored before it is refused. */
export type Answered = { shipment: ShipmentRow } | { refusal: string }

/** Processes the answer to an offer and all its effects in one transaction. (TENDER-4) */
export async function takeAnswer(ctx: Context, deps: TenderDeps, given: GivenAnswer): Promise<Answered> {
  const { shipment, tender, offer, offers } = await lockForAnswer(ctx, given.offerId)
  if (isRepeated(offer, given)) return { shipment }
  const refusal = answerRefusal({ ...offer, hasNext: hasNextOffer(offer, offers) }, ctx.now)
  if (refusal) {
    ctx.record(subjectOf(shipmentEntity, shipment), 'changed', { lateAnswer: [null, answerText(offer, given)] })
    await keepLateAnswer(ctx, shipment, offer, given)
    return { refusal }
  }
  const answered = await changeOffer(ctx, shipment, offer, {
    state: given.answer,
    answeredAt: ctx.now,
    answeredBy: given.by,
    answeredThrough: given.through,
    rejectReason: given.rejectReason,
    answerNote: given.note,
    counterCents: given.counterCents,
  })
  ctx.record(subjectOf(shipmentEntity, shipment), 'changed', { offerAnswer: [null, answerText(offer, given)] })
  const effects = asProduct(ctx)
  if (given.answer === 'Accepted')
    return { shipment: await bookAccepted(effects, deps, { shipment, tender }, answered) }
  return { shipment: await offerNext(effects, deps, { shipment, tender }) }
}

/** The tender card shows an answer that came too late, unless the carrier had answered in time. */
async function keepLateAnswer(ctx: Context, shipment: ShipmentRow, offer: OfferRow, { answer, by }: GivenAnswer) {
  if ((answerKinds as readonly string[]).includes(offer.state)) return
  await saveOffer(ctx.db, offer.id, { lateAnswer: answer, lateAnsweredAt: ctx.now, lateAnsweredBy: by })
  ctx.emit(shipmentChanged, { id: shipment.id, shipmentNumber: shipment.shipmentNumber, action: 'changed' })
}

/** External systems may repeat a message. The same answer again is accepted without effect. */
const isRepeated = ({ state, answeredThrough }: OfferRow, { answer, through }: GivenAnswer) =>
  (through === 'API' || through === 'EDI') && answeredThrough === through && state === answer

function answerText({ carrierName }: OfferRow, { answer, rejectReason, note, counterCents }: GivenAnswer): string {
  const details = [
    rejectReason && rejectReasons[rejectReason],
    counterCents !== null && `wants ${formatMoney(cents(counterCents))}`,
    note,
  ].filter(Boolean)
  return `${carrierName}: ${offerStateLabels[answer]}${details.length > 0 ? ` (${details.join('; ')})` : ''}`
}
