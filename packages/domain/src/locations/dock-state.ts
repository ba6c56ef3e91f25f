import { addDays, instantOfWallTime, wallTimeOfInstant, weekdayOf } from '#shared/calendar.ts'
import { type Instant, wallClock } from '#shared/written-date.ts'
import { type DockDay, isKnownDay, weekdays } from './dock-hours.ts'
import { shownTime } from './hours-text.ts'

/** Status of a dock at a given time, with its display text: "Open now · closes 17:00". */
export type DockState = { isOpen: boolean; text: string }

/** Whether a dock is open at an instant, in its local time; null if the hours of that day are unknown. (LOCPAGE-2) */
export function dockStateAt(week: readonly DockDay[], instant: Instant, zone: string): DockState | null {
  const { weekday, time } = wallClock(instant, zone)
  const today = dayNames.indexOf(weekday)
  const day = dayOf(week, today)
  if (!day || !isKnownDay(day)) return null
  if (day.isTwentyFourHour) return { isOpen: true, text: 'Open now · 24 hours' }
  const isWorking = !day.isClosed
  if (isWorking && time >= shownTime(day.startTime) && time < shownTime(day.endTime))
    return { isOpen: true, text: `Open now · closes ${shownTime(day.endTime)}` }
  const isLater = isWorking && time < shownTime(day.startTime)
  const opens = isLater ? shownTime(day.startTime) : nextOpening(week, today)
  return { isOpen: false, text: opens ? `Closed now · opens ${opens}` : 'Closed now' }
}

/** Local weekday of an instant at a place, 0 is Sunday. */
export const weekdayAt = (instant: Instant, zone: string): number => dayNames.indexOf(wallClock(instant, zone).weekday)

const dayNames: readonly string[] = weekdays

const dayOf = (week: readonly DockDay[], dayOfWeek: number) => week.find((day) => day.dayOfWeek === dayOfWeek)

/** Next day with known opening hours and its opening time, e.g. "Monday 08:00". */
function nextOpening(week: readonly DockDay[], today: number): string | null {
  for (let ahead = 1; ahead <= weekdays.length; ahead += 1) {
    const dayOfWeek = (today + ahead) % weekdays.length
    const day = dayOf(week, dayOfWeek)
    if (day && !day.isClosed && isKnownDay(day)) return `${weekdays[dayOfWeek]} ${shownTime(day.startTime)}`
  }
  return null
}

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
