import type { Plan } from '#plan.ts'
import type { Problem } from '#problem.ts'
import { steady } from '#replan/steady.ts'
import { type SolveOptions, solve } from '#solve.ts'
import { whenTold } from '#stop/stop.ts'

export type ReplanOptions = Omit<SolveOptions, 'start'> & {
  /** Preplans, by id, that stay exactly as they are: already tendered, or decided by a person. */
  frozen: readonly string[]
  /** Orders, by id, that a person took off a truck and that go on none. */
  keepAlone?: readonly string[]
}

/**
 * Plans on from a plan: orders may have come, gone or changed since. Frozen preplans are in the result as they were,
 * even if they would not hold today's limits or hold an order that is gone; their orders are nobody else's. Where money is
 * the aim, a truck that nothing makes cheaper stays as it was.
 */
export function replan(problem: Problem, plan: Plan, { frozen, keepAlone = [], ...options }: ReplanOptions): Plan {
  const isFrozen = new Set(frozen)
  const kept = plan.preplans.filter(({ id }) => isFrozen.has(id))
  const start = { ...plan, preplans: plan.preplans.filter(({ id }) => !isFrozen.has(id)) }
  const withKept = (found: Plan) => together(found, kept)
  const fixed = kept.reduce((sum, { cost }) => sum + cost, 0)
  const { onBetter } = options
  const open = searched(problem, kept, keepAlone)
  const found = solve(open, {
    ...options,
    start,
    ...(onBetter && {
      onBetter: (better) => onBetter({ cost: better.cost + fixed, plan: () => withKept(better.plan()) }),
    }),
  })
  // Other aims than money may be worth a shuffle that saves none.
  if (options.objective && options.objective !== 'cheapest') return withKept(found)
  const before = solve(open, { seed: options.seed, stop: atOnce, start })
  return withKept(steady(before, found))
}

/** Ends a search before it began. */
const atOnce = whenTold(() => true)

/** The problem without the orders of frozen preplans; who has to stay alone shares with nobody. */
function searched(problem: Problem, kept: Plan['preplans'], keepAlone: readonly string[]): Problem {
  const isTaken = new Set(kept.flatMap(({ orderIds }) => orderIds))
  const isApart = new Set(keepAlone)
  const orders = problem.orders
    .filter(({ id }) => !isTaken.has(id))
    .map((order) =>
      isApart.has(order.id) ? { ...order, exclusiveBecause: [...order.exclusiveBecause, keptAlone] } : order,
    )
  return { ...problem, orders }
}

export const keptAlone = 'Kept alone by a planner'

function together(found: Plan, kept: Plan['preplans']): Plan {
  const sum = (of: 'cost' | 'baseline' | 'miles') => kept.reduce((total, preplan) => total + preplan[of], found[of])
  return {
    ...found,
    preplans: [...found.preplans, ...kept].sort((a, b) => b.savings - a.savings || (a.id < b.id ? -1 : 1)),
    cost: sum('cost'),
    baseline: sum('baseline'),
    miles: sum('miles'),
    trucks: found.trucks + kept.length,
  }
}
