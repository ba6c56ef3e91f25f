import { checkPlan } from '#check/check-plan.ts'
import type { Objective } from '#objective.ts'
import type { Plan } from '#plan.ts'
import type { Problem } from '#problem.ts'
import { solve } from '#solve.ts'
import { afterIterations } from '#stop/stop.ts'
import { type RandomOptions, randomProblem } from '#testing/random-problem.ts'

/** A short search, which is enough for small problems. */
export const planOf = (problem: Problem, objective: Objective = 'cheapest', seed = 1): Plan =>
  solve(problem, { seed, objective, stop: afterIterations(200) })

/** Order ids of each truck with several orders, sorted. */
export const trucksOf = ({ preplans }: Plan): string[][] => preplans.map(({ orderIds }) => orderIds.toSorted()).sort()

/** Two to forty orders, small numbers more often. */
export const sizeOf = (seed: number): number => 2 + Math.floor(((seed * 17) % 40) ** 2 / 40)

type Seeds = { from: number; count: number; objective: Objective; iterations: number; options?: RandomOptions }

export type Verdict = { seeds: number; trucks: number; faults: string[] }

/** Objectives whose search minimizes the cost of the plan. */
const isPaidFor: readonly Objective[] = ['cheapest', 'mostOnTime']

/** Plans random problems and runs the checker on each plan. */
export function checked({ from, count, objective, iterations, options }: Seeds): Verdict {
  const verdict: Verdict = { seeds: 0, trucks: 0, faults: [] }
  for (let seed = from; seed < from + count; seed += 1) {
    const problem = randomProblem(seed, sizeOf(seed), options)
    let searched = Number.POSITIVE_INFINITY
    const onBetter = ({ cost }: { cost: number }) => {
      searched = Math.min(searched, cost)
    }
    const plan = solve(problem, { seed, objective, stop: afterIterations(iterations), onBetter })
    // A search whose assumptions do not hold would give a plan that costs more than its reported cost; cents are
    // rounded.
    if (isPaidFor.includes(objective) && plan.cost > searched + plan.trucks / 2 + 1)
      verdict.faults.push(`seed ${seed}: the search promised ${searched}, the plan costs ${plan.cost}`)
    verdict.seeds += 1
    verdict.trucks += plan.preplans.length
    verdict.faults.push(...checkPlan(problem, plan).map((fault) => `seed ${seed}: ${fault}`))
    if (!problem.depot && plan.cost > plan.baseline) verdict.faults.push(`seed ${seed}: dearer than everything alone`)
  }
  return verdict
}
