import { isLtlMode, type ShippingMode } from '#freight/modes.ts'
import { addDays, daysBetween, isBusinessDay } from '#shared/calendar.ts'
import type { Workdays } from '#shared/holidays.ts'
import type { IsoDate } from '#shared/written-date.ts'

/** Freight status on a day: picked up, moving, resting over a weekend or holiday, arriving, or already delivered. */
export type TransitDayKind = 'pickup' | 'moving' | 'resting' | 'arrival' | 'after'
export type TransitDay = { date: IsoDate; kind: TransitDayKind }

/** Longer calendars do not fit side by side in a column of four. */
const mostDays = 10

type Rate = { mode: ShippingMode; deliveryDateTime: IsoDate; workdays?: Workdays }

/** Calendar days from pickup to the latest arrival, the same days for each rate, or null when there are too many. */
export function transitCalendars(rates: readonly Rate[], shipDate: IsoDate): TransitDay[][] | null {
  const count = Math.max(0, ...rates.map(({ deliveryDateTime }) => daysBetween(shipDate, deliveryDateTime))) + 1
  if (count > mostDays) return null
  const dates = Array.from({ length: count }, (_unused, index) => addDays(shipDate, index))
  return rates.map((rate) => dates.map((date) => ({ date, kind: kindOf(date, rate, shipDate) })))
}

function kindOf(date: IsoDate, { mode, deliveryDateTime, workdays }: Rate, shipDate: IsoDate): TransitDayKind {
  if (date === deliveryDateTime) return 'arrival'
  if (date > deliveryDateTime) return 'after'
  if (date === shipDate) return 'pickup'
  return isLtlMode(mode) && !isBusinessDay(date, workdays) ? 'resting' : 'moving'
}
