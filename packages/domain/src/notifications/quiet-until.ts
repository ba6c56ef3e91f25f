import { addDays, type Instant, instantOfWallTime, wallTimeOfInstant } from '#shared/calendar.ts'
import { type QuietHours, quietHoursObstacle } from './quiet-hours.ts'

/** End of the quiet hours that contain `now`; null if there are none. */
export function quietUntil(quiet: QuietHours | null | undefined, now: Instant): Instant | null {
  if (!quiet?.isOn || quietHoursObstacle(quiet)) return null
  const { from, to, timeZone } = quiet
  const { date, time } = wallTimeOfInstant(now, timeZone)
  const clock = time.slice(0, from.length)
  const isOverMidnight = from > to
  const isQuiet = isOverMidnight ? clock >= from || clock < to : clock >= from && clock < to
  if (!isQuiet) return null
  return instantOfWallTime(isOverMidnight && clock >= from ? addDays(date, 1) : date, to, timeZone)
}
