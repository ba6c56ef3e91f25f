import { addDays, weekdayOf } from '@lanewise/domain/shared/calendar'

export const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

const names = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })
const days = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
})

/** "November 2026". */
export const monthName = (date: string) => names.format(new Date(`${date}T00:00:00Z`))
/** "Tuesday, November 17, 2026". */
export const dayName = (date: string) => days.format(new Date(`${date}T00:00:00Z`))

export const firstOfMonth = (date: string) => `${date.slice(0, 7)}-01`

/** The weeks that overlap a month, each from Sunday to Saturday. */
export function weeksOf(date: string): string[][] {
  const first = firstOfMonth(date)
  const start = addDays(first, -weekdayOf(first))
  const weeks = Array.from({ length: 6 }, (_unused, week) =>
    Array.from({ length: 7 }, (_none, day) => addDays(start, week * 7 + day)),
  )
  return weeks.filter((week) => week.some((day) => day.startsWith(first.slice(0, 7))))
}
