import { expect, it } from 'vitest'
import { carrierInitials } from './carrier-text.ts'

it.each([
  ['Cattail Trucking, LLC', 'CT'],
  ['Quarter Moon Freight', 'QM'],
  ['Fletes del Norte', 'FN'],
  ['J.B. Hunt', 'JB'],
  ['3 Rivers', '3R'],
  ['saia', 'S'],
  ['Érable Inc.', 'É'],
])('shortens %s to %s', (name, initials) => {
  expect(carrierInitials(name)).toBe(initials)
})
