import { expect, it } from 'vitest'
import { ambiguousState, countriesOfStop } from './country-of-stop.ts'

it('derives the country of a stop from its postal code, otherwise from its state [DEF-131]', () => {
  expect(countriesOfStop({ state: 'CA', zip: '90001' })).toEqual(['US'])
  expect(countriesOfStop({ state: 'BC', zip: 'V6B 1A1' })).toEqual(['CA'])
  expect(countriesOfStop({ state: 'BC', zip: '22000' })).toEqual(['MX'])
  expect(countriesOfStop({ state: 'NL', zip: '64000' })).toEqual(['MX'])
  expect(countriesOfStop({ state: 'NL', zip: 'A1B' })).toEqual(['CA'])
  expect(countriesOfStop({ state: 'JAL', zip: null })).toEqual(['MX'])
  expect(countriesOfStop({ state: 'XX', zip: null })).toEqual([])
})

it('names both countries of a state code when nothing decides between them [DEF-131]', () => {
  expect(countriesOfStop({ state: 'NL', zip: null })).toEqual(['CA', 'MX'])
  expect(ambiguousState('NL', ['CA', 'MX'])).toBe(
    'NL is Newfoundland and Labrador (Canada) or Nuevo León (Mexico). Name the country.',
  )
})
