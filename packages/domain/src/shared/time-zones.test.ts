import { describe, expect, it } from 'vitest'
import { isOfferedTimeZone, timeZones } from './time-zones.ts'

describe('time zone choices', () => {
  it('come from the lists of the US, Canada and Mexico [UX-8]', () => {
    const count = (country: string) => timeZones.filter((choice) => choice.country === country).length
    expect({ us: count('US'), canada: count('CA'), mexico: count('MX') }).toEqual({ us: 34, canada: 23, mexico: 12 })
    const wanted = ['America/Chicago', 'America/Phoenix', 'America/Toronto', 'America/Tijuana', 'America/Puerto_Rico']
    expect(wanted.filter(isOfferedTimeZone)).toEqual(wanted)
    const foreign = ['Europe/Berlin', 'America/Bogota', 'UTC', 'EST', 'US/Central', '']
    expect(foreign.filter(isOfferedTimeZone)).toEqual([])
  })

  it('are zones that dates can be worked out in', () => {
    for (const { zone } of timeZones) {
      expect(() => new Intl.DateTimeFormat('en-US', { timeZone: zone }), zone).not.toThrow()
    }
  })

  it('can be told apart', () => {
    expect(new Set(timeZones.map(({ zone }) => zone)).size).toBe(timeZones.length)
    expect(new Set(timeZones.map(({ label }) => label)).size).toBe(timeZones.length)
  })
})
