import { readPlaceId } from '@lanewise/domain/places/place-id'
import { readRange } from '#platform/list/filters/date-range.ts'

/** The place id in the URL; null when the value is not a place id. */
export const readPlace = ([id = '']: readonly string[]): string | null => (readPlaceId(id) ? id : null)

/** Query parameter for a place under the name the API uses, or an empty object. */
export function placeQuery(name: string, values: readonly string[]) {
  const id = readPlace(values)
  return id ? { [name]: id } : {}
}

/** The date range in the URL, in the format of API calls; null when both ends are open. */
export function daysOf([text = '']: readonly string[]) {
  const { start, end } = readRange(text) ?? { start: null, end: null }
  return start || end ? { ...(start && { startDate: start }), ...(end && { endDate: end }) } : null
}

export function daysQuery(name: string, values: readonly string[]) {
  const days = daysOf(values)
  return days ? { [name]: days } : {}
}
