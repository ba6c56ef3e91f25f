import type { DelayReason, EventKind } from '@lanewise/domain/tracking/event-kinds'
import {
  checkTransaction,
  isUsable,
  missingElement,
  positionIn,
  type SegmentError,
  type TransactionRules,
  unknownCode,
} from '#standard/segment-check.ts'
import { fitted } from '#standard/segment-rules.ts'
import { joinedLines } from '#standard/texts.ts'
import { readX12Time, writtenDate8, writtenTime4, type X12Time } from '#standard/times.ts'
import { delayReasonOf, reasonOfStatus, type Side, type StatusMeaning, statusMeaning } from '#status-codes.ts'
import { elementOf, type Segment, type Transaction } from '#x12.ts'
import type { OutgoingSegment, OutgoingTransaction } from '#x12-writer.ts'

/** One event of a load; `position` is its segment position in the transaction. */
export type LoadStatus = {
  position: number
  code: string
  kind: EventKind
  side: Side | null
  /** Stop number in the carrier's count, if the carrier sends one. */
  stopNumber: number | null
  at: X12Time | null
  reason: DelayReason | null
  city: string | null
  state: string | null
  country: string | null
  latitude: number | null
  longitude: number | null
  remarks: string | null
}

/** A carrier's status report for a load, identified by our number, the carrier's own number, or both. */
export type StatusReport = {
  shipmentNumber: string | null
  proNumber: string | null
  scac: string | null
  statuses: LoadStatus[]
}
export type Status214Reading = { report: StatusReport | null; errors: SegmentError[] }

const rules: TransactionRules = {
  must: ['B10', 'AT7'],
  may: [
    ...['L11', 'MAN', 'N1', 'N2', 'N3', 'N4', 'G61', 'G62', 'LX', 'MS1', 'MS2', 'K1', 'AT5', 'AT8', 'Q7', 'CD3'],
    ...['NM1', 'PRF', 'SPO', 'S5', 'M7', 'NTE', 'MS3', 'N9', 'NA', 'OID'],
  ],
}

/**
 * Reads a shipment status message (214). An unknown status is reported as an error, and the other statuses are still
 * used.
 */
export function readStatus214(transaction: Transaction): Status214Reading {
  const errors = checkTransaction(transaction, rules)
  const begin = transaction.segments.find(({ id }) => id === 'B10')
  if (!begin || !isUsable(errors)) return { report: null, errors }
  const [proNumber, shipmentNumber] = [elementOf(begin, 1), elementOf(begin, 2)]
  if (!proNumber && !shipmentNumber) return { report: null, errors: [...errors, missingElement(transaction, begin, 2)] }
  const results = partsOf(transaction.segments).map((part) => statusIn(transaction, part))
  const statuses = results.flatMap(({ status }) => status ?? [])
  const unknown = results
    .flatMap(({ error }) => error ?? [])
    .map((error) => ({ ...error, isFatal: statuses.length === 0 }))
  const scac = elementOf(begin, 3).toUpperCase() || null
  const report = { shipmentNumber: shipmentNumber || null, proNumber: proNumber || null, scac, statuses }
  return { report: statuses.length > 0 ? report : null, errors: [...errors, ...unknown] }
}

/** A status to write; its code says what happened at which end of the trip. */
export type OutgoingStatus = Omit<LoadStatus, 'position' | 'kind' | 'side' | 'remarks'>
export type OutgoingReport = Omit<StatusReport, 'statuses'> & { statuses: readonly OutgoingStatus[] }

/** Writes a shipment status message (214), with each status in an LX loop of its own. */
export function writeStatus214({ proNumber, shipmentNumber, scac, statuses }: OutgoingReport): OutgoingTransaction {
  const lines = statuses.flatMap((status, index) => [['LX', index + 1] as const, ...statusSegments(status)])
  return { kind: '214', segments: [['B10', proNumber, shipmentNumber, scac] as const, ...lines].map(fitted) }
}

function statusSegments({ code, reason, at, stopNumber, ...place }: OutgoingStatus): OutgoingSegment[] {
  const time = at === null ? [] : [writtenDate8(at), writtenTime4(at), at.time === null ? null : at.timeCode]
  const { city, state, country, longitude, latitude } = place
  const hasPoint = longitude !== null && latitude !== null
  const point = hasPoint
    ? [degreeCode(longitude), degreeCode(latitude), longitude < 0 ? 'W' : 'E', latitude < 0 ? 'S' : 'N']
    : []
  const segments: (OutgoingSegment | false)[] = [
    ['AT7', code, reason ?? 'NS', null, null, ...time],
    (hasPoint || city !== null) && ['MS1', city, state, country, ...point],
    stopNumber !== null && ['L11', stopNumber, 'QN'],
  ]
  return segments.filter((segment) => segment !== false)
}

