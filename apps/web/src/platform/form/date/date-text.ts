import { formatDate } from '@lanewise/domain/shared/format'

/** A date in US format. Text that is not a date stays as typed. */
export const shownDate = (value: string | null) =>
  value && isIsoDate(value) ? formatDate(value, 'UTC') : (value ?? '')

export const isIsoDate = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text)

/**
 * Parses typed text into `YYYY-MM-DD`, with separators or as digits alone: 11202026, 112026 or 1120. A month and day
 * without a year mean the next such date in the future.
 */
export function readDate(text: string, today: string): string | null {
  const typed = text.trim()
  if (isIsoDate(typed)) return existing(typed)
  const [, month, day, year] = separated.exec(typed) ?? digitsAlone.exec(typed) ?? []
  if (!month || !day) return null
  const thisYear = Number(today.slice(0, 4))
  if (year) return existing(isoOf(year.length === 2 ? 2000 + Number(year) : Number(year), Number(month), Number(day)))
  const soon = existing(isoOf(thisYear, Number(month), Number(day)))
  return soon && soon < today ? existing(isoOf(thisYear + 1, Number(month), Number(day))) : soon
}

const separated = /^(\d{1,2})[/.\- ](\d{1,2})(?:[/.\- ](\d{2}|\d{4}))?$/
const digitsAlone = /^(\d{2})(\d{2})(\d{2}|\d{4})?$/

/** The same date when it exists in the calendar. */
function existing(iso: string): string | null {
  const moment = new Date(`${iso}T00:00:00Z`)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(iso) ? iso : null
}

const two = (part: number) => String(part).padStart(2, '0')
const isoOf = (year: number, month: number, day: number) => `${year}-${two(month)}-${two(day)}`
