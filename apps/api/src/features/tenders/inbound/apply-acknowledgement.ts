import type { ReceivedTransaction } from '@lanewise/contract/tender-connections'
import type { Acknowledgement } from '@lanewise/edi/acknowledge-997'
import { functionalIds } from '@lanewise/edi/transaction-sets'
import type { Context } from '#platform/context.ts'
import type { ConnectionRow } from '../connection/connection.queries.ts'
import type { TenderDesk } from '../desk.ts'
import { messageOfNumber, saveMessage } from '../messages/messages.queries.ts'
import { giveUp } from '../waterfall/give-up.ts'

type Outcome = Pick<ReceivedTransaction, 'shipmentNumber' | 'outcome' | 'message'>

/** What the carrier's system says of a file of ours; a load tender that it cannot read reaches nobody there. */
export async function applyAcknowledgement(
  ctx: Context,
  desk: TenderDesk,
  connection: ConnectionRow,
  said: Acknowledgement,
): Promise<Outcome> {
  const number = Number(said.controlNumber)
  const isTender = said.functionalId === functionalIds[204] && Number.isSafeInteger(number) && number < 1_000_000_000
  const message = isTender ? await messageOfNumber(ctx.db, connection.id, number) : undefined
  if (!message)
    return { shipmentNumber: null, outcome: 'Unknown', message: `No file ${said.controlNumber.slice(0, 9)} went out` }
  const { id, offerId, shipmentNumber, purpose } = message
  await saveMessage(ctx.db, id, { acknowledgedAt: ctx.now, acknowledgement: said.receipt })
  if (said.receipt !== 'Rejected') return { shipmentNumber, outcome: 'Taken', message: `File ${number} was received` }
  const reason = `The carrier's system rejected the file${faultIn(said)}`
  await saveMessage(ctx.db, id, { state: 'Failed', reason })
  if (purpose === 'Offer') await giveUp(ctx, desk, { offerId, reason })
  return { shipmentNumber, outcome: 'Taken', message: `File ${number} was rejected` }
}

function faultIn({ transactions }: Acknowledgement): string {
  const [error] = transactions.flatMap(({ errors }) => errors)
  return error ? `: ${error.segment} ${error.message}`.slice(0, 200) : ''
}
