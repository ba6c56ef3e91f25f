import { describe, expect, it } from 'vitest'
import { mondayOf } from '#shared/calendar.ts'
import { lastMondays, onTimePercent } from './on-time-weeks.ts'

describe('the weeks of the dashboard', () => {
  it('begin with Monday', () => {
    expect(mondayOf('2026-11-16')).toBe('2026-11-16')
    expect(mondayOf('2026-11-17')).toBe('2026-11-16')
    expect(mondayOf('2026-11-22')).toBe('2026-11-16')
    expect(mondayOf('2026-11-23')).toBe('2026-11-23')
  })

  it('are the last 12, this one last', () => {
    const weeks = lastMondays('2026-11-18')
    expect(weeks).toHaveLength(12)
    expect([weeks[0], weeks[1], weeks[11]]).toEqual(['2026-08-31', '2026-09-07', '2026-11-16'])
  })

  it('say how many of a hundred stops were in time, nothing where none was reached', () => {
    const week = (reached: number, byLimit: number) => ({ week: '2026-11-16', reached, byLimit })
    expect(onTimePercent([week(3, 3), week(5, 3)])).toBe(75)
    expect(onTimePercent([week(0, 0)])).toBeNull()
    expect(onTimePercent([])).toBeNull()
  })
})
