import { describe, expect, it } from 'vitest'
import { countries, findState, isCountry, statesOf } from './states.ts'

describe('the states of a country', () => {
  it('are the 50 states, DC and 5 territories, 13 provinces and territories, and 32 Mexican states', () => {
    expect(countries.map((country) => statesOf(country).length)).toEqual([56, 13, 32])
  })

  it.each(countries)('have codes of two to four letters and names of their own, by name (%s)', (country) => {
    const states = statesOf(country)
    for (const { code } of states) expect(code).toMatch(/^[A-Z]{2,4}$/)
    expect(new Set(states.map(({ code }) => code)).size).toBe(states.length)
    const names = states.map(({ name }) => name)
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b)))
  })
})

describe('finding a state', () => {
  it.each([
    ['US', 'in', 'IN'],
    ['US', ' Indiana ', 'IN'],
    ['CA', 'quebec', 'QC'],
    ['CA', 'BC', 'BC'],
    ['MX', 'BC', 'BC'],
    ['MX', 'Nuevo Leon', 'NL'],
    ['MX', 'méxico', 'MEX'],
  ] as const)('reads %s %s', (country, text, code) => {
    expect(findState(country, text)?.code).toBe(code)
  })

  it('knows no state by another country’s code, by nothing, or by a name of an object', () => {
    expect(findState('US', 'QC')).toBeUndefined()
    expect(findState('CA', '')).toBeUndefined()
    expect(findState('MX', 'constructor')).toBeUndefined()
  })
})

it('tells a country that is served from any other', () => {
  expect(isCountry('MX')).toBe(true)
  expect(isCountry('mx')).toBe(false)
  expect(isCountry('DE')).toBe(false)
})
