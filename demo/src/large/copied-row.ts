/**
 * How a copied column changes: a new id, a shifted time or date, text with reference numbers, the order number, or no
 * change.
 */
export type ColumnRole = 'id' | 'moment' | 'day' | 'references' | 'orderNumber' | 'same'

export type Copy = { round: number; orderNumber: string }
/** Writes a copy at an offset of a buffer in binary COPY format and returns the offset after it. */
export type CopiedRow = (target: Buffer, start: number, copy: Copy) => number
/** Modifies the bytes that were just copied from the template row. */
type Change = (target: Buffer, start: number, copy: Copy) => void
type Field = { row: Buffer; at: number; size: number }

/** Size of the length prefix of a field. A null field has a length of -1. */
const lengthBytes = 4
const week = 7 * 86_400_000_000

/** Copies are spread over this many weeks, so that they do not all fall on the same days. */
const weeks = 52

/**
 * A row whose copies have other ids, other numbers and dates some weeks earlier. In binary format, changed values keep
 * their offset and length. Only the order number does not, so it has to be the last field.
 */
export function copiedRow(row: Buffer, roles: readonly ColumnRole[], numberOf: (id: string) => number): CopiedRow {
  const changes: Change[] = []
  let end = 2
  for (const role of roles) {
    if (role === 'orderNumber') break
    const size = Math.max(0, row.readInt32BE(end))
    const field = { row, at: end + lengthBytes, size }
    if (size > 0) changes.push(...changesOf(field, role, numberOf))
    end = field.at + size
  }
  const hasNumber = end < row.length
  return (target, start, copy) => {
    row.copy(target, start, 0, end)
    for (const change of changes) change(target, start, copy)
    return hasNumber ? writeText(target, start + end, copy.orderNumber) : start + end
  }
}

function writeText(target: Buffer, start: number, text: string): number {
  const size = target.write(text, start + lengthBytes, 'latin1')
  target.writeInt32BE(size, start)
  return start + lengthBytes + size
}

function changesOf(field: Field, role: ColumnRole, numberOf: (id: string) => number): Change[] {
  if (role === 'id') return [copiedId(field, numberOf)]
  if (role === 'references') return numbersIn(field)
  if (role === 'day') return [shiftedDay(field)]
  return role === 'moment' ? [shiftedMoment(field)] : []
}

/** Only copies have ids of UUID version 8. */
export const isCopy = (column: string) => `substr(${column}::text, 15, 1) = '8'`

/**
 * The first eight digits count the rounds, and the digits up to the fourth group count the rows of a round in order, so
 * that most rows are already sorted for the indexes.
 */
function copiedId({ row, at }: Field, numberOf: (id: string) => number): Change {
  const number = numberOf(idAt(row, at))
  row.writeUInt16BE(number >>> 12, at + 4)
  row.writeUInt16BE(0x8000 | (number & 0xfff), at + 6)
  return (target, start, { round }) => target.writeUInt32BE(round, start + at)
}
export const idAt = (row: Buffer, at: number) => row.toString('hex', at, at + 16)
/** Lowest id of a copy in this round or later. */
export const lowestIdOf = (round: number) => `${round.toString(16).padStart(8, '0')}-0000-0000-0000-000000000000`
export const roundOfId = (id: string) => Number.parseInt(id.slice(0, 8), 16)

/** Dates are stored as days since 2000-01-01. */
function shiftedDay({ row, at }: Field): Change {
  const days = row.readInt32BE(at)
  return (target, start, { round }) => target.writeInt32BE(days - (round % weeks) * 7, start + at)
}

/**
 * Timestamps are stored as microseconds since 2000-01-01. They are written in two halves because a number holds them
 * exactly and BigInt would be slow.
 */
function shiftedMoment({ row, at }: Field): Change {
  const moment = Number(row.readBigInt64BE(at))
  const half = 2 ** 32
  return (target, start, { round }) => {
    const shifted = moment - (round % weeks) * week
    const high = Math.floor(shifted / half)
    target.writeInt32BE(high, start + at)
    target.writeUInt32BE(shifted - high * half, start + at + 4)
  }
}

/** Replaces every number in a text by another one with the same number of digits. Different numbers stay different. */
function numbersIn({ row, at, size }: Field): Change[] {
  const text = row.toString('latin1', at, at + size)
  return [...text.matchAll(/\d{5,}/g)].map(({ 0: digits, index }) => {
    const turning = digits.slice(-12)
    const place = at + index + digits.length - turning.length
    return (target, start, { round }) => {
      const turned = (Number(turning) + round * 7_919) % 10 ** turning.length
      target.write(String(turned).padStart(turning.length, '0'), start + place, 'latin1')
    }
  })
}
