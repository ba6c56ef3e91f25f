import { expect, it } from 'vitest'
import { cents } from '#shared/units.ts'
import { overlengthCharges } from './overlength-charge.ts'

const schedule = [
  { fromFeet: 8, amount: cents(9_800) },
  { fromFeet: 12, amount: cents(21_500) },
]

it.each([
  [0, []],
  [7, []],
  [8, [9_800]],
  [11, [9_800]],
  [12, [21_500]],
  [30, [21_500]],
])('charges %s ft of overlength with %s cents', (feet, totals) => {
  expect(overlengthCharges(schedule, feet).map(({ total }) => total)).toEqual(totals)
})

it('names the accessorial', () => {
  expect(overlengthCharges(schedule, 12)[0]).toMatchObject({
    chargeType: 'Overlength',
    description: 'Overlength 12 ft',
  })
})
