import {
  groupError,
  interchangeError,
  type Place,
  quoted,
  transactionError,
  type X12Error,
} from '#standard/envelope-errors.ts'
import { type Header, readHeader, type Separators } from '#standard/header.ts'

export type { Separators, X12Error }

/** A received segment; `position` counts all segments of the file from 1. */
export type Segment = { id: string; elements: string[]; position: number }

/** Segments between ST and SE; `position` is that of ST. */
export type Transaction = {
  kind: string
  controlNumber: string
  position: number
  segments: Segment[]
  errors: X12Error[]
}

/** Transactions between GS and GE; `included` is the count that GE declares. */
export type Group = {
  functionalId: string
  sender: string
  receiver: string
  date: string
  time: string
  controlNumber: string
  version: string
  included: number
  transactions: Transaction[]
  errors: X12Error[]
}

/**
 * Sender or receiver of an interchange; `qualifier` names the list of the id (`02` for a SCAC, `ZZ` for mutually
 * defined).
 */
export type Party = { qualifier: string; id: string }

export type Interchange = {
  sender: Party
  receiver: Party
  date: string
  time: string
  version: string
  controlNumber: string
  isTest: boolean
  wantsAcknowledgment: boolean
  separators: Separators
  groups: Group[]
  errors: X12Error[]
}

/** Content of a file, with every error and its position. */
export type X12Reading = { interchanges: Interchange[]; errors: X12Error[] }

/** Reads a file of X12 interchanges. It never fails, but returns the readable part together with the errors. */
export function readX12(text: string): X12Reading {
  const interchanges: Interchange[] = []
  const errors: X12Error[] = []
  let [at, position] = [skipBlank(text, 0), 1]
  if (at === text.length) errors.push(interchangeError('023', 'The file is empty', { id: 'ISA', position }))
  while (at < text.length) {
    const header = readHeader(text, at)
    if ('fault' in header) {
      errors.push(interchangeError(header.code, header.fault, { id: 'ISA', position }))
      break
    }
    const state = openState(header, position)
    at = skipBlank(text, readSegments(text, header, state))
    position = state.position
    interchanges.push(state.interchange)
  }
  return {
    interchanges,
    errors: [...errors, ...interchanges.flatMap(errorsIn)].sort((a, b) => a.position - b.position),
  }
}

/** The n-th element of a segment, starting with 1, without padding blanks; empty when it is missing. */
export const elementOf = (segment: Segment, index: number): string => segment.elements[index - 1]?.trim() ?? ''

/** `position` is that of the current segment. */
type State = {
  interchange: Interchange
  group: Group | null
  transaction: Transaction | null
  usedNumbers: Set<string>
  position: number
}

const openState = (header: Header, position: number): State => ({
  interchange: openInterchange(header, position),
  group: null,
  transaction: null,
  usedNumbers: new Set(),
  position: position + 1,
})

function openInterchange({ elements, separators, faults }: Header, position: number): Interchange {
  const value = (index: number) => elements[index - 1]?.trim() ?? ''
  return {
    sender: { qualifier: value(5), id: value(6) },
    receiver: { qualifier: value(7), id: value(8) },
    date: value(9),
    time: value(10),
    version: value(12),
    controlNumber: value(13),
    isTest: value(15).toUpperCase() === 'T',
    wantsAcknowledgment: value(14) === '1',
    separators,
    groups: [],
    errors: faults.map(({ code, fault }) => interchangeError(code, fault, { id: 'ISA', position })),
  }
}

/** Reads segments up to the end of the interchange and returns the offset where the next one may begin. */
function readSegments(text: string, { separators, terminator, end }: Header, state: State): number {
  let at = end
  while (at < text.length) {
    const terminatorIndex = text.indexOf(terminator, at)
    const [stop, next] =
      terminatorIndex < 0 ? [text.length, text.length] : [terminatorIndex, terminatorIndex + terminator.length]
    const elements = trimmed(text.slice(at, stop)).split(separators.element)
    const id = (elements.shift() ?? '').trim().toUpperCase()
    if (id === 'ISA') break
    at = next
    if (id === '' && elements.length === 0) continue
    take({ id, elements, position: state.position }, state)
    state.position += 1
    if (id === 'IEA') return at
  }
  endGroup(state, null)
  const place: Place = { id: 'IEA', position: state.position }
  state.interchange.errors.push(interchangeError('023', 'The interchange ends without IEA', place))
  return at
}

function take(segment: Segment, state: State) {
  if (segment.id === 'GS') return beginGroup(segment, state)
  if (segment.id === 'GE') return endGroup(state, segment)
  if (segment.id === 'ST') return beginTransaction(segment, state)
  if (segment.id === 'SE') return endTransaction(state, segment)
  if (segment.id === 'IEA') return endInterchange(segment, state)
  if (state.transaction) return void state.transaction.segments.push(segment)
  // TA1, the interchange acknowledgement, stands outside of groups.
  if (segment.id !== 'TA1') misplaced(segment, state)
}

