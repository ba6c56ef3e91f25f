import { expect, it } from 'vitest'
import { countryOfStop } from './country-of-stop.ts'

it('tells the country of a stop by the form of its postal code, otherwise by its state', () => {
  expect(countryOfStop({ state: 'CA', zip: '90001' })).toBe('US')
  expect(countryOfStop({ state: 'BC', zip: 'V6B 1A1' })).toBe('CA')
  expect(countryOfStop({ state: 'BC', zip: '22000' })).toBe('MX')
  expect(countryOfStop({ state: 'NL', zip: '64000' })).toBe('MX')
  expect(countryOfStop({ state: 'BC', zip: null })).toBe('CA')
  expect(countryOfStop({ state: 'JAL', zip: null })).toBe('MX')
  expect(countryOfStop({ state: 'XX', zip: null })).toBeNull()
})
