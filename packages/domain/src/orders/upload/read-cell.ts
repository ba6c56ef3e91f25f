import { answerIn, dayIn, entriesIn, moneyIn, notADate, notAnAmount, numberIn, timeIn } from '#shared/cells.ts'
import { nearestName } from '#shared/nearest.ts'
import { cellOf, shownCell, type UploadIssue, type UploadRow } from './columns.ts'

/** Parses the text of a cell that is not empty, or returns an error message. */
export type Reader<T> = (text: string) => { value: T } | { message: string }

/** A cell that cannot be read adds an issue and counts as empty. */
export function readCell<T>(row: UploadRow, column: string, reader: Reader<T>, issues: UploadIssue[]): T | null {
  const text = cellOf(row, column)
  if (text === '') return null
  const read = reader(text)
  if ('value' in read) return read.value
  issues.push({ row: row.row, column, value: shownCell(row, column), message: read.message })
  return null
}

const by =
  <T>(read: (text: string) => T | undefined, message: string): Reader<T> =>
  (text) => {
    const value = read(text)
    return value === undefined ? { message } : { value }
  }

export const asText: Reader<string> = (text) => ({ value: text })
export const asNumber = by(numberIn, 'Not a number. Write it as 1200')
export const asAmount = by(moneyIn, notAnAmount)
export const asDay = by(dayIn, notADate)
export const asTime = by(timeIn, 'Not a time. Write it as 08:00 or 5:30 PM')
export const asAnswer = by(answerIn, 'Write Yes or No')

const folded = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9.]/g, '')

/** A reader that accepts one of the values, by stored value or by any of its names. */
export function oneOf<V>(values: readonly V[], namesOf: (value: V) => readonly string[]): Reader<V> {
  const known = new Map(values.flatMap((value) => namesOf(value).map((name) => [folded(name), value] as const)))
  const names = values.map((value) => namesOf(value).at(-1) ?? '')
  return (text) => {
    const value = known.get(folded(text))
    return value === undefined ? { message: unknownChoice(text, names) } : { value }
  }
}

/** Enough for the freight classes, not for the package types. */
const longestChoice = 120

/** Long lists are not shown in full; the most likely intended value is more helpful. */
function unknownChoice(text: string, names: readonly string[]): string {
  const choice = names.join(', ')
  if (choice.length <= longestChoice) return `Write one of ${choice}`
  const nearest = nearestName(text, names)
  return nearest ? `Not known. Did you mean ${nearest}?` : 'Not known. See the template for how it is written'
}

/** Accepts several values separated by semicolons. */
export function severalOf<V>(one: Reader<V>): Reader<V[]> {
  return (text) => {
    const read = entriesIn(text).map(one)
    const wrong = read.find((entry) => 'message' in entry)
    return wrong ?? { value: read.flatMap((entry) => ('value' in entry ? [entry.value] : [])) }
  }
}
