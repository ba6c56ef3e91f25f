import { isFixed, partsOf, type Slip, type Travel, type Unit, unitOf } from '#model/units.ts'
import type { Depot, Limits, PlanOrder, Problem } from '#problem.ts'

/** An order with its original or slipped dates, as the two units that routes consist of. */
export type Choice = { order: number; collect: Unit; deliver: Unit; slip: Slip }

export const slippedDays = ({ slip: [early, late] }: Choice): number => Math.abs(early) + Math.abs(late)

/** An order with every pair of slipped dates that its own stops allow; the original dates come first. */
export function choicesOf({ orders, limits, depot }: Problem, order: number, travel: Travel): Choice[] {
  const one = orders[order]!
  const [collects, delivers] = partsOf(one)
  // On open routes an order alone travels at its own rate, whatever it weighs; from a depot only own trucks carry it.
  if (depot && heaviest(one) > (limits.maxWeight ?? Number.POSITIVE_INFINITY)) return []
  const choices = slipsOf(one, limits).flatMap((slip) => {
    const collect = unitOf(collects, slip, limits, travel)
    const deliver = unitOf(delivers, slip, limits, travel)
    return collect && deliver && isInTime(collect, deliver, travel, depot) ? [{ order, collect, deliver, slip }] : []
  })
  return choices.sort((a, b) => slippedDays(a) - slippedDays(b))
}

function isInTime(collect: Unit, deliver: Unit, travel: Travel, depot: Depot | null): boolean {
  const [first, last] = [collect.stops[0]!.place, deliver.stops.at(-1)!.place]
  const begins = Math.max(collect.opens, depot ? depot.opens + travel.minutes(depot.place, first) : collect.opens)
  const there = begins + collect.takes + travel.minutes(collect.stops.at(-1)!.place, deliver.stops[0]!.place)
  const ends = Math.max(there, deliver.opens) + deliver.takes
  const isBack = !depot || ends + travel.minutes(last, depot.place) <= depot.closes
  return begins <= collect.closes && there <= deliver.closes && isBack
}

function heaviest({ stops }: PlanOrder): number {
  let [now, most] = [0, 0]
  for (const { type, weight } of stops) {
    now += type === 'Pickup' ? weight : -weight
    most = Math.max(most, now)
  }
  return most
}

/** Pairs of days by which the dates of an order may move; dates that would not change are left out. */
function slipsOf({ stops }: PlanOrder, limits: Limits): Slip[] {
  const daysFor = (type: 'Pickup' | 'Dropoff', most: number | null) =>
    stops.every((stop) => stop.type !== type || isFixed(stop, limits)) ? [0] : shifts(most)
  const late = daysFor('Dropoff', limits.dropoffDateSlippage)
  return daysFor('Pickup', limits.pickupDateSlippage).flatMap((early) => late.map((days): Slip => [early, days]))
}

/** Days by which a date may be moved: 0, 1, -1, 2, -2 … */
function shifts(most: number | null): number[] {
  return [0, ...Array.from({ length: Math.floor(most ?? 0) }, (_unused, index) => [index + 1, -1 - index]).flat()]
}
