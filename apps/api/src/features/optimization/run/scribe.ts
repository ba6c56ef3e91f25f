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

/** The best that was found for an objective. */
export type Found = Pinned & { objective: Objective }

/** The solutions as text, ready to be kept, and what the first costs. */
export type Written = { json: string; cost: number }

export type ScribeCalls = {
  /** Answers how many orders can be served at all. */
  open(given: { stored: StoredProblem; matrices: Matrices }): number
  /** A plan as text: copying text from thread to thread holds nobody up. */
  plan(given: Found): string
  write(given: readonly Found[]): Written
}

let problem: Problem | null = null
const readers = new Map<Objective, (sketch: Sketch) => Plan>()
const plans = new Map<Objective, { key: string; plan: Plan }>()

// A thread of its own: writing plans down holds up neither searchers nor callers, and it outlives a searcher that dies.
answerCalls<ScribeCalls>({
  open: ({ stored, matrices }) => {
    problem = problemOf(stored, matrices)
    return stored.orders.length - impossibleOf(problem).length
  },
  plan: (found) => JSON.stringify(planOf(opened(), found)),
  write: (given) => {
    const whole = opened()
    const found = given.map((one) => ({ aim: one.objective, plan: planOf(whole, one) }))
    const solutions = solutionsOf(whole, found)
    return { json: JSON.stringify(solutions), cost: Math.round(solutions[0]?.plan.cost ?? 0) }
  },
})

function planOf(whole: Problem, { objective, sketch, key }: Found): Plan {
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
