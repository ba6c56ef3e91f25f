import { type Country, countries, countryNames, findState, isCountry, statesOf } from '#places/states.ts'

/** LOC-19: the country a form starts with. */
export const firstCountry: Country = countries[0]

/** Whether a location lies outside the United States (LOC-1). */
export const isInternational = (country: Country): boolean => country !== 'US'

/** A country by its code or name, as files write it; null when it is none of the three. */
export function countryIn(text: string): Country | null {
  const code = text.trim().toUpperCase()
  if (isCountry(code)) return code
  return countries.find((country) => spellings[country].includes(code.replace(/\./g, ''))) ?? null
}

/** A state in a filter: its code alone may stand for a province of Canada and a state of Mexico. */
export const stateKey = (country: Country, code: string): string => `${country}-${code}`

/** The country and code of a state in a filter; null when there is no such state. */
export function stateOfKey(key: string): { country: Country; state: string; name: string } | null {
  const [country = '', code = ''] = key.split('-')
  const found = isCountry(country) ? findState(country, code) : undefined
  return isCountry(country) && found?.code === code ? { country, state: code, name: found.name } : null
}

/** The states of all countries as choices of a filter. */
export const stateChoices = (): { key: string; name: string; country: Country }[] =>
  countries.flatMap((country) =>
    statesOf(country).map(({ code, name }) => ({ key: stateKey(country, code), name, country })),
  )

const spellings: Readonly<Record<Country, readonly string[]>> = {
  US: ['USA', countryNames.US.toUpperCase(), 'UNITED STATES OF AMERICA'],
  CA: ['CAN', countryNames.CA.toUpperCase()],
  MX: ['MEX', countryNames.MX.toUpperCase(), 'MÉXICO'],
}
