import type { AnswerKind } from '@lanewise/domain/tenders/tender-states'
import { reasonText } from '#reasons.ts'
import {
  checkTransaction,
  isUsable,
  type SegmentError,
  type TransactionRules,
  unknownCode,
} from '#standard/segment-check.ts'
import { fitted } from '#standard/segment-rules.ts'
import { joinedLines, linesOf } from '#standard/texts.ts'
import { readX12Time, writtenDate8, writtenTime4, type X12Time } from '#standard/times.ts'
import { elementOf, type Segment, type Transaction } from '#x12.ts'
import type { OutgoingSegment, OutgoingTransaction } from '#x12-writer.ts'

/** `reason` is the meaning of `reasonCode`, `chargeCents` the counteroffer, `at` the time of the answer. */
export type TenderAnswer = {
  tenderId: string | null
  shipmentNumber: string
  scac: string | null
  answer: AnswerKind
  reasonCode: string | null
  reason: string | null
  remarks: string | null
  chargeCents: number | null
  at: X12Time | null
}

export type Answer990Reading = { answer: TenderAnswer | null; errors: SegmentError[] }

/**
 * A conditional acceptance counts as a counteroffer. Carriers decline with the standard's code for a canceled
 * reservation, and some with the code for a deleted one.
 */
const answerOfCode: Readonly<Record<string, AnswerKind>> = {
  A: 'Accepted',
  B: 'Countered',
  C: 'Countered',
  D: 'Rejected',
  E: 'Rejected',
  R: 'Rejected',
}
const codeOfAnswer: Readonly<Record<AnswerKind, string>> = { Accepted: 'A', Rejected: 'D', Countered: 'C' }

const rules: TransactionRules = { must: ['B1'], may: ['N9', 'L11', 'G62', 'N7', 'L9', 'V9', 'K1', 'S5', 'N1'] }
const mostRemarks = 10

export function readAnswer990(transaction: Transaction): Answer990Reading {
  const errors = checkTransaction(transaction, rules)
  const begin = transaction.segments.find(({ id }) => id === 'B1')
  if (!begin || !isUsable(errors)) return { answer: null, errors }
  const answer = answerOfCode[elementOf(begin, 4).toUpperCase()]
  if (!answer) return { answer: null, errors: [...errors, unknownCode(transaction, begin, 4)] }
  return { answer: answerIn(begin, transaction.segments, answer), errors }
}

export function writeAnswer990(answer: TenderAnswer): OutgoingTransaction {
  const { at, scac, shipmentNumber, tenderId, reasonCode, chargeCents } = answer
  const time = at === null ? [] : [writtenDate8(at), writtenTime4(at), at.time === null ? null : at.timeCode]
  // Only three-character codes are status reasons; partners agree on the others among themselves.
  const [status, agreed] = reasonCode?.length === 3 ? [reasonCode, null] : [null, reasonCode]
  const segments: (OutgoingSegment | false)[] = [
    ['B1', scac, shipmentNumber, at && writtenDate8(at), codeOfAnswer[answer.answer]],
    ['N9', tenderId === null ? 'SI' : 'TN', tenderId ?? shipmentNumber, null, ...time],
    agreed !== null && ['N9', 'ZZ', agreed, reasonNote],
    chargeCents !== null && ['L9', '400', (chargeCents / 100).toFixed(2)],
    status !== null && ['V9', 'ZZZ', reasonText(status), null, null, null, null, null, status],
    ...remarkSegments(answer.remarks),
  ]
  return { kind: '990', segments: segments.filter((segment) => segment !== false).map(fitted) }
}

const reasonNote = 'DECLINE REASON'

function answerIn(begin: Segment, segments: readonly Segment[], answer: AnswerKind): TenderAnswer {
  const of = (id: string) => segments.filter((segment) => segment.id === id)
  const events = of('V9')
  const references = [...of('N9').map(referenceOfN9), ...of('L11').map(referenceOfL11)]
  const reasonCode = reasonCodeIn(begin, events, references)
  const event = events.map((segment) => elementOf(segment, 12) || elementOf(segment, 2)).find(Boolean)
  const remarks = of('K1').flatMap((segment) => [elementOf(segment, 1), elementOf(segment, 2)])
  return {
    tenderId: references.find(({ qualifier }) => qualifier === 'TN')?.value ?? null,
    shipmentNumber: elementOf(begin, 2),
    scac: elementOf(begin, 1).toUpperCase() || null,
    answer,
    reasonCode,
    reason: (reasonCode === null ? null : reasonText(reasonCode)) ?? event ?? null,
    remarks: joinedLines(remarks),
    chargeCents: chargeIn(of('L9')),
    at: answeredAt(begin, segments),
  }
}

type Reference = { qualifier: string; value: string; note: string }

const referenceOfN9 = (segment: Segment): Reference => ({
  qualifier: elementOf(segment, 1).toUpperCase(),
  value: elementOf(segment, 2),
  note: elementOf(segment, 3),
})
const referenceOfL11 = (segment: Segment): Reference => ({
  qualifier: elementOf(segment, 2).toUpperCase(),
  value: elementOf(segment, 1),
  note: elementOf(segment, 3),
})

function reasonCodeIn(begin: Segment, events: readonly Segment[], references: readonly Reference[]): string | null {
  const agreed = references.find(({ qualifier, note }) => qualifier === 'ZZ' && /reason/i.test(note))
  const status = events.map((event) => elementOf(event, 8)).find(Boolean)
  return (elementOf(begin, 6) || status || agreed?.value || '').toUpperCase() || null
}

function chargeIn(charges: readonly Segment[]): number | null {
  const amounts = charges.map((segment) => Number(elementOf(segment, 2) || Number.NaN))
  const total = amounts.reduce((sum, amount) => sum + Math.round(amount * 100), 0)
  return amounts.length > 0 && Number.isSafeInteger(total) ? total : null
}

/** The time comes from a reference, a date or an event segment; B1 has only the date. */
function answeredAt(begin: Segment, segments: readonly Segment[]): X12Time | null {
  const times = segments.flatMap((segment) => {
    const value = (index: number) => elementOf(segment, index)
    if (segment.id === 'N9') return [readX12Time(value(4), value(5), value(6))]
    if (segment.id === 'G62') return [readX12Time(value(2), value(4), value(5))]
    if (segment.id === 'V9') return [readX12Time(value(3), value(4), value(13))]
    return []
  })
  return times.find((time) => time?.time) ?? readX12Time(elementOf(begin, 3), '', '') ?? null
}

function remarkSegments(remarks: string | null): OutgoingSegment[] {
  const lines = linesOf(remarks ?? '', 30).slice(0, mostRemarks * 2)
  const pairs = lines.flatMap((line, index) => (index % 2 === 0 ? [[line, lines[index + 1]] as const] : []))
  return pairs.map(([first, second]) => ['K1', first, second])
}
