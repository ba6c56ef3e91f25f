import type { DockDay } from '@lanewise/domain/locations/dock-hours'
import { describe, expect, it } from 'vitest'
import { randomOf } from '#random.ts'
import { appointmentWithin, windowWithin, workingHours } from './window.ts'

const day = (startTime: string, endTime: string, more: Partial<DockDay> = {}): DockDay => ({
  dayOfWeek: 1,
  startTime,
  endTime,
  isClosed: false,
  isTwentyFourHour: false,
  ...more,
})
const hoursOf = ({ earlyTime, lateTime }: { earlyTime: string; lateTime: string }) =>
  (Date.parse(`2026-11-17T${lateTime}Z`) - Date.parse(`2026-11-17T${earlyTime}Z`)) / 3_600_000

describe('the window of a stop', () => {
  it('takes two to eight hours within the hours of the dock', () => {
    const random = randomOf(3)
    const windows = Array.from({ length: 300 }, () => windowWithin(random, day('05:00:00', '22:00:00')))
    for (const window of windows) {
      expect(hoursOf(window)).toBeGreaterThanOrEqual(2)
      expect(hoursOf(window)).toBeLessThanOrEqual(8)
      expect(window.earlyTime >= '05:00:00' && window.lateTime <= '22:00:00').toBe(true)
    }
    expect(new Set(windows.map(hoursOf)).size).toBeGreaterThan(3)
  })

  it('is all of the day at a dock that is open for less', () => {
    const random = randomOf(3)
    expect(windowWithin(random, day('05:30:00', '07:00:00'))).toEqual({ earlyTime: '05:30:00', lateTime: '07:00:00' })
  })

  it('lies in business hours where the dock never closes or nobody knows', () => {
    const business = { startTime: '07:00:00', endTime: '17:00:00' }
    expect(workingHours(undefined)).toEqual(business)
    expect(workingHours(day('00:01:00', '23:59:59'))).toEqual(business)
    expect(workingHours(day('00:00:00', '23:59:59', { isTwentyFourHour: true }))).toEqual(business)
    expect(workingHours(day('06:00:00', '14:30:00'))).toMatchObject({ startTime: '06:00:00', endTime: '14:30:00' })
  })

  it('has its appointment some time after it begins', () => {
    const random = randomOf(5)
    const window = { earlyTime: '08:00:00', lateTime: '12:00:00' }
    const times = Array.from({ length: 100 }, () => appointmentWithin(random, window))
    expect(times.every((time) => time >= '09:30:00' && time <= '12:00:00')).toBe(true)
    expect(new Set(times).size).toBeGreaterThan(3)
  })
})
