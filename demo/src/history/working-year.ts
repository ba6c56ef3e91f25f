import { addDays, instantOfWallTime, isBusinessDay, zonedDate } from '@lanewise/domain/shared/calendar'
import type { Random } from '#random.ts'

/** A moment of work, and the day that the clock of the company shows. */
export type Moment = { date: string; createdAt: Date }
type Plan = {
  now: Date
  timeZone: string
  /** How much is done on a working day, about. */
  perDay: number
  /** How many days back the work begins. */
  days: number
}

const secondsOpen = 11 * 3_600

/** When people did something over the last days, oldest first: most of it in working hours of working days. */
export function workingYear(random: Random, plan: Plan): Moment[] {
  const today = zonedDate(plan.now, plan.timeZone)
  const days = Array.from({ length: plan.days + 1 }, (_unused, index) => addDays(today, index - plan.days))
  return days.flatMap((date) => momentsOf(random, date, plan).map((createdAt) => ({ date, createdAt })))
}

/** By what the clock of the company shows on a day, in their order; the zone is asked once for each day. */
function momentsOf(random: Random, date: string, { perDay, timeZone, now }: Plan): Date[] {
  const busy = isBusinessDay(date) ? perDay : perDay / 12
  const count = Math.floor(busy * (0.6 + 0.8 * random.next()) + random.next())
  const opening = Date.parse(instantOfWallTime(date, '07:00', timeZone))
  return Array.from({ length: count }, () => opening + random.whole(0, secondsOpen) * 1_000)
    .filter((moment) => moment <= now.getTime())
    .sort((one, other) => one - other)
    .map((moment) => new Date(moment))
}
