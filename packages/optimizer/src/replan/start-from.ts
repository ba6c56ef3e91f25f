import { limitsOfRow } from '#freight/limits-of-row.ts'
import type { Plan, Preplan } from '#plan.ts'
import type { Problem } from '#problem.ts'
import { choiceOf, collectOf } from '#search/routes.ts'
import { putInPool } from '#search/ruin.ts'
import type { Search } from '#search/search.ts'

/** Loads a plan as far as it still holds; orders that it does not know, or no longer can serve, are put in where they cost least. */
export function startFrom(search: Search, problem: Problem, start: Plan): void {
  const left = loadPreplans(search, problem, start)
  search.undo.begin()
  for (const order of left) putInPool(search.pool, order)
  search.recreate(search.pool, true)
}

/** Loads a plan just as it is; orders that are in none of its preplans travel alone. */
export function replay(search: Search, problem: Problem, plan: Plan): void {
  const left = loadPreplans(search, problem, plan)
  search.undo.begin()
  for (const order of left) search.editor.open(search.model.firstChoice[order]!)
}

/** Loads the preplans that hold, and answers the orders that are then in none. */
function loadPreplans(search: Search, { orders }: Problem, { preplans }: Plan): number[] {
  const indexOf = new Map(orders.map(({ id }, index) => [id, index]))
  const planned = new Uint8Array(orders.length)
  search.load([])
  for (const preplan of preplans) {
    const units = unitsOf(search, preplan, indexOf)
    if (!units || !appended(search, units)) continue
    for (const unit of units) planned[search.model.orderOf[choiceOf(unit)]!] = 1
  }
  return orders.flatMap((_order, index) => (planned[index] === 1 ? [] : [index]))
}

/** The units of a preplan in the sequence of its stops; null when one of its orders is gone. */
function unitsOf(search: Search, preplan: Preplan, indexOf: ReadonlyMap<string, number>): number[] | null {
  const units: number[] = []
  for (const { serves, type } of preplan.stops)
    for (const { orderId } of serves) {
      const order = indexOf.get(orderId)
      if (order === undefined) return null
      const [early = 0, late = 0] = preplan.slippedDays[orderId] ?? []
      const unit = collectOf(choiceWith(search, order, early, late)) + (type === 'Pickup' ? 0 : 1)
      if (!units.includes(unit)) units.push(unit)
    }
  return units
}

function choiceWith({ model }: Search, order: number, early: number, late: number): number {
  const first = model.firstChoice[order]!
  for (let choice = first; choice < model.firstChoice[order + 1]!; choice += 1)
    if (model.slipped[2 * choice] === early && model.slipped[2 * choice + 1] === late) return choice
  return first
}

/** Adds a row if it keeps times, loads and limits. */
function appended({ routes, editor, model, isWhole }: Search, units: readonly number[]): boolean {
  if (units.length > routes.most) return false
  const row = routes.count
  const first = row * routes.stride
  routes.count += 1
  routes.length[row] = units.length
  routes.unit.set(units, first + 1)
  editor.settle(row)
  const { freight } = model
  const isInTime = routes.start[first]! <= routes.latest[first]! + 1e-6 && latenessOf(routes, first, row) <= 1e-6
  const isKept =
    !freight || (limitsOfRow(model, freight, routes, 'hard').keeps(row) && isWhole(row) && fits(model, routes, row))
  if (isInTime && isKept) return true
  for (const unit of units) routes.rowOf[model.orderOf[choiceOf(unit)]!] = -1
  routes.count -= 1
  return false
}

function latenessOf({ start, latest, length }: Search['routes'], first: number, row: number): number {
  let late = Number.NEGATIVE_INFINITY
  for (let at = first; at <= first + length[row]! + 1; at += 1) late = Math.max(late, start[at]! - latest[at]!)
  return late
}

function fits(
  { capacity, peaks }: Search['model'],
  { load, unit, stride, length }: Search['routes'],
  row: number,
): boolean {
  for (let at = row * stride + 1; at <= row * stride + length[row]!; at += 1)
    for (let k = 0; k < capacity.length; k += 1)
      if (load[k]![at - 1]! + peaks[k]![unit[at]!]! > capacity[k]! + 1e-6) return false
  return true
}
