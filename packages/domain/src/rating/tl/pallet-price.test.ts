import { describe, expect, it } from 'vitest'
import { palletPrice } from '#rating/tl/pallet-price.ts'
import { cents } from '#shared/units.ts'

describe('palletPrice', () => {
  const ranges = [
    { id: 'a', minPallets: 1, maxPallets: 5, ratePerPallet: 120_0000 },
    { id: 'b', minPallets: 6, maxPallets: 12, ratePerPallet: 95_5050 },
  ]
  const total = (count: number, minimum: number | null = null) => {
    const price = palletPrice(ranges, count, minimum === null ? null : cents(minimum))
    return price && price.amount + price.toMinimum
  }

  it('is pallets × the rate of their range, at least the minimum, none above the last, never the sum of the ranges [DEF-89]', () => {
    expect(total(1)).toBe(120_00)
    expect(total(5)).toBe(600_00)
    // 6 × 95.505 = 573.03
    expect(total(6)).toBe(573_03)
    // 7 × 95.505 = 668.535, half a cent up
    expect(total(7)).toBe(668_54)
    expect(total(12, 500_00)).toBe(1146_06)
    expect(total(3, 450_00)).toBe(450_00)
    expect(total(13)).toBeNull()
    expect(total(26, 450_00)).toBeNull()
    expect(palletPrice(ranges, 6)).toEqual({ range: ranges[1], amount: 573_03, toMinimum: 0 })
  })
})
