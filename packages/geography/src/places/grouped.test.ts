import fc from 'fast-check'
import { expect, it } from 'vitest'
import { grouped, rowsOf } from './grouped.ts'

it('finds the rows of every group, in their order', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 9 })), (groups) => {
      const sorted = grouped(Uint32Array.from(groups), 10)
      for (let group = 0; group < 10; group += 1) {
        const rows = groups.flatMap((one, row) => (one === group ? [row] : []))
        expect([...rowsOf(sorted, group)]).toEqual(rows)
      }
    }),
  )
})
