import { describe, expect, it } from 'vitest'
import { instantAt, minutesAfter, minutesBetween, momentOf } from './moments.ts'

describe('a moment', () => {
  it('is the same however its instant is written', () => {
    const moment = Date.UTC(2026, 2, 8, 8, 0)
    expect(momentOf('2026-03-08T08:00:00Z')).toBe(moment)
    expect(momentOf('2026-03-08T03:00:00-05:00')).toBe(moment)
    expect(momentOf(new Date(moment))).toBe(moment)
    expect(instantAt(moment)).toBe('2026-03-08T08:00:00.000Z')
  })

  it('refuses what is no instant', () => {
    expect(() => momentOf('soon')).toThrow('Not a date or time: soon')
    expect(() => momentOf(new Date(Number.NaN))).toThrow(RangeError)
  })

  it('is minutes away from another by elapsed time, over both changes of the clocks', () => {
    const beforeSpring = momentOf('2026-03-08T01:30:00-06:00')
    expect(minutesBetween(beforeSpring, momentOf('2026-03-08T03:30:00-05:00'))).toBe(60)
    const beforeAutumn = momentOf('2026-11-01T01:30:00-05:00')
    expect(minutesBetween(beforeAutumn, momentOf('2026-11-01T01:30:00-06:00'))).toBe(60)
    expect(instantAt(minutesAfter(beforeAutumn, -45))).toBe('2026-11-01T05:45:00.000Z')
  })
})
