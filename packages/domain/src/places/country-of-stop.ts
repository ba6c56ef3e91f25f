import { type Country, countries, countryNames, findState } from '#places/states.ts'

/**
 * Countries that a stop without one may lie in. The format of a postal code decides between Canada and Mexico; without
 * one, BC and NL fit both. (DEF-131)
 */
export function countriesOfStop({ state, zip }: { state: string; zip: string | null }): Country[] {
  const code = zip?.trim() ?? ''
  if (/^[a-z]\d[a-z]/i.test(code)) return ['CA']
  const matches = countries.filter((country) => findState(country, state))
  return /^\d/.test(code) ? matches.filter((country) => country !== 'CA').slice(0, 1) : matches
}

/** Refusal of a state code that exists in several countries, when the city does not decide between them. */
export const ambiguousState = (state: string, choices: readonly Country[]): string =>
  `${state} is ${choices.map((country) => stateAndCountry(country, state)).join(' or ')}. Name the country.`

const stateAndCountry = (country: Country, state: string) =>
  `${findState(country, state)?.name ?? state} (${countryNames[country]})`
