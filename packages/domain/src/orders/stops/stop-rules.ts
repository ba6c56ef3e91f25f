import { type DockDay, isKnownDay, mustBeAfter, mustBeBefore } from '#locations/dock-hours.ts'
import { shownTime } from '#locations/hours-text.ts'
import type { OrderStop } from '#orders/stops/stop.ts'
import { dockDayOn } from '#orders/stops/stop-times.ts'
import { liesAt } from '#places/postal-code.ts'
import type { WallTime } from '#shared/calendar.ts'
import type { FieldIssue } from '#shared/issue.ts'

/** A stop as far as place and time go. */
export type EnteredStop = Pick<OrderStop, 'type' | 'location' | 'baseZip' | 'baseDate' | 'earlyTime' | 'lateTime'>

type StopSurroundings = {
  /** The known hours of its dock. */
  week: readonly DockDay[]
  /** It was saved with this place before, which may have got another postal code since. */
  keepsPlace?: boolean
}

/** STOP-22 to STOP-29: what a stop lacks, and which of its times cannot be, by the dock hours of its location. */
export function stopIssues(stop: EnteredStop, { week, keepsPlace = false }: StopSurroundings): FieldIssue[] {
  return [...placeIssues(stop, keepsPlace), ...timeIssues(stop), ...dockIssues(stop, week)]
}

/** Where a place that was quoted has to lie; the form says it beforehand. */
export const quotedPlace = (baseZip: string) => `Must be at ${baseZip}, the postal code that was quoted`

/**
 * A stop that is neither pickup nor dropoff is asked for that first: what else it lacks goes by its type. LOC-8: a place
 * that was quoted is somewhere at its postal code, also one that is newly entered.
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

/** A day without known hours, and a closed one, bounds nothing. */
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

/** Times are compared as text, which needs all of them to the second. */
const toSecond = (time: WallTime): WallTime => (time.length === 5 ? `${time}:00` : time)
