import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { thinLine } from './thin-line.ts'

describe('thinLine', () => {
  it('keeps a short line as it is', () => {
    expect(
      thinLine(
        [
          [0, 0],
          [1, 5],
          [2, 0],
        ],
        3,
      ),
    ).toEqual([
      [0, 0],
      [1, 5],
      [2, 0],
    ])
  })

  it('keeps both ends and the corners, and leaves out what lies between', () => {
    const straight = (x: number) => [x, 0] as const
    const line = [straight(0), straight(1), straight(2), [3, 4], [4, 4], [5, 4], straight(6), straight(7)] as const
    expect(thinLine(line, 5)).toEqual([
      [0, 0],
      [2, 0],
      [3, 4],
      [5, 4],
      [7, 0],
    ])
  })

  it('never has more points than wanted, in their order, from the first to the last', () => {
    const point = fc.tuple(
      fc.double({ min: -180, max: 180, noNaN: true }),
      fc.double({ min: -90, max: 90, noNaN: true }),
    )
    fc.assert(
      fc.property(fc.array(point, { minLength: 2, maxLength: 60 }), fc.integer({ min: 2, max: 20 }), (line, most) => {
        const thin = thinLine(line, most)
        expect(thin.length).toBe(Math.min(line.length, most))
        expect([thin[0], thin.at(-1)]).toEqual([line[0], line.at(-1)])
        const places = thin.map((one) => line.indexOf(one as never))
        expect(places).toEqual([...places].sort((a, b) => a - b))
      }),
    )
  })
})
