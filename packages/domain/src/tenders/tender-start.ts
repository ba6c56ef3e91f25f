import { addDays, instantOfWallTime, wallTimeOfInstant } from '#shared/calendar.ts'

type FirstPickup = { earlyAt: Date; lateAt: Date; timeZone: string }

/** Time at which a lane starts to tender a load automatically, or the fact that it is too late. */
export type TenderStart = { at: Date } | { isPassed: true }

/**
 * The start is the given number of calendar days before the first pickup, at the same local time. It is now when that
 * time has passed or no days are set. It is too late once the pickup itself has passed.
 */
export function tenderStart(pickup: FirstPickup, daysBefore: number | null, now: Date): TenderStart {
  if (now.getTime() > pickup.lateAt.getTime()) return { isPassed: true }
  if (daysBefore === null) return { at: now }
  const { date, time } = wallTimeOfInstant(pickup.earlyAt, pickup.timeZone)
  const at = new Date(instantOfWallTime(addDays(date, -daysBefore), time, pickup.timeZone))
  return { at: at.getTime() > now.getTime() ? at : now }
}
