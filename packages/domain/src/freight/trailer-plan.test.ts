import { expect, it } from 'vitest'
import { trailerPlan } from './trailer-plan.ts'

const pallet = { packageLength: 48, packageWidth: 40, palletCount: 3 }

it('stands pallets two in a row, one line behind the other', () => {
  expect(trailerPlan([pallet, { packageLength: 120, packageWidth: 60, palletCount: 1 }])).toEqual([
    { line: 0, x: 0, y: 0, length: 40, width: 48 },
    { line: 0, x: 0, y: 48, length: 40, width: 48 },
    { line: 0, x: 40, y: 0, length: 40, width: 48 },
    { line: 1, x: 84, y: 0, length: 120, width: 60 },
  ])
})

it('leaves out what has no size and what is beyond the doors', () => {
  expect(trailerPlan([{ palletCount: 2 }])).toEqual([])
  const drawn = trailerPlan([{ ...pallet, palletCount: 999 }])
  expect(Math.max(...drawn.map(({ x }) => x))).toBeLessThan(53 * 12)
})
