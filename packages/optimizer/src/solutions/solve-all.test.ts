import { describe, expect, it } from 'vitest'
import { checkPlan } from '#check/check-plan.ts'
import { type Objective, objectives } from '#objective.ts'
import type { Plan } from '#plan.ts'
import { noLimits } from '#problem.ts'
import { atRisk, isBetter } from '#solutions/measures.ts'
import { solutionsOf, solveAll } from '#solutions/solve-all.ts'
import { afterIterations, firstOf, whenStopped } from '#stop/stop.ts'
import { handMade, orderOf } from '#testing/hand-made.ts'
import { randomProblem } from '#testing/random-problem.ts'

const aims = Object.keys(objectives) as Objective[]
const problem = randomProblem(11, 60, { strategy: 'Cost', limits: noLimits })

describe('several solutions of one problem', () => {
  const solutions = solveAll(problem, { seed: 2, stop: afterIterations(1_500) })
  const best = (objective: Objective) => solutions.find((one) => one.objectives.includes(objective))?.plan as Plan

  it('are valid plans, the cheapest first, and each objective has one', () => {
    expect(solutions[0]?.objective).toBe('cheapest')
    expect(solutions.flatMap((one) => one.objectives).toSorted()).toEqual(aims.toSorted())
    for (const { plan } of solutions) expect(checkPlan(problem, plan)).toEqual([])
  })

  it('are each the best of all at what they are called', () => {
    for (const { plan } of solutions) {
      expect(best('cheapest').cost).toBeLessThanOrEqual(plan.cost)
      expect(best('shortest').miles).toBeLessThanOrEqual(plan.miles + 1e-6)
      expect(best('fewestTrucks').trucks).toBeLessThanOrEqual(plan.trucks)
      expect(isBetter(problem, 'mostOnTime', plan, best('mostOnTime'))).toBe(false)
    }
    expect(best('shortest').miles).toBeLessThan(best('cheapest').miles)
    expect(best('fewestTrucks').trucks).toBeLessThan(best('cheapest').trucks)
    expect(atRisk(problem, best('mostOnTime'))).toBeLessThanOrEqual(atRisk(problem, best('cheapest')))
  })

  it('are the same for the same seed and number of iterations', () => {
    expect(solveAll(problem, { seed: 2, stop: afterIterations(1_500) })).toEqual(solutions)
  })
})

it('offers a plan that is best at everything once, under all its names', () => {
  const orders = ['A', 'B', 'C'].map((id) => orderOf(id, { from: 0, to: 1 }))
  const small = handMade({
    towns: [
      [0, 0],
      [500, 0],
    ],
    orders,
  })
  const solutions = solveAll(small, { seed: 1, stop: afterIterations(1_000) })
  expect(solutions.map(({ label }) => label)).toEqual(['Cheapest · Shortest · Fewest trucks · Most on time'])
})

it('gives an objective the plan that another found, if it is the better one', () => {
  const solutions = solveAll(problem, { seed: 2, stop: afterIterations(1_000) })
  const [cheap, other] = [solutions[0]!.plan, solutions[1]!.plan]
  const swapped = solutionsOf(problem, [
    { aim: 'cheapest', plan: other },
    { aim: 'shortest', plan: cheap },
  ])
  expect(swapped.map(({ label, plan }) => [label, plan])).toEqual([
    ['Cheapest', cheap],
    ['Shortest', other],
  ])
})

it('answers with the plans found so far when told to stop', () => {
  const reported: string[] = []
  const stopped = (after: number) => {
    let calls = 0
    const stop = whenStopped(() => {
      calls += 1
      return calls > after
    })
    const solutions = solveAll(problem, {
      seed: 2,
      stop: firstOf(afterIterations(1_000), stop),
      onProgress: ({ objective }) => reported.push(objective),
    })
    for (const { plan } of solutions) expect(checkPlan(problem, plan)).toEqual([])
    return solutions
  }
  expect(stopped(0).map(({ label }) => label)).toEqual(['Cheapest'])
  expect(new Set(reported)).toEqual(new Set(['cheapest']))
  for (const after of [1, 20, 90, 9_999]) expect(stopped(after)[0]?.objectives).toContain('cheapest')
  expect(new Set(reported)).toEqual(new Set(aims))
})

it('plans on time with less than an hour to spare where there is none, and moves dates that have to move', () => {
  const tight = handMade({
    towns: [
      [0, 0],
      [500, 0],
    ],
    orders: [
      orderOf('Tight', { from: 0, to: 1, pickup: [0, 60], dropoff: [0, 510] }),
      orderOf('Moved', { from: 0, to: 1, pickup: [600, 660], dropoff: [0, 700] }),
      orderOf('Loose', { from: 0, to: 1 }),
    ],
    limits: { dropoffDateSlippage: 1 },
  })
  for (const { plan } of solveAll(tight, { seed: 1, stop: afterIterations(500) })) {
    expect(plan.impossible).toEqual([])
    expect(checkPlan(tight, plan)).toEqual([])
  }
})

it('gives honest plans of any problem', () => {
  for (const seed of [1, 2, 3, 4, 5, 6]) {
    const any = randomProblem(seed, 18, { hasDepot: seed === 6 })
    const solutions = solveAll(any, { seed, stop: afterIterations(400) })
    for (const { plan } of solutions) expect(checkPlan(any, plan)).toEqual([])
    expect(new Set(solutions.flatMap((one) => one.objectives)).size).toBe(aims.length)
  }
})
