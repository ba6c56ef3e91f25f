import { addDays, instantOfWallTime, isBusinessDay, zonedDate } from '@lanewise/domain/shared/calendar'
import type { Random } from '#random.ts'

/** A point in time, with its date in the company's time zone. */
export type Moment = { date: string; createdAt: Date }
type Plan = {
  now: Date
  timeZone: string
  /** Approximate number of events per working day. */
  perDay: number
  /** Number of days before today on which the events begin. */
  days: number
}

const secondsOpen = 11 * 3_600

/** Times of user activity in the past days, oldest first, mostly in working hours of working days. */
export function workingYear(random: Random, plan: Plan): Moment[] {
  const today = zonedDate(plan.now, plan.timeZone)
  const days = Array.from({ length: plan.days + 1 }, (_unused, index) => addDays(today, index - plan.days))
  return days.flatMap((date) => momentsOf(random, date, plan).map((createdAt) => ({ date, createdAt })))
}

/** Sorted times of one day in the company's time zone. The zone offset is computed once per day. */
function momentsOf(random: Random, date: string, { perDay, timeZone, now }: Plan): Date[] {
  const busy = isBusinessDay(date) ? perDay : perDay / 12
  const count = Math.floor(busy * (0.6 + 0.8 * random.next()) + random.next())
  const opening = Date.parse(instantOfWallTime(date, '07:00', timeZone))
  return Array.from({ length: count }, () => opening + random.whole(0, secondsOpen) * 1_000)
    .filter((moment) => moment <= now.getTime())
    .sort((one, other) => one - other)
    .map((moment) => new Date(moment))
}
