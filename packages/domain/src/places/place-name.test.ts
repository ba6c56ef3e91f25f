import { expect, it } from 'vitest'
import { placeName } from './place-name.ts'

it('a place is named by its city and state, with its postal code where it has one', () => {
  expect(placeName({ city: 'Indianapolis', state: 'IN', postalCode: '46204' })).toBe('Indianapolis, IN 46204')
  expect(placeName({ city: 'Laredo', state: 'TX', postalCode: null })).toBe('Laredo, TX')
})
