import { describe, expect, it } from 'vitest'
import type { FreightClass } from '#freight/freight-class.ts'
import { classIndexOf } from '#rating/ltl/base/rated-class.ts'
import { cents } from '#shared/units.ts'
import { liabilityByClass, maxLiability } from './liability.ts'

const table = {
  steps: [
    { upTo: '55', centsPerPound: 100 },
    { upTo: '100', centsPerPound: 500 },
  ],
  mostPerShipment: cents(1_000_000),
  fullValue: { centsPerPound: 2_500, mostPerShipment: cents(5_000_000) },
} as const
const byClass = liabilityByClass(table)
const line = (pounds: number, actual: FreightClass) => ({ pounds, actualClass: classIndexOf(actual) })

describe('what a carrier is liable for', () => {
  it('is so much per pound by the actual class, the last step counting for all above', () => {
    // 100 lb × $1 + 200 lb × $5 + 10 lb × $5
    const lines = [line(100, '50'), line(200, '60'), line(10, '400')]
    expect(maxLiability(table, { byClass, lines, hasFullValue: false })).toBe(115_000)
  })

  it('ends at the most per shipment', () => {
    expect(maxLiability(table, { byClass, lines: [line(20_000, '55')], hasFullValue: false })).toBe(1_000_000)
  })

  it('is more with full value coverage, where a carrier sells it', () => {
    const ask = { byClass, lines: [line(100, '50')], hasFullValue: true }
    expect(maxLiability(table, ask)).toBe(250_000)
    expect(maxLiability({ ...table, fullValue: null }, ask)).toBe(10_000)
    expect(maxLiability(table, { ...ask, lines: [line(9_000, '50')] })).toBe(5_000_000)
  })
})
