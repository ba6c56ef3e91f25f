import { describe, expect, it } from 'vitest'
import { brokenOnTrial } from '#explain/broken.ts'
import { explainerOf } from '#explain/explain.ts'
import { labOf } from '#explain/lab.ts'
import { tryOn } from '#explain/try-on.ts'
import { probeFor } from '#insertion/insertion.ts'
import type { Problem } from '#problem.ts'
import { solve } from '#solve.ts'
import { afterIterations } from '#stop/stop.ts'
import { randomProblem } from '#testing/random-problem.ts'

const few = { seed: 1, stop: afterIterations(200) }
const seeds = Array.from({ length: 24 }, (_unused, index) => index + 1)
const problems: Problem[] = [
  ...seeds.map((seed) => randomProblem(seed, 4 + (seed % 20))),
  ...seeds.slice(0, 5).map((seed) => randomProblem(seed, 12, { hasDepot: true })),
]

describe('explanations of any plan', () => {
  it('exist for every truck and every order, in whole sentences', () => {
    for (const problem of problems) {
      const plan = solve(problem, few)
      const explain = explainerOf(problem, plan)
      for (const { id, cost } of plan.preplans) {
        const explanation = explain.preplan(id)
        const sentences = [...(explanation?.together ?? []), ...(explanation?.saving ?? [])]
        for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z0-9].*\.$/)
        for (const { text } of explanation?.excluded ?? []) expect(text).not.toMatch(/undefined|NaN|Infinity|null/)
        const cents = explanation?.costs.reduce((sum, part) => sum + part.cents, 0)
        if (problem.strategy === 'Cost' && !problem.depot) expect(cents).toBe(cost)
      }
      for (const { id } of problem.orders) {
        const explanation = explain.alone(id)
        expect(explanation?.sentences.length).toBeGreaterThan(0)
        for (const sentence of explanation?.sentences ?? []) expect(sentence).toMatch(/^[A-Z0-9].*\.$/)
        for (const sentence of explanation?.sentences ?? []) expect(sentence).not.toMatch(/undefined|NaN|Infinity|null/)
        const isTogether = plan.preplans.some(({ orderIds }) => orderIds.includes(id))
        expect(explanation?.because === 'together').toBe(isTogether)
        expect(explanation?.because === 'impossible').toBe(plan.impossible.includes(id))
      }
    }
  })

  it('exist also for a plan whose orders are gone or changed', () => {
    for (const seed of seeds.slice(0, 8)) {
      const problem = randomProblem(seed, 16)
      const plan = solve(problem, few)
      const other = {
        ...randomProblem(seed + 100, 16),
        places: problem.places,
        miles: problem.miles,
        minutes: problem.minutes,
      }
      const orders = [
        ...problem.orders.slice(4),
        ...other.orders.slice(0, 2).map((order) => ({ ...order, stops: problem.orders[0]!.stops })),
      ]
      const explain = explainerOf({ ...problem, orders, limits: other.limits }, plan)
      for (const { id } of plan.preplans) expect(explain.preplan(id)?.together).toHaveLength(2)
      for (const { id } of orders) expect(explain.alone(id)?.sentences).not.toEqual([])
    }
  })
})

it('finds a place for an order exactly where the search does, at the same cost', () => {
  let [places, misses] = [0, 0]
  for (const problem of problems.filter(
    ({ limits }) => !limits.minPalletsPerStop && !limits.minVolumePerStop && !limits.minWeightPerStop,
  )) {
    const lab = labOf(problem, solve(problem, few))
    const { search } = lab
    for (let row = 0; row < search.routes.count; row += 1)
      for (let order = 0; order < lab.problem.orders.length; order += 1) {
        if (search.routes.rowOf[order] === row) continue
        const outcome = tryOn(lab, order, row)
        const probe = probeFor(Number.POSITIVE_INFINITY)
        for (let choice = search.model.firstChoice[order]!; choice < search.model.firstChoice[order + 1]!; choice += 1)
          search.inserter(choice, row, probe)
        expect(outcome.kind === 'fits').toBe(probe.row >= 0)
        if (outcome.kind === 'fits') expect(outcome.cost).toBeCloseTo(probe.cost, 5)
        if (outcome.kind === 'fits') places += 1
        else misses += 1
      }
    expect(brokenOnTrial(lab)).toBeInstanceOf(Array)
  }
  expect(places).toBeGreaterThan(100)
  expect(misses).toBeGreaterThan(100)
})
