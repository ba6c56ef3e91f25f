import { expect, it } from 'vitest'
import { scaleOf } from './scale.ts'

it('counts in round steps up to the largest value, whole ones alone', () => {
  expect(scaleOf([25, 12, 27])).toEqual({ top: 30, ticks: [0, 10, 20, 30] })
  expect(scaleOf([])).toEqual({ top: 1, ticks: [0, 1] })
  expect(scaleOf([3])).toEqual({ top: 3, ticks: [0, 1, 2, 3] })
  expect(scaleOf([100])).toEqual({ top: 100, ticks: [0, 50, 100] })
  expect(scaleOf([1_290])).toEqual({ top: 1_500, ticks: [0, 500, 1_000, 1_500] })
})
