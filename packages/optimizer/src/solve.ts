import { reduceByAbsence } from '#fleet/reduce-by-absence.ts'
import { reduceFleet } from '#fleet/reduce-fleet.ts'
import { compile, impossibleOf } from '#model/compile.ts'
import { type Objective, problemFor, worthOfTruck } from '#objective.ts'
import type { Plan } from '#plan.ts'
import type { Problem } from '#problem.ts'
import { replay, startFrom } from '#replan/start-from.ts'
import { unpack } from '#result/unpack.ts'
import { anneal } from '#search/anneal.ts'
import type { Exchange } from '#search/exchange.ts'
import { randomFrom } from '#search/random.ts'
import { type Search, type Sketch, searchOver } from '#search/search.ts'
import { partOf, type Stop, withPatience } from '#stop/stop.ts'

export type SolveOptions = {
  seed: number
  stop: Stop
  objective?: Objective
  /** Ends the search early after this many iterations in a row without improvement. */
  patience?: number
  /** Plan to start from; parts that are no longer valid are planned again. */
  start?: Plan
  /** Called with the cost of every better plan; `plan` creates the plan on demand. */
  onBetter?: (better: { cost: number; plan: () => Plan }) => void
  /** Exchange with other searches for the same problem and objective with other seeds. */
  exchange?: Exchange
}

/** Starting temperature of a search that only fits changes into a plan, relative to a search from scratch. */
const warmthOfReplan = 0.1

/** Plans a problem. The same seed and number of iterations give the same plan. */
export const solve = (given: Problem, options: SolveOptions): Plan => explore(given, options)()

/**
 * Searches for plans. The returned function creates the best one, for callers that do not have it from the exchange.
 */
export function explore(given: Problem, options: SolveOptions): () => Plan {
  const objective = options.objective ?? 'cheapest'
  const { possible, impossible } = apart(given)
  const problem = problemFor(possible, objective)
  const perTruck = worthOfTruck(possible, objective)
  const search = searchOver(compile(problem, perTruck).model, randomFrom(options.seed))
  const finish = (): Plan => {
    const own = searchOver(compile(possible).model, randomFrom(1))
    return { ...settled(possible, own, unpack(problem, search), objective), impossible }
  }
  if (possible.orders.length === 0) return () => ({ ...unpack(problem, search), impossible })
  if (options.start) startFrom(search, problem, options.start)
  else search.construct(options.stop)
  const stop = withPatience(options.stop, options.patience ?? Number.POSITIVE_INFINITY)
  const onBetter = (cost: number) => {
    stop.better()
    options.onBetter?.({ cost: cost - perTruck * search.routes.count, plan: finish })
  }
  onBetter(search.total())
  const { exchange } = options
  if (objective === 'fewestTrucks' && problem.depot) fewest(search, stop, onBetter, exchange)
  else anneal(search, stop, { mayOpen: true, warmth: options.start ? warmthOfReplan : 1, onBetter, exchange })
  return finish
}

/** Converts sketches offered by searches for the same problem and objective to plans. */
export function sketchReader(given: Problem, objective: Objective): (sketch: Sketch) => Plan {
  const { possible, impossible } = apart(given)
  const problem = problemFor(possible, objective)
  const perTruck = worthOfTruck(possible, objective)
  const search = searchOver(compile(problem, perTruck).model, randomFrom(1))
  const own = problem === possible && perTruck === 0 ? search : searchOver(compile(possible).model, randomFrom(1))
  return (sketch) => {
    search.load(sketch)
    return { ...settled(possible, own, unpack(problem, search), objective), impossible }
  }
}

/**
 * A plan with the figures of the original problem. Orders that cost more together than alone travel alone: always for
 * cost objectives, otherwise until the total is no higher than everything alone.
 */
function settled(problem: Problem, search: Search, plan: Plan, objective: Objective): Plan {
  const asGiven = (preplans: Plan['preplans']) => {
    replay(search, problem, { ...plan, preplans })
    return unpack(problem, search)
  }
  const whole = asGiven(plan.preplans)
  if (problem.depot) return whole
  const keepsAll = objective === 'shortest' || objective === 'fewestTrucks'
  let excess = keepsAll ? whole.cost - whole.baseline : Number.POSITIVE_INFINITY
  // Preplans are sorted by savings, so those with the lowest savings are last.
  const profitable = [...whole.preplans]
  while (excess > 0 && (profitable.at(-1)?.savings ?? 0) < 0) excess += profitable.pop()?.savings ?? 0
  return profitable.length === whole.preplans.length ? whole : asGiven(profitable)
}

/** From a depot: a short search for a good plan, then fewer and fewer routes, then the best plan with that number. */
function fewest(search: Search, stop: Stop, onBetter?: (cost: number) => void, others?: Exchange) {
  let spent = 0
  const exchange = others && byTrucksFirst(search, others)
  const until = (from: number, to: number) => partOf(stop, { from, to, spent })
  spent += anneal(search, until(0, 0.08), { mayOpen: true, onBetter, exchange }).iterations
  spent += reduceByAbsence(search, until(0.08, 0.16))
  spent += reduceFleet(search, until(0.16, 0.75))
  anneal(search, until(0.75, 1), { mayOpen: false, onBetter, exchange })
}

/** Larger than the cost of any plan, so that a comparison of costs compares trucks first. */
const truck = 1e12

/** When the fewest trucks come first each search reduces its own plan, so it offers plans but takes none. */
const byTrucksFirst = (search: Search, { offer }: Exchange): Exchange => ({
  offer: (cost, sketch) => offer(search.routes.count * truck + cost, sketch),
  take: () => null,
})

/** Leaves out orders whose own stops cannot be reached in time; every plan lists them. */
function apart(problem: Problem): { possible: Problem; impossible: string[] } {
  const impossible = impossibleOf(problem)
  const excluded = new Set(impossible)
  return {
    possible:
      excluded.size === 0
        ? problem
        : { ...problem, orders: problem.orders.filter((_order, index) => !excluded.has(index)) },
    impossible: impossible.map((order) => problem.orders[order]!.id),
  }
}
