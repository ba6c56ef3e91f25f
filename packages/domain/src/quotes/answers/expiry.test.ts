import { describe, expect, it } from 'vitest'
import { priceExpiry } from '#quotes/answers/expiry.ts'

const askedAt = new Date('2026-11-16T15:00:00Z')
const expiry = (pickupDate: string, sourceExpiry?: string) =>
  priceExpiry({ askedAt, pickupDate, timeZone: 'America/Chicago' }, sourceExpiry).toISOString()

describe('how long a price holds', () => {
  it('is what its source says, however long or short', () => {
    expect(expiry('2026-11-16', '2026-12-01T00:00:00.000Z')).toBe('2026-12-01T00:00:00.000Z')
    expect(expiry('2026-11-20', '2026-11-16T15:05:00.000Z')).toBe('2026-11-16T15:05:00.000Z')
  })

  it('is 24 hours where the source says nothing', () => {
    expect(expiry('2026-11-20')).toBe('2026-11-17T15:00:00.000Z')
  })

  it('ends with the day of the pickup by the clock of its place', () => {
    expect(expiry('2026-11-16')).toBe('2026-11-17T06:00:00.000Z')
  })
})
