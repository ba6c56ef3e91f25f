import { describe, expect, it } from 'vitest'
import { checkPlan } from '#check/check-plan.ts'
import { relaxed } from '#explain/what-if/relaxed.ts'
import { relaxations, whatIf } from '#explain/what-if/what-if.ts'
import type { Limits, PlanOrder, Problem } from '#problem.ts'
import { solve } from '#solve.ts'
import { afterIterations } from '#stop/stop.ts'
import { handMade, orderOf } from '#testing/hand-made.ts'
import { randomProblem } from '#testing/random-problem.ts'

const few = { seed: 1, stop: afterIterations(400) }
const hour = [0, 60] as const
const towns: [number, number][] = [
  [0, 0],
  [500, 0],
  [520, 0],
  [540, 0],
]
const orders = [1, 2, 3].map((to) => orderOf(`O-${to}`, { from: 0, to, pickup: hour, pallets: 9, weight: 15_000 }))

/** The sentence about one limit, after planning with it. */
function texts(
  limits: Partial<Limits>,
  name: keyof Limits,
  of: readonly PlanOrder[] = orders,
  more: Partial<Problem> = {},
) {
  const problem = {
    ...handMade({ towns, orders: of, limits: { maxPallets: 30, maxWeight: 50_000, ...limits } }),
    ...more,
  }
  return whatIf(problem, solve(problem, few), name, few)?.text
}

describe('a limit that costs something', () => {
  it('says what the plan would cost without it', () => {
    // All orders on one truck are 540 mi with two more stops; with three stops one order goes alone for 500 mi.
    expect(texts({ maxStopCount: 3 }, 'maxStopCount')).toBe(
      'Without the limit of 3 stops the plan would cost $900.00 less (41.8%).',
    )
    expect(texts({ maxDropoffCount: 2 }, 'maxDropoffCount')).toBe(
      'Without the limit of 2 dropoffs the plan would cost $900.00 less (41.8%).',
    )
    // The farthest dropoff may still come right after the first: the truck then passes by and comes back.
    expect(texts({ distanceFromFirstDrop: 30 }, 'distanceFromFirstDrop')).toBe(
      'Without the limit of 30 mi from the first dropoff the plan would cost $88.00 less (6.6%).',
    )
  })

  it('gives a truck a tenth more to hold', () => {
    expect(texts({ maxWeight: 42_000 }, 'maxWeight')).toBe(
      'With a weight limit of 46,200 lbs instead of 42,000 the plan would cost $900.00 less (41.8%).',
    )
    expect(texts({ maxPallets: 26 }, 'maxPallets')).toBe(
      'With a pallet limit of 28 pallets instead of 26 the plan would cost $900.00 less (41.8%).',
    )
  })

  it('lets dates slip by a day, and appointments be missed', () => {
    const late = [orders[0]!, orderOf('Late', { from: 0, to: 1, pickup: [1_440, 1_500], dropoff: [0, 2_500] })]
    const first = due(late[0]!, 600)
    expect(texts({}, 'pickupDateSlippage', [first, late[1]!])).toBe(
      'If pickup dates could slip by 1 day, the plan would cost $950.00 less (47.5%).',
    )
    const agreed = [orderOf('A', { from: 0, to: 1, pickup: hour, appointment: 600 }), first]
    expect(texts({ honorAppointments: true }, 'honorAppointments', [agreed[0]!, due(first, 560)])).toBe(
      'Without keeping appointments to the minute the plan would cost the same.',
    )
    const clash = [agreed[0]!, orderOf('B', { from: 0, to: 2, pickup: hour, appointment: 610 })]
    expect(texts({ honorAppointments: true }, 'honorAppointments', clash)).toBe(
      'Without keeping appointments to the minute the plan would cost $925.00 less (45.3%).',
    )
  })

  it('counts miles where distance is the aim', () => {
    expect(texts({ maxStopCount: 3 }, 'maxStopCount', orders, { strategy: 'Distance' })).toBe(
      'Without the limit of 3 stops the plan would be 500 mi shorter (48.1%).',
    )
  })

  it('names orders that could then be served', () => {
    const missed = orderOf('Missed', { from: 0, to: 1, pickup: [200, 260], dropoff: [0, 600] })
    expect(texts({}, 'dropoffDateSlippage', [...orders, missed])).toBe(
      'If dropoff dates could slip by 1 day, the plan would cost the same and 1 order more could be served.',
    )
  })
})

it('says nothing of a limit that is not set, or of appointments where there are none', () => {
  expect(texts({}, 'maxStopCount')).toBeUndefined()
  expect(texts({ honorAppointments: true }, 'honorAppointments')).toBeUndefined()
})

