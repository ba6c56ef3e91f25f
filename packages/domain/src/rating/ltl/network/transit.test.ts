import { describe, expect, it } from 'vitest'
import { flat } from '#rating/ltl/testing/given.ts'
import { cents } from '#shared/units.ts'
import type { Reach } from './coverage.ts'
import { transitOf } from './transit.ts'

const table = {
  steps: [
    { upTo: 300, days: 1 },
    { upTo: 800, days: 2 },
  ],
  milesPerDay: 500,
  spread: 1,
}
const direct: Reach = { partner: null, border: null }

describe('transit days', () => {
  it.each([
    [0, 1],
    [300, 1],
    [301, 2],
    [800, 2],
    [801, 3],
    [1_300, 3],
    [1_301, 4],
    [9_800, 20],
  ])('of %s miles are %s', (miles, days) => {
    expect(transitOf(table, miles, direct)).toMatchObject({ least: days, most: days + 1 })
  })

  it('count a partner and a border on top, and say so', () => {
    const partner = {
      by: { name: 'Big Sky Motor', area: {}, price: flat(1), days: 2 },
      end: 'delivery',
      stateName: 'Montana',
    } as const
    const border = { between: ['US', 'CA'], charge: cents(1), days: 1 } as const
    expect(transitOf(table, 1_240, { partner, border })).toEqual({
      least: 6,
      most: 7,
      why: '6 business days for 1,240 miles, including 2 with Big Sky Motor and 1 at the border',
    })
    expect(transitOf(table, 120, direct).why).toBe('1 business day for 120 miles direct')
  })
})
