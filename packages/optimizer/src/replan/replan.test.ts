import { describe, expect, it } from 'vitest'
import { checkPlan } from '#check/check-plan.ts'
import type { Plan } from '#plan.ts'
import type { PlanOrder, Problem } from '#problem.ts'
import { noLimits } from '#problem.ts'
import { replan } from '#replan/replan.ts'
import { solve } from '#solve.ts'
import { afterIterations, whenStopped } from '#stop/stop.ts'
import { handMade, orderOf } from '#testing/hand-made.ts'
import { randomProblem } from '#testing/random-problem.ts'

const few = { seed: 1, stop: afterIterations(300) }
/** Only the start is computed, without a search. */
const none = { seed: 1, stop: afterIterations(1) }
const hour = [0, 60] as const
const towns: [number, number][] = [
  [0, 0],
  [500, 0],
  [520, 0],
  [500, 20],
  [0, 300],
]
const a = orderOf('A', { from: 0, to: 1, pickup: hour })
const b = orderOf('B', { from: 0, to: 2, pickup: hour })
const c = orderOf('C', { from: 0, to: 3, pickup: hour })
const d = orderOf('D', { from: 0, to: 4, pickup: hour })
const problemOf = (orders: readonly PlanOrder[], more: Partial<Problem> = {}): Problem => ({
  ...handMade({ towns, orders }),
  ...more,
})
const ids = ({ preplans }: Plan) => preplans.map(({ id }) => id).toSorted()
const limited = (limits: Partial<Problem['limits']>, orders: readonly PlanOrder[]) =>
  handMade({ towns, orders, limits })

describe('a frozen preplan', () => {
  it('stays exactly as it is, also where it no longer keeps the limits', () => {
    const plan = solve(problemOf([a, b]), few)
    const [frozen] = plan.preplans
    const strict = limited({ maxStopCount: 2 }, [a, b, c, d])
    const next = replan(strict, plan, { frozen: ['A+B'], ...few })
    expect(next.preplans).toEqual([frozen])
    expect(next.preplans[0]).toBe(frozen)
    expect(next.alone.map(({ orderId }) => orderId).toSorted()).toEqual(['C', 'D'])
    expect(next.cost).toBe(plan.cost + next.alone.reduce((sum, { cost }) => sum + cost, 0))
    expect(next.baseline).toBe(plan.baseline + next.alone.reduce((sum, { cost }) => sum + cost, 0))
    expect(next.miles).toBeCloseTo(plan.miles + next.alone.reduce((sum, { miles }) => sum + miles, 0))
    expect(next.trucks).toBe(3)
    expect(ids(replan(strict, plan, { frozen: [], ...few }))).toEqual([])
  })

  it('takes no order more, while one that is not frozen does', () => {
    const plan = solve(problemOf([a, b]), few)
    expect(ids(replan(problemOf([a, b, c]), plan, { frozen: ['A+B'], ...few }))).toEqual(['A+B'])
    expect(ids(replan(problemOf([a, b, c]), plan, { frozen: [], ...few }))).toEqual(['A+B+C'])
  })

  it('counts in the cost of every better plan that is announced', () => {
    const orders = [a, b, c, orderOf('E', { from: 0, to: 3, pickup: hour })]
    const plan = solve(problemOf([a, b]), few)
    const announced: { cost: number; trucks: string[] }[] = []
    const next = replan(problemOf(orders), plan, {
      frozen: ['A+B'],
      ...few,
      onBetter: ({ cost, plan: made }) => announced.push({ cost, trucks: ids(made()) }),
    })
    expect(announced.at(-1)?.trucks).toEqual(['A+B', 'C+E'])
    expect(announced.at(-1)?.cost).toBeCloseTo(next.cost, -1)
  })

  it('keeps its orders when one of them is gone', () => {
    const plan = solve(problemOf([a, b]), few)
    const next = replan(problemOf([a, d]), plan, { frozen: ['A+B'], ...few })
    expect(next.preplans).toEqual(plan.preplans)
    expect(next.alone.map(({ orderId }) => orderId)).toEqual(['D'])
  })
})

