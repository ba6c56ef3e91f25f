import { impossibleOf } from '@lanewise/optimizer/model/compile'
import type { Objective } from '@lanewise/optimizer/objective'
import type { Plan } from '@lanewise/optimizer/plan'
import type { Problem } from '@lanewise/optimizer/problem'
import type { Sketch } from '@lanewise/optimizer/search/search'
import { solutionsOf } from '@lanewise/optimizer/solutions/solve-all'
import { sketchReader } from '@lanewise/optimizer/solve'
import { answerCalls } from '#platform/thread.ts'
import type { Pinned } from './board.ts'
import { type Matrices, problemOf, type StoredProblem } from './problem.ts'

export type BestPlan = Pinned & { objective: Objective }

/** The solutions as JSON text, ready to be stored, and the cost of the first one. */
export type Written = { json: string; cost: number }

export type ScribeCalls = {
  /** Returns how many orders can be served at all. */
  open(given: { stored: StoredProblem; matrices: Matrices }): number
  /** A plan as text, because copying text between threads blocks neither of them. */
  plan(given: BestPlan): string
  write(given: readonly BestPlan[]): Written
}

let problem: Problem | null = null
const readers = new Map<Objective, (sketch: Sketch) => Plan>()
const plans = new Map<Objective, { key: string; plan: Plan }>()

// The scribe runs in a thread of its own. Writing plans out then blocks neither searchers nor callers, and the thread
// survives the crash of a searcher.
answerCalls<ScribeCalls>({
  open: ({ stored, matrices }) => {
    problem = problemOf(stored, matrices)
    return stored.orders.length - impossibleOf(problem).length
  },
  plan: (bestPlan) => JSON.stringify(planOf(opened(), bestPlan)),
  write: (given) => {
    const whole = opened()
    const aimedPlans = given.map((one) => ({ aim: one.objective, plan: planOf(whole, one) }))
    const solutions = solutionsOf(whole, aimedPlans)
    return { json: JSON.stringify(solutions), cost: Math.round(solutions[0]?.plan.cost ?? 0) }
  },
})

function planOf(whole: Problem, { objective, sketch, key }: BestPlan): Plan {
  const known = plans.get(objective)
  if (known?.key === key) return known.plan
  const reader = readers.get(objective) ?? sketchReader(whole, objective)
  readers.set(objective, reader)
  const plan = reader(sketch)
  plans.set(objective, { key, plan })
  return plan
}

function opened(): Problem {
  if (!problem) throw new Error('no problem was opened')
  return problem
}
