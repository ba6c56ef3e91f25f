import { type Instant, wallClock } from '#shared/written-date.ts'
import { type DockDay, isKnownDay, weekdays } from './dock-hours.ts'
import { shownTime } from './hours-text.ts'

/** What a dock does at a moment, in words: "Open now · closes 17:00". */
export type DockState = { isOpen: boolean; text: string }

/** LOCPAGE-2: whether a dock is open at an instant by the clock of its place; null when nobody knows the hours of that day. */
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

/** The weekday that an instant falls on at a place, 0 is Sunday. */
export const weekdayAt = (instant: Instant, zone: string): number => dayNames.indexOf(wallClock(instant, zone).weekday)

const dayNames: readonly string[] = weekdays

const dayOf = (week: readonly DockDay[], dayOfWeek: number) => week.find((day) => day.dayOfWeek === dayOfWeek)

/** The next day with known opening hours, and its first time, as "Monday 08:00". */
function nextOpening(week: readonly DockDay[], today: number): string | null {
  for (let ahead = 1; ahead <= weekdays.length; ahead += 1) {
    const dayOfWeek = (today + ahead) % weekdays.length
    const day = dayOf(week, dayOfWeek)
    if (day && !day.isClosed && isKnownDay(day)) return `${weekdays[dayOfWeek]} ${shownTime(day.startTime)}`
  }
  return null
}
