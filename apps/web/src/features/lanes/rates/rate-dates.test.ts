import { describe, expect, it } from 'vitest'
import { expiryWarning, startText } from './rate-dates.ts'

describe('the dates of a contracted rate', () => {
  it('warn from 30 days before the end to the last day, across a change of the clocks', () => {
    expect(expiryWarning('2026-11-30', '2026-11-17')).toBe('in 13 days')
    expect(expiryWarning('2026-11-15', '2026-10-16')).toBe('in 30 days')
    expect(expiryWarning('2026-11-15', '2026-10-15')).toBeNull()
    expect(expiryWarning('2026-11-15', '2026-11-14')).toBe('in 1 day')
    expect(expiryWarning('2026-11-15', '2026-11-15')).toBe('today')
    expect(expiryWarning('2026-11-15', '2026-11-16')).toBeNull()
  })

  it('say when a rate begins that has not begun', () => {
    expect(startText('2026-12-01', '2026-11-17')).toBe('in 14 days')
    expect(startText('2026-11-17', '2026-11-17')).toBeNull()
  })
})
