import { formatDate } from '@lanewise/domain/shared/format'

/** A date as people write it; what is no date stays as it was typed. */
export const shownDate = (value: string | null) =>
  value && isIsoDate(value) ? formatDate(value, 'UTC') : (value ?? '')

export const isIsoDate = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text)

/** What was typed as `YYYY-MM-DD`: month and day with or without a year, which is then the next one that has it ahead. */
export function readDate(text: string, today: string): string | null {
  const typed = text.trim()
  if (isIsoDate(typed)) return existing(typed)
  const [, month, day, year] = /^(\d{1,2})[/.\- ](\d{1,2})(?:[/.\- ](\d{2}|\d{4}))?$/.exec(typed) ?? []
  if (!month || !day) return null
  const thisYear = Number(today.slice(0, 4))
  if (year) return existing(isoOf(year.length === 2 ? 2000 + Number(year) : Number(year), Number(month), Number(day)))
  const soon = existing(isoOf(thisYear, Number(month), Number(day)))
  return soon && soon < today ? existing(isoOf(thisYear + 1, Number(month), Number(day))) : soon
}

/** The same date when the calendar has it. */
function existing(iso: string): string | null {
  const moment = new Date(`${iso}T00:00:00Z`)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(iso) ? iso : null
}

const two = (part: number) => String(part).padStart(2, '0')
const isoOf = (year: number, month: number, day: number) => `${year}-${two(month)}-${two(day)}`
