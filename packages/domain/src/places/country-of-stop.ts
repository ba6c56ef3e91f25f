import { type Country, countries, findState } from '#places/states.ts'

/**
 * Country of a stop without one, based on the format of its postal code, otherwise on its state. BC alone means British
 * Columbia, Canada.
 */
export function countryOfStop({ state, zip }: { state: string; zip: string | null }): Country | null {
  if (zip && /^[a-z]\d[a-z]/i.test(zip.trim())) return 'CA'
  const matches = countries.filter((country) => findState(country, state))
  if (zip && /^\d/.test(zip.trim())) return matches.find((country) => country !== 'CA') ?? null
  return matches[0] ?? null
}
