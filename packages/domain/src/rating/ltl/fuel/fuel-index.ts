import type { TenThousandths } from '#rating/charges.ts'
import { dollarsPerGallon } from '#rating/ltl/charge-text.ts'
import { addDays } from '#shared/calendar.ts'
import { type IsoDate, writtenDate } from '#shared/written-date.ts'

/** Diesel price per gallon for the week that begins on the given Monday. */
export type FuelWeek = { monday: IsoDate; price: TenThousandths }

/** Weekly fuel price series, oldest week first. */
export type FuelIndex = { name: string; weeks: readonly FuelWeek[] }

/** Fuel price for a day. `standsIn` is true when the series lacks that week and the price is from another week. */
export type FuelPrice = FuelWeek & { day: IsoDate; standsIn: boolean; text: string }

/** Price for the week of a day. A day outside the series takes the nearest week. Null when the series is empty. */
export function fuelPriceOn({ weeks }: FuelIndex, day: IsoDate): FuelPrice | null {
  const week = weeks[lastWeekUntil(weeks, day)] ?? weeks[0]
  if (week === undefined) return null
  const { monday, price } = week
  const text = `week of ${writtenDate(monday, 'UTC')}, ${dollarsPerGallon(price)} per gallon`
  return { monday, price, text: text, day, standsIn: day < week.monday || day > lastDayOf(week.monday) }
}

/** Index of the last week that begins on or before a day, or -1 before the first week. */
function lastWeekUntil(weeks: readonly FuelWeek[], day: IsoDate): number {
  let [low, high] = [-1, weeks.length - 1]
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (day < (weeks[middle]?.monday ?? day)) high = middle - 1
    else low = middle
  }
  return low
}

/** Caches the last day of each week, because date arithmetic is the slowest part of rating and there are few weeks. */
const lastDays = new Map<IsoDate, IsoDate>()

function lastDayOf(monday: IsoDate): IsoDate {
  const known = lastDays.get(monday)
  if (known !== undefined) return known
  const sunday = addDays(monday, 6)
  lastDays.set(monday, sunday)
  return sunday
}
