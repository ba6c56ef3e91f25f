import { describe, expect, it } from 'vitest'
import { dayPresets } from './date-range.ts'

const rangesOn = (today: string, direction: 'ahead' | 'behind') =>
  Object.fromEntries(dayPresets(today, direction).map(({ label, range }) => [label, `${range.start}..${range.end}`]))

describe('dayPresets', () => {
  it('offers today, the week from Monday to Sunday, and the next 7 days', () => {
    expect(rangesOn('2026-11-19', 'ahead')).toEqual({
      Today: '2026-11-19..2026-11-19',
      'This week': '2026-11-16..2026-11-22',
      'Next 7 days': '2026-11-19..2026-11-26',
    })
  })

  it('counts Sunday to the week that began on the Monday before it', () => {
    expect(rangesOn('2026-11-22', 'ahead')['This week']).toBe('2026-11-16..2026-11-22')
  })

  it('looks back for what has happened', () => {
    expect(rangesOn('2027-01-02', 'behind')).toMatchObject({ 'Last 7 days': '2026-12-26..2027-01-02' })
  })
})