function beginGroup(segment: Segment, state: State) {
  endGroup(state, null)
  const value = (index: number) => elementOf(segment, index)
  const group: Group = {
    functionalId: value(1).toUpperCase(),
    sender: value(2),
    receiver: value(3),
    date: value(4),
    time: value(5),
    controlNumber: value(6),
    version: value(8),
    included: 0,
    transactions: [],
    errors: [],
  }
  if (!/^\d{1,9}$/.test(group.controlNumber)) {
    group.errors.push(
      groupError('6', `Group control number ${quoted(group.controlNumber)} is not 1 to 9 digits`, segment),
    )
  }
  if (!/^[A-Z0-9]{2}$/.test(group.functionalId)) {
    group.errors.push(groupError('1', `Group ${quoted(group.functionalId)} is not two characters`, segment))
  }
  state.interchange.groups.push(group)
  state.group = group
  state.usedNumbers.clear()
}

function endGroup(state: State, segment: Segment | null) {
  endTransaction(state, null)
  const { group } = state
  state.group = null
  if (!group) return segment ? misplaced(segment, state) : undefined
  const received = group.transactions.length
  group.included = segment ? countIn(segment) : received
  if (!segment) {
    const message = `Group ${group.controlNumber} ends without GE`
    group.errors.push(groupError('3', message, { id: 'GE', position: state.position }))
    return
  }
  if (!isSameNumber(elementOf(segment, 2), group.controlNumber)) {
    const message = `GE names group ${quoted(elementOf(segment, 2))}, GS ${quoted(group.controlNumber)}`
    group.errors.push(groupError('4', message, segment))
  }
  if (group.included !== received) {
    const message = `GE counts ${quoted(elementOf(segment, 1))} transactions, ${received} came`
    group.errors.push(groupError('5', message, segment))
  }
}

function beginTransaction(segment: Segment, state: State) {
  endTransaction(state, null)
  if (!state.group) return misplaced(segment, state)
  const [kind, controlNumber] = [elementOf(segment, 1), elementOf(segment, 2)]
  const transaction: Transaction = { kind, controlNumber, position: segment.position, segments: [], errors: [] }
  const add = (code: string, message: string) => transaction.errors.push(transactionError(code, message, segment))
  if (!/^\d{3}$/.test(kind)) add('6', `Transaction set ${quoted(kind)} is not three digits`)
  if (!/^[!-~]{4,9}$/.test(controlNumber)) {
    add('7', `Transaction control number ${quoted(controlNumber)} is not 4 to 9 characters`)
  }
  if (state.usedNumbers.has(controlNumber)) {
    add('23', `Transaction control number ${quoted(controlNumber)} is used twice in the group`)
  }
  state.usedNumbers.add(controlNumber)
  state.group.transactions.push(transaction)
  state.transaction = transaction
}

function endTransaction(state: State, segment: Segment | null) {
  const { transaction } = state
  state.transaction = null
  if (!transaction) return segment ? misplaced(segment, state) : undefined
  if (!segment) {
    const message = `Transaction ${transaction.controlNumber} ends without SE`
    transaction.errors.push(transactionError('2', message, { id: 'SE', position: state.position }))
    return
  }
  if (elementOf(segment, 2) !== transaction.controlNumber) {
    const message = `SE names transaction ${quoted(elementOf(segment, 2))}, ST ${quoted(transaction.controlNumber)}`
    transaction.errors.push(transactionError('3', message, segment))
  }
  const actual = segment.position - transaction.position + 1
  if (countIn(segment) !== actual) {
    const message = `SE counts ${quoted(elementOf(segment, 1))} segments, ${actual} came`
    transaction.errors.push(transactionError('4', message, segment))
  }
}

function endInterchange(segment: Segment, state: State) {
  endGroup(state, null)
  const { controlNumber, groups, errors } = state.interchange
  if (!isSameNumber(elementOf(segment, 2), controlNumber)) {
    const message = `IEA names interchange ${quoted(elementOf(segment, 2))}, ISA ${quoted(controlNumber)}`
    errors.push(interchangeError('001', message, segment))
  }
  if (countIn(segment) !== groups.length) {
    const message = `IEA counts ${quoted(elementOf(segment, 1))} groups, ${groups.length} came`
    errors.push(interchangeError('021', message, segment))
  }
}

function misplaced(segment: Segment, { interchange, group }: State) {
  const where = group ? 'outside of a transaction' : 'outside of a group'
  interchange.errors.push(interchangeError('022', `Segment ${quoted(segment.id)} stands ${where}`, segment))
}

const errorsIn = ({ errors, groups }: Interchange): X12Error[] => [
  ...errors,
  ...groups.flatMap((group) => [...group.errors, ...group.transactions.flatMap((transaction) => transaction.errors)]),
]

const countIn = (trailer: Segment): number =>
  /^\d{1,10}$/.test(elementOf(trailer, 1)) ? Number(elementOf(trailer, 1)) : -1

/** Control numbers of groups and interchanges are numeric, so leading zeros are ignored. */
const isSameNumber = (one: string, other: string): boolean => withoutZeros(one) === withoutZeros(other)
const withoutZeros = (digits: string): string => digits.replace(/^0+(?=.)/, '')

/** Line breaks between segments are only for readability. */
function trimmed(raw: string): string {
  let [start, end] = [0, raw.length]
  while (start < end && '\r\n '.includes(raw.charAt(start))) start += 1
  while (end > start && '\r\n'.includes(raw.charAt(end - 1))) end -= 1
  return raw.slice(start, end)
}

function skipBlank(text: string, from: number): number {
  let at = from
  while (at < text.length && /[\s\ufeff]/.test(text.charAt(at))) at += 1
  return at
}
