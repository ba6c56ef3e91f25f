import { describe, expect, it } from 'vitest'
import { checkPlan } from '#check/check-plan.ts'
import type { Plan } from '#plan.ts'
import type { PlanOrder, Problem } from '#problem.ts'
import { replan } from '#replan/replan.ts'
import { solve } from '#solve.ts'
import { afterIterations, whenStopped } from '#stop/stop.ts'
import { chanceFrom } from '#testing/chance.ts'
import { randomProblem } from '#testing/random-problem.ts'

const seeds = Array.from({ length: 10 }, (_unused, index) => index + 1)
const atOnce = whenStopped(() => true)
const planned = ({ preplans, alone, impossible }: Plan) =>
  [...preplans.flatMap(({ orderIds }) => orderIds), ...alone.map(({ orderId }) => orderId), ...impossible].toSorted()

/** Removes and adds orders, moves their times by hours, changes their equipment or increases their load. */
function changed(problem: Problem, seed: number): Problem {
  const chance = chanceFrom(seed + 50)
  const orders = problem.orders
    .filter(() => !chance.is(0.15))
    .map((order): PlanOrder => {
      if (chance.is(0.7)) return order
      const hours = 60 * chance.whole(-30, 30)
      const moved = order.stops.map((stop) => ({ ...stop, opens: stop.opens + hours, closes: stop.closes + hours }))
      if (chance.is(0.5)) return { ...order, stops: moved }
      return chance.is(0.5)
        ? { ...order, equipmentMode: 3 }
        : {
            ...order,
            stops: order.stops.map((stop) => ({ ...stop, pallets: stop.pallets * 2, weight: stop.weight * 2 })),
          }
    })
  const added = problem.orders.slice(0, 3).map((order, index) => ({ ...order, id: `New${index}` }))
  return { ...problem, orders: [...orders, ...added] }
}

describe('planning on from any plan', () => {
  it('begins with that plan as it is, where nothing changed', () => {
    for (const problem of seeds.flatMap((seed) => [
      randomProblem(seed, 24),
      randomProblem(seed, 16, { hasDepot: true }),
    ])) {
      const plan = solve(problem, { seed: 1, stop: afterIterations(200) })
      const next = solve(problem, { seed: 2, stop: atOnce, start: plan })
      expect(next).toEqual({ ...plan, alone: expect.arrayContaining([...plan.alone]) })
    }
  })

  it('gives an honest plan of today whatever changed, and never a dearer one than it began with', () => {
    for (const seed of seeds) {
      const problem = randomProblem(seed, 24)
      const plan = solve(problem, { seed, stop: afterIterations(200) })
      const today = changed(problem, seed)
      const started = replan(today, plan, { frozen: [], seed, stop: atOnce })
      const next = replan(today, plan, { frozen: [], seed, stop: afterIterations(100) })
      expect(checkPlan(today, started)).toEqual([])
      expect(checkPlan(today, next)).toEqual([])
      expect(next.cost).toBeLessThanOrEqual(started.cost)
      expect(started.cost).toBeLessThanOrEqual(started.baseline)
    }
  })

  it('plans every order once around what is frozen', () => {
    for (const seed of seeds) {
      const problem = randomProblem(seed, 24)
      const plan = solve(problem, { seed, stop: afterIterations(200) })
      const frozen = plan.preplans.filter((_preplan, index) => index % 2 === 0)
      const today = changed(problem, seed)
      const next = replan(today, plan, { frozen: frozen.map(({ id }) => id), seed, stop: afterIterations(100) })
      for (const preplan of frozen) expect(next.preplans).toContain(preplan)
      const all = new Set([...today.orders.map(({ id }) => id), ...frozen.flatMap(({ orderIds }) => orderIds)])
      expect(planned(next)).toEqual([...all].toSorted())
    }
  })
})
