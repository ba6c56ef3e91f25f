import type { FieldIssue } from '#shared/issue.ts'

/** One weekday of a dock: local time at the location as HH:mm:ss, 0 is Sunday. */
export type DockDay = {
  dayOfWeek: number
  startTime: string
  endTime: string
  isClosed: boolean
  isTwentyFourHour: boolean
}

/** Indexed by `dayOfWeek`. */
export const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

/** Default hours of a day without known hours. (DOCK-4) */
export const unknownHours = { startTime: '00:01:00', endTime: '23:59:59' } as const

/** Hours of a day on which the dock never closes. (DOCK-5) */
export const allDayHours = { startTime: '00:00:00', endTime: '23:59:59' } as const

export const mustBeBefore = 'Must be before late time'
export const mustBeAfter = 'Must be after early time'
const cannotBeBoth = 'A closed day is not open 24 hours'
const dayTwice = (day: number) => `${weekdays[day] ?? day} appears twice`

/** All seven days of a week starting on Sunday, with default hours for days without known hours. (DOCK-4) */
export function completeWeek(known: readonly DockDay[]): DockDay[] {
  return weekdays.map((_name, dayOfWeek) => known.find((day) => day.dayOfWeek === dayOfWeek) ?? unknownDay(dayOfWeek))
}

export const unknownDay = (dayOfWeek: number): DockDay => ({
  dayOfWeek,
  ...unknownHours,
  isClosed: false,
  isTwentyFourHour: false,
})

/** A day in its stored form: a 24-hour day runs the whole day, and a closed day has no hours of its own. (DOCK-5) */
export function settledDay(day: DockDay): DockDay {
  if (day.isClosed) return { ...day, ...unknownHours, isTwentyFourHour: false }
  return day.isTwentyFourHour ? { ...day, ...allDayHours } : day
}

/** Whether the hours of the day were entered; the default hours of DOCK-4 do not count. (DOCK-4) */
export const isKnownDay = (day: DockDay): boolean =>
  day.isClosed ||
  day.isTwentyFourHour ||
  day.startTime !== unknownHours.startTime ||
  day.endTime !== unknownHours.endTime

/** Days of a schedule in their stored form; days without known hours are left out. */
export const knownDays = (days: readonly DockDay[]): DockDay[] => days.map(settledDay).filter(isKnownDay)

/** Validation issues of one day. The time order of closed and 24-hour days is not checked. (DOCK-7, DOCK-8) */
export function dockDayIssues({ startTime, endTime, isClosed, isTwentyFourHour }: DockDay): FieldIssue[] {
  if (isClosed && isTwentyFourHour) return [{ path: ['isTwentyFourHour'], message: cannotBeBoth }]
  if (isClosed || isTwentyFourHour || startTime < endTime) return []
  return [
    { path: ['startTime'], message: mustBeBefore },
    { path: ['endTime'], message: mustBeAfter },
  ]
}

/** Validation issues of the days of a schedule, each with its index in the list. (DOCK-7, DOCK-9) */
export function dockHoursIssues({ dockHours }: { dockHours: readonly DockDay[] }): FieldIssue[] {
  return dockHours.flatMap((day, index) => {
    const isTwice = dockHours.findIndex((other) => other.dayOfWeek === day.dayOfWeek) !== index
    const issues = isTwice ? [{ path: ['dayOfWeek'], message: dayTwice(day.dayOfWeek) }] : dockDayIssues(day)
    return issues.map(({ path, message }) => ({ path: ['dockHours', index, ...path], message }))
  })
}
