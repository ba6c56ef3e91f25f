import { describe, expect, it } from 'vitest'
import { completeWeek, type DockDay, settledDay, unknownDay } from './dock-hours.ts'
import { dockStateAt, weekdayAt } from './dock-state.ts'

const hours = (dayOfWeek: number, startTime: string, endTime: string): DockDay => ({
  ...unknownDay(dayOfWeek),
  startTime,
  endTime,
})
const closed = (dayOfWeek: number): DockDay => settledDay({ ...unknownDay(dayOfWeek), isClosed: true })
const always = (dayOfWeek: number): DockDay => settledDay({ ...unknownDay(dayOfWeek), isTwentyFourHour: true })

/** Monday to Friday 08:00 to 17:00, Saturday 24 hours, Sunday closed. */
const week = completeWeek([closed(0), ...[1, 2, 3, 4, 5].map((day) => hours(day, '08:00:00', '17:00:00')), always(6)])
/** 11/17/2026 is a Tuesday; Chicago is six hours behind UTC. */
const at = (utc: string, days: readonly DockDay[] = week) => dockStateAt(days, utc, 'America/Chicago')

describe('whether a dock is open now', () => {
  it('says until when it is open, by the clock of the place', () => {
    expect(at('2026-11-17T14:00:00Z')).toEqual({ isOpen: true, text: 'Open now · closes 17:00' })
    expect(dockStateAt(week, '2026-11-17T14:00:00Z', 'America/Los_Angeles')).toEqual({
      isOpen: false,
      text: 'Closed now · opens 08:00',
    })
  })

  it('says when it opens next: later today, tomorrow, or after closed days', () => {
    expect(at('2026-11-17T13:59:00Z')?.text).toBe('Closed now · opens 08:00')
    expect(at('2026-11-17T23:00:00Z')?.text).toBe('Closed now · opens Wednesday 08:00')
    expect(at('2026-11-15T18:00:00Z')?.text).toBe('Closed now · opens Monday 08:00')
    expect(at('2026-11-20T23:00:00Z')?.text).toBe('Closed now · opens Saturday 00:00')
  })

  it('knows a day without end', () => {
    expect(at('2026-11-21T18:00:00Z')).toEqual({ isOpen: true, text: 'Open now · 24 hours' })
  })

  it('says nothing of a day whose hours nobody knows, and no opening that nobody knows', () => {
    expect(at('2026-11-17T14:00:00Z', completeWeek([]))).toBeNull()
    expect(at('2026-11-15T18:00:00Z', completeWeek([closed(0)]))?.text).toBe('Closed now')
  })
})

it('finds the weekday at the place, not at the desk', () => {
  expect(weekdayAt('2026-11-17T03:00:00Z', 'America/Chicago')).toBe(1)
  expect(weekdayAt('2026-11-17T03:00:00Z', 'America/St_Johns')).toBe(1)
  expect(weekdayAt('2026-11-17T06:30:00Z', 'America/Chicago')).toBe(2)
})
