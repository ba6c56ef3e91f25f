import { partsOf } from '#model/units.ts'
import type { Plan, Preplan } from '#plan.ts'
import type { Problem } from '#problem.ts'
import { holds } from '#replan/holds.ts'
import { choiceOf, collectOf } from '#search/routes.ts'
import { putInPool } from '#search/ruin.ts'
import type { Search } from '#search/search.ts'

/**
 * Loads the part of a plan that is still valid: a preplan loses only orders that were removed or that it can no longer
 * serve, and orders that traveled alone still do. Orders without a route are inserted where they cost least.
 */
export function startFrom(search: Search, problem: Problem, start: Plan): void {
  const unplanned = loadPreplans(search, problem, start)
  const wasAlone = new Set(start.alone.map(({ orderId }) => orderId))
  search.undo.begin()
  for (const order of unplanned)
    if (wasAlone.has(problem.orders[order]!.id)) search.editor.open(search.model.firstChoice[order]!)
    else putInPool(search.pool, order)
  search.recreate(search.pool, true)
}

/** Loads a plan unchanged; orders that are in none of its preplans travel alone. */
export function replay(search: Search, problem: Problem, plan: Plan): void {
  const unplanned = loadPreplans(search, problem, plan)
  search.undo.begin()
  for (const order of unplanned) search.editor.open(search.model.firstChoice[order]!)
}

/** Loads the valid preplans and returns the orders that are in none of them. */
function loadPreplans(search: Search, problem: Problem, { preplans }: Plan): number[] {
  const { orders } = problem
  const indexOf = new Map(orders.map(({ id }, index) => [id, index]))
  const planned = new Uint8Array(orders.length)
  search.load([])
  for (const preplan of preplans) {
    const units = unitsOf(search, problem, preplan, indexOf).filter((unit) => planned[orderOf(search, unit)] === 0)
    const validUnits = whatHolds(search, units)
    if (validUnits.length <= 2) continue
    append(search, validUnits)
    for (const unit of validUnits) planned[orderOf(search, unit)] = 1
  }
  return orders.flatMap((_order, index) => (planned[index] === 1 ? [] : [index]))
}

const orderOf = ({ model }: Search, unit: number): number => model.orderOf[choiceOf(unit)]!

/** Units of a preplan in the sequence of its stops, without removed orders. */
export function unitsOf(
  search: Search,
  { orders }: Problem,
  preplan: Preplan,
  indexOf: ReadonlyMap<string, number>,
): number[] {
  const units = new Set<number>()
  for (const { serves, type } of preplan.stops)
    for (const { orderId, stopId } of serves) {
      const order = indexOf.get(orderId)
      if (order === undefined || search.model.firstChoice[order] === search.model.firstChoice[order + 1]) continue
      const [early = 0, late = 0] = preplan.slippedDays[orderId] ?? []
      const [collects, delivers] = partsOf(orders[order]!)
      const isDelivery = delivers.some(({ id }) => id === stopId)
      // A stop whose id changed since is matched by its type.
      const isKnown = isDelivery || collects.some(({ id }) => id === stopId)
      const part = isKnown ? isDelivery : type === 'Dropoff'
      units.add(collectOf(choiceWith(search, order, early, late)) + Number(part))
    }
  return inPairs([...units])
}

/**
 * Keeps complete pairs only: after a change to an order's stops, one of its two units may be missing, or they may be in
 * the wrong sequence.
 */
function inPairs(units: readonly number[]): number[] {
  const collects = units.map((unit) => collectOf(choiceOf(unit)))
  const isWhole = (unit: number) => {
    const [from, to] = [units.indexOf(collectOf(choiceOf(unit))), units.indexOf(collectOf(choiceOf(unit)) + 1)]
    return from >= 0 && to > from
  }
  return collects.every(isWhole) ? [...units] : units.filter(isWhole)
}

function choiceWith({ model }: Search, order: number, early: number, late: number): number {
  const first = model.firstChoice[order]!
  for (let choice = first; choice < model.firstChoice[order + 1]!; choice += 1)
    if (model.slipped[2 * choice] === early && model.slipped[2 * choice + 1] === late) return choice
  return first
}

/**
 * The units if they are valid, otherwise without the one order whose removal leaves the cheapest truck; empty when that
 * is not enough.
 */
function whatHolds(search: Search, units: readonly number[]): readonly number[] {
  if (units.length <= 2 || costIfHeld(search, units) !== null) return units
  const collects = units.filter((unit) => (unit & 1) === 1)
  let [best, least]: [number[], number] = [[], Number.POSITIVE_INFINITY]
  for (const collect of collects) {
    const rest = units.filter((unit) => unit !== collect && unit !== collect + 1)
    const held = rest.length > 2 ? costIfHeld(search, rest) : null
    const cost = held === null ? Number.POSITIVE_INFINITY : held + aloneOf(search, orderOf(search, collect))
    if (cost < least) [best, least] = [rest, cost]
  }
  return best
}

const aloneOf = ({ model }: Search, order: number): number => model.freight?.alone[order] ?? model.reach[order]!

/** Cost of a row with these units; null when it breaks a limit. */
function costIfHeld(search: Search, units: readonly number[]): number | null {
  const { routes, model } = search
  if (units.length > routes.most) return null
  append(search, units)
  const row = routes.count - 1
  const cost = holds(search, row) ? routes.cost[row]! : null
  for (const unit of units) routes.rowOf[model.orderOf[choiceOf(unit)]!] = -1
  routes.count = row
  return cost
}

/** Adds a row unchanged. */
export function append({ routes, editor }: Search, units: readonly number[]): void {
  const row = routes.count
  routes.count += 1
  routes.length[row] = units.length
  routes.unit.set(units, row * routes.stride + 1)
  editor.settle(row)
}
