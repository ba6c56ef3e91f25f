import { type Country, countryNames, statesOf } from '@lanewise/domain/places/states'
import { fold, foldedPrefixes } from './fold.ts'

/** Beginning of a postal code; `unit` is the second half of a Canadian one. */
export type CodeQuery = { code: string; unit: string }
/** Possible beginnings of a city's name, and a filter for its state. */
export type CityQuery = { names: string[]; isIn: (state: StateKey) => boolean }
type StateKey = { country: Country; code: string }

const zipPrefix = /^(\d{1,5})(?:[-\s]\d{0,4})?$/
const areaPrefix = /^([A-Z]\d[A-Z]?)(?:[-\s]?(\d(?:[A-Z]\d?)?))?$/
const codeAtEnd = /^.*[\s,](\d{5}(?:-\d{4})?|[A-Z]\d[A-Z](?:\s?\d[A-Z]\d)?)$/

/** Interpretations of a text, most likely first; the next one applies when the previous one has no results. */
export function readQuery(typed: string): (CodeQuery | CityQuery)[] {
  const text = typed.trim().toUpperCase()
  const code = codeQuery(text)
  if (code) return [code]
  const last = codeQuery(codeAtEnd.exec(text)?.[1] ?? '')
  return [...(last ? [last] : []), cityQuery(typed.trimStart()), ...withStateAtEnd(typed.trim())]
}

function codeQuery(text: string): CodeQuery | undefined {
  const zip = zipPrefix.exec(text)?.[1]
  if (zip) return { code: zip, unit: '' }
  const [, area, unit = ''] = areaPrefix.exec(text) ?? []
  return area ? { code: area, unit } : undefined
}

/** Parses "City", "City, ST", "City, State, Country"; each part after a comma may be incomplete. */
function cityQuery(typed: string): CityQuery {
  const [city = '', ...parts] = typed.split(',')
  const wanted = parts.map(fold).filter(Boolean)
  return {
    names: foldedPrefixes(city),
    isIn: (state) => wanted.every((part) => stateTerms(state).some((word) => word.startsWith(part))),
  }
}

/** Parses "Kansas City MO", with the state's code as the last word, in case no city has the whole name. */
function withStateAtEnd(typed: string): CityQuery[] {
  const [, city, state] = /^(.*\S)\s+(\p{L}{2,4})$/u.exec(typed) ?? []
  return city && state && !city.includes(',') ? [cityQuery(`${city},${state}`)] : []
}

function stateTerms({ country, code }: StateKey): string[] {
  const name = statesOf(country).find((state) => state.code === code)?.name ?? ''
  return [code, name, country, countryNames[country]].map(fold)
}
