import type { TenThousandths } from '#rating/charges.ts'
import { dollarsPerGallon } from '#rating/ltl/words.ts'
import { addDays } from '#shared/calendar.ts'
import { type IsoDate, writtenDate } from '#shared/written-date.ts'

/** What a gallon of diesel costs in the week that begins on a Monday. */
export type FuelWeek = { monday: IsoDate; price: TenThousandths }

/** A weekly series of fuel prices, oldest week first. */
export type FuelIndex = { name: string; weeks: readonly FuelWeek[] }

/** The price of a day, and whether it is that of another week because the series does not know its own. */
export type FuelPrice = FuelWeek & { day: IsoDate; standsIn: boolean; words: string }

/** The price of the week that a day falls into; a day outside of the series takes the nearest week. Null without any week. */
export function fuelPriceOn({ weeks }: FuelIndex, day: IsoDate): FuelPrice | null {
  const week = weeks[lastBegun(weeks, day)] ?? weeks[0]
  if (week === undefined) return null
  const { monday, price } = week
  const words = `week of ${writtenDate(monday, 'UTC')}, ${dollarsPerGallon(price)} per gallon`
  return { monday, price, words, day, standsIn: day < week.monday || day > lastDayOf(week.monday) }
}

/** The place of the last week that had begun on a day, -1 before all of them. */
function lastBegun(weeks: readonly FuelWeek[], day: IsoDate): number {
  let [low, high] = [-1, weeks.length - 1]
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (day < (weeks[middle]?.monday ?? day)) high = middle - 1
    else low = middle
  }
  return low
}

/** Counting days takes longer than all else in rating, and there are few weeks. */
const lastDays = new Map<IsoDate, IsoDate>()

function lastDayOf(monday: IsoDate): IsoDate {
  const known = lastDays.get(monday)
  if (known !== undefined) return known
  const sunday = addDays(monday, 6)
  lastDays.set(monday, sunday)
  return sunday
}
