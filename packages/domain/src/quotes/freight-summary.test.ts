import { expect, it } from 'vitest'
import { freightSummary, linearFeetOf } from './freight-summary.ts'

const puree = {
  totalWeight: 3240,
  packageLength: 48,
  packageWidth: 40,
  packageHeight: 48,
  palletCount: 4,
  freightClass: '70',
} as const
const oil = {
  totalWeight: 1740,
  packageLength: 40,
  packageWidth: 36,
  packageHeight: 54,
  palletCount: 2,
  freightClass: '85',
} as const

it('adds weight and pallets, names each class once, and takes the density of what has a size', () => {
  const { weight, pallets, classes, density } = freightSummary([puree, oil, { ...puree, packageHeight: null }])
  expect({ weight, pallets, classes }).toEqual({ weight: 8220, pallets: 10, classes: ['70', '85'] })
  // 4,980 lbs over 4 times 53.33 and 2 times 45 cubic feet.
  expect(density).toBeCloseTo(16.42, 2)
  expect(freightSummary([])).toEqual({ weight: 0, pallets: 0, classes: [], density: null })
})

it('takes the linear feet that somebody entered, otherwise those of the lines', () => {
  expect(linearFeetOf({ lineItems: [puree, oil] })).toBe(10)
  expect(linearFeetOf({ linearFeet: 12.5, lineItems: [puree] })).toBe(12.5)
})