it('leaves alone whom a planner took off a truck', () => {
  const plan = solve(problemOf([a, b, c]), few)
  expect(ids(plan)).toEqual(['A+B+C'])
  const next = replan(problemOf([a, b, c]), plan, { frozen: [], keepAlone: ['B'], ...few })
  expect(ids(next)).toEqual(['A+C'])
  expect(next.alone.map(({ orderId }) => orderId)).toEqual(['B'])
})

describe('what changed since the plan', () => {
  it('costs a truck only the order that is gone', () => {
    const plan = solve(problemOf([a, b, c]), few)
    expect(ids(replan(problemOf([a, c]), plan, { frozen: [], ...none }))).toEqual(['A+C'])
    const alone = replan(problemOf([a]), plan, { frozen: [], ...none })
    expect([ids(alone), alone.alone.length]).toEqual([[], 1])
  })

  it('costs a truck only the order that it can no longer serve', () => {
    const plan = solve(problemOf([a, b, c]), few)
    const later = orderOf('B', { from: 0, to: 2, pickup: [1_440, 1_500] })
    const strict = [a, c].map((order) => due(order, 600))
    const next = replan(problemOf([...strict, later]), plan, { frozen: [], ...none })
    expect(ids(next)).toEqual(['A+C'])
  })

  it('moves a date instead, where the limits allow it', () => {
    const limits = { pickupDateSlippage: 1 }
    const orders = [due(a, 600), due(b, 600)]
    const plan = solve(limited(limits, orders), few)
    const later = orderOf('B', { from: 0, to: 2, pickup: [1_440, 1_500], dropoff: [0, 2_500] })
    const next = replan(limited(limits, [orders[0]!, later]), plan, { frozen: [], ...none })
    expect(next.preplans.map(({ id, slippedDays }) => [id, slippedDays])).toEqual([['A+B', { B: [-1, 0] }]])
    expect(replan(limited(limits, [orders[0]!, later]), next, { frozen: [], ...none }).preplans).toEqual(next.preplans)
  })

  it('leaves the others of a truck together, also where they could be paired another way', () => {
    const sized = (id: string, pallets: number) => orderOf(id, { from: 0, to: 1, pickup: hour, pallets })
    const trio = (...names: string[]) => solve(problemOf(names.map((id) => sized(id, 8))), few)
    const [one, two] = [trio('P', 'S', 'X'), trio('Q', 'R', 'Y')]
    const plan = { ...one, preplans: [...one.preplans, ...two.preplans] }
    expect(ids(plan)).toEqual(['P+S+X', 'Q+R+Y'])
    const today = ['P', 'Q', 'R', 'S'].map((id) => sized(id, 10))
    const apart = ['X', 'Y'].map((id) => ({ ...sized(id, 10), exclusiveBecause: ['Hazmat'] }))
    const next = replan(problemOf([...today, ...apart]), plan, { frozen: [], seed: 1, stop: whenStopped(() => true) })
    expect(ids(next)).toEqual(['P+S', 'Q+R'])
  })

  it('lets who travelled alone go on alone until the search finds something better', () => {
    const alone = [a, b].map(({ id }) => ({ orderId: id, cost: 0, miles: 0 }))
    const plan = { ...solve(problemOf([a, b]), few), preplans: [], alone }
    expect(ids(replan(problemOf([a, b]), plan, { frozen: [], seed: 1, stop: whenStopped(() => true) }))).toEqual([])
    expect(ids(replan(problemOf([a, b]), plan, { frozen: [], ...few }))).toEqual(['A+B'])
  })

  it('takes an order off whose equipment changed', () => {
    const plan = solve(problemOf([a, b, c]), few)
    const cooled = { ...b, equipmentMode: 2 as const }
    expect(ids(replan(problemOf([a, cooled, c]), plan, { frozen: [], ...none }))).toEqual(['A+C'])
  })

  it('leaves an order with many stops in its place', () => {
    const [pickup, dropoff] = orderOf('C', { from: 0, to: 3 }).stops
    const stops = [
      pickup!,
      { ...dropoff!, id: 'half', place: 1 },
      { ...pickup!, id: 'again', place: 1 },
      { ...dropoff!, place: 5 },
    ]
    const far = [...towns, [540, 0] as [number, number]]
    const problem = handMade({ towns: far, orders: [{ ...c, stops }, orderOf('E', { from: 0, to: 2 })] })
    const plan = solve(problem, few)
    expect(plan.preplans[0]?.stops.map(({ place }) => place)).toEqual([0, 1, 1, 2, 5])
    const next = replan(problem, plan, { frozen: [], seed: 1, stop: whenStopped(() => true) })
    expect(next.preplans).toEqual(plan.preplans)
  })
})

