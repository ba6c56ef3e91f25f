import { readPlaceId } from '@lanewise/domain/places/place-id'
import type { DateFilter } from '@lanewise/domain/quotes/dynamic-range'
import { radiusOf } from '@lanewise/domain/quotes/radius'
import { rangeText, readRange } from '#platform/list/filters/date-range.ts'

/** Place id and a radius in miles. */
export type PlaceChoice = { id: string; miles: number }

const between = '..'

/** Format in the address: `origin=US:46204..25`. */
export const placeText = ({ id, miles }: PlaceChoice) => `${id}${between}${miles}`

/** Returns null when the text is not a place. A missing or invalid radius becomes the nearest valid one. */
export function readPlace([text = '']: readonly string[]): PlaceChoice | null {
  const [id = '', miles] = text.split(between)
  return readPlaceId(id) ? { id, miles: radiusOf(miles) } : null
}

/**
 * Format in the address: `requested=7..0d` for days around today, or `2026-01-01..2026-01-31`. Empty when the filter is
 * off.
 */
export function datesText(filter: DateFilter): string[] {
  if (filter.type === 'Off') return []
  if (filter.type === 'Fixed') return [rangeText(filter)]
  return [`${filter.pastDays}${between}${filter.futureDays}d`]
}

const dynamic = /^(-?\d{1,4})\.\.(\d{1,4})d$/
/** Maximum number of days that the API accepts. */
const mostDays = 3_650

export function readDates([text = '']: readonly string[]): DateFilter {
  const days = dynamic.exec(text)
  if (days) return { type: 'Dynamic', pastDays: daysOf(days[1]), futureDays: daysOf(days[2]) }
  const range = readRange(text)
  return range ? { type: 'Fixed', ...range } : { type: 'Off' }
}

export const daysOf = (text: string | undefined): number =>
  Math.min(mostDays, Math.max(-mostDays, Number.parseInt(text ?? '', 10) || 0))
