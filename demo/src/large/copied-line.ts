/** What a column of a copied row holds: an id of its own set, a moment, a day, texts with numbers of references, or anything else. */
export type ColumnRole = 'id' | 'moment' | 'day' | 'references' | 'orderNumber' | 'same'

/** Which copy of a row is wanted. */
export type Copy = { round: number; orderNumber: string }
/** A row of which copies are made, each in the text form of COPY. */
export type CopiedRow = (copy: Copy) => string
type Piece = string | CopiedRow

const nothing = '\\N'
const week = 7 * 86_400_000

/** Copies are spread over so many weeks, so that not all of them fall on the same days. */
const weeks = 52

/**
 * A row whose copies have other ids, other numbers, and lie some weeks earlier. What all copies share is put together once:
 * of most rows many copies are made.
 */
export function copiedRow(fields: readonly string[], roles: readonly ColumnRole[]): CopiedRow {
  const pieces: Piece[] = []
  for (const [index, field] of fields.entries()) {
    const piece = pieceOf(field, roles[index] ?? 'same')
    const tab = index === 0 ? '' : '\t'
    const before = pieces.at(-1)
    if (typeof before === 'string') pieces[pieces.length - 1] = before + tab
    else pieces.push(tab)
    if (typeof piece === 'string') pieces[pieces.length - 1] += piece
    else pieces.push(piece)
  }
  return (copy) => {
    let line = ''
    for (const piece of pieces) line += typeof piece === 'string' ? piece : piece(copy)
    return line
  }
}

function pieceOf(field: string, role: ColumnRole): Piece {
  if (field === nothing || role === 'same') return field
  if (role === 'id') return copiedId(field)
  if (role === 'orderNumber') return ({ orderNumber }) => orderNumber
  if (role === 'references') return referencesIn(field)
  const at = Date.parse(role === 'day' ? field : momentOf(field))
  const shifted = (round: number) => new Date(at - (round % weeks) * week).toISOString()
  return role === 'day' ? ({ round }) => shifted(round).slice(0, 10) : ({ round }) => shifted(round)
}

/** An id of version 8, which nothing but copies has. */
export const isCopy = (column: string) => `substr(${column}::text, 15, 1) = '8'`
/** Its first eight digits count the rounds; the rest tells rows of one round apart. */
const copiedId = (id: string): CopiedRow => {
  const rest = `${id.slice(8, 14)}8${id.slice(15)}`
  return ({ round }) => `${digitsOf(round)}${rest}`
}
const digitsOf = (round: number) => round.toString(16).padStart(8, '0')
/** No copy of this round or a later one has a lower id. */
export const lowestIdOf = (round: number) => `${digitsOf(round)}-0000-0000-0000-000000000000`
export const roundOfId = (id: string) => Number.parseInt(id.slice(0, 8), 16)

/** `2026-11-16 07:00:00+00` as every program reads it. */
const momentOf = (text: string) => `${text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')}`

function referencesIn(field: string): Piece {
  const hasNumbers = /\d{5}/.test(field)
  return hasNumbers ? ({ round }) => field.replaceAll(/\d{5,}/g, (digits) => turned(digits, round)) : field
}

/** Another number of as many digits; different ones stay different. */
function turned(digits: string, round: number): string {
  const size = 10 ** Math.min(digits.length, 12)
  const head = digits.slice(0, -12)
  const tail = (Number(digits.slice(-12)) + round * 7_919) % size
  return head + String(tail).padStart(Math.min(digits.length, 12), '0')
}
