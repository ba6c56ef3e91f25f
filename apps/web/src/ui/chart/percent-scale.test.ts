import { expect, it } from 'vitest'
import { percentScale } from './percent-scale.ts'

it('begins below the smallest value, in at most four round steps up to 100', () => {
  expect(percentScale([97.3, 98])).toEqual({ bottom: 97, ticks: [97, 98, 99, 100] })
  expect(percentScale([93.8, 97.3])).toEqual({ bottom: 92, ticks: [92, 94, 96, 98, 100] })
  expect(percentScale([88])).toEqual({ bottom: 85, ticks: [85, 90, 95, 100] })
  expect(percentScale([61])).toEqual({ bottom: 60, ticks: [60, 70, 80, 90, 100] })
  expect(percentScale([0])).toEqual({ bottom: 0, ticks: [0, 25, 50, 75, 100] })
  expect(percentScale([100])).toEqual({ bottom: 99, ticks: [99, 100] })
  expect(percentScale([])).toEqual({ bottom: 99, ticks: [99, 100] })
})
