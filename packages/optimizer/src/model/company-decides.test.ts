import { describe, expect, it } from 'vitest'
import { checkPlan } from '#check/check-plan.ts'
import { compile } from '#model/compile.ts'
import type { Limits, PlanOrder } from '#problem.ts'
import { anOrder, aProblem, aStop } from '#testing/builders.ts'
import { planOf, trucksOf } from '#testing/honest.ts'

const towns = [
  [0, 0],
  [400, 0],
  [400, 30],
] as const

const pair = (one: Partial<PlanOrder>, other: Partial<PlanOrder>) => [
  anOrder({ id: 'A', from: 0, to: 1, ...one }),
  anOrder({ id: 'B', from: 0, to: 2, ...other }),
]

function plan(orders: readonly PlanOrder[], limits: Partial<Limits> = {}) {
  const problem = aProblem({ towns, orders, limits })
  const made = planOf(problem)
  expect(checkPlan(problem, made)).toEqual([])
  return made
}

const trucks = (orders: readonly PlanOrder[], limits: Partial<Limits> = {}) => trucksOf(plan(orders, limits))

describe('freight that does not bear each other stays apart', () => {
  it('by equipment', () => {
    expect(trucks(pair({ equipmentMode: 2 }, { equipmentMode: 2 }))).toEqual([['A', 'B']])
    expect(trucks(pair({ equipmentMode: 1 }, { equipmentMode: 2 }))).toEqual([])
  })

  it('by temperature: one must suit all', () => {
    expect(
      trucks(pair({ temperature: { least: 28, most: 33 } }, { temperature: { least: 33, most: 38 } })),
    ).toHaveLength(1)
    expect(trucks(pair({ temperature: { least: 28, most: 32 } }, { temperature: { least: 33, most: 38 } }))).toEqual([])
    expect(trucks(pair({ temperature: { least: 28, most: 32 } }, {}))).toHaveLength(1)
    const three = [
      anOrder({ id: 'A', from: 0, to: 1, temperature: { least: 20, most: 30 } }),
      anOrder({ id: 'B', from: 0, to: 1, temperature: { least: 25, most: 40 } }),
      anOrder({ id: 'C', from: 0, to: 1, temperature: { least: 35, most: 45 } }),
    ]
    expect(trucks(three)[0]).toHaveLength(2)
  })

  it('by a reason of its own', () => {
    expect(trucks(pair({}, { exclusiveBecause: ['protect from freezing'] }))).toEqual([])
  })

  it('by hazard class: a forbidden pair never, a restricted pair with a warning that names both', () => {
    expect(trucks(pair({ hazardClasses: ['3'] }, { hazardClasses: ['2.3'] }))).toEqual([])
    expect(trucks(pair({ hazardClasses: ['9', '4.2'] }, { hazardClasses: ['8'] }))).toEqual([])
    const restricted = plan(pair({ hazardClasses: ['3'] }, { hazardClasses: ['5.1'] }))
    expect(trucksOf(restricted)).toEqual([['A', 'B']])
    expect(restricted.preplans[0]?.warnings).toHaveLength(1)
    expect(restricted.preplans[0]?.warnings[0]).toMatch(
      /^Hazard class (3 of order A and 5\.1 of order B|5\.1 of order B and 3 of order A) must be kept apart on the truck$/,
    )
    const free = plan(pair({ hazardClasses: ['3'] }, { hazardClasses: ['3'] }))
    expect(trucksOf(free)).toEqual([['A', 'B']])
    expect(free.preplans[0]?.warnings).toEqual([])
  })

  it('reads explosives with their compatibility group', () => {
    expect(trucks(pair({ hazardClasses: ['1.4S'] }, { hazardClasses: ['1.1D'] }))).toEqual([])
    expect(trucks(pair({ hazardClasses: ['1.4S'] }, { hazardClasses: ['1.4S'] }))).toEqual([['A', 'B']])
  })
})

describe('an order that breaks a limit all by itself travels alone', () => {
  const because = (orders: readonly PlanOrder[], limits: Partial<Limits> = {}) =>
    compile(aProblem({ towns, orders, limits })).model.freight?.aloneBecause

  it('when it is too heavy for any trailer, even where the other would be off before it is loaded', () => {
    const line = [
      [0, 0],
      [100, 0],
      [200, 0],
    ] as const
    const orders = [
      anOrder({ id: 'A', from: 0, to: 1 }),
      anOrder({ id: 'B', from: 1, to: 2, each: { weight: 50_000 } }),
    ]
    const within = (limits: Partial<Limits>) =>
      trucksOf(planOf(aProblem({ towns: line, orders, limits, prices: { minimum: 30_000 } })))
    expect(within({})).toEqual([])
    expect(within({ maxWeight: 50_000 })).toEqual([['A', 'B']])
    expect(because(orders)).toEqual([[], ['on its own already 6,000 lbs over the weight limit of 44,000']])
  })

  it('when it makes too many stops, and says so', () => {
    const many = anOrder({
      id: 'B',
      stops: [
        aStop({ type: 'Pickup', place: 0 }),
        aStop({ type: 'Dropoff', place: 1, weight: 5_000 }),
        aStop({ type: 'Dropoff', place: 2, weight: 5_000 }),
      ],
    })
    const orders = [anOrder({ id: 'A', from: 0, to: 1 }), many]
    expect(trucks(orders)).toEqual([['A', 'B']])
    expect(trucks(orders, { maxStopCount: 2 })).toEqual([])
    expect(because(orders, { maxStopCount: 2 })?.[1]).toEqual(['on its own already 1 stop more than the 2 allowed'])
  })

  it('when its own goods may not be loaded together', () => {
    expect(because(pair({ hazardClasses: ['3', '2.3'] }, {}))).toEqual([
      ['its own hazard classes 3 and 2.3 may not share a truck'],
      [],
    ])
    expect(trucks(pair({ hazardClasses: ['3', '2.3'] }, {}))).toEqual([])
  })

  it('keeps the reasons that it came with, and minima per stop are none', () => {
    expect(because(pair({ exclusiveBecause: ['single shipment'] }, {}), { minWeightPerStop: 20_000 })).toEqual([
      ['single shipment'],
      [],
    ])
  })
})
