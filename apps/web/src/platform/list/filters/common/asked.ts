import { readPlaceId } from '@lanewise/domain/places/place-id'
import { readRange } from '#platform/list/filters/date-range.ts'

/** The place that an address names; null for what is no place. */
export const readPlace = ([id = '']: readonly string[]): string | null => (readPlaceId(id) ? id : null)

/** The place under the name that a call knows it by, or nothing. */
export function askedPlace(name: string, values: readonly string[]) {
  const id = readPlace(values)
  return id ? { [name]: id } : {}
}

/** The days that an address names, as calls take them; null where both ends are open. */
export function daysOf([text = '']: readonly string[]) {
  const { start, end } = readRange(text) ?? { start: null, end: null }
  return start || end ? { ...(start && { startDate: start }), ...(end && { endDate: end }) } : null
}

export function askedDays(name: string, values: readonly string[]) {
  const days = daysOf(values)
  return days ? { [name]: days } : {}
}
