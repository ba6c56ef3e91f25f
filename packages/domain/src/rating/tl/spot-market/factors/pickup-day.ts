import { between, type Factor } from '#rating/tl/spot-market/factors/factor.ts'
import { daysBetween, type IsoDate, weekdayOf } from '#shared/calendar.ts'

/** Trucks for today are scarce. Requests long in advance pay a little for the uncertainty. */
const byDaysAhead = [
  [0, 1.12],
  [1, 1.06],
  [2, 1.02],
  [3, 1],
  [7, 1],
  [14, 1.01],
  [30, 1.03],
  [60, 1.05],
] as const

/** Starting with Sunday. Fewer drivers want to start at the end of the week. */
const byWeekday = [
  ['Sunday', 1.07],
  ['Monday', 1],
  ['Tuesday', 0.99],
  ['Wednesday', 1],
  ['Thursday', 1.01],
  ['Friday', 1.03],
  ['Saturday', 1.05],
] as const

/** Price factors of the pickup date: lead time and weekday. */
export function pickupDayFactors(pickup: IsoDate, today: IsoDate): Factor[] {
  const ahead = Math.max(0, daysBetween(today, pickup))
  const [weekday, factor] = byWeekday[weekdayOf(pickup)] ?? byWeekday[1]
  return [
    { name: `Pickup ${daysAheadText(ahead)}`, factor: between(byDaysAhead, ahead) },
    { name: `Pickup on a ${weekday}`, factor },
  ]
}

function daysAheadText(daysAhead: number): string {
  if (daysAhead === 0) return 'today'
  return daysAhead === 1 ? 'tomorrow' : `in ${daysAhead} days`
}
