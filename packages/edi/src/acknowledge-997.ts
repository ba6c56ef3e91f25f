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

/** Result of checking a transaction or a group, with its letter in AK5 and AK9. */
const letters = { Accepted: 'A', AcceptedWithErrors: 'E', PartlyAccepted: 'P', Rejected: 'R' } as const
export type GroupReceipt = keyof typeof letters
export type TransactionReceipt = Exclude<GroupReceipt, 'PartlyAccepted'>

/** `errorCodes` are AK5 codes. */
export type AcknowledgedTransaction = {
  kind: string
  controlNumber: string
  receipt: TransactionReceipt
  errorCodes: string[]
  errors: SegmentError[]
}

/**
 * Acknowledgement to the sender of a group; `errorCodes` are AK9 codes. A rejected group has no accepted transactions.
 */
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
 * Acknowledges a received group. `errorsOf` checks a transaction and returns its errors, or null for an unsupported
 * transaction set. The result is null for groups of acknowledgements, which are never acknowledged themselves, and for
 * a group whose header has no usable id or number; none of its transactions may be used.
 */
export function acknowledge(
  group: Group,
  errorsOf: (transaction: Transaction) => readonly SegmentError[] | null,
): Acknowledgement | null {
  if (group.functionalId === 'FA' || !isIdentified(group)) return null
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

/** True when a transaction of an acknowledged group may be used. */
export function isAccepted({ receipt, transactions }: Acknowledgement, index: number): boolean {
  const transaction = transactions[index]
  return receipt !== 'Rejected' && transaction !== undefined && transaction.receipt !== 'Rejected'
}

/** Writes a functional acknowledgement (997) for a group `FA`. */
export function writeAcknowledgement997(acknowledgement: Acknowledgement): OutgoingTransaction {
  const { functionalId, controlNumber, receipt, included, received, accepted, errorCodes } = acknowledgement
  const segments: OutgoingSegment[] = [
    ['AK1', functionalId, controlNumber],
    ...acknowledgement.transactions.flatMap(transactionSegments),
    ['AK9', letters[receipt], included, received, accepted, ...errorCodes.slice(0, mostCodes)],
  ]
  return { kind: '997', segments: segments.map(fitted) }
}

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

/** Largest count that fits into AK9; a group trailer may claim more. */
const mostTransactions = 999_999

/** Letters for security rejections are read as `Rejected`. */
const groupReceipts: ReadonlyMap<string, GroupReceipt> = new Map([
  ...Object.entries(letters).map(([receipt, letter]) => [letter, receipt as GroupReceipt] as const),
  ...['M', 'W', 'X'].map((letter) => [letter, 'Rejected'] as const),
])

function acknowledged(
  transaction: Transaction,
  segmentErrors: readonly SegmentError[] | null,
): AcknowledgedTransaction {
  const { kind, controlNumber } = transaction
  const errors = [...(segmentErrors ?? [])]
  const fatal = [...transaction.errors.map(({ code }) => code), ...(segmentErrors === null ? ['1'] : [])]
  const isRejected = fatal.length > 0 || errors.some(({ isFatal }) => isFatal)
  const errorCodes = unique([...fatal, ...(errors.length > 0 ? ['5'] : [])])
  const receipt = isRejected ? 'Rejected' : errors.length > 0 ? 'AcceptedWithErrors' : 'Accepted'
  return { kind, controlNumber, receipt, errorCodes, errors }
}

const isIdentified = ({ functionalId, controlNumber }: Group): boolean =>
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

/** The copy is left out when it contains characters that are not allowed. */
function elementSegment({ element, reference, code, copy }: ElementError): OutgoingSegment {
  return ['AK4', element, reference || null, code, code === '6' ? null : copy]
}

function readTransactions(segments: readonly Segment[]): AcknowledgedTransaction[] {
  const transactions: AcknowledgedTransaction[] = []
  for (const segment of segments) {
    const transaction = transactions.at(-1)
    if (segment.id === 'AK2') transactions.push(openTransaction(segment))
    else if (transaction) readInto(transaction, segment)
  }
  return transactions
}

/** Without AK5 the transaction does not count as accepted. */
const openTransaction = (segment: Segment): AcknowledgedTransaction => ({
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
