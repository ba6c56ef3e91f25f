import type { ReceivedTransaction } from '@lanewise/contract/tender-connections'
import {
  type Acknowledgement,
  acknowledge,
  isAccepted,
  readAcknowledgement997,
  writeAcknowledgement997,
} from '@lanewise/edi/acknowledge-997'
import { readAnswer990, type TenderAnswer } from '@lanewise/edi/answer-990'
import { readStatus214, type StatusReport } from '@lanewise/edi/status-214'
import { errorsInTransaction } from '@lanewise/edi/transaction-sets'
import type { Group, Interchange, Transaction } from '@lanewise/edi/x12'
import { carrierOf } from '#features/carriers/index.ts'
import type { TenderDeps } from '#features/tenders/deps.ts'
import { takeStatuses } from '#features/tracking/index.ts'
import type { Context, StoredFile } from '#platform/context.ts'
import { refuse } from '#platform/refuse.ts'
import { type ConnectionRow, nextControlNumber } from '../connection/connection.queries.ts'
import { ediFileOf } from '../messages/edi-envelope.ts'
import { applyAcknowledgement } from './apply-acknowledgement.ts'
import { claimInterchange, receivedAs, saveOutcome } from './interchanges.queries.ts'
import { takeAnswers } from './take-answers.ts'

export type Taken = {
  connection: ConnectionRow
  interchange: Interchange
  by: string
  stored: StoredFile
  contentHash: string
}

export type Received = {
  controlNumber: number
  isRepeated: boolean
  transactions: ReceivedTransaction[]
  acknowledgement: string | null
}

/** Planned handling of a transaction. The outcomes follow once all steps are planned. */
type Step = {
  transaction: Transaction
  answer?: TenderAnswer
  report?: StatusReport
  acknowledgement?: Acknowledgement
  fault?: string
}

/** Processes one interchange in one transaction. A repeated interchange gets the stored answer. */
export async function takeInterchange(ctx: Context, deps: TenderDeps, taken: Taken): Promise<Received> {
  const { connection, interchange, by, contentHash } = taken
  const controlNumber = Number(interchange.controlNumber)
  const columns = { connectionId: connection.id, controlNumber, receivedAt: ctx.now, receivedBy: by, contentHash }
  const id = await claimInterchange(ctx.db, columns)
  if (id === null) return repeated(ctx, taken, controlNumber)
  const acknowledged = interchange.groups.map((group) => ({ group, acknowledgment: acknowledge(group, errorsWeRead) }))
  const steps = acknowledged.flatMap(({ group, acknowledgment }) => stepsOf(group, acknowledgment))
  const transactions = await carryOut(ctx, deps, taken, steps)
  const acknowledgements = acknowledged.flatMap((one) => one.acknowledgment ?? [])
  // Drawn last, because the control number locks out other messages to this carrier until the commit.
  const acknowledgement =
    acknowledgements.length > 0 ? await acknowledgementOf(ctx, connection, acknowledgements) : null
  const fileId = await ctx.files.keep(taken.stored)
  await saveOutcome(ctx.db, id, { results: transactions, acknowledgement, fileId })
  return { controlNumber, isRepeated: false, transactions, acknowledgement }
}

async function repeated({ db }: Context, { connection, contentHash }: Taken, controlNumber: number): Promise<Received> {
  const earlier = await receivedAs(db, connection.id, controlNumber)
  if (earlier.contentHash !== contentHash)
    refuse.conflict(
      `Interchange ${controlNumber} was received before with different content; a control number can be used only once`,
    )
  const { results, acknowledgement } = earlier
  return { controlNumber, isRepeated: true, transactions: results as ReceivedTransaction[], acknowledgement }
}

/** Carriers send answers, statuses and acknowledgments. Other transaction kinds are reported as unsupported. */
const errorsWeRead = (transaction: Transaction) =>
  ['214', '990', '997'].includes(transaction.kind) ? errorsInTransaction(transaction) : null

