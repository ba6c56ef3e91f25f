import type { ReceivedTransaction } from '@lanewise/contract/tender-connections'
import { formatMoney } from '@lanewise/domain/shared/format'
import { cents } from '@lanewise/domain/shared/units'
import { offerStateLabels } from '@lanewise/domain/tenders/tender-words'
import type { TenderAnswer } from '@lanewise/edi/answer-990'
import type { Transaction } from '@lanewise/edi/x12'
import type { Context } from '#platform/context.ts'
import { takeAnswer } from '../answer-offer.ts'
import type { ConnectionRow } from '../connection/connection.queries.ts'
import type { TenderDesk } from '../desk.ts'
import { numberOfTenderId } from '../messages/edi-envelope.ts'
import { messageOfNumber, offerOfShipment } from '../messages/messages.queries.ts'
import { findOffer, findTender } from '../tenders.queries.ts'
import { rejectReasonOf } from './reject-reason.ts'

type Given = { transaction: Transaction; answer: TenderAnswer }
type Outcome = Pick<ReceivedTransaction, 'shipmentNumber' | 'outcome' | 'message'>
type Found = { id: string; shipmentId: string }

/** TENDER-3, TENDER-4: the answers of a file, each by the one rule for answers. */
export async function takeAnswers(
  ctx: Context,
  desk: TenderDesk,
  connection: ConnectionRow,
  answers: readonly Given[],
): Promise<Map<Transaction, Outcome>> {
  const outcomes = new Map<Transaction, Outcome>()
  const known: (Given & { found: Found })[] = []
  for (const given of answers) {
    const found = await offerFor(ctx, connection, given.answer)
    if (found) known.push({ ...given, found })
    else outcomes.set(given.transaction, unknown(given.answer))
  }
  // Loads are locked in one order, so that two files never wait for each other.
  known.sort((one, other) => one.found.shipmentId.localeCompare(other.found.shipmentId))
  for (const { transaction, answer, found } of known) outcomes.set(transaction, await take(ctx, desk, answer, found.id))
  return outcomes
}

/** By the number of the file that brought the offer, otherwise by the load. */
async function offerFor({ db }: Context, connection: ConnectionRow, answer: TenderAnswer): Promise<Found | undefined> {
  const number = numberOfTenderId(answer.tenderId)
  if (number === null) return offerOfShipment(db, connection.carrierId, answer.shipmentNumber)
  const message = await messageOfNumber(db, connection.id, number)
  if (message?.shipmentNumber !== answer.shipmentNumber) return undefined
  const offer = await findOffer(db, message.offerId)
  const tender = offer && (await findTender(db, offer.tenderId))
  return tender && { id: offer.id, shipmentId: tender.shipmentId }
}

const unknown = ({ shipmentNumber }: TenderAnswer): Outcome => ({
  shipmentNumber: shipmentNumber.slice(0, 30),
  outcome: 'Unknown',
  message: `Load ${shipmentNumber.slice(0, 30)} was never offered to this carrier`,
})

async function take(ctx: Context, desk: TenderDesk, said: TenderAnswer, offerId: string): Promise<Outcome> {
  const { shipmentNumber, answer, reason, remarks, chargeCents } = said
  const note = [reason, remarks].filter(Boolean).join('; ').slice(0, 500) || null
  const counterCents = answer === 'Countered' && chargeCents !== null && chargeCents >= 0 ? chargeCents : null
  const offer = await findOffer(ctx.db, offerId)
  const taken = await takeAnswer(ctx, desk, {
    offerId,
    answer,
    rejectReason: answer === 'Rejected' ? rejectReasonOf(said.reasonCode) : null,
    note,
    counterCents,
    through: 'EDI',
    by: offer?.carrierName ?? '',
  })
  if ('refusal' in taken) return { shipmentNumber, outcome: 'Refused', message: taken.refusal }
  const terms = counterCents === null ? '' : `, wants ${formatMoney(cents(counterCents))}`
  return { shipmentNumber, outcome: 'Taken', message: `${offerStateLabels[answer]}${terms}` }
}
