import type { ReceivedTransaction } from '@lanewise/contract/tender-connections'
import { formatMoney } from '@lanewise/domain/shared/format'
import { cents } from '@lanewise/domain/shared/units'
import { offerStateLabels } from '@lanewise/domain/tenders/tender-text'
import type { TenderAnswer } from '@lanewise/edi/answer-990'
import type { Transaction } from '@lanewise/edi/x12'
import type { TenderDeps } from '#features/tenders/deps.ts'
import type { Context } from '#platform/context.ts'
import { takeAnswer } from '../answer-offer.ts'
import type { ConnectionRow } from '../connection/connection.queries.ts'
import { numberOfTenderId } from '../messages/edi-envelope.ts'
import { messageOfNumber, offerOfShipment } from '../messages/messages.queries.ts'
import { findOffer, findTender } from '../tenders.queries.ts'
import { rejectReasonOf } from './reject-reason.ts'

type Given = { transaction: Transaction; answer: TenderAnswer }
type Outcome = Pick<ReceivedTransaction, 'shipmentNumber' | 'outcome' | 'message'>
type OfferRef = { id: string; shipmentId: string }

/** Processes the answers of a file, each by the common rule for answers. (TENDER-3, TENDER-4) */
export async function takeAnswers(
  ctx: Context,
  deps: TenderDeps,
  connection: ConnectionRow,
  answers: readonly Given[],
): Promise<Map<Transaction, Outcome>> {
  const outcomes = new Map<Transaction, Outcome>()
  const known: (Given & { offer: OfferRef })[] = []
  for (const given of answers) {
    const offer = await offerFor(ctx, connection, given.answer)
    if (offer) known.push({ ...given, offer })
    else outcomes.set(given.transaction, unknown(given.answer))
  }
  // Loads are locked in a fixed order, so that two files never deadlock.
  known.sort((one, other) => one.offer.shipmentId.localeCompare(other.offer.shipmentId))
  for (const { transaction, answer, offer } of known) outcomes.set(transaction, await take(ctx, deps, answer, offer.id))
  return outcomes
}

/** Offer named by the file number in the tender id, otherwise the newest offer of the load. */
async function offerFor(
  { db }: Context,
  connection: ConnectionRow,
  answer: TenderAnswer,
): Promise<OfferRef | undefined> {
  const number = numberOfTenderId(answer.tenderId)
  if (number === null) return offerOfShipment(db, connection.carrierId, answer.shipmentNumber)
  const message = await messageOfNumber(db, connection.id, number)
  if (!message?.offerId || message.shipmentNumber !== answer.shipmentNumber) return undefined
  const offer = await findOffer(db, message.offerId)
  const tender = offer && (await findTender(db, offer.tenderId))
  return tender && { id: offer.id, shipmentId: tender.shipmentId }
}

const unknown = ({ shipmentNumber }: TenderAnswer): Outcome => ({
  shipmentNumber: shipmentNumber.slice(0, 30),
  outcome: 'Unknown',
  message: `Load ${shipmentNumber.slice(0, 30)} was never offered to this carrier`,
})

async function take(ctx: Context, deps: TenderDeps, given: TenderAnswer, offerId: string): Promise<Outcome> {
  const { shipmentNumber, answer, reason, remarks, chargeCents } = given
  const note = [reason, remarks].filter(Boolean).join('; ').slice(0, 500) || null
  const counterCents = answer === 'Countered' && chargeCents !== null && chargeCents >= 0 ? chargeCents : null
  const offer = await findOffer(ctx.db, offerId)
  const taken = await takeAnswer(ctx, deps, {
    offerId,
    answer,
    rejectReason: answer === 'Rejected' ? rejectReasonOf(given.reasonCode) : null,
    note,
    counterCents,
    through: 'EDI',
    by: offer?.carrierName ?? '',
  })
  if ('refusal' in taken) return { shipmentNumber, outcome: 'Refused', message: taken.refusal }
  const terms = counterCents === null ? '' : `, wants ${formatMoney(cents(counterCents))}`
  return { shipmentNumber, outcome: 'Taken', message: `${offerStateLabels[answer]}${terms}` }
}
