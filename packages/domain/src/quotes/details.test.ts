import { expect, it } from 'vitest'
import { freightIssues } from './answers/requested-freight.ts'
import { freightOf, quoteIssues } from './details.ts'

const item = {
  description: 'Peaches',
  totalWeight: 900,
  packageLength: 48,
  packageWidth: 40,
  packageHeight: 48,
  palletCount: 2,
  packageCount: 2,
  packagingUnitType: 'Pallet',
}
const details = {
  shippingModes: ['TL'] as const,
  equipmentMode: 1 as const,
  pickupDate: '2026-11-18',
  pickupLocation: {},
  dropoffLocation: {},
  lineItems: [item],
}
const wrong = (facts: Partial<Parameters<typeof quoteIssues>[0]>) =>
  quoteIssues({ ...details, ...facts }).map(({ path, message }) => `${path.join('.')}: ${message}`)

it('rates are asked for with a mode, both places, a day and freight, each missing one told at its field', () => {
  expect(wrong({})).toEqual([])
  expect(wrong({ shippingModes: [] })).toEqual(['shippingModes: Choose at least one mode'])
  expect(wrong({ pickupLocation: null, dropoffLocation: null, pickupDate: null, lineItems: [] })).toEqual([
    'pickupLocation: Pickup Location is required to get rates',
    'dropoffLocation: Dropoff Location is required to get rates',
    'pickupDate: Date of pickup is required',
    'lineItems: Must have at least one line item',
  ])
})

it('freight that shares a trailer is asked for its class', () => {
  expect(wrong({ shippingModes: ['TL', 'VLTL'], lineItems: [item, item] })).toEqual([
    'lineItems.0.freightClass: Freight Class is required',
    'lineItems.1.freightClass: Freight Class is required',
  ])
  expect(freightOf({ shippingModes: ['TL', 'LTL'], equipmentMode: 1 }).shippingMode).toBe('LTL')
})

it('no line is heavier than its field can hold', () => {
  const product = (perPackageWeightInPounds: number, count: number) =>
    ({ perPackageWeightInPounds, count }) as Parameters<typeof freightIssues>[0][number]
  expect(freightIssues([product(333_333, 3)])).toEqual([])
  expect(freightIssues([product(1, 1), product(500_000, 2)])).toEqual([
    {
      path: ['products', 1, 'perPackageWeightInPounds'],
      message: 'All packages of a line weigh at most 999,999 lbs',
    },
  ])
})
