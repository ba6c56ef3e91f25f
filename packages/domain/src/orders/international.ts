import { firstCountry } from '#locations/country.ts'

/** RATE-42: whether stops lie in more than one country; a stop without a country counts as one in the United States. */
export function isInternationalRoute(stops: readonly { country?: string | null }[]): boolean {
  return new Set(stops.map(({ country }) => country || firstCountry)).size > 1
}
