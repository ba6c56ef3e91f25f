import fc from 'fast-check'
import { expect, it } from 'vitest'
import { decodeLine, encodeLine, type LinePoint } from './polyline.ts'

it('gives every line back to a thousandth of a degree', () => {
  const point = fc.tuple(fc.double({ min: -180, max: 180, noNaN: true }), fc.double({ min: -90, max: 90, noNaN: true }))
  fc.assert(
    fc.property(fc.array(point, { maxLength: 40 }), (line) => {
      const back = decodeLine(encodeLine(line as LinePoint[]))
      expect(back).toHaveLength(line.length)
      back.forEach(([x, y], index) => {
        expect(Math.abs(x - (line[index]?.[0] ?? 0))).toBeLessThanOrEqual(0.000501)
        expect(Math.abs(y - (line[index]?.[1] ?? 0))).toBeLessThanOrEqual(0.000501)
      })
    }),
  )
})

it('is short where points lie close', () => {
  const line: LinePoint[] = Array.from({ length: 100 }, (_, index) => [-90 + index / 200, 40 + index / 300])
  expect(encodeLine(line).length).toBeLessThan(230)
})
