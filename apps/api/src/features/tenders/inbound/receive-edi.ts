import { hash } from 'node:crypto'
import { type EdiReceipt, ediFileLimit } from '@lanewise/contract/tender-connections'
import { type Interchange, readX12, type X12Reading } from '@lanewise/edi/x12'
import type { TenderDeps } from '#features/tenders/deps.ts'
import type { StoredFile, Work } from '#platform/context.ts'
import { refuse } from '#platform/refuse.ts'
import { type ConnectionRow, findConnection } from '../connection/connection.queries.ts'
import { ediContentType } from '../messages/edi-envelope.ts'
import { type Received, takeInterchange } from './take-interchange.ts'

type Brought = { connectionId: string; by: string; data: string; fileName: string }

/** Limit per file: a longer one would keep its loads locked for too long. */
const mostTransactions = 500

/**
 * Receives an EDI file of a carrier. Each interchange is one transaction: its answers, its 997 acknowledgment and its
 * receipt are saved together or not at all. (TENDER-3)
 */
export async function receiveEdi(work: Work, deps: TenderDeps, brought: Brought): Promise<EdiReceipt> {
  const bytes = Buffer.from(brought.data, 'base64')
  if (bytes.length > ediFileLimit) refuse.tooLarge('The file is larger than 1 MB')
  // Decoded as Latin-1, one character per byte, so that no content is lost even if the file is not text.
  const reading = readX12(bytes.toString('latin1'))
  const connection = await work.transaction(({ db }) => ediConnection(db, brought.connectionId))
  const { usable, errors } = usableIn(connection, reading)
  const [firstError] = errors
  if (usable.length === 0)
    return refuse.unprocessable(firstError ?? 'The file contains no interchange', { data: errors })
  const stored = await work.files.store({ bytes, contentType: ediContentType, fileName: brought.fileName })
  const received = await takeAll(work, deps, { connection, by: brought.by, stored, usable })
  if (received.every(({ isRepeated }) => isRepeated)) await work.files.remove(stored.storedAs).catch(() => undefined)
  return {
    acknowledgement: received.map(({ acknowledgement }) => acknowledgement ?? '').join('') || null,
    interchanges: received.map(({ controlNumber, isRepeated, transactions }) => ({
      controlNumber,
      isRepeated,
      transactions,
    })),
    errors,
  }
}

async function ediConnection(db: Parameters<typeof findConnection>[0], id: string): Promise<ConnectionRow> {
  const connection = await findConnection(db, id)
  return connection?.kind === 'EDI' ? connection : refuse.forbidden('This carrier is not connected by EDI')
}

type Taking = { connection: ConnectionRow; by: string; stored: StoredFile; usable: readonly Interchange[] }

async function takeAll(work: Work, deps: TenderDeps, { usable, ...taking }: Taking): Promise<Received[]> {
  const received: Received[] = []
  for (const interchange of usable) {
    const contentHash = hash('sha256', JSON.stringify(interchange.groups))
    received.push(await work.transaction((ctx) => takeInterchange(ctx, deps, { ...taking, interchange, contentHash })))
  }
  return received
}

/** Usable transactions of a file, and the errors of the rest. */
function usableIn(connection: ConnectionRow, { interchanges, errors }: X12Reading) {
  const count = interchanges.flatMap(({ groups }) => groups.flatMap(({ transactions }) => transactions)).length
  if (count > mostTransactions) refuse.unprocessable(`A file holds at most ${mostTransactions} transactions`)
  const checked = interchanges.map((interchange) => ({ interchange, refusal: refusalOf(connection, interchange) }))
  const envelopes = errors.filter(({ level }) => level !== 'Transaction').map(({ message }) => message)
  const refusals = checked.map(({ refusal }) => refusal).filter((refusal) => refusal !== null)
  return {
    usable: checked.filter(({ refusal }) => refusal === null).map(({ interchange }) => interchange),
    errors: [...new Set([...refusals, ...envelopes])],
  }
}

/** Reason why an interchange is not addressed to this connection or is invalid as a whole. */
function refusalOf(connection: ConnectionRow, { sender, receiver, isTest, controlNumber, errors }: Interchange) {
  const { ownQualifier, ownId, partnerQualifier, partnerId } = connection
  if (sender.qualifier !== partnerQualifier || sender.id.toUpperCase() !== partnerId)
    return `The file is from ${sender.qualifier}/${sender.id}, not from ${partnerQualifier}/${partnerId}`
  if (receiver.qualifier !== ownQualifier || receiver.id.toUpperCase() !== ownId)
    return `The file is for ${receiver.qualifier}/${receiver.id}, not for ${ownQualifier}/${ownId}`
  if (isTest !== connection.isTest)
    return isTest ? 'The file is a test, and the connection is not' : 'The connection is a test, and the file is not'
  if (!/^\d{1,9}$/.test(controlNumber)) return 'The control number of the interchange is not 1 to 9 digits'
  return errors[0]?.message ?? null
}
