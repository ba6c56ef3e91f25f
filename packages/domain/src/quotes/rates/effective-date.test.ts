import { describe, expect, it } from 'vitest'
import { quoteEffectiveDate } from '#quotes/rates/effective-date.ts'

const chicago = (pickupDate: string) => ({ pickupDate, timeZone: 'America/Chicago' })

describe('the effective date of a quote', () => {
  it('is the pickup date when it lies in the future, otherwise the current moment [RATE-20]', () => {
    const now = '2026-01-14T20:15:00Z'
    expect(quoteEffectiveDate(chicago('2026-01-15'), now)).toBe('2026-01-15T00:00:00-06:00')
    expect(quoteEffectiveDate(chicago('2026-07-15'), now)).toBe('2026-07-15T00:00:00-05:00')
    expect(quoteEffectiveDate(chicago('2026-01-14'), now)).toBe('2026-01-14T14:15:00-06:00')
    expect(quoteEffectiveDate(chicago('2025-12-01'), now)).toBe('2026-01-14T14:15:00-06:00')
  })

  it('goes by the day at the pickup', () => {
    // 10 p.m. in Los Angeles, 1 a.m. in New York.
    const now = '2026-01-15T06:00:00Z'
    expect(quoteEffectiveDate({ pickupDate: '2026-01-15', timeZone: 'America/New_York' }, now)).toBe(
      '2026-01-15T01:00:00-05:00',
    )
    expect(quoteEffectiveDate({ pickupDate: '2026-01-15', timeZone: 'America/Los_Angeles' }, now)).toBe(
      '2026-01-15T00:00:00-08:00',
    )
  })
})
