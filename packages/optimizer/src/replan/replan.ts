import type { Plan } from '#plan.ts'
import type { Problem } from '#problem.ts'
import { steady } from '#replan/steady.ts'
import { type SolveOptions, solve } from '#solve.ts'

/** Decisions that planners made about a plan. */
export type Decided = {
  /** Ids of preplans that must not change, because they are tendered or were made manually. */
  frozen: readonly string[]
  /** Ids of orders that a planner took off a truck and that must share no truck. */
  keepAlone?: readonly string[]
}

export type ReplanOptions = Omit<SolveOptions, 'start'> & Decided

/**
 * Continues planning from a plan after orders were added, removed or changed. The result contains frozen preplans
 * unchanged, even if they break the current limits or hold a removed order; their orders go on no other truck. For the
 * cheapest plan, a truck stays unchanged unless a change makes it cheaper.
 */
export function replan(problem: Problem, plan: Plan, { frozen, keepAlone, ...options }: ReplanOptions): Plan {
  const { open, start, whole } = openPart(problem, plan, { frozen, ...(keepAlone && { keepAlone }) })
  const { onBetter, objective = 'cheapest' } = options
  const fixed = plan.preplans.filter(({ id }) => frozen.includes(id)).reduce((sum, { cost }) => sum + cost, 0)
  let before: Plan | null = null
  const result = solve(open, {
    ...options,
    start,
    onBetter: (better) => {
      // The first plan is the rest of the previous plan with the new orders inserted. Objectives other than cost may
      // justify a reshuffle.
      if (objective === 'cheapest') before ??= better.plan()
      onBetter?.({ cost: better.cost + fixed, plan: () => whole(better.plan()) })
    },
  })
  return whole(before ? steady(before, result) : result)
}

/**
 * The open part of a plan: the problem without decided orders, the plan to start from, and a function that restores the
 * whole plan.
 */
export function openPart(problem: Problem, plan: Plan, { frozen, keepAlone = [] }: Decided) {
  const isFrozen = new Set(frozen)
  const frozenPreplans = plan.preplans.filter(({ id }) => isFrozen.has(id))
  const start: Plan = { ...plan, preplans: plan.preplans.filter(({ id }) => !isFrozen.has(id)) }
  return {
    open: searched(problem, frozenPreplans, keepAlone),
    start,
    whole: (openPlan: Plan): Plan => together(openPlan, frozenPreplans),
  }
}

/** The problem without the orders of frozen preplans; orders that must stay alone become exclusive. */
function searched(problem: Problem, frozenPreplans: Plan['preplans'], keepAlone: readonly string[]): Problem {
  const isTaken = new Set(frozenPreplans.flatMap(({ orderIds }) => orderIds))
  const isApart = new Set(keepAlone)
  const orders = problem.orders
    .filter(({ id }) => !isTaken.has(id))
    .map((order) =>
      isApart.has(order.id) ? { ...order, exclusiveBecause: [...order.exclusiveBecause, plannedAlone] } : order,
    )
  return { ...problem, orders }
}

export const plannedAlone = 'Kept alone by a planner'

function together(openPlan: Plan, frozenPreplans: Plan['preplans']): Plan {
  const sum = (of: 'cost' | 'baseline' | 'miles') =>
    frozenPreplans.reduce((total, preplan) => total + preplan[of], openPlan[of])
  return {
    ...openPlan,
    preplans: [...openPlan.preplans, ...frozenPreplans].sort((a, b) => b.savings - a.savings || (a.id < b.id ? -1 : 1)),
    cost: sum('cost'),
    baseline: sum('baseline'),
    miles: sum('miles'),
    trucks: openPlan.trucks + frozenPreplans.length,
  }
}
