import { describe, expect, it } from 'vitest'
import { checkPlan } from '#check/check-plan.ts'
import { problemFor, worthOfTruck } from '#objective.ts'
import { anOrder, aProblem } from '#testing/builders.ts'
import { planOf, trucksOf } from '#testing/honest.ts'

const towns = [
  [0, 0],
  [400, 0],
  [400, 30],
  [0, 1_000],
  [100, 1_000],
  [50, 1_090],
] as const

/** A and B save much together; C and D cost more together than alone, but the difference is smaller. */
const problem = aProblem({
  towns,
  orders: [
    anOrder({ id: 'A', from: 0, to: 1 }),
    anOrder({ id: 'B', from: 0, to: 2 }),
    anOrder({ id: 'C', from: 3, to: 4, baselineCost: 15_000 }),
    anOrder({ id: 'D', from: 3, to: 5, baselineCost: 15_000 }),
  ],
})

describe('objectives', () => {
  it('cheapest leaves apart what is dearer together', () => {
    const plan = planOf(problem, 'cheapest')
    expect(trucksOf(plan)).toEqual([['A', 'B']])
    expect(plan.trucks).toBe(3)
  })

  it('fewest trucks spends on them what others save, and no more', () => {
    const plan = planOf(problem, 'fewestTrucks')
    expect(checkPlan(problem, plan)).toEqual([])
    expect(plan.trucks).toBe(2)
    expect(plan.cost).toBeLessThanOrEqual(plan.baseline)
    const alone = { ...problem, orders: problem.orders.slice(2) }
    expect(planOf(alone, 'fewestTrucks').trucks).toBe(2)
  })

  it('fewest trucks gives a truck a price on open routes only', () => {
    expect(worthOfTruck(problem, 'fewestTrucks')).toBeGreaterThan(100_000)
    expect(worthOfTruck(problem, 'cheapest')).toBe(0)
    expect(worthOfTruck({ ...problem, depot: { place: 0, opens: 0, closes: 9_999 } }, 'fewestTrucks')).toBe(0)
    expect(worthOfTruck({ ...problem, orders: [] }, 'fewestTrucks')).toBe(0)
  })

  it('shortest counts miles, and the plan is still told in money', () => {
    expect(problemFor(problem, 'shortest').strategy).toBe('Distance')
    const plan = planOf(problem, 'shortest')
    expect(checkPlan(problem, plan)).toEqual([])
    expect(plan.miles).toBeLessThanOrEqual(planOf(problem, 'cheapest').miles)
  })

  it('most on time leaves an hour at every dock and moves no date', () => {
    const tight = (closes: number) =>
      aProblem({
        towns,
        orders: [
          anOrder({ id: 'A', from: 0, to: 1, pickup: { closes: 60 } }),
          anOrder({ id: 'B', from: 0, to: 2, pickup: { closes: 400 }, dropoff: { closes } }),
        ],
        limits: { pickupDateSlippage: 1, dropoffDateSlippage: 1 },
      })
    // Loaded at minute 60, at the first dropoff at 460, at the second at 520.
    expect(trucksOf(planOf(tight(580), 'mostOnTime'))).toEqual([['A', 'B']])
    expect(trucksOf(planOf(tight(579), 'cheapest'))).toEqual([['A', 'B']])
    expect(trucksOf(planOf(tight(519), 'cheapest'))).toEqual([['A', 'B']])
    const late = planOf(tight(529), 'mostOnTime')
    expect(late.preplans.flatMap(({ stops }) => stops.at(-1)?.serves[0]?.orderId)).not.toContain('B')
    for (const { slippedDays } of late.preplans) expect(slippedDays).toEqual({})
  })

  it('most on time lets an order keep the window that it needs', () => {
    const narrow = aProblem({
      towns,
      orders: [anOrder({ id: 'A', from: 0, to: 1, pickup: { closes: 0 }, dropoff: { closes: 430 } })],
    })
    const plan = planOf(narrow, 'mostOnTime')
    expect(plan.impossible).toEqual([])
    expect(plan.alone.map(({ orderId }) => orderId)).toEqual(['A'])
  })
})
