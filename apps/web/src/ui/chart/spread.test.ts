import { expect, it } from 'vitest'
import { spread } from './spread.ts'

it('keeps labels where they belong when there is room', () => {
  expect(spread([10, 40, 80], 9)).toEqual([10, 40, 80])
  expect(spread([], 9)).toEqual([])
})

it('moves labels apart upward, and none above the top', () => {
  expect(spread([10, 12, 14], 9)).toEqual([10, 19, 28])
  expect(spread([90, 95, 99], 9)).toEqual([82, 91, 100])
})
