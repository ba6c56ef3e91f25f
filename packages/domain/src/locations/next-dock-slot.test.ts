import { describe, expect, it } from 'vitest'
import { completeWeek, type DockDay } from './dock-hours.ts'
import { nextDockSlot } from './dock-state.ts'

const zone = 'America/New_York'
const day = (dayOfWeek: number, facts: Partial<DockDay> = {}): DockDay => ({
  dayOfWeek,
  startTime: '07:00:00',
  endTime: '15:00:00',
  isClosed: false,
  isTwentyFourHour: false,
  ...facts,
})
const weekdays = [1, 2, 3, 4, 5].map((one) => day(one))
const week = completeWeek([...weekdays, day(6, { isClosed: true }), day(0, { isClosed: true })])
const slot = (after: string, of = week) => {
  const match = nextDockSlot(of, after, zone)
  return match && new Date(match).toISOString()
}

describe('nextDockSlot', () => {
  it('is the next half hour while the dock is open', () => {
    expect(slot('2026-11-19T16:40:00Z')).toBe('2026-11-19T17:00:00.000Z')
    expect(slot('2026-11-19T17:00:00Z')).toBe('2026-11-19T17:00:00.000Z')
  })

  it('is the opening of the day before the dock opens, and of the next open day after it closes', () => {
    expect(slot('2026-11-19T09:00:00Z')).toBe('2026-11-19T12:00:00.000Z')
    expect(slot('2026-11-20T19:45:00Z')).toBe('2026-11-23T12:00:00.000Z')
  })

  it('runs over midnight where the dock never closes', () => {
    const always = completeWeek([0, 1, 2, 3, 4, 5, 6].map((one) => day(one, { isTwentyFourHour: true })))
    expect(slot('2026-11-20T04:50:00Z', always)).toBe('2026-11-20T05:00:00.000Z')
  })

  it('is not known where the hours are not', () => {
    expect(slot('2026-11-19T16:40:00Z', completeWeek([]))).toBeNull()
  })
})
