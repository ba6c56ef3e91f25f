import { describe, expect, it } from 'vitest'
import { checkPlan } from '#check/check-plan.ts'
import type { LimitName } from '#constraints/constraint.ts'
import type { Limits, PlanOrder } from '#problem.ts'
import { anOrder, aProblem } from '#testing/builders.ts'
import { planOf, trucksOf } from '#testing/honest.ts'

type Towns = readonly (readonly [number, number])[]

/** From one place to two that are thirty miles apart, or from two such places to one. */
const oneToTwo: Towns = [
  [0, 0],
  [400, 0],
  [400, 30],
]
const delivered = [anOrder({ id: 'A', from: 0, to: 1 }), anOrder({ id: 'B', from: 0, to: 2 })]
const twoToOne: Towns = [
  [0, 0],
  [0, 30],
  [400, 0],
]
const collected = [anOrder({ id: 'A', from: 0, to: 2 }), anOrder({ id: 'B', from: 1, to: 2 })]

/** Trucks with several orders under these limits; the plan must also pass the independent check. */
function trucks(towns: Towns, orders: readonly PlanOrder[], limits: Partial<Limits>): string[][] {
  const problem = aProblem({ towns, orders, limits })
  const plan = planOf(problem)
  expect(checkPlan(problem, plan)).toEqual([])
  return trucksOf(plan)
}

type Case = [name: LimitName, tooTight: number, enough: number, towns: Towns, orders: readonly PlanOrder[]]

const cases: Case[] = [
  ['maxWeight', 19_999, 20_000, oneToTwo, delivered],
  ['maxVolume', 999, 1_000, oneToTwo, delivered],
  ['maxPallets', 9, 10, oneToTwo, delivered],
  ['maxLinearFeet', 19, 20, oneToTwo, delivered],
  ['minWeightPerStop', 10_001, 10_000, oneToTwo, delivered],
  ['minVolumePerStop', 501, 500, oneToTwo, delivered],
  ['minPalletsPerStop', 6, 5, oneToTwo, delivered],
  ['maxOutOfRouteDistance', 28, 29, oneToTwo, delivered],
  ['distanceFromFirstDrop', 29.9, 30.1, oneToTwo, delivered],
  ['maxPickupCount', 1, 2, twoToOne, collected],
  ['maxDropoffCount', 1, 2, oneToTwo, delivered],
  ['maxStopCount', 2, 3, oneToTwo, delivered],
  // Two loadings, 400 and 30 miles, two unloadings: 550 minutes.
  ['maxRouteTransitTime', 549 / 1440, 550 / 1440, oneToTwo, delivered],
  ['maxRouteDistance', 429, 430, oneToTwo, delivered],
]

describe('a limit alone decides whether two orders share a truck', () => {
  for (const [name, tooTight, enough, towns, orders] of cases)
    it(`${name}: not with ${tooTight.toFixed(4)}, but with ${enough.toFixed(4)} or none`, () => {
      expect(trucks(towns, orders, {})).toEqual([['A', 'B']])
      expect(trucks(towns, orders, { [name]: tooTight })).toEqual([])
      expect(trucks(towns, orders, { [name]: enough })).toEqual([['A', 'B']])
    })

  it('holds trailers to 44,000 lbs, 3,800 cubic feet, 26 pallets and 53 feet where no limit is set', () => {
    const full = { weight: 44_000, volume: 3_800, pallets: 26, linearFeet: 53 }
    for (const measure of ['weight', 'volume', 'pallets', 'linearFeet'] as const) {
      const pair = (second: number) => [
        anOrder({ id: 'A', from: 0, to: 1, each: { [measure]: full[measure] / 2 } }),
        anOrder({ id: 'B', from: 0, to: 2, each: { [measure]: second } }),
      ]
      expect(trucks(oneToTwo, pair(full[measure] / 2), {})).toEqual([['A', 'B']])
      expect(trucks(oneToTwo, pair(full[measure] / 2 + 1), {})).toEqual([])
    }
  })

  it('counts stops after the same work at one place was joined, and what each stop then has [DEF-98]', () => {
    const sameDrop = [anOrder({ id: 'A', from: 0, to: 1 }), anOrder({ id: 'B', from: 0, to: 1 })]
    expect(trucks(oneToTwo, sameDrop, { maxStopCount: 2, minWeightPerStop: 20_000 })).toEqual([['A', 'B']])
    expect(trucks(oneToTwo, sameDrop, { minWeightPerStop: 20_001 })).toEqual([])
    // Straight-line miles from the first dropoff, not from the previous one.
    const chain: Towns = [
      [0, 0],
      [400, 0],
      [420, 0],
      [440, 0],
    ]
    const three = [1, 2, 3].map((to) => anOrder({ id: `L${to}`, from: 0, to }))
    expect(trucks(chain, three, { distanceFromFirstDrop: 41 })).toEqual([['L1', 'L2', 'L3']])
    const nearer = planOf(aProblem({ towns: chain, orders: three, limits: { distanceFromFirstDrop: 39 } }))
    expect(nearer.preplans[0]?.stops.map(({ place }) => place)).toEqual([0, 2, 1, 3])
  })
})

