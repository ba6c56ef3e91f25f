import { expect, it } from 'vitest'
import { holidayOn, workdaysOf } from './holidays.ts'

const observed = (country: 'US' | 'CA' | 'MX', year: number) => {
  const days = Array.from({ length: 366 }, (_unused, index) =>
    new Date(Date.UTC(year, 0, 1 + index)).toISOString().slice(0, 10),
  )
  return days.filter((day) => day.startsWith(`${year}`) && holidayOn(day, { countries: [country] }) !== null)
}

it('are the six days of US LTL carriers, on Friday or Monday where they fall on a weekend [DEF-133]', () => {
  expect(observed('US', 2026)).toEqual([
    '2026-01-01',
    '2026-05-25',
    '2026-07-03',
    '2026-09-07',
    '2026-11-26',
    '2026-12-25',
  ])
  // New Year's Day of 2028 is a Saturday, and Christmas Day of 2033 a Sunday.
  expect(holidayOn('2027-12-31')).toBe("New Year's Day")
  expect(holidayOn('2033-12-26')).toBe('Christmas Day')
  expect(holidayOn('2026-11-27')).toBeNull()
})

it('are the statutory ones for stops in Canada and Mexico [DEF-133]', () => {
  expect(observed('CA', 2026)).toEqual([
    ...['2026-01-01', '2026-04-03', '2026-05-18', '2026-07-01', '2026-09-07', '2026-09-30', '2026-10-12'],
    ...['2026-11-11', '2026-12-25', '2026-12-28'],
  ])
  expect(holidayOn('2027-12-27', { countries: ['CA'] })).toBe('Christmas Day')
  expect(holidayOn('2027-12-28', { countries: ['CA'] })).toBe('Boxing Day')
  expect(observed('MX', 2026)).toEqual([
    ...['2026-01-01', '2026-02-02', '2026-03-16', '2026-05-01', '2026-09-16', '2026-11-16', '2026-12-25'],
  ])
  expect(holidayOn('2027-03-26', { countries: ['CA'] })).toBe('Good Friday')
})

it('are those of all countries on the route, and the days that a company adds [DEF-133]', () => {
  const workdays = workdaysOf(['US', 'MX', null], [{ date: '2026-11-27', name: 'Day after Thanksgiving' }])
  expect(holidayOn('2026-11-26', workdays)).toBe('Thanksgiving')
  expect(holidayOn('2026-11-16', workdays)).toBe('Revolution Day')
  expect(holidayOn('2026-11-27', workdays)).toBe('Day after Thanksgiving')
  expect(workdaysOf([null], [])).toEqual({ countries: ['US'], own: [] })
})