it('finds a sentence for every limit', () => {
  const all = Object.fromEntries(Object.keys(handMade({ towns, orders }).limits).map((name) => [name, 2]))
  const limits = { ...(all as unknown as Limits), honorAppointments: true }
  const problem = handMade({ towns, orders: [orderOf('A', { from: 0, to: 1, appointment: 600 })], limits })
  expect(Object.keys(limits).map((name) => relaxed(problem, name as keyof Limits)?.begins)).toEqual([
    'With a volume limit of 3 cubic feet instead of 2',
    'With a weight limit of 3 lbs instead of 2',
    'With a pallet limit of 3 pallets instead of 2',
    'With a trailer length of 3 ft instead of 2',
    'Without the least of 2 cubic feet per stop',
    'Without the least of 2 lbs per stop',
    'Without the least of 2 pallets per stop',
    'Without the limit of 2 mi out of route',
    'Without the limit of 2 mi from the first dropoff',
    'Without the limit of 2 pickups',
    'Without the limit of 2 dropoffs',
    'Without the limit of 2 stops',
    'If pickup dates could slip by 3 days instead of 2,',
    'If dropoff dates could slip by 3 days instead of 2,',
    'Without the limit of 2 days under way',
    'Without the limit of 2 mi',
    'Without keeping appointments to the minute',
  ])
})

describe('all limits of a plan', () => {
  it('are named with the dearest first', () => {
    const limits = { maxStopCount: 3, maxRouteDistance: 2_000, maxPallets: 30, maxWeight: 50_000 }
    const problem = handMade({ towns, orders, limits })
    const results = relaxations(problem, solve(problem, few), { seed: 1, stop: afterIterations(2_000) })
    expect(results[0]).toMatchObject({ limit: 'maxStopCount', saving: 90_000 })
    expect(results.slice(1).map(({ saving }) => saving)).toEqual([0, 0, 0, 0, 0])
    expect(results.find(({ limit }) => limit === 'maxRouteDistance')?.text).toBe(
      'Without the limit of 2,000 mi the plan would cost the same.',
    )
  })

  it('get no credit for what planning longer would find with all of them kept', () => {
    const problem = handMade({ towns, orders, limits: { maxRouteDistance: 2_000, maxPallets: 30, maxWeight: 50_000 } })
    const alone = orders.map(({ id }) => ({ orderId: id, cost: 0, miles: 0 }))
    const unplanned = { ...solve(problem, few), preplans: [], alone }
    // The search with the limit gets no time at all, the one without it gets all of it.
    let calls = 0
    const unfair = { progress: (iterations: number) => 0.5 + (calls++ === 0 ? 0 : iterations / 800) }
    const result = whatIf(problem, unplanned, 'maxRouteDistance', { seed: 1, stop: unfair })
    expect(result?.plan.preplans).toHaveLength(1)
    expect(result?.saving).toBe(0)
  })

  it('never gain what is negative, and leave frozen trucks alone, whatever the problem', () => {
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const problem = randomProblem(seed, 14)
      const plan = solve(problem, few)
      const frozen = plan.preplans.slice(0, seed % 2).map(({ id }) => id)
      const results = relaxations(problem, plan, { seed, stop: afterIterations(1_200), frozen })
      for (const { saving, percent, text: sentence, plan: looser, limit } of results) {
        expect(saving).toBeGreaterThanOrEqual(0)
        expect(percent).toBeLessThanOrEqual(100)
        expect(/ less \(| shorter \(/.test(sentence)).toBe(saving > 0)
        expect(looser.preplans.filter(({ id }) => frozen.includes(id))).toEqual(plan.preplans.slice(0, seed % 2))
        const limits = relaxed(problem, limit)?.limits ?? problem.limits
        const planned = problem.orders.filter(
          ({ id }) => !looser.impossible.includes(id) && !plan.impossible.includes(id),
        )
        // Frozen preplans need not keep the limits.
        if (frozen.length === 0)
          expect(checkPlan({ ...problem, orders: planned, limits }, { ...looser, impossible: [] })).toEqual([])
      }
      expect(results.map(({ saving }) => saving)).toEqual(results.map(({ saving }) => saving).toSorted((a, b) => b - a))
    }
  })
})

/** The order with a dropoff that closes at this minute. */
function due(order: PlanOrder, closes: number): PlanOrder {
  return { ...order, stops: order.stops.map((stop) => (stop.type === 'Dropoff' ? { ...stop, closes } : stop)) }
}