function stepsOf(group: Group, acknowledgement: Acknowledgement | null): Step[] {
  return group.transactions.map((transaction, index) => {
    if (group.functionalId === 'FA') return acknowledgementStep(transaction)
    if (!acknowledgement || !isAccepted(acknowledgement, index))
      return { transaction, fault: faultOf(group, transaction, acknowledgement) }
    const { answer } = transaction.kind === '990' ? readAnswer990(transaction) : { answer: null }
    const { report } = transaction.kind === '214' ? readStatus214(transaction) : { report: null }
    if (report) return { transaction, report }
    return answer ? { transaction, answer } : { transaction, fault: faultOf(group, transaction, acknowledgement) }
  })
}

function acknowledgementStep(transaction: Transaction): Step {
  const { acknowledgement, errors } = readAcknowledgement997(transaction)
  const fault = transaction.errors[0]?.message ?? errors.find(({ isFatal }) => isFatal)?.message
  if (!acknowledgement || transaction.errors.length > 0)
    return { transaction, fault: fault ?? 'The acknowledgement cannot be read' }
  return { transaction, acknowledgement }
}

function faultOf(group: Group, transaction: Transaction, acknowledgement: Acknowledgement | null): string {
  if (errorsWeRead(transaction) === null) return `Transaction set ${transaction.kind.slice(0, 10)} is not supported`
  const transactionResult = acknowledgement?.transactions.find(
    ({ controlNumber }) => controlNumber === transaction.controlNumber,
  )
  const fatal = transactionResult?.errors.find(({ isFatal }) => isFatal) ?? transactionResult?.errors[0]
  return (group.errors[0] ?? transaction.errors[0] ?? fatal)?.message ?? 'The transaction cannot be read'
}

async function carryOut(ctx: Context, deps: TenderDeps, taken: Taken, steps: readonly Step[]) {
  const { connection } = taken
  const answers = steps.flatMap(({ transaction, answer }) => (answer ? [{ transaction, answer }] : []))
  const answered = await takeAnswers(ctx, deps, connection, answers)
  const results: ReceivedTransaction[] = []
  for (const { transaction, acknowledgement, report, fault } of steps) {
    const { kind, controlNumber } = transaction
    const about = { kind: kind.slice(0, 10), controlNumber: controlNumber.slice(0, 20), shipmentNumber: null }
    const done = answered.get(transaction)
    if (done) results.push({ ...about, ...done })
    else if (report)
      results.push({ ...about, ...(await takeReport(ctx, { ...taken, pace: deps.pace }, transaction, report)) })
    else if (acknowledgement)
      results.push({ ...about, ...(await applyAcknowledgement(ctx, deps, connection, acknowledgement)) })
    else results.push({ ...about, outcome: 'Invalid', message: fault ?? 'The transaction cannot be read' })
  }
  return results
}

/**
 * Takes each status once. Its event id consists of the interchange number, the transaction number and the position in
 * the file. (TRACKING-2)
 */
async function takeReport(
  ctx: Context,
  { connection, interchange, pace }: Taken & { pace: number },
  { controlNumber, position }: Transaction,
  report: StatusReport,
) {
  const carrier = await carrierOf(ctx.db, connection.carrierId)
  const numbers = [Number(interchange.controlNumber), controlNumber.slice(0, 9), position]
  const source = `edi-${connection.id.slice(0, 8)}-${numbers.join('-')}`
  const provider = (carrier?.name ?? 'EDI').slice(0, 60)
  return takeStatuses(ctx, { report, carrierId: connection.carrierId, provider, source, pace })
}

async function acknowledgementOf(
  { db, now }: Context,
  connection: ConnectionRow,
  acknowledgements: readonly Acknowledgement[],
) {
  const controlNumber = await nextControlNumber(db, connection.id)
  return ediFileOf(connection, {
    kind: 997,
    controlNumber,
    now,
    transactions: acknowledgements.map(writeAcknowledgement997),
  })
}
