import { type Country, countries, findState } from '#places/states.ts'

/** The country of a stop that names none: the form of its postal code tells it, otherwise its state; BC alone is Canada's. */
export function countryOfStop({ state, zip }: { state: string; zip: string | null }): Country | null {
  if (zip && /^[a-z]\d[a-z]/i.test(zip.trim())) return 'CA'
  const named = countries.filter((country) => findState(country, state))
  if (zip && /^\d/.test(zip.trim())) return named.find((country) => country !== 'CA') ?? null
  return named[0] ?? null
}
