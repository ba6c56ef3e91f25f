import { addDays, instantOfWallTime, wallTimeOfInstant, weekdayOf } from '#shared/calendar.ts'
import type { Instant } from '#shared/written-date.ts'
import { type DockDay, isKnownDay } from './dock-hours.ts'
import { shownTime } from './hours-text.ts'

/** Docks give appointments on the half hour. */
const STEP = 30
const DAY = 24 * 60

/** First half hour at or after an instant at which the dock is open; null when its hours are not known. */
export function nextDockSlot(week: readonly DockDay[], after: Instant, zone: string): string | null {
  const { date, time } = wallTimeOfInstant(after, zone)
  const [soonest, ...later] = Array.from({ length: 8 }, (_, ahead) => addDays(date, ahead))
  const first = Math.ceil(minutesOf(time) / STEP) * STEP
  for (const [day, from] of [[soonest, first], ...later.map((one) => [one, 0] as const)] as const) {
    const hours = day && hoursOn(week, day)
    if (!hours) continue
    const start = Math.max(hours.opens, from)
    if (start < hours.closes) return instantOfWallTime(day, textOf(start), zone)
  }
  return null
}

function hoursOn(week: readonly DockDay[], date: string) {
  const day = week.find(({ dayOfWeek }) => dayOfWeek === weekdayOf(date))
  if (!day || !isKnownDay(day) || day.isClosed) return null
  if (day.isTwentyFourHour) return { opens: 0, closes: DAY }
  return { opens: minutesOf(shownTime(day.startTime)), closes: minutesOf(shownTime(day.endTime)) }
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number)
  return hours * 60 + minutes + (seconds > 0 ? 1 : 0)
}

const two = (count: number) => String(count).padStart(2, '0')
const textOf = (minutes: number) => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
