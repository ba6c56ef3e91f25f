/** What a column of a copied row holds: an id of its own set, a moment, a day, texts with numbers of references, or anything else. */
export type ColumnRole = 'id' | 'moment' | 'day' | 'references' | 'orderNumber' | 'same'

const nothing = '\\N'
const week = 7 * 86_400_000

/** Copies are spread over so many weeks, so that not all of them fall on the same days. */
const weeks = 52

/** A row in the text form of COPY, as the copy of a round: other ids, other numbers, some weeks earlier. */
export function copiedLine(
  fields: readonly string[],
  roles: readonly ColumnRole[],
  { round, orderNumber }: { round: number; orderNumber: string },
): string {
  return fields.map((field, index) => copied(field, roles[index] ?? 'same', round, orderNumber)).join('\t')
}

function copied(field: string, role: ColumnRole, round: number, orderNumber: string): string {
  if (field === nothing || role === 'same') return field
  if (role === 'id') return idOf(field, round)
  if (role === 'references') return field.replaceAll(/\d{5,}/g, (digits) => turned(digits, round))
  if (role === 'orderNumber') return orderNumber
  const shifted = new Date(Date.parse(role === 'day' ? field : momentOf(field)) - (round % weeks) * week).toISOString()
  return role === 'day' ? shifted.slice(0, 10) : shifted
}

/** The first eight digits count the rounds; the rest tells rows of one round apart. */
const idOf = (id: string, round: number) => `${round.toString(16).padStart(8, '0')}${id.slice(8)}`

/** `2026-11-16 07:00:00+00` as every program reads it. */
const momentOf = (text: string) => `${text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')}`

/** Another number of as many digits; different ones stay different. */
function turned(digits: string, round: number): string {
  const size = 10 ** Math.min(digits.length, 12)
  const head = digits.slice(0, -12)
  const tail = (Number(digits.slice(-12)) + round * 7_919) % size
  return head + String(tail).padStart(Math.min(digits.length, 12), '0')
}
