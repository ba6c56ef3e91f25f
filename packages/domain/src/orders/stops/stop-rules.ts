import { type DockDay, isKnownDay, mustBeAfter, mustBeBefore } from '#locations/dock-hours.ts'
import { shownTime } from '#locations/hours-text.ts'
import type { OrderStop } from '#orders/stops/stop.ts'
import { dockDayOn } from '#orders/stops/stop-times.ts'
import { liesAt } from '#places/postal-code.ts'
import type { WallTime } from '#shared/calendar.ts'
import type { FieldIssue } from '#shared/issue.ts'

/** Place and time fields of a stop. */
export type EnteredStop = Pick<OrderStop, 'type' | 'location' | 'baseZip' | 'baseDate' | 'earlyTime' | 'lateTime'>

type StopContext = {
  week: readonly DockDay[]
  /** The stop was saved with this place before; the place's postal code may have changed since. */
  keepsPlace?: boolean
}

/** Missing fields of a stop, and times that the dock hours of its location do not allow. (STOP-22 to STOP-29) */
export function stopIssues(stop: EnteredStop, { week, keepsPlace = false }: StopContext): FieldIssue[] {
  return [...placeIssues(stop, keepsPlace), ...timeIssues(stop), ...dockIssues(stop, week)]
}

/** Rule for a quoted place; the form also shows it in advance. */
export const quotedPlace = (baseZip: string) => `Must be at ${baseZip}, the postal code that was quoted`

/**
 * A missing stop type is reported first, because the other required fields depend on it. A quoted place must be at its
 * postal code, even if it is a new location. (LOC-8)
 */
function placeIssues({ type, location, baseZip, baseDate }: EnteredStop, keepsPlace: boolean): FieldIssue[] {
  if (!type) return [{ path: ['type'], message: 'Stop type is required' }]
  return [
    ...(location ? [] : [{ path: ['location'], message: `${type} Location is required` }]),
    ...(location && baseZip && !keepsPlace && !liesAt(location.postalCode, baseZip)
      ? [{ path: ['location'], message: quotedPlace(baseZip) }]
      : []),
    ...(baseDate ? [] : [{ path: ['baseDate'], message: `${type} date required` }]),
  ]
}

function timeIssues({ earlyTime, lateTime }: EnteredStop): FieldIssue[] {
  if (earlyTime && lateTime && toSecond(earlyTime) >= toSecond(lateTime))
    return [
      { path: ['earlyTime'], message: mustBeBefore },
      { path: ['lateTime'], message: mustBeAfter },
    ]
  return [
    ...(earlyTime ? [] : [{ path: ['earlyTime'], message: 'Early Time is required' }]),
    ...(lateTime ? [] : [{ path: ['lateTime'], message: 'Late Time is required' }]),
  ]
}

/** A closed day or one without known hours sets no limits. */
function dockIssues({ baseDate, earlyTime, lateTime }: EnteredStop, week: readonly DockDay[]): FieldIssue[] {
  const day = baseDate ? dockDayOn(week, baseDate) : undefined
  if (!day || day.isClosed || !isKnownDay(day)) return []
  const opening = { path: ['earlyTime'], message: `Must be inside dock opening: "${shownTime(day.startTime)}"` }
  const closing = { path: ['lateTime'], message: `Must be inside dock closing: "${shownTime(day.endTime)}"` }
  return [
    ...(earlyTime && toSecond(earlyTime) < day.startTime ? [opening] : []),
    ...(lateTime && toSecond(lateTime) > day.endTime ? [closing] : []),
  ]
}

/** Times are compared as text, so all of them need seconds. */
const toSecond = (time: WallTime): WallTime => (time.length === 5 ? `${time}:00` : time)
