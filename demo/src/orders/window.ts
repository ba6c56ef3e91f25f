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

/** Trucks are planned to arrive at least this long before the end of a window. */
const spareMinutes = 95

/** A window of the usual length around the time at which the truck is expected; null if the dock is closed by then. */
export function windowAround(random: Random, hours: Hours, time: string): Window | null {
  const [opens, closes] = [minutesOf(hours.startTime), minutesOf(hours.endTime)]
  const expected = minutesOf(time)
  const length = Math.min(random.pick(usualMinutes), Math.floor((closes - opens) / step) * step)
  const first = Math.max(Math.ceil(opens / step) * step, Math.ceil((expected + spareMinutes - length) / step) * step)
  const last = Math.min(Math.floor((closes - length) / step) * step, Math.floor((expected - step) / step) * step)
  if (last < first) return null
  const start = first + random.whole(0, (last - first) / step) * step
  return { earlyTime: timeOf(start), lateTime: timeOf(start + length) }
}

/** An appointment that leaves a truck expected at this time some minutes to spare. */
export const appointmentAfter = (time: string, { lateTime }: Window): string => {
  const after = Math.ceil((minutesOf(time) + spareMinutes - step / 2) / step) * step
  return timeOf(Math.min(minutesOf(lateTime), after))
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
