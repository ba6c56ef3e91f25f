import { partsOf } from '#model/units.ts'
import type { Plan, Preplan } from '#plan.ts'
import type { Problem } from '#problem.ts'
import { holds } from '#replan/holds.ts'
import { choiceOf, collectOf } from '#search/routes.ts'
import { putInPool } from '#search/ruin.ts'
import type { Search } from '#search/search.ts'

/**
 * Loads a plan as far as it still holds: a preplan loses only the orders that are gone or that it can no longer serve,
 * and who travelled alone still does. Orders that are then in no route are put in where they cost least.
 */
export function startFrom(search: Search, problem: Problem, start: Plan): void {
  const left = loadPreplans(search, problem, start)
  const wasAlone = new Set(start.alone.map(({ orderId }) => orderId))
  search.undo.begin()
  for (const order of left)
    if (wasAlone.has(problem.orders[order]!.id)) search.editor.open(search.model.firstChoice[order]!)
    else putInPool(search.pool, order)
  search.recreate(search.pool, true)
}

/** Loads a plan just as it is; orders that are in none of its preplans travel alone. */
export function replay(search: Search, problem: Problem, plan: Plan): void {
  const left = loadPreplans(search, problem, plan)
  search.undo.begin()
  for (const order of left) search.editor.open(search.model.firstChoice[order]!)
}

/** Loads the preplans that hold, and answers the orders that are then in none. */
function loadPreplans(search: Search, problem: Problem, { preplans }: Plan): number[] {
  const { orders } = problem
  const indexOf = new Map(orders.map(({ id }, index) => [id, index]))
  const planned = new Uint8Array(orders.length)
  search.load([])
  for (const preplan of preplans) {
    const units = unitsOf(search, problem, preplan, indexOf).filter((unit) => planned[orderOf(search, unit)] === 0)
    const kept = whatHolds(search, units)
    if (kept.length <= 2) continue
    append(search, kept)
    for (const unit of kept) planned[orderOf(search, unit)] = 1
  }
  return orders.flatMap((_order, index) => (planned[index] === 1 ? [] : [index]))
}

const orderOf = ({ model }: Search, unit: number): number => model.orderOf[choiceOf(unit)]!

/** The units of a preplan in the sequence of its stops, without the orders that are gone. */
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
      // A stop that has another id since then still is what it was.
      const isKnown = isDelivery || collects.some(({ id }) => id === stopId)
      const part = isKnown ? isDelivery : type === 'Dropoff'
      units.add(collectOf(choiceWith(search, order, early, late)) + Number(part))
    }
  return inPairs([...units])
}

/** Where stops of an order changed, one of its two units may be missing, or stand before the other. */
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

/** The units if they hold, otherwise without the one order that leaves the cheapest truck; none where that is not enough. */
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

/** What a row of these units costs; null when it keeps not everything. */
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

/** Adds a row as it is. */
export function append({ routes, editor }: Search, units: readonly number[]): void {
  const row = routes.count
  routes.count += 1
  routes.length[row] = units.length
  routes.unit.set(units, row * routes.stride + 1)
  editor.settle(row)
}