/** Degrees, minutes and seconds (DDDMMSS) without a sign. */
function degreeCode(degrees: number): string {
  const seconds = Math.round(Math.abs(degrees) * 3600)
  const pair = (value: number) => String(value % 60).padStart(2, '0')
  return String(Math.floor(seconds / 3600)).padStart(3, '0') + pair(Math.floor(seconds / 60)) + pair(seconds)
}

/** A status with its own segments and the segments that all statuses of its LX loop share. */
type Part = { status: Segment; own: Segment[]; shared: Segment[] }

/** LX begins a loop and AT7 a status in it; the segments after a status belong to it. */
function partsOf(segments: readonly Segment[]): Part[] {
  const parts: Part[] = []
  let shared: Segment[] = []
  let own: Segment[] = shared
  for (const segment of segments) {
    if (segment.id === 'LX') {
      shared = []
      own = shared
    } else if (segment.id === 'AT7') {
      own = []
      parts.push({ status: segment, own, shared })
    } else own.push(segment)
  }
  return parts
}

function statusIn(transaction: Transaction, part: Part): { status?: LoadStatus; error?: SegmentError } {
  const { status: segment } = part
  // An appointment has its code in a separate element.
  const [element, code] = elementOf(segment, 1) ? [1, elementOf(segment, 1)] : [3, elementOf(segment, 3)]
  const meaning = statusMeaning(code)
  if (!meaning) return { error: unknownCode(transaction, segment, element) }
  return { status: { ...statusOf(part, code, meaning), position: positionIn(transaction, segment) } }
}

function statusOf(
  { status, own, shared }: Part,
  code: string,
  { kind, side }: StatusMeaning,
): Omit<LoadStatus, 'position'> {
  const all = [...own, ...shared]
  const place = all.find(({ id }) => id === 'MS1')
  const remarks = own
    .filter(({ id }) => id === 'K1')
    .flatMap((segment) => [elementOf(segment, 1), elementOf(segment, 2)])
  return {
    code: code.toUpperCase(),
    kind,
    side,
    stopNumber: stopNumberIn(own) ?? stopNumberIn(shared),
    at: timeOf(status, all),
    reason: delayReasonOf(elementOf(status, 2) || elementOf(status, 4)) ?? reasonOfStatus(code),
    city: (place && elementOf(place, 1)) || null,
    state: (place && elementOf(place, 2).toUpperCase()) || null,
    country: (place && elementOf(place, 3).toUpperCase()) || null,
    ...coordinatesIn(place),
    remarks: joinedLines(remarks),
  }
}

/** The stop number comes from `L11*2*QN` or from the stop segment (S5). */
function stopNumberIn(segments: readonly Segment[]): number | null {
  const candidates = segments.flatMap((segment) => {
    if (segment.id === 'L11' && elementOf(segment, 2).toUpperCase() === 'QN') return elementOf(segment, 1)
    return segment.id === 'S5' ? elementOf(segment, 1) : []
  })
  const number = candidates.find((text) => /^\d{1,3}$/.test(text))
  return number === undefined ? null : Number(number)
}

function timeOf(status: Segment, others: readonly Segment[]): X12Time | null {
  const statusTime = readX12Time(elementOf(status, 5), elementOf(status, 6), elementOf(status, 7))
  if (statusTime) return statusTime
  const date = others.find(({ id }) => id === 'G62')
  return date ? readX12Time(elementOf(date, 2), elementOf(date, 4), elementOf(date, 5)) : null
}

const nowhere = { latitude: null, longitude: null }

/** Returns both coordinates or none, because one alone is no position. */
function coordinatesIn(place: Segment | undefined): { latitude: number | null; longitude: number | null } {
  if (!place) return nowhere
  const longitude = degreesOf(elementOf(place, 4), 180)
  const latitude = degreesOf(elementOf(place, 5), 90)
  if (longitude === null || latitude === null) return nowhere
  // Coordinates without a hemisphere are in North America.
  const isEast = elementOf(place, 6).toUpperCase() === 'E'
  const isSouth = elementOf(place, 7).toUpperCase() === 'S'
  return { longitude: isEast ? longitude : -longitude, latitude: isSouth ? -latitude : latitude }
}

/** Parses degrees, minutes and seconds (DDDMMSS) or decimal degrees; null for anything else. */
function degreesOf(text: string, most: number): number | null {
  const [, degrees, minutes, seconds] = /^(\d{2,3})([0-5]\d)([0-5]\d)$/.exec(text) ?? []
  const value =
    degrees === undefined ? decimalOf(text) : Number(degrees) + Number(minutes) / 60 + Number(seconds) / 3600
  return value !== null && value <= most ? value : null
}

const decimalOf = (text: string): number | null => (/^-?\d{1,3}\.\d+$/.test(text) ? Math.abs(Number(text)) : null)
