import { limitsOfRow } from '#freight/limits-of-row.ts'
import type { Freight } from '#model/model.ts'
import { choiceOf } from '#search/routes.ts'
import type { Search } from '#search/search.ts'

/** Tolerance for rounding errors in miles and minutes. */
const tolerance = 1e-6

/** Checks times, loads, compatibility and limits of a row; its times and loads must be up to date. */
export function holds(search: Search, row: number): boolean {
  const { model, routes, isWhole } = search
  if (!isInTime(search, row) || !fits(search, row)) return false
  const { freight } = model
  if (!freight || routes.length[row]! <= 2) return true
  return (
    mayTravelTogether(freight, ordersOf(search, row)) &&
    limitsOfRow(model, freight, routes, 'hard').keeps(row) &&
    isWhole(row)
  )
}

/** Indexes of the orders of a row, in pickup sequence. */
export function ordersOf({ routes, model }: Search, row: number): number[] {
  const first = row * routes.stride + 1
  const units = Array.from(routes.unit.subarray(first, first + routes.length[row]!))
  return units.filter((unit) => (unit & 1) === 1).map((unit) => model.orderOf[choiceOf(unit)]!)
}

/** True when every two of the orders are compatible and all have a common temperature. */
export function mayTravelTogether({ traits, rejects, coldest, warmest }: Freight, orders: readonly number[]): boolean {
  const bears = (one: number, other: number) => one === other || (traits[one]! & rejects[other]!) === 0
  return (
    orders.every((one) => orders.every((other) => bears(one, other))) &&
    Math.max(...orders.map((order) => coldest[order]!)) <= Math.min(...orders.map((order) => warmest[order]!))
  )
}

function isInTime({ routes: { start, latest, length, stride } }: Search, row: number): boolean {
  const first = row * stride
  for (let at = first; at <= first + length[row]! + 1; at += 1) if (start[at]! > latest[at]! + tolerance) return false
  return true
}

/** An order alone may be heavier than the limits, because the plan does not decide how it travels. */
function fits({ model, routes }: Search, row: number): boolean {
  const { capacity, peaks, freight } = model
  const { load, unit, stride, length } = routes
  if (freight && length[row]! <= 2) return true
  for (let at = row * stride + 1; at <= row * stride + length[row]!; at += 1)
    for (let k = 0; k < capacity.length; k += 1)
      if (load[k]![at - 1]! + peaks[k]![unit[at]!]! > capacity[k]! + tolerance) return false
  return true
}
