import { describe, expect, it } from 'vitest'
import { pickupDateIssues, todayAt } from './pickup-date.ts'

const dallas = { ianaTimeZone: 'America/Chicago' }
/** 03:00 UTC on the 17th is still the 16th in Dallas. */
const now = '2026-11-17T03:00:00Z'
const issuesOf = (pickupDate: string, pickupLocation: typeof dallas | null = dallas) =>
  pickupDateIssues({ pickupDate, pickupLocation }, now)

describe('the date of a pickup', () => {
  it('is measured by the calendar of the place', () => {
    expect(todayAt(dallas, now)).toBe('2026-11-16')
    expect(todayAt({ ianaTimeZone: 'Europe/London' }, now)).toBe('2026-11-17')
    expect(issuesOf('2026-11-16')).toEqual([])
  })
  it('cannot be over', () => {
    expect(issuesOf('2026-11-15')).toEqual([{ path: ['pickupDate'], message: 'Date of pickup cannot be in the past' }])
    expect(issuesOf('2026-11-15', null)).toHaveLength(1)
  })
})