it('leaves trucks as they were that the search only shuffled while it made others cheaper', () => {
  const same = Array.from({ length: 10 }, (_unused, index) =>
    orderOf(`S${index}`, { from: 0, to: 1, pallets: 13, pickup: hour }),
  )
  const rest = Array.from({ length: 30 }, (_unused, index) =>
    orderOf(`R${index}`, { from: 5, to: 6 + (index % 9), pallets: 7 }),
  )
  const far = Array.from({ length: 10 }, (_unused, index): [number, number] => [9_000 + 97 * (index % 4), 53 * index])
  const problem = handMade({ towns: [...towns, ...far], orders: [...same, ...rest] })
  const pairs = solve(handMade({ towns: [...towns, ...far], orders: same }), few)
  const plan = { ...pairs, alone: rest.map(({ id }) => ({ orderId: id, cost: 0, miles: 0 })) }
  const next = replan(problem, plan, { frozen: [], seed: 1, stop: afterIterations(2_000) })
  expect(pairs.preplans).toHaveLength(5)
  expect(next.preplans.filter(({ id }) => id.startsWith('S'))).toEqual(pairs.preplans)
  expect(next.preplans.length).toBeGreaterThan(8)
})

describe('ten orders more for a plan of 500', () => {
  const all = randomProblem(7, 510, { strategy: 'Cost', limits: noLimits })
  const problem = { ...all, orders: all.orders.slice(0, 500) }
  const plan = solve(problem, { seed: 3, stop: afterIterations(500) })
  const stay = (next: Plan) => {
    const known = new Map(next.preplans.map((preplan) => [preplan.id, JSON.stringify(preplan)]))
    return plan.preplans.filter((preplan) => known.get(preplan.id) === JSON.stringify(preplan)).length
  }

  it('are fitted into it, and most trucks stay as they were', () => {
    const next = replan(all, plan, { frozen: [], ...none })
    const added = new Set(all.orders.slice(500).map(({ id }) => id))
    const alone = solve({ ...all, orders: all.orders.slice(500) }, none).baseline
    expect(next.cost).toBeLessThanOrEqual(plan.cost + alone)
    const touched = next.preplans.filter(({ orderIds }) => orderIds.some((id) => added.has(id))).length
    expect(touched).toBeLessThanOrEqual(10)
    expect(stay(next)).toBeGreaterThan(0.6 * plan.preplans.length)
    expect(checkPlan(all, next)).toEqual([])
  })

  it('give a better plan than the same effort from nothing', () => {
    const effort = { seed: 3, stop: afterIterations(300) }
    expect(replan(all, plan, { frozen: [], ...effort }).cost).toBeLessThan(solve(all, effort).cost)
  })

  it('change nothing of trucks that are frozen', () => {
    const frozen = plan.preplans.slice(0, 100)
    const next = replan(all, plan, { frozen: frozen.map(({ id }) => id), seed: 3, stop: afterIterations(300) })
    for (const preplan of frozen) expect(next.preplans).toContain(preplan)
    expect(checkPlan(all, next)).toEqual([])
  })
})

/** The order with a dropoff that closes at this minute. */
function due(order: PlanOrder, closes: number): PlanOrder {
  return { ...order, stops: order.stops.map((stop) => (stop.type === 'Dropoff' ? { ...stop, closes } : stop)) }
}
