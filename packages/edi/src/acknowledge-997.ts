import {
  checkTransaction,
  type ElementError,
  type SegmentError,
  type TransactionRules,
} from '#standard/segment-check.ts'
import { fitted } from '#standard/segment-rules.ts'
import { readNumber } from '#standard/texts.ts'
import { elementOf, type Group, type Segment, type Transaction } from '#x12.ts'
import type { OutgoingSegment, OutgoingTransaction } from '#x12-writer.ts'

/** How a transaction or a group was received, with the letters of AK5 and AK9. */
const letters = { Accepted: 'A', AcceptedWithErrors: 'E', PartlyAccepted: 'P', Rejected: 'R' } as const
export type GroupReceipt = keyof typeof letters
export type TransactionReceipt = Exclude<GroupReceipt, 'PartlyAccepted'>

/** `errorCodes` are those of AK5. */
export type AcknowledgedTransaction = {
  kind: string
  controlNumber: string
  receipt: TransactionReceipt
  errorCodes: string[]
  errors: SegmentError[]
}

/** What is said to the sender of a group; `errorCodes` are those of AK9. In a rejected group nothing is accepted. */
export type Acknowledgement = {
  functionalId: string
  controlNumber: string
  receipt: GroupReceipt
  included: number
  received: number
  accepted: number
  errorCodes: string[]
  transactions: AcknowledgedTransaction[]
}

export type Acknowledgement997Reading = { acknowledgement: Acknowledgement | null; errors: SegmentError[] }

/**
 * What to answer to a received group. `errorsOf` reads a transaction and says what is wrong in it, null where nobody
 * here reads such ones. The answer is null for acknowledgements, which are never acknowledged themselves, and for a
 * group whose header lacks the id or number by which it could be named; of that one nothing may be used.
 */
export function acknowledge(
  group: Group,
  errorsOf: (transaction: Transaction) => readonly SegmentError[] | null,
): Acknowledgement | null {
  if (group.functionalId === 'FA' || !isNamed(group)) return null
  const transactions = group.transactions.map((transaction) => acknowledged(transaction, errorsOf(transaction)))
  const errorCodes = unique(group.errors.map(({ code }) => code))
  const isRejected = errorCodes.length > 0
  const { functionalId, controlNumber, included } = group
  return {
    functionalId,
    controlNumber,
    receipt: isRejected ? 'Rejected' : groupReceipt(transactions),
    included: Math.min(Math.max(included, 0), mostTransactions),
    received: transactions.length,
    accepted: isRejected ? 0 : transactions.filter(({ receipt }) => receipt !== 'Rejected').length,
    errorCodes,
    transactions,
  }
}

/** Whether a transaction of an acknowledged group may be used. */
export function isAccepted({ receipt, transactions }: Acknowledgement, index: number): boolean {
  const transaction = transactions[index]
  return receipt !== 'Rejected' && transaction !== undefined && transaction.receipt !== 'Rejected'
}

/** Writes a functional acknowledgement (997), which belongs into a group `FA`. */
export function writeAcknowledgement997(acknowledgement: Acknowledgement): OutgoingTransaction {
  const { functionalId, controlNumber, receipt, included, received, accepted, errorCodes } = acknowledgement
  const segments: OutgoingSegment[] = [
    ['AK1', functionalId, controlNumber],
    ...acknowledgement.transactions.flatMap(transactionSegments),
    ['AK9', letters[receipt], included, received, accepted, ...errorCodes.slice(0, mostCodes)],
  ]
  return { kind: '997', segments: segments.map(fitted) }
}

/** Reads a functional acknowledgement (997). */
export function readAcknowledgement997(transaction: Transaction): Acknowledgement997Reading {
  const errors = checkTransaction(transaction, rules)
  const of = (id: string) => transaction.segments.find((segment) => segment.id === id)
  const [begin, end] = [of('AK1'), of('AK9')]
  const receipt = end && groupReceipts.get(elementOf(end, 1).toUpperCase())
  if (!begin || !end || !receipt || errors.some(({ isFatal }) => isFatal)) return { acknowledgement: null, errors }
  const acknowledgement: Acknowledgement = {
    functionalId: elementOf(begin, 1).toUpperCase(),
    controlNumber: elementOf(begin, 2),
    receipt,
    included: readNumber(elementOf(end, 2)) ?? 0,
    received: readNumber(elementOf(end, 3)) ?? 0,
    accepted: readNumber(elementOf(end, 4)) ?? 0,
    errorCodes: codesIn(end, 5),
    transactions: readTransactions(transaction.segments),
  }
  return { acknowledgement, errors }
}

const rules: TransactionRules = { must: ['AK1', 'AK9'], may: ['AK2', 'AK3', 'AK4', 'AK5'] }
const mostCodes = 5
const mostElementErrors = 99

/** What AK9 has room for; a trailer may claim more. */
const mostTransactions = 999_999

/** Letters that say why a transaction was rejected (security) stand for Rejected. */
const groupReceipts: ReadonlyMap<string, GroupReceipt> = new Map([
  ...Object.entries(letters).map(([receipt, letter]) => [letter, receipt as GroupReceipt] as const),
  ...['M', 'W', 'X'].map((letter) => [letter, 'Rejected'] as const),
])

