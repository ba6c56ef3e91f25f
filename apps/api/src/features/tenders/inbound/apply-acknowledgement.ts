import type { ReceivedTransaction } from '@lanewise/contract/tender-connections'
import type { Acknowledgement } from '@lanewise/edi/acknowledge-997'
import { functionalIds } from '@lanewise/edi/transaction-sets'
import type { TenderDeps } from '#features/tenders/deps.ts'
import type { Context } from '#platform/context.ts'
import type { ConnectionRow } from '../connection/connection.queries.ts'
import { announceMessage } from '../messages/announce-message.ts'
import { messageOfNumber, saveMessage } from '../messages/messages.queries.ts'
import { giveUp } from '../waterfall/give-up.ts'

type Outcome = Pick<ReceivedTransaction, 'shipmentNumber' | 'outcome' | 'message'>

/**
 * Processes a carrier's acknowledgment of a file we sent. A load tender that the carrier's system cannot read has not
 * reached the carrier.
 */
export async function applyAcknowledgement(
  ctx: Context,
  deps: TenderDeps,
  connection: ConnectionRow,
  acknowledgement: Acknowledgement,
): Promise<Outcome> {
  const number = Number(acknowledgement.controlNumber)
  const isTender =
    acknowledgement.functionalId === functionalIds[204] && Number.isSafeInteger(number) && number < 1_000_000_000
  const message = isTender ? await messageOfNumber(ctx.db, connection.id, number) : undefined
  if (!message)
    return {
      shipmentNumber: null,
      outcome: 'Unknown',
      message: `No file ${acknowledgement.controlNumber.slice(0, 9)} was sent`,
    }
  const { id, offerId, shipmentNumber, purpose } = message
  await saveMessage(ctx.db, id, { acknowledgedAt: ctx.now, acknowledgement: acknowledgement.receipt })
  if (acknowledgement.receipt !== 'Rejected')
    return { shipmentNumber, outcome: 'Taken', message: `File ${number} was received` }
  const reason = `The carrier's system rejected the file${faultIn(acknowledgement)}`
  await saveMessage(ctx.db, id, { state: 'Failed', reason })
  if (purpose === 'Offer' && offerId) await giveUp(ctx, deps, { offerId, reason })
  else await announceMessage(ctx, id)
  return { shipmentNumber, outcome: 'Taken', message: `File ${number} was rejected` }
}

function faultIn({ transactions }: Acknowledgement): string {
  const [error] = transactions.flatMap(({ errors }) => errors)
  return error ? `: ${error.segment} ${error.message}`.slice(0, 200) : ''
}
