import { expect, it } from 'vitest'
import { readDate, shownDate } from './date-text.ts'

const today = '2026-11-16'

it('reads dates as people type them', () => {
  for (const text of [
    '11/17/2026',
    '11/17/26',
    '11-17-2026',
    '2026-11-17',
    '11/17',
    ' 11.17 ',
    '11172026',
    '111726',
    '1117',
  ])
    expect(readDate(text, today)).toBe('2026-11-17')
})

it('takes the next year for a day that is over', () => {
  expect(readDate('1/5', today)).toBe('2027-01-05')
})

it('reads nothing from what is no date', () => {
  for (const text of ['soon', '2/30/2027', '13/1/2027', '11/', '', '111', '13172026', '0230'])
    expect(readDate(text, today)).toBeNull()
})

it('shows dates as MM/DD/YYYY and leaves other texts alone', () => {
  expect(shownDate('2026-11-17')).toBe('11/17/2026')
  expect(shownDate('soon')).toBe('soon')
  expect(shownDate(null)).toBe('')
})
