import { dateFilterInWords } from '@lanewise/domain/quotes/date-filter-words'
import type { OpenRange } from '@lanewise/domain/quotes/dynamic-range'

const date = String.raw`(\d{4}-\d\d-\d\d)?`
const shape = new RegExp(String.raw`^${date}\.\.${date}$`)

/** Days in the address of a list: `2026-01-01..2026-01-31`, either of them open. */
export const rangeText = ({ start, end }: OpenRange): string => `${start ?? ''}..${end ?? ''}`

/** Null for what is no range; a day that does not exist is open. */
export function readRange(text: string): OpenRange | null {
  const dates = shape.exec(text)
  return dates && { start: realDate(dates[1]), end: realDate(dates[2]) }
}

/** "01/01/2026 to 01/31/2026". */
export const rangeWords = (text: string): string =>
  dateFilterInWords({ type: 'Fixed', ...(readRange(text) ?? { start: null, end: null }) }) ?? ''

/** The 31st of February is no date to ask for. */
const realDate = (text: string | undefined): string | null => {
  const day = new Date(`${text}T00:00:00Z`)
  return text && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) ? text : null
}
