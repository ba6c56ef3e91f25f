import { describe, expect, it } from 'vitest'
import { cents } from '#shared/units.ts'
import { bestOf, chargeRows, toggleCompared, tradeText } from './comparison.ts'

const charge = (chargeType: string, total: number) => ({
  chargeType,
  chargeTypeName: `${chargeType} name`,
  total: cents(total),
})
const rate = (price: number, arrival: string) => ({ id: arrival, price: cents(price), days: 1, arrival })

describe('rates side by side', () => {
  it('are four at most', () => {
    const four = ['a', 'b', 'c', 'd'].reduce<readonly string[]>(toggleCompared, [])
    expect(four).toEqual(['a', 'b', 'c', 'd'])
    expect(toggleCompared(four, 'e')).toEqual(four)
    expect(toggleCompared(four, 'b')).toEqual(['a', 'c', 'd'])
  })

  it('have their charges in rows of the same kind', () => {
    const rows = chargeRows([
      { charges: [charge('FreightRate', 100), charge('FreightRate', 50), charge('FuelSurcharge', 20)] },
      { charges: [charge('FreightRate', 200), charge('Liftgate', 75)] },
    ])
    expect(rows.map(({ label, totals }) => [label, ...totals])).toEqual([
      ['FreightRate name', 150, 200],
      ['FuelSurcharge name', 20, null],
      ['Liftgate name', null, 75],
    ])
  })

  it('show the best of a row unless all are the same', () => {
    expect(bestOf([3, 1, null, 1])).toEqual([false, true, false, true])
    expect(bestOf([3, 1, null], 'highest')).toEqual([true, false, false])
    expect(bestOf([2, 2, null])).toEqual([false, false, false])
    expect(bestOf([null, null])).toEqual([false, false])
  })

  it('say what a higher price gives', () => {
    const cheapest = rate(58_720, '2026-11-25')
    expect(tradeText(rate(61_881, '2026-11-20'), cheapest)).toBe('+$31.61 for 5 days sooner')
    expect(tradeText(rate(61_881, '2026-11-26'), cheapest)).toBe('+$31.61 for 1 day later')
    expect(tradeText(rate(58_720, '2026-11-25'), cheapest)).toBe('The same price for the same day')
  })
})
