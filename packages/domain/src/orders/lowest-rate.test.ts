import { expect, it } from 'vitest'
import { cents } from '#shared/units.ts'
import { couldShareTrailer, lowestCost, sharedModeOf } from './lowest-rate.ts'

const most = { stops: 2, pallets: 12, weight: 20_000, equipmentMode: 1 } as const

it('asks for LTL rates up to 2 stops, 12 pallets and 20,000 lbs in dry equipment [DEF-84]', () => {
  expect(couldShareTrailer(most)).toBe(true)
  for (const more of [{ stops: 3 }, { pallets: 13 }, { weight: 20_000.5 }, { equipmentMode: 2 as const }])
    expect(couldShareTrailer({ ...most, ...more })).toBe(false)
  expect((['TL', 'LTL', 'VLTL'] as const).map(sharedModeOf)).toEqual(['LTL', 'LTL', 'VLTL'])
})

it('takes the cheapest of all that was offered, and nothing of none', () => {
  const costs = [
    { shippingMode: 'TL', cost: cents(200) },
    { shippingMode: 'LTL', cost: cents(100) },
    { shippingMode: 'VLTL', cost: cents(100) },
  ] as const
  expect(lowestCost(costs)).toEqual(costs[1])
  expect(lowestCost([])).toBeNull()
})
