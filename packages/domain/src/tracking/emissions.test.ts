import { expect, it } from 'vitest'
import { emissionsInGrams, formatEmissions } from './emissions.ts'

it('counts grams as miles times the factor [TRACK-35]', () => {
  expect(emissionsInGrams(100, 900)).toBe(90_000)
  expect(emissionsInGrams(0.1, 1500)).toBe(150)
  expect(emissionsInGrams(0, 900)).toBe(0)
})

it('reckons with 1,360 grams per mile unless the company sets another number [DEF-97]', () => {
  expect(emissionsInGrams(1)).toBe(1360)
  expect(emissionsInGrams(250.5, null)).toBe(340_680)
  expect(emissionsInGrams(1, 1100)).toBe(1100)
})

it('writes grams under 1000 g, kg under 1e6 g, then tonnes', () => {
  expect(formatEmissions(136)).toBe('136 g')
  expect(formatEmissions(999.9)).toBe('999.9 g')
  expect(formatEmissions(1000)).toBe('1 kg')
  expect(formatEmissions(340_680)).toBe('340.7 kg')
  expect(formatEmissions(999_900)).toBe('999.9 kg')
  expect(formatEmissions(1_000_000)).toBe('1 t')
  expect(formatEmissions(3_672_000)).toBe('3.7 t')
})

it('writes nothing caused as N/A', () => {
  expect([0, -5, Number.NaN].map(formatEmissions)).toEqual(['N/A', 'N/A', 'N/A'])
})
