import type { FieldIssue } from '#shared/issue.ts'

/** One weekday of a dock: wall time at the location as HH:mm:ss, 0 is Sunday. */
export type DockDay = {
  dayOfWeek: number
  startTime: string
  endTime: string
  isClosed: boolean
  isTwentyFourHour: boolean
}

/** By dayOfWeek. */
export const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

/** DOCK-4: the hours of a day nobody knows the hours of. */
export const unknownHours = { startTime: '00:01:00', endTime: '23:59:59' } as const

/** DOCK-5: the hours of a day that never closes. */
export const allDayHours = { startTime: '00:00:00', endTime: '23:59:59' } as const

export const mustBeBefore = 'Must be before late time'
export const mustBeAfter = 'Must be after early time'
const cannotBeBoth = 'A closed day is not open 24 hours'
const dayTwice = (day: number) => `${weekdays[day] ?? day} appears twice`

/** DOCK-4: the seven days of a week from Sunday on, those without known hours with the default. */
export function completeWeek(known: readonly DockDay[]): DockDay[] {
  return weekdays.map((_name, dayOfWeek) => known.find((day) => day.dayOfWeek === dayOfWeek) ?? unknownDay(dayOfWeek))
}

export const unknownDay = (dayOfWeek: number): DockDay => ({
  dayOfWeek,
  ...unknownHours,
  isClosed: false,
  isTwentyFourHour: false,
})

/** DOCK-5: a day as it is kept; one marked 24-hour runs the whole day, and a closed one keeps no hours of its own. */
export function settledDay(day: DockDay): DockDay {
  if (day.isClosed) return { ...day, ...unknownHours, isTwentyFourHour: false }
  return day.isTwentyFourHour ? { ...day, ...allDayHours } : day
}

/** Whether somebody stated the hours of the day; the default of DOCK-4 states nothing. */
export const isKnownDay = (day: DockDay): boolean =>
  day.isClosed ||
  day.isTwentyFourHour ||
  day.startTime !== unknownHours.startTime ||
  day.endTime !== unknownHours.endTime

/** The days of a schedule as they are kept: settled, those without known hours left out. */
export const knownDays = (days: readonly DockDay[]): DockDay[] => days.map(settledDay).filter(isKnownDay)

/** DOCK-7, DOCK-8: what is wrong with one day; closed and 24-hour days are not checked for time order. */
export function dockDayIssues({ startTime, endTime, isClosed, isTwentyFourHour }: DockDay): FieldIssue[] {
  if (isClosed && isTwentyFourHour) return [{ path: ['isTwentyFourHour'], message: cannotBeBoth }]
  if (isClosed || isTwentyFourHour || startTime < endTime) return []
  return [
    { path: ['startTime'], message: mustBeBefore },
    { path: ['endTime'], message: mustBeAfter },
  ]
}

/** DOCK-7, DOCK-9: what is wrong with the days of a schedule, each where it stands in the list. */
export function dockHoursIssues({ dockHours }: { dockHours: readonly DockDay[] }): FieldIssue[] {
  return dockHours.flatMap((day, index) => {
    const isTwice = dockHours.findIndex((other) => other.dayOfWeek === day.dayOfWeek) !== index
    const issues = isTwice ? [{ path: ['dayOfWeek'], message: dayTwice(day.dayOfWeek) }] : dockDayIssues(day)
    return issues.map(({ path, message }) => ({ path: ['dockHours', index, ...path], message }))
  })
}
