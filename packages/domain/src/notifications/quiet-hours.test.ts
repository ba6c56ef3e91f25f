import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { quietHoursObstacle } from './quiet-hours.ts'
import { quietUntil } from './quiet-until.ts'

const night = { isOn: true, from: '19:00', to: '06:00', timeZone: 'America/Chicago' }
const until = (now: string, quiet = night) => {
  const end = quietUntil(quiet, now)
  return end && new Date(end).toISOString()
}

describe('quiet hours', () => {
  it('go over midnight and end in the morning of the person', () => {
    expect(until('2026-11-17T00:59:59Z')).toBeNull()
    expect(until('2026-11-17T01:00:00Z')).toBe('2026-11-17T12:00:00.000Z')
    expect(until('2026-11-17T08:00:00Z')).toBe('2026-11-17T12:00:00.000Z')
    expect(until('2026-11-17T12:00:00Z')).toBeNull()
  })

  it('may lie within one day', () => {
    const lunch = { ...night, from: '12:00', to: '13:30', timeZone: 'UTC' }
    expect(until('2026-11-17T11:59:00Z', lunch)).toBeNull()
    expect(until('2026-11-17T12:00:00Z', lunch)).toBe('2026-11-17T13:30:00.000Z')
    expect(until('2026-11-17T13:30:00Z', lunch)).toBeNull()
  })

  it('follow the clock of the person through its changes', () => {
    expect(until('2026-03-08T03:00:00Z')).toBe('2026-03-08T11:00:00.000Z')
    expect(until('2026-11-01T03:00:00Z')).toBe('2026-11-01T12:00:00.000Z')
  })

  it('are none where they are off, never chosen or without length', () => {
    const inside = '2026-11-17T08:00:00Z'
    expect(until(inside, { ...night, isOn: false })).toBeNull()
    expect(quietUntil(undefined, inside)).toBeNull()
    expect(until(inside, { ...night, to: '19:00' })).toBeNull()
    expect(quietHoursObstacle({ from: '19:00', to: '19:00' })).toBe('Quiet hours must begin and end at different times')
    expect(quietHoursObstacle(night)).toBeNull()
  })

  it('end within a day after any moment in them', () => {
    const time = fc
      .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
      .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'))
    const moments = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(time, time, moments, (from, to, now) => {
        const end = quietUntil({ isOn: true, from, to, timeZone: 'UTC' }, now)
        if (!end) return
        const ahead = new Date(end).getTime() - now.getTime()
        expect(ahead).toBeGreaterThan(0)
        expect(ahead).toBeLessThanOrEqual(24 * 60 * 60 * 1000)
      }),
    )
  })
})
