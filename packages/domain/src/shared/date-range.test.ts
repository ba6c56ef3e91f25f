import { expect, it } from 'vitest'
import { isWithin } from './date-range.ts'

it('holds its first and its last day', () => {
  const week = { start: '2026-01-05', end: '2026-01-11' }
  const days = ['2026-01-04', '2026-01-05', '2026-01-08', '2026-01-11', '2026-01-12']
  expect(days.map((day) => isWithin(day, week))).toEqual([false, true, true, true, false])
})
