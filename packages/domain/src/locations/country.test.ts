import { describe, expect, it } from 'vitest'
import { countries } from '#places/states.ts'
import { countryIn, firstCountry, isInternational, stateChoices, stateKey, stateOfKey } from './country.ts'

describe('the country of a location', () => {
  it('is US, CA or MX and starts with US [LOC-19]', () => {
    expect(countries).toEqual(['US', 'CA', 'MX'])
    expect(firstCountry).toBe('US')
  })

  it('makes a location international unless it is the United States', () => {
    expect(countries.map(isInternational)).toEqual([false, true, true])
  })

  it.each([
    ['us', 'US'],
    ['U.S.A.', 'US'],
    ['United States', 'US'],
    ['canada', 'CA'],
    ['México', 'MX'],
    ['Germany', null],
    ['', null],
  ])('is read from a file: %s', (text, country) => {
    expect(countryIn(text)).toBe(country)
  })
})

describe('a state in a filter', () => {
  it('says its country, because codes repeat', () => {
    expect(stateOfKey(stateKey('CA', 'BC'))).toEqual({ country: 'CA', state: 'BC', name: 'British Columbia' })
    expect(stateOfKey('MX-BC')).toEqual({ country: 'MX', state: 'BC', name: 'Baja California' })
    expect(['IL', 'US-', 'US-QC', 'US-il', 'DE-BY', ''].map(stateOfKey)).toEqual([null, null, null, null, null, null])
  })

  it('is one of the choices', () => {
    const choices = stateChoices()
    expect(choices).toHaveLength(101)
    expect(choices.every(({ key }) => stateOfKey(key) !== null)).toBe(true)
  })
})
