import { type ElementRule, elementRules, lengthOf } from '#standard/segment-rules.ts'
import { readDate, readTime } from '#standard/times.ts'
import { elementOf, type Segment, type Transaction } from '#x12.ts'

/** An element error with its AK403 code; `copy` is the received value. */
export type ElementError = { element: number; reference: string; code: string; copy: string; message: string }

/**
 * A segment error with its AK304 code. `position` starts with 1 at ST. A fatal error makes the transaction unusable;
 * other errors are only reported to the sender.
 */
export type SegmentError = {
  segment: string
  position: number
  code: string
  message: string
  elements: ElementError[]
  isFatal: boolean
}

/** Mandatory and optional segments of a transaction. */
export type TransactionRules = { must: readonly string[]; may: readonly string[] }

/** Checks a transaction against the standard and returns all errors. */
export function checkTransaction(transaction: Transaction, { must, may }: TransactionRules): SegmentError[] {
  const expected = new Set([...must, ...may])
  const present = new Set(transaction.segments.map(({ id }) => id))
  return [
    ...transaction.segments.flatMap((segment) =>
      expected.has(segment.id)
        ? checkElements(transaction, segment, must.includes(segment.id))
        : unexpected(transaction, segment),
    ),
    ...must.filter((id) => !present.has(id)).map((id) => missingSegment(transaction, id)),
  ]
}

/** Error for an unknown code in an element that determines the meaning of the transaction. */
export function unknownCode(transaction: Transaction, segment: Segment, element: number): SegmentError {
  const copy = elementOf(segment, element)
  const message = `${elementName(segment.id, element)} cannot be ${JSON.stringify(copy)}`
  const reference = elementRules(segment.id)?.[element - 1]?.reference ?? ''
  return faulty(transaction, segment, { elements: [{ element, reference, code: '7', copy, message }], isFatal: true })
}

/** Error for a missing element without which the transaction has no meaning. */
export function missingElement(transaction: Transaction, segment: Segment, element: number): SegmentError {
  const message = `${elementName(segment.id, element)} is missing`
  const reference = elementRules(segment.id)?.[element - 1]?.reference ?? ''
  return faulty(transaction, segment, {
    elements: [{ element, reference, code: '1', copy: '', message }],
    isFatal: true,
  })
}

/** Position of a segment within its transaction. */
export const positionIn = (transaction: Transaction, segment: Segment): number =>
  segment.position - transaction.position + 1

export const isUsable = (errors: readonly SegmentError[]): boolean => !errors.some(({ isFatal }) => isFatal)

function checkElements(transaction: Transaction, segment: Segment, isNeeded: boolean): SegmentError[] {
  const rules = elementRules(segment.id)
  if (!rules) return []
  const last = Math.max(rules.length, segment.elements.length)
  const elements = Array.from({ length: last }, (_, index) => checkElement(segment, index + 1, rules[index])).flat()
  if (elements.length === 0) return []
  return [faulty(transaction, segment, { elements, isFatal: isNeeded && elements.some(({ code }) => code === '1') })]
}

function checkElement(segment: Segment, element: number, rule: ElementRule | undefined): ElementError[] {
  const copy = elementOf(segment, element)
  const name = elementName(segment.id, element)
  const error = (code: string, message: string) => [{ element, reference: rule?.reference ?? '', code, copy, message }]
  if (!rule) return copy === '' ? [] : error('3', `${name} is one element too many`)
  if (copy === '') return rule.isMandatory ? error('1', `${name} is missing`) : []
  if (!charactersOf[rule.type].test(copy)) return error('6', `${name} holds characters that it may not`)
  if (rule.type === 'DT' && readDate(copy) === null) return error('8', `${name} is no date`)
  if (rule.type === 'TM' && readTime(copy) === null) return error('9', `${name} is no time`)
  const length = lengthOf(copy, rule.type)
  if (length < rule.min) return error('4', `${name} is shorter than ${rule.min}`)
  if (length > rule.max) return error('5', `${name} is longer than ${rule.max}`)
  return []
}

const charactersOf: Readonly<Record<ElementRule['type'], RegExp>> = {
  ID: /^[ -~]*$/,
  AN: /^[ -~]*$/,
  C: /^[ -~]*$/,
  DT: /^[ -~]*$/,
  TM: /^[ -~]*$/,
  R: /^-?(\d+\.?\d*|\.\d+)$/,
  N0: /^-?\d+$/,
  N2: /^-?\d+$/,
}

function faulty(
  transaction: Transaction,
  segment: Segment,
  { elements, isFatal }: Pick<SegmentError, 'elements' | 'isFatal'>,
): SegmentError {
  const position = positionIn(transaction, segment)
  const message = elements.map((element) => element.message).join('; ')
  return { segment: segment.id, position, code: '8', message, elements, isFatal }
}

function unexpected(transaction: Transaction, segment: Segment): SegmentError[] {
  const position = positionIn(transaction, segment)
  const isKnown = elementRules(segment.id) !== undefined
  const message = `Segment ${JSON.stringify(segment.id.slice(0, 10))} is not one of a ${transaction.kind}`
  return [{ segment: segment.id, position, code: isKnown ? '6' : '1', message, elements: [], isFatal: false }]
}

/** A missing segment is reported at the end of the transaction. */
function missingSegment({ segments, kind }: Transaction, id: string): SegmentError {
  const message = `Segment ${id} is missing in a ${kind}`
  return { segment: id, position: segments.length + 2, code: '3', message, elements: [], isFatal: true }
}

const elementName = (id: string, element: number): string => `${id}${String(element).padStart(2, '0')}`
