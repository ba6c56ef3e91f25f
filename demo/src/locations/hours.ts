import { type DockDay, settledDay, unknownDay } from '@lanewise/domain/locations/dock-hours'
import type { Random } from '#random.ts'
import type { SiteKind } from './firms.ts'

const everyDay = [0, 1, 2, 3, 4, 5, 6]
const weekdays = [1, 2, 3, 4, 5]
const weekend = [0, 6]

const open = (days: readonly number[], start: string, end: string): DockDay[] =>
  days.map((day) => ({ ...unknownDay(day), startTime: `${start}:00`, endTime: `${end}:00` }))
const closed = (days: readonly number[]): DockDay[] =>
  days.map((day) => settledDay({ ...unknownDay(day), isClosed: true }))
const allDay = (days: readonly number[]): DockDay[] =>
  days.map((day) => settledDay({ ...unknownDay(day), isTwentyFourHour: true }))

/** Typical weekly dock hours. */
export const weeks = {
  always: allDay(everyDay),
  roundTheClockWeekdays: [...allDay(weekdays), ...closed(weekend)],
  office: [...open(weekdays, '08:00', '17:00'), ...closed(weekend)],
  earlyShift: [...open(weekdays, '06:00', '14:30'), ...closed(weekend)],
  twoShifts: [...open(weekdays, '05:00', '22:00'), ...open([6], '06:00', '14:00'), ...closed([0])],
  receivingMornings: [...open([1, 2, 3, 4, 5, 6], '04:00', '12:00'), ...closed([0])],
  storeMornings: [...open([1, 2, 3, 4, 5], '05:30', '11:00'), ...open([6], '05:30', '09:30'), ...closed([0])],
  nights: [...open([0, 1, 2, 3, 4], '18:00', '23:45'), ...closed([5, 6])],
  saturdayHalf: [...open(weekdays, '07:00', '15:30'), ...open([6], '07:00', '11:00'), ...closed([0])],
  fridayShort: [...open([1, 2, 3, 4], '07:00', '16:00'), ...open([5], '07:00', '12:00'), ...closed(weekend)],
  /** Dock hours on the weekend are unknown. */
  weekdaysOnly: open(weekdays, '08:00', '16:00'),
  unknown: [],
} satisfies Record<string, DockDay[]>

type Week = keyof typeof weeks
const usual: Record<SiteKind, readonly Week[]> = {
  plant: ['twoShifts', 'roundTheClockWeekdays', 'twoShifts', 'earlyShift', 'fridayShort'],
  center: ['twoShifts', 'saturdayHalf', 'receivingMornings', 'nights', 'earlyShift', 'saturdayHalf'],
  warehouse: ['office', 'earlyShift', 'saturdayHalf', 'twoShifts', 'weekdaysOnly'],
  store: ['storeMornings', 'storeMornings', 'receivingMornings', 'earlyShift', 'unknown'],
  crossDock: ['always', 'nights', 'twoShifts'],
  port: ['twoShifts', 'twoShifts', 'office'],
  kitchen: ['earlyShift', 'storeMornings', 'fridayShort', 'unknown'],
  home: ['unknown', 'weekdaysOnly'],
}
const byAppointment: Record<SiteKind, number> = {
  plant: 0.5,
  center: 0.85,
  warehouse: 0.55,
  store: 0.15,
  crossDock: 0.3,
  port: 0.9,
  kitchen: 0.25,
  home: 1,
}

export const dockOf = (random: Random, kind: SiteKind) => ({
  dockHours: weeks[random.pick(usual[kind])],
  isAppointmentRequired: random.chance(byAppointment[kind]),
})
