import { describe, expect, it } from 'vitest'
import { checked } from '#testing/honest.ts'

describe('problems with a depot, made by chance', () => {
  it('have plans that an independent check finds honest, by distance and by the fewest trucks', () => {
    const options = { hasDepot: true }
    const byDistance = checked({ from: 0, count: 40, objective: 'cheapest', iterations: 150, options })
    const byTrucks = checked({ from: 40, count: 20, objective: 'fewestTrucks', iterations: 60, options })
    expect([...byDistance.faults, ...byTrucks.faults]).toEqual([])
    expect(byDistance.trucks).toBeGreaterThan(80)
  })
})
