import type { OpenRange } from '@lanewise/domain/quotes/dynamic-range'
import { readDate } from '#platform/form/date/date-text.ts'

/**
 * Parses a typed range of days: "11/16 to 11/20", "11/16/2026", "From 11/16/2026", "Until 11/20/2026". Empty text is a
 * range that is open at both ends; null is text that is not a range.
 */
export function readDays(text: string, today: string): OpenRange | null {
  const typed = text.trim()
  // A filter looks back as often as ahead, so a date without a year is one of this year.
  const yearStart = `${today.slice(0, 4)}-01-01`
  if (typed === '') return { start: null, end: null }
  const [, word, only] = oneEnd.exec(typed) ?? []
  if (word && only) {
    const date = readDate(only, yearStart)
    if (!date) return null
    return word.toLowerCase() === 'from' ? { start: date, end: null } : { start: null, end: date }
  }
  const [from = '', to = from, ...more] = typed.split(between)
  const start = readDate(from, yearStart)
  const end = start && readDate(to, start)
  return start && end && start <= end && more.length === 0 ? { start, end } : null
}

const oneEnd = /^(from|until)\s+(.+)$/i
const between = /\s*(?:\bto\b|–|—|\.\.)\s*/i
