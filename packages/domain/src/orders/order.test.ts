import { expect, it } from 'vitest'
import { isInternationalRoute } from './order.ts'

it('is international when the stops span more than one country, a missing one counting as US [RATE-42]', () => {
  expect(isInternationalRoute([{ country: 'US' }, { country: 'CA' }])).toBe(true)
  expect(isInternationalRoute([{ country: 'US' }, { country: 'US' }, { country: 'MX' }])).toBe(true)
  expect(isInternationalRoute([{ country: null }, { country: 'CA' }])).toBe(true)
  expect(isInternationalRoute([{ country: null }, { country: 'US' }])).toBe(false)
  expect(isInternationalRoute([{}, { country: '' }])).toBe(false)
  // Both ends are abroad, but in the same country.
  expect(isInternationalRoute([{ country: 'CA' }, { country: 'CA' }])).toBe(false)
  expect(isInternationalRoute([])).toBe(false)
})
