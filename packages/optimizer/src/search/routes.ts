import type { Model } from '#model/model.ts'

/** Routes as rows of flat arrays. A row holds the yard, its units, and the yard again. */
export type Routes = {
  readonly stride: number
  /** Maximum number of units per row. */
  readonly most: number
  /** Two rows that are not routes: `scratch` for routes without some orders, `trial` for trying insertions. */
  readonly scratch: number
  readonly trial: number
  /** Number of rows that are routes. */
  count: number
  readonly unit: Int32Array
  /** Earliest start at a position, and the latest start that keeps all later positions on time. */
  readonly start: Float64Array
  readonly latest: Float64Array
  /** Load on board after a position, per dimension. */
  readonly load: readonly Float64Array[]
  readonly length: Int32Array
  readonly miles: Float64Array
  readonly cost: Float64Array
  /** Changes with every change of a row; values computed for a row stay valid as long as its version is the same. */
  readonly version: Int32Array
  /** Row of an order, -1 when it is in none, and the positions of its two ends: 2k and 2k + 1. */
  readonly rowOf: Int32Array
  readonly at: Int32Array
}

export const collectOf = (choice: number): number => 2 * choice + 1
export const choiceOf = (unit: number): number => (unit - 1) >> 1

export function emptyRoutes(model: Model, most: number): Routes {
  const rows = model.orders + 3
  // Includes room for one extra order during a trial.
  const stride = most + 4
  const size = rows * stride
  return {
    stride,
    most,
    scratch: rows - 1,
    trial: rows - 2,
    count: 0,
    unit: new Int32Array(size),
    start: new Float64Array(size),
    latest: new Float64Array(size),
    load: model.capacity.map(() => new Float64Array(size)),
    length: new Int32Array(rows),
    miles: new Float64Array(rows),
    cost: new Float64Array(rows),
    version: new Int32Array(rows),
    rowOf: new Int32Array(model.orders).fill(-1),
    at: new Int32Array(2 * model.orders),
  }
}

/** Recalculates times, loads and miles of a row after its units changed. */
export function refresh(model: Model, routes: Routes, row: number): void {
  const { unit, start, latest, stride, length } = routes
  const { minutes, miles, rowOut, placeIn, opens, closes, takes, inner } = model
  const first = row * stride
  const last = first + length[row]! + 1
  unit[first] = 0
  unit[last] = 0
  start[first] = opens[0]!
  let driven = 0
  for (let at = first + 1; at <= last; at += 1) {
    const from = unit[at - 1]!
    const to = unit[at]!
    const leg = rowOut[from]! + placeIn[to]!
    driven += miles[leg]! + inner[to]!
    const arrives = start[at - 1]! + takes[from]! + minutes[leg]!
    const open = opens[to]!
    start[at] = arrives < open ? open : arrives
  }
  latest[last] = closes[0]!
  for (let at = last - 1; at >= first; at -= 1) {
    const from = unit[at]!
    const leaves = latest[at + 1]! - minutes[rowOut[from]! + placeIn[unit[at + 1]!]!]! - takes[from]!
    const close = closes[from]!
    latest[at] = leaves > close ? close : leaves
  }
  refreshLoads(model, routes, first, last)
  routes.miles[row] = driven
}

function refreshLoads({ adds }: Model, { load, unit }: Routes, first: number, last: number): void {
  for (let dimension = 0; dimension < load.length; dimension += 1) {
    const onBoard = load[dimension]!
    const add = adds[dimension]!
    onBoard[first] = 0
    for (let at = first + 1; at <= last; at += 1) onBoard[at] = onBoard[at - 1]! + add[unit[at]!]!
  }
}

/** Updates row and positions of every order in a row. */
export function register({ orderOf }: Model, { unit, stride, length, rowOf, at }: Routes, row: number): void {
  const first = row * stride
  for (let position = 1; position <= length[row]!; position += 1) {
    const one = unit[first + position]! - 1
    const order = orderOf[one >> 1]!
    rowOf[order] = row
    at[2 * order + (one & 1)] = position
  }
}
