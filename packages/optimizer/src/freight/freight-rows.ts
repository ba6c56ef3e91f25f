import { limitsOfRow } from '#freight/limits-of-row.ts'
import type { Pricer } from '#freight/price.ts'
import type { Freight, Model } from '#model/model.ts'
import { choiceOf, type Routes } from '#search/routes.ts'

/** Data of a freight row besides its times and loads: its orders, stops and price. */
export type FreightRows = {
  readonly orders: Int32Array
  readonly traits: Int32Array
  readonly rejects: Int32Array
  readonly coldest: Float64Array
  readonly warmest: Float64Array
  readonly isTeam: Uint8Array
  /** Number of stops after joining those at the same place. */
  readonly stops: Int32Array
  /** Price of the truck, without the cost of slipped dates. */
  readonly base: Float64Array
  /** Recalculates a row after its times were updated, and returns its total cost. */
  price(row: number): number
  /** True when a route keeps the soft limits, which must hold only at the end. */
  isWhole(row: number): boolean
}

/**
 * Two consecutive units share a stop when the first ends and the second begins with the same work at the same place.
 */
export const joined = (model: Model, freight: Freight, from: number, to: number): boolean =>
  from !== 0 &&
  to !== 0 &&
  model.placeOut[from] === model.placeIn[to] &&
  freight.stopKind[freight.firstStop[from + 1]! - 1] === freight.stopKind[freight.firstStop[to]!]

export function freightRowsOf(model: Model, freight: Freight, routes: Routes, pricer: Pricer): FreightRows {
  const rows = routes.length.length
  const made = {
    orders: new Int32Array(rows),
    traits: new Int32Array(rows),
    rejects: new Int32Array(rows),
    coldest: new Float64Array(rows),
    warmest: new Float64Array(rows),
    isTeam: new Uint8Array(rows),
    stops: new Int32Array(rows),
    base: new Float64Array(rows),
  }
  const gather = (row: number): number => {
    const first = row * routes.stride
    let [slip, stops] = [0, 0]
    made.orders[row] = routes.length[row]! >> 1
    made.traits[row] = 0
    made.rejects[row] = 0
    made.coldest[row] = Number.NEGATIVE_INFINITY
    made.warmest[row] = Number.POSITIVE_INFINITY
    made.isTeam[row] = 0
    for (let at = first + 1; at <= first + routes.length[row]!; at += 1) {
      const unit = routes.unit[at]!
      stops += freight.stopsIn[unit]!
      if (joined(model, freight, routes.unit[at - 1]!, unit)) stops -= 1
      if ((unit & 1) === 0) continue
      const order = model.orderOf[choiceOf(unit)]!
      slip += freight.slipCost[choiceOf(unit)]!
      made.traits[row] = made.traits[row]! | freight.traits[order]!
      made.rejects[row] = made.rejects[row]! | freight.rejects[order]!
      made.coldest[row] = Math.max(made.coldest[row]!, freight.coldest[order]!)
      made.warmest[row] = Math.min(made.warmest[row]!, freight.warmest[order]!)
      made.isTeam[row] = made.isTeam[row]! | freight.isTeam[order]!
    }
    made.stops[row] = stops
    return slip
  }
  /**
   * Cost of a row's orders alone, which is the upper bound for the value of a route that breaks its limits in the end.
   */
  const apart = (row: number): number => {
    let sum = 0
    for (let at = row * routes.stride + 1; at <= row * routes.stride + routes.length[row]!; at += 1)
      if ((routes.unit[at]! & 1) === 1) sum += freight.alone[model.orderOf[choiceOf(routes.unit[at]!)]!]!
    return sum
  }
  const soft = limitsOfRow(model, freight, routes, 'soft')
  const isWhole = (row: number) => soft.isFree || made.orders[row]! < 2 || soft.keeps(row)
  const price = (row: number): number => {
    const slip = gather(row)
    const first = routes.unit[row * routes.stride + 1]!
    const last = routes.unit[row * routes.stride + routes.length[row]!]!
    made.base[row] = 0
    if (routes.length[row] === 0) return 0
    const order = model.orderOf[choiceOf(first)]!
    const truck = pricer(first, last, routes.miles[row]!, made.stops[row]!, order, made.isTeam[row] === 1)
    // An order alone travels at its own rate, which does not include slipped dates.
    made.base[row] = made.orders[row] === 1 ? freight.alone[order]! - slip : truck
    return (isWhole(row) ? made.base[row]! : Math.max(made.base[row]!, apart(row))) + slip
  }
  return { ...made, price, isWhole }
}
