import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  densityTableOn,
  densityTables,
  type FreightClass,
  freightClasses,
  suggestedFreightClass as suggested,
} from './freight-class.ts'

const suggestedFreightClass = (density: number | null, table = densityTables[0]) => suggested(density, table)

describe('freight classes', () => {
  it('are the 18 of the tariff [COMM-32]', () => {
    expect(freightClasses.join(' ')).toBe('50 55 60 65 70 77.5 85 92.5 100 110 125 150 175 200 250 300 400 500')
  })
})

describe('suggestedFreightClass', () => {
  it('follows the density table [FREIGHT-8]', () => {
    const middles = [0.5, 1.5, 3, 5, 7, 9, 11, 13, 18, 25, 32, 40, 60]
    expect(middles.map((density) => suggestedFreightClass(density)).join(' ')).toBe(
      '400 300 250 175 125 100 92.5 85 70 65 60 55 50',
    )
    const justBelow = [1, 2, 4, 6, 8, 10, 12, 15, 22.5, 30, 35, 50].map((bound) => bound - 1e-9)
    expect(justBelow.map((density) => suggestedFreightClass(density)).join(' ')).toBe(
      '400 300 250 175 125 100 92.5 85 70 65 60 55',
    )
  })

  it('puts a density equal to a bound in the next bracket [FREIGHT-9]', () => {
    const bounds = [1, 2, 4, 6, 8, 10, 12, 15, 22.5, 30, 35, 50]
    expect(bounds.map((density) => suggestedFreightClass(density)).join(' ')).toBe(
      '300 250 175 125 100 92.5 85 70 65 60 55 50',
    )
  })

  it('suggests nothing for zero or an invalid density [FREIGHT-10]', () => {
    for (const invalid of [0, -1, Number.NaN, Number.POSITIVE_INFINITY, null]) {
      expect(suggestedFreightClass(invalid)).toBeNull()
    }
  })

  it('never gives denser goods a higher class', () => {
    const densities = fc.double({ min: 1e-6, max: 1e6, noNaN: true })
    fc.assert(
      fc.property(densities, densities, (one, other) => {
        const [light, dense] = [Math.min(one, other), Math.max(one, other)]
        expect(Number(suggestedFreightClass(dense))).toBeLessThanOrEqual(Number(suggestedFreightClass(light)))
      }),
    )
  })

  it('can be asked with another dated table', () => {
    const flat = { effective: '2000-01-01', rows: [{ below: 100, freightClass: '65' as FreightClass }] }
    expect(suggestedFreightClass(9, flat)).toBe('65')
    expect(suggestedFreightClass(100, flat)).toBeNull()
  })
})

describe('densityTables', () => {
  it('hold from their day on, also one that is known before it holds', () => {
    const later = { effective: '2030-01-01', rows: [{ below: Number.POSITIVE_INFINITY, freightClass: '65' as const }] }
    const tables = densityTables as unknown as (typeof later)[]
    tables.push(later)
    try {
      const effective = (day: string) => densityTableOn(day).effective
      expect(['2000-01-01', '2025-07-19', '2029-12-31'].map(effective)).toEqual(Array(3).fill('2025-07-19'))
      expect(['2030-01-01', '2031-05-05'].map(effective)).toEqual(Array(2).fill('2030-01-01'))
    } finally {
      tables.pop()
    }
  })

  it('say since when they hold and cover every density with rising bounds', () => {
    expect(densityTables.map(({ effective }) => effective)).toEqual(['2025-07-19'])
    for (const { rows } of densityTables) {
      const bounds = rows.map(({ below }) => below)
      expect(bounds).toEqual([...new Set(bounds)].sort((a, b) => a - b))
      expect(bounds.at(-1)).toBe(Number.POSITIVE_INFINITY)
    }
  })
})
