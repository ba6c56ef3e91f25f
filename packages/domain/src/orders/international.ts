import { firstCountry } from '#locations/country.ts'

/** Whether stops are in more than one country; a stop without a country counts as in the United States. (RATE-42) */
export function isInternationalRoute(stops: readonly { country?: string | null }[]): boolean {
  return new Set(stops.map(({ country }) => country || firstCountry)).size > 1
}
