import { type Country, countries, countryNames, findState, isCountry, statesOf } from '#places/states.ts'

/** Default country of a form. (LOC-19) */
export const firstCountry: Country = countries[0]

/** Whether a location is outside the United States. (LOC-1) */
export const isInternational = (country: Country): boolean => country !== 'US'

/** A country by its code or name as found in files; null if it is none of the three countries. */
export function countryIn(text: string): Country | null {
  const code = text.trim().toUpperCase()
  if (isCountry(code)) return code
  return countries.find((country) => spellings[country].includes(code.replace(/\./g, ''))) ?? null
}

/** Key of a state in a filter. The state code alone may mean both a Canadian province and a Mexican state. */
export const stateKey = (country: Country, code: string): string => `${country}-${code}`

/** Country and code of a filter's state key; null if there is no such state. */
export function stateOfKey(key: string): { country: Country; state: string; name: string } | null {
  const [country = '', code = ''] = key.split('-')
  const match = isCountry(country) ? findState(country, code) : undefined
  return isCountry(country) && match?.code === code ? { country, state: code, name: match.name } : null
}

export const stateChoices = (): { key: string; name: string; country: Country }[] =>
  countries.flatMap((country) =>
    statesOf(country).map(({ code, name }) => ({ key: stateKey(country, code), name, country })),
  )

const spellings: Readonly<Record<Country, readonly string[]>> = {
  US: ['USA', countryNames.US.toUpperCase(), 'UNITED STATES OF AMERICA'],
  CA: ['CAN', countryNames.CA.toUpperCase()],
  MX: ['MEX', countryNames.MX.toUpperCase(), 'MÉXICO'],
}
