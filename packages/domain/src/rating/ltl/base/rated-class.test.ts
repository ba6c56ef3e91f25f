import { describe, expect, it } from 'vitest'
import { type FreightClass, freightClasses } from '#freight/freight-class.ts'
import { classByDensity, classIndexOf, densityScales, fakTable } from './rated-class.ts'

describe('freight all kinds', () => {
  it('rates a span of classes as one and leaves the others', () => {
    const table = fakTable([
      { from: '60', to: '85', ratedAs: '65' },
      { from: '100', to: '110', ratedAs: '92.5' },
    ])
    const ratedAs = (freightClass: FreightClass) => freightClasses[table[classIndexOf(freightClass)] ?? -1]
    expect(['55', '60', '77.5', '85', '92.5', '100', '110', '125'].map((one) => ratedAs(one as FreightClass))).toEqual([
      '55',
      '65',
      '65',
      '65',
      '92.5',
      '92.5',
      '92.5',
      '125',
    ])
  })
})

describe('the class of a density', () => {
  const older = {
    effective: '2013-01-01',
    rows: [
      { below: 30, freightClass: '65' },
      { below: null, freightClass: '60' },
    ],
  } as const
  const newer = { effective: '2025-07-19', rows: [{ below: null, freightClass: '50' }] } as const

  it('follows the classification where a contract has no scale of its own', () => {
    expect(classByDensity(densityScales([]), 60, '2026-11-12')).toBe('50')
    expect(classByDensity(densityScales([]), 60, '2020-01-01')).toBe('50')
  })

  it('follows the scale of the contract that is in force on the day', () => {
    const scales = densityScales([older, newer])
    expect(classByDensity(scales, 60, '2025-07-18')).toBe('60')
    expect(classByDensity(scales, 60, '2025-07-19')).toBe('50')
    expect(classByDensity(scales, 29.99, '2025-07-18')).toBe('65')
    expect(classByDensity(scales, 30, '2001-01-01')).toBe('60')
  })

  it('is none for freight without a density', () => {
    expect(classByDensity(densityScales([older]), null, '2026-11-12')).toBeNull()
    expect(classByDensity([], 12, '2026-11-12')).toBeNull()
  })
})
