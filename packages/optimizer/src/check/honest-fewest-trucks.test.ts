import { describe, expect, it } from 'vitest'
import { checked } from '#testing/honest.ts'

describe('125 problems made by chance, planned for the objective fewestTrucks', () => {
  it('have plans that an independent check finds honest and that cost no more than everything alone', () => {
    const { seeds, trucks, faults } = checked({ from: 2000, count: 125, objective: 'fewestTrucks', iterations: 30 })
    expect(faults).toEqual([])
    expect(seeds).toBe(125)
    // Plans without shared trucks would prove nothing.
    expect(trucks).toBeGreaterThan(100)
  })
})