function acknowledged(transaction: Transaction, found: readonly SegmentError[] | null): AcknowledgedTransaction {
  const { kind, controlNumber } = transaction
  const errors = [...(found ?? [])]
  const fatal = [...transaction.errors.map(({ code }) => code), ...(found === null ? ['1'] : [])]
  const isRejected = fatal.length > 0 || errors.some(({ isFatal }) => isFatal)
  const errorCodes = unique([...fatal, ...(errors.length > 0 ? ['5'] : [])])
  const receipt = isRejected ? 'Rejected' : errors.length > 0 ? 'AcceptedWithErrors' : 'Accepted'
  return { kind, controlNumber, receipt, errorCodes, errors }
}

const isNamed = ({ functionalId, controlNumber }: Group): boolean =>
  /^[A-Z0-9]{2}$/.test(functionalId) && /^\d{1,9}$/.test(controlNumber)

function groupReceipt(transactions: readonly AcknowledgedTransaction[]): GroupReceipt {
  const rejected = transactions.filter(({ receipt }) => receipt === 'Rejected').length
  if (rejected > 0) return rejected === transactions.length ? 'Rejected' : 'PartlyAccepted'
  return transactions.some(({ receipt }) => receipt === 'AcceptedWithErrors') ? 'AcceptedWithErrors' : 'Accepted'
}

function transactionSegments(transaction: AcknowledgedTransaction): OutgoingSegment[] {
  const { kind, controlNumber, receipt, errorCodes, errors } = transaction
  return [
    ['AK2', kind, controlNumber],
    ...errors.flatMap(errorSegments),
    ['AK5', letters[receipt], ...errorCodes.slice(0, mostCodes)],
  ]
}

function errorSegments({ segment, position, code, elements }: SegmentError): OutgoingSegment[] {
  return [
    ['AK3', segment.slice(0, 3), position, null, code],
    ...elements.slice(0, mostElementErrors).map(elementSegment),
  ]
}

/** A copy of what holds characters that may not be written is not sent back. */
function elementSegment({ element, reference, code, copy }: ElementError): OutgoingSegment {
  return ['AK4', element, reference || null, code, code === '6' ? null : copy]
}

function readTransactions(segments: readonly Segment[]): AcknowledgedTransaction[] {
  const transactions: AcknowledgedTransaction[] = []
  for (const segment of segments) {
    const transaction = transactions.at(-1)
    if (segment.id === 'AK2') transactions.push(begunTransaction(segment))
    else if (transaction) readInto(transaction, segment)
  }
  return transactions
}

/** Without AK5 nobody said that the transaction was accepted. */
const begunTransaction = (segment: Segment): AcknowledgedTransaction => ({
  kind: elementOf(segment, 1),
  controlNumber: elementOf(segment, 2),
  receipt: 'Rejected',
  errorCodes: [],
  errors: [],
})

function readInto(transaction: AcknowledgedTransaction, segment: Segment) {
  if (segment.id === 'AK3') transaction.errors.push(readSegmentError(segment))
  if (segment.id === 'AK4') transaction.errors.at(-1)?.elements.push(readElementError(segment))
  if (segment.id !== 'AK5') return
  const receipt = groupReceipts.get(elementOf(segment, 1).toUpperCase()) ?? 'Rejected'
  transaction.receipt = receipt === 'PartlyAccepted' ? 'AcceptedWithErrors' : receipt
  transaction.errorCodes = codesIn(segment, 2)
  for (const error of transaction.errors) error.isFatal = transaction.receipt === 'Rejected'
}

function readSegmentError(segment: Segment): SegmentError {
  const [id, code] = [elementOf(segment, 1), elementOf(segment, 4)]
  const message = segmentFaults[code] ?? 'Segment in error'
  return { segment: id, position: readNumber(elementOf(segment, 2)) ?? 0, code, message, elements: [], isFatal: false }
}

function readElementError(segment: Segment): ElementError {
  const code = elementOf(segment, 3)
  return {
    element: Number.parseInt(elementOf(segment, 1), 10) || 0,
    reference: elementOf(segment, 2),
    code,
    copy: elementOf(segment, 4),
    message: elementFaults[code] ?? 'Element in error',
  }
}

const segmentFaults: Readonly<Record<string, string>> = {
  1: 'Unrecognized segment',
  2: 'Unexpected segment',
  3: 'Mandatory segment missing',
  4: 'Loop occurs too often',
  5: 'Segment occurs too often',
  6: 'Segment not in the transaction set',
  7: 'Segment not in sequence',
  8: 'Segment has element errors',
}

const elementFaults: Readonly<Record<string, string>> = {
  1: 'Mandatory element missing',
  2: 'Conditional element missing',
  3: 'Too many elements',
  4: 'Element too short',
  5: 'Element too long',
  6: 'Invalid character',
  7: 'Invalid code',
  8: 'Invalid date',
  9: 'Invalid time',
  10: 'Exclusion condition violated',
}

const codesIn = (segment: Segment, from: number): string[] =>
  segment.elements.slice(from - 1).flatMap((code) => (code.trim() === '' ? [] : [code.trim()]))

const unique = (codes: readonly string[]): string[] => [...new Set(codes)]
