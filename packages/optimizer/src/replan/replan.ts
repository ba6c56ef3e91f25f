import type { Plan } from '#plan.ts'
import type { Problem } from '#problem.ts'
import { steady } from '#replan/steady.ts'
import { type SolveOptions, solve } from '#solve.ts'

/** What people decided about a plan. */
export type Decided = {
  /** Preplans, by id, that stay exactly as they are: already tendered, or made by hand. */
  frozen: readonly string[]
  /** Orders, by id, that a person took off a truck and that go on none. */
  keepAlone?: readonly string[]
}

export type ReplanOptions = Omit<SolveOptions, 'start'> & Decided

/**
 * Plans on from a plan: orders may have come, gone or changed since. Frozen preplans are in the result as they were,
 * even if they would not hold today's limits or hold an order that is gone; their orders are nobody else's. Where money
 * is the aim, a truck that nothing makes cheaper stays as it was.
 */
export function replan(problem: Problem, plan: Plan, { frozen, keepAlone, ...options }: ReplanOptions): Plan {
  const { open, start, whole } = openPart(problem, plan, { frozen, ...(keepAlone && { keepAlone }) })
  const { onBetter, objective = 'cheapest' } = options
  const fixed = plan.preplans.filter(({ id }) => frozen.includes(id)).reduce((sum, { cost }) => sum + cost, 0)
  let before: Plan | null = null
  const found = solve(open, {
    ...options,
    start,
    onBetter: (better) => {
      // The first is what is left of the plan, with the new orders put in; other aims than money may be worth a shuffle.
      if (objective === 'cheapest') before ??= better.plan()
      onBetter?.({ cost: better.cost + fixed, plan: () => whole(better.plan()) })
    },
  })
  return whole(before ? steady(before, found) : found)
}

/** What of a plan is open: the problem without what is decided, the plan to start it from, and the way back to a whole plan. */
export function openPart(problem: Problem, plan: Plan, { frozen, keepAlone = [] }: Decided) {
  const isFrozen = new Set(frozen)
  const kept = plan.preplans.filter(({ id }) => isFrozen.has(id))
  const start: Plan = { ...plan, preplans: plan.preplans.filter(({ id }) => !isFrozen.has(id)) }
  return { open: searched(problem, kept, keepAlone), start, whole: (found: Plan): Plan => together(found, kept) }
}

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
