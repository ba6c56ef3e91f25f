import { addDays, instantOfWallTime, wallTimeOfInstant } from '#shared/calendar.ts'

type FirstPickup = { earlyAt: Date; lateAt: Date; timeZone: string }

/** When a lane begins to offer a load by itself, or that it is too late for it. */
export type TenderStart = { at: Date } | { isPassed: true }

/**
 * So many calendar days before the first pickup, at the same time by the clock of the place; at once where that moment is
 * over or no days are set, and not at all once the pickup itself is over.
 */
export function tenderStart(pickup: FirstPickup, daysBefore: number | null, now: Date): TenderStart {
  if (now.getTime() > pickup.lateAt.getTime()) return { isPassed: true }
  if (daysBefore === null) return { at: now }
  const { date, time } = wallTimeOfInstant(pickup.earlyAt, pickup.timeZone)
  const at = new Date(instantOfWallTime(addDays(date, -daysBefore), time, pickup.timeZone))
  return { at: at.getTime() > now.getTime() ? at : now }
}
