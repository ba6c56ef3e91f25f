import { describe, expect, it } from 'vitest'
import { checked } from '#testing/honest.ts'

describe('125 problems made by chance, planned for the objective shortest', () => {
  it('have plans that an independent check finds honest and that cost no more than everything alone', () => {
    const { seeds, trucks, faults } = checked({ from: 1000, count: 125, objective: 'shortest', iterations: 150 })
    expect(faults).toEqual([])
    expect(seeds).toBe(125)
    // Plans without shared trucks would prove nothing.
    expect(trucks).toBeGreaterThan(100)
  })
})
