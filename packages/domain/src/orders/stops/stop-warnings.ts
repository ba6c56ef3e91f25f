import { isLtlMode, type ShippingMode } from '#freight/modes.ts'
import { holidayPickupMessage, isPickupDay, weekendPickupMessage } from '#freight/pickup-days.ts'
import { type DockDay, unknownHours, weekdays } from '#locations/dock-hours.ts'
import { shownTime } from '#locations/hours-text.ts'
import type { TimedStop } from '#orders/stops/stop.ts'
import { dockDayOn } from '#orders/stops/stop-times.ts'
import { daysBetween, type IsoDate, type WallTime, weekdayOf, zonedDate } from '#shared/calendar.ts'
import { holidayOn, type Workdays } from '#shared/holidays.ts'
import { type Instant, writtenDate } from '#shared/written-date.ts'

/** Warning about a date or time; it never keeps an order from being submitted. */
export type StopWarning = { field: 'baseDate' | 'earlyTime' | 'lateTime'; message: string }

type WarningContext = {
  shippingMode: ShippingMode
  week: readonly DockDay[]
  zone: string
  now: Instant
  /** Business days of the stop's country and the company. */
  workdays?: Workdays
}

/** Number of days ahead from which a pickup counts as far away. */
const farAway = 30

/**
 * Pickups in the past, and dates and times that LTL and volume LTL carriers may not accept, in the stop's local time.
 * (STOP-37 to STOP-40)
 */
export function stopWarnings(stop: TimedStop, context: WarningContext): StopWarning[] {
  const { shippingMode, week } = context
  const { type, baseDate } = stop
  const past = baseDate && type === 'Pickup' ? pastWarnings(baseDate, context) : []
  if (!isLtlMode(shippingMode)) return past
  return [
    ...past,
    ...(baseDate && type === 'Pickup' ? pickupWarnings(baseDate, context) : []),
    ...(baseDate && isDockClosed(week, baseDate) ? [closedWarning(baseDate)] : []),
    ...(['earlyTime', 'lateTime'] as const).flatMap((field) => intervalWarnings(field, stop[field])),
  ]
}

/** Whether a date can be picked: LTL and volume LTL exclude weekends, holidays and days on which the dock is closed. */
export function isPickable(
  date: IsoDate,
  { shippingMode, week, workdays }: Pick<WarningContext, 'shippingMode' | 'week' | 'workdays'>,
): boolean {
  return isPickupDay(date, [shippingMode], workdays) && !(isLtlMode(shippingMode) && isDockClosed(week, date))
}

function pickupWarnings(date: IsoDate, { zone, now, workdays }: WarningContext): StopWarning[] {
  const ahead = daysBetween(zonedDate(now, zone), date)
  const holiday = holidayOn(date, workdays)
  return [
    ...(ahead > farAway ? [dateWarning(`This pickup is ${ahead} days out. ${farMessage}`)] : []),
    ...(weekdayOf(date) % 6 === 0
      ? [dateWarning(`${writtenDate(date, 'UTC')} is a ${weekdayName(date)}. ${weekendPickupMessage}`)]
      : []),
    ...(holiday ? [dateWarning(`${writtenDate(date, 'UTC')} is ${holiday}. ${holidayPickupMessage(holiday)}`)] : []),
  ]
}

const pastWarnings = (date: IsoDate, { zone, now }: WarningContext): StopWarning[] =>
  date < zonedDate(now, zone) ? [dateWarning(`${writtenDate(date, 'UTC')} is in the past.`)] : []

const farMessage = `LTL carriers may not confirm one more than ${farAway} days ahead.`

const closedWarning = (date: IsoDate) => dateWarning(`The dock is closed on ${weekdayName(date)}s.`)

const dateWarning = (message: string): StopWarning => ({ field: 'baseDate', message })

function intervalWarnings(field: 'earlyTime' | 'lateTime', time: WallTime | null): StopWarning[] {
  if (!time || isQuarter(time) || defaultTimes.includes(time)) return []
  return [
    { field, message: `${shownTime(time)} is not on a 15-minute interval. LTL carriers plan by the quarter hour.` },
  ]
}

/** Default times for unknown dock hours do not express a request by the user. (STOP-38) */
const defaultTimes: readonly WallTime[] = [
  unknownHours.startTime,
  unknownHours.startTime.slice(0, 5),
  unknownHours.endTime,
]

const isQuarter = (time: WallTime) => /^\d\d:(00|15|30|45)(:00)?$/.test(time)

const isDockClosed = (week: readonly DockDay[], date: IsoDate) => dockDayOn(week, date)?.isClosed === true

const weekdayName = (date: IsoDate) => weekdays[weekdayOf(date)]
