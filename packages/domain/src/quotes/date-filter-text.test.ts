import { expect, it } from 'vitest'
import { dateFilterLabel } from './date-filter-text.ts'

it('a date filter says in a few words what it lets through', () => {
  const days = (pastDays: number, futureDays: number) => dateFilterLabel({ type: 'Dynamic', pastDays, futureDays })
  expect([days(7, 0), days(-1, 0), days(0, 5), days(0, 0), days(-2, 5)]).toEqual([
    'Last 7 days',
    'Last 1 day',
    'Next 5 days',
    'Today',
    '2 days back, 5 ahead',
  ])
  const dates = (start: string | null, end: string | null) => dateFilterLabel({ type: 'Fixed', start, end })
  expect(dates('2026-01-01', '2026-01-31')).toBe('01/01/2026 to 01/31/2026')
  expect([dates('2026-01-01', null), dates(null, '2026-01-31'), dates(null, null)]).toEqual([
    'From 01/01/2026',
    'Until 01/31/2026',
    'Any date',
  ])
  expect(dateFilterLabel({ type: 'Off' })).toBeNull()
})
