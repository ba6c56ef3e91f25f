import { headerWidths, type Separators } from '#standard/header.ts'
import type { Party } from '#x12.ts'

export type OutgoingElement = string | number | null | undefined

/** A segment to write: its id, then its elements, with null for empty ones. */
export type OutgoingSegment = readonly [id: string, ...elements: OutgoingElement[]]

/** Segments between ST and SE; the writer adds these two. */
export type OutgoingTransaction = { kind: string; segments: readonly OutgoingSegment[] }

export type OutgoingGroup = {
  functionalId: string
  sender: string
  receiver: string
  controlNumber: number
  transactions: readonly OutgoingTransaction[]
}

/** `date` (YYYY-MM-DD) and `time` (HH:mm) are the time of sending in UTC. */
export type OutgoingInterchange = {
  sender: Party
  receiver: Party
  date: string
  time: string
  controlNumber: number
  isTest: boolean
  wantsAcknowledgment: boolean
  separators?: Separators
  groups: readonly OutgoingGroup[]
}

export const usualSeparators: Separators = { element: '*', component: '>', repetition: null, segment: '~' }

/**
 * Writes an interchange of version 004010 with its envelopes and counts. X12 has no escape: separator characters in the
 * data become blanks, and letters outside of ASCII lose their diacritics. Envelopes that cannot reach their receiver
 * are rejected with a RangeError.
 */
export function writeX12(interchange: OutgoingInterchange): string {
  const separators = checkedSeparators(interchange.separators ?? usualSeparators)
  const { groups } = interchange
  const segments = [
    ...groups.flatMap((group) => groupSegments(group, interchange)),
    ['IEA', groups.length, controlNumber(interchange.controlNumber)] as const,
  ]
  return header(interchange, separators) + segments.map((segment) => written(segment, separators)).join('')
}

/** Reduces text to the characters that every X12 reader accepts: printable ASCII, letters without diacritics. */
export function plainText(text: string): string {
  return text
    .replace(/[ßÆæŒœØøŁłÐðÞþ‘’‚“”„–—…•]/g, (letter) => spelled[letter] ?? ' ')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^ -~]/g, ' ')
}

const spelled: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', Æ: 'AE', æ: 'ae', Œ: 'OE', œ: 'oe', Ø: 'O', ø: 'o', Ł: 'L', ł: 'l', Ð: 'D', ð: 'd', Þ: 'Th', þ: 'th' },
  ...{ '‘': "'", '’': "'", '‚': "'", '“': '"', '”': '"', '„': '"', '–': '-', '—': '-', '…': '...', '•': '-' },
}

function header(interchange: OutgoingInterchange, separators: Separators): string {
  const { sender, receiver, date, time, isTest, wantsAcknowledgment } = interchange
  const { element, component, repetition, segment } = separators
  const values = [
    ...['00', '', '00', ''],
    ...[sender.qualifier, sender.id, receiver.qualifier, receiver.id],
    ...[date8(date).slice(2), time4(time)],
    ...[repetition ?? 'U', repetition === null ? '00401' : '00402'],
    ...[controlNumber(interchange.controlNumber), wantsAcknowledgment ? '1' : '0', isTest ? 'T' : 'P', component],
  ]
  return `ISA${values.map((value, index) => element + padded(value, index, separators)).join('')}${segment}`
}

function padded(value: string, index: number, separators: Separators): string {
  const width = headerWidths[index] ?? 0
  const isSeparator = index === 10 || index === 15
  if (!isSeparator && value !== cleaned(value, separators))
    throw new RangeError(`ISA cannot hold ${JSON.stringify(value)}`)
  if (value.length > width) throw new RangeError(`${JSON.stringify(value)} is longer than ISA${index + 1} may be`)
  return value.padEnd(width)
}

function groupSegments(group: OutgoingGroup, { date, time }: OutgoingInterchange): OutgoingSegment[] {
  const { functionalId, sender, receiver, transactions } = group
  const number = String(Number(controlNumber(group.controlNumber)))
  return [
    ['GS', functionalId, sender, receiver, date8(date), time4(time), number, 'X', '004010'],
    ...transactions.flatMap(transactionSegments),
    ['GE', transactions.length, number],
  ]
}

function transactionSegments({ kind, segments }: OutgoingTransaction, index: number): OutgoingSegment[] {
  const number = String(index + 1).padStart(4, '0')
  return [['ST', kind, number], ...segments, ['SE', segments.length + 2, number]]
}

/** Trailing empty elements of a segment are not written. */
function written([id, ...elements]: OutgoingSegment, separators: Separators): string {
  const values = elements.map((value) => cleaned(String(value ?? ''), separators))
  const last = values.findLastIndex((value) => value !== '')
  return [id, ...values.slice(0, last + 1)].join(separators.element) + separators.segment
}

function cleaned(value: string, { element, component, repetition, segment }: Separators): string {
  const separating = new Set([element, component, repetition, ...segment])
  return [...plainText(value)]
    .map((character) => (separating.has(character) ? ' ' : character))
    .join('')
    .trim()
}

function checkedSeparators(separators: Separators): Separators {
  const { element, component, repetition, segment } = separators
  const [terminator = '', ...lines] = segment
  const single = [element, component, terminator, ...(repetition === null ? [] : [repetition])]
  const areApart = new Set(single).size === single.length
  const areSeparators = single.every((character) => /^[^A-Za-z0-9 ]$/.test(character) || /^[\r\n]$/.test(character))
  if (!areApart || !areSeparators || lines.some((character) => !/[\r\n]/.test(character))) {
    throw new RangeError(`Not separators: ${JSON.stringify(separators)}`)
  }
  return separators
}

function controlNumber(value: number): string {
  if (!Number.isInteger(value) || value < 1 || value > 999_999_999)
    throw new RangeError(`Not a control number: ${value}`)
  return String(value).padStart(9, '0')
}

const date8 = (date: string): string => date.replaceAll('-', '')
const time4 = (time: string): string => time.replaceAll(':', '').slice(0, 4)
