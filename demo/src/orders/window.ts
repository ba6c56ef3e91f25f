import { type DockDay, isKnownDay } from '@lanewise/domain/locations/dock-hours'
import type { Random } from '#random.ts'

/** Local times of one day as HH:mm:ss. */
type Hours = { startTime: string; endTime: string }
export type Window = { earlyTime: string; lateTime: string }

const usualMinutes = [120, 120, 180, 240, 240, 240, 360, 480] as const
const step = 30
/** Shortest time between the opening of a window and its appointment. */
const leastAhead = 90
/** Hours of a dock that never closes or whose hours nobody knows. */
const businessHours: Hours = { startTime: '07:00:00', endTime: '17:00:00' }

/** A window of two to eight hours within the dock hours, or all of them if the dock is open for less. */
export function windowWithin(random: Random, hours: Hours): Window {
  const opens = Math.ceil(minutesOf(hours.startTime) / step) * step
  const closes = Math.floor(minutesOf(hours.endTime) / step) * step
  const length = Math.min(random.pick(usualMinutes), closes - opens)
  const start = opens + random.whole(0, Math.floor((closes - opens - length) / step)) * step
  return { earlyTime: timeOf(start), lateTime: timeOf(start + length) }
}

/** Hours within which freight is picked up or delivered: those of the dock unless it is open day and night. */
export const workingHours = (day: DockDay | undefined): Hours =>
  day && isKnownDay(day) && !day.isTwentyFourHour ? day : businessHours

/** An appointment in the later part of a window. */
export function appointmentWithin(random: Random, { earlyTime, lateTime }: Window): string {
  const [early, late] = [minutesOf(earlyTime), minutesOf(lateTime)]
  const first = Math.min(late, early + leastAhead)
  return timeOf(first + random.whole(0, Math.floor((late - first) / step)) * step)
}

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
const timeOf = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}:00`