describe('dates', () => {
  it('keep orders apart whose windows no truck can meet, and bring them together when the windows allow it', () => {
    const dueBy = (closes: number) => [
      anOrder({ id: 'A', from: 0, to: 1, pickup: { closes: 600 }, dropoff: { closes: 1_000 } }),
      anOrder({ id: 'B', from: 0, to: 2, pickup: { opens: 700, closes } }),
    ]
    expect(trucks(oneToTwo, dueBy(2_000), {})).toEqual([])
    const open = [dueBy(2_000)[0]!, anOrder({ id: 'B', from: 0, to: 2, pickup: { opens: 400, closes: 2_000 } })]
    expect(trucks(oneToTwo, open, {})).toEqual([['A', 'B']])
  })

  it('of pickups may slip by whole days to either side [DEF-98]', () => {
    const pair = (day: number) => [
      anOrder({
        id: 'A',
        from: 0,
        to: 1,
        pickup: { opens: 2_880, closes: 3_480 },
        dropoff: { opens: 2_880, closes: 3_880 },
      }),
      anOrder({ id: 'B', from: 0, to: 2, pickup: { opens: day * 1_440, closes: day * 1_440 + 600 } }),
    ]
    expect(trucks(oneToTwo, pair(3), {})).toEqual([])
    expect(trucks(oneToTwo, pair(3), { pickupDateSlippage: 1 })).toEqual([['A', 'B']])
    expect(trucks(oneToTwo, pair(3), { dropoffDateSlippage: 1 })).toEqual([['A', 'B']])
    expect(trucks(oneToTwo, pair(4), { pickupDateSlippage: 1 })).toEqual([])
    expect(trucks(oneToTwo, pair(4), { pickupDateSlippage: 2 })).toEqual([['A', 'B']])
    const problem = aProblem({ towns: oneToTwo, orders: pair(3), limits: { pickupDateSlippage: 2 } })
    expect(planOf(problem).preplans[0]?.slippedDays).toEqual({ B: [-1, 0] })
  })

  it('of dropoffs may slip, and pickups then do not', () => {
    const orders = [
      anOrder({ id: 'A', from: 0, to: 1, pickup: { opens: 1_440, closes: 1_500 } }),
      anOrder({ id: 'B', from: 0, to: 2, pickup: { closes: 1_500 }, dropoff: { closes: 1_200 } }),
    ]
    expect(trucks(oneToTwo, orders, {})).toEqual([])
    expect(trucks(oneToTwo, orders, { dropoffDateSlippage: 1 })).toEqual([['A', 'B']])
    const problem = aProblem({ towns: oneToTwo, orders, limits: { dropoffDateSlippage: 1 } })
    expect(planOf(problem).preplans[0]?.slippedDays).toEqual({ B: [0, 1] })
  })

  it('that are agreed hold to the minute where appointments are honoured, and never slip', () => {
    const orders = [
      anOrder({ id: 'A', from: 0, to: 1, pickup: { appointment: 0 }, dropoff: { closes: 1_000 } }),
      anOrder({ id: 'B', from: 0, to: 2, pickup: { appointment: 2_000 } }),
    ]
    expect(trucks(oneToTwo, orders, { honorAppointments: false })).toEqual([['A', 'B']])
    expect(trucks(oneToTwo, orders, { honorAppointments: true })).toEqual([])
    expect(trucks(oneToTwo, orders, { honorAppointments: true, pickupDateSlippage: 2 })).toEqual([])
  })
})
