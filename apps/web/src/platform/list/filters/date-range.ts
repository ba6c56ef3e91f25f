import { dateFilterLabel } from '@lanewise/domain/quotes/date-filter-text'
import type { OpenRange } from '@lanewise/domain/quotes/dynamic-range'

const date = String.raw`(\d{4}-\d\d-\d\d)?`
const shape = new RegExp(String.raw`^${date}\.\.${date}$`)

/** A date range in the URL of a list: `2026-01-01..2026-01-31`. Either end may be open. */
export const rangeText = ({ start, end }: OpenRange): string => `${start ?? ''}..${end ?? ''}`

/** Null when the text is not a range. A day that does not exist counts as open. */
export function readRange(text: string): OpenRange | null {
  const dates = shape.exec(text)
  return dates && { start: realDate(dates[1]), end: realDate(dates[2]) }
}

/** "01/01/2026 to 01/31/2026". */
export const rangeLabel = (text: string): string =>
  dateFilterLabel({ type: 'Fixed', ...(readRange(text) ?? { start: null, end: null }) }) ?? ''

/** A date that does not exist, such as February 31, is treated as missing. */
const realDate = (text: string | undefined): string | null => {
  const day = new Date(`${text}T00:00:00Z`)
  return text && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) ? text : null
}
