import { expect, it } from 'vitest'
import { currentStop } from './stop-times.ts'

const untouched = { arrivedDateTime: null, departedDateTime: null }
const reached = { arrivedDateTime: '2026-01-05T08:00:00Z', departedDateTime: null }
const departed = { arrivedDateTime: null, departedDateTime: '2026-01-05T09:00:00Z' }

it('finds the stop that the truck drives to or stands at', () => {
  expect(currentStop([untouched, untouched])).toBe(0)
  expect(currentStop([reached, untouched])).toBe(0)
  expect(currentStop([departed, untouched])).toBe(1)
  expect(currentStop([departed, reached])).toBe(1)
  expect(currentStop([departed, departed])).toBe(2)
  expect(currentStop([])).toBe(0)
})

it('takes stops before one that was reached as left, though nobody told their times', () => {
  expect(currentStop([untouched, reached, untouched])).toBe(1)
  expect(currentStop([reached, untouched, departed, untouched])).toBe(3)
})
