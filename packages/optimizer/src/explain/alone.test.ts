import { describe, expect, it } from 'vitest'
import { explainAlone } from '#explain/explain.ts'
import type { Plan } from '#plan.ts'
import type { PlanOrder } from '#problem.ts'
import { solve } from '#solve.ts'
import { afterIterations } from '#stop/stop.ts'
import { handMade, orderOf } from '#testing/hand-made.ts'

const few = { seed: 1, stop: afterIterations(200) }
const hour = [0, 60] as const
const line: [number, number][] = [
  [0, 0],
  [500, 0],
  [520, 0],
  [0, 100],
]
const trip = { from: 0, to: 1, pickup: hour }

/** The reason why X is alone, in a plan of all orders. */
function whyAlone(orders: readonly PlanOrder[], more: Partial<Parameters<typeof handMade>[0]> = {}) {
  const problem = handMade({ towns: line, orders, ...more })
  return explainAlone(problem, solve(problem, few), 'X')
}

const lone = (orders: readonly PlanOrder[]): Plan => ({
  preplans: [],
  alone: orders.map(({ id }) => ({ orderId: id, cost: 0, miles: 0 })),
  impossible: [],
  cost: 0,
  baseline: 0,
  miles: 0,
  trucks: orders.length,
})

describe('why an order travels alone', () => {
  it('is that it has to, with its reasons', () => {
    const x = orderOf('X', trip, { exclusiveBecause: ['Hazmat', 'Single shipment'] })
    expect(whyAlone([x, orderOf('A', trip)])).toEqual({
      orderId: 'X',
      because: 'exclusive',
      sentences: ['Order X travels alone: Hazmat and Single shipment.'],
    })
  })

  it('is that it is too large to share', () => {
    expect(whyAlone([orderOf('X', { ...trip, pallets: 30 }), orderOf('A', trip)])?.sentences).toEqual([
      'Order X travels alone: on its own already 4 pallets over the limit of 26.',
    ])
  })

  it('is that there is nothing else', () => {
    expect(whyAlone([orderOf('X', trip)])).toMatchObject({
      because: 'onlyOrder',
      sentences: ['There is no other order that X could go with.'],
    })
  })

  it('is that nothing may travel with it', () => {
    const cold = { temperature: { least: 0, most: 10 } }
    const orders = [
      orderOf('X', trip, { temperature: { least: 34, most: 40 }, hazardClasses: ['2.3'] }),
      orderOf('A', trip, { equipmentMode: 2 }),
      orderOf('B', trip, { equipmentMode: 3 }),
      orderOf('C', trip, { equipmentMode: 2, exclusiveBecause: ['Hazmat'] }),
      orderOf('D', trip, cold),
      orderOf('E', trip, { hazardClasses: ['3'], exclusiveBecause: [] }),
    ]
    const problem = handMade({ towns: line, orders })
    expect(explainAlone(problem, lone(orders), 'X')).toMatchObject({
      because: 'incompatible',
      sentences: [
        'Nothing may travel with order X: of 5 trucks 2 use another trailer, 1 travel alone, 1 need another temperature and 1 carry goods that it may not be loaded with.',
      ],
    })
  })

  it('is a limit, the one that fails most, with the nearest miss', () => {
    const orders = [
      orderOf('X', { ...trip, weight: 30_000 }),
      orderOf('A', { ...trip, weight: 20_000 }),
      orderOf('B', { ...trip, weight: 17_400 }),
      orderOf('C', { ...trip, volume: 3_790 }),
    ]
    const problem = handMade({ towns: line, orders })
    expect(explainAlone(problem, lone(orders), 'X')).toMatchObject({
      because: 'limit',
      sentences: [
        '2 of 3 trucks that could take order X fail on weight.',
        'Nearest miss: with C, 90 cubic feet over the limit of 3,800.',
      ],
    })
  })

  it('is time', () => {
    const orders = [
      orderOf('X', { ...trip, dropoff: [0, 560] }),
      orderOf('A', { from: 0, to: 1, pickup: [120, 180] }),
      orderOf('B', { from: 0, to: 1, pickup: [300, 360] }),
    ]
    const problem = handMade({ towns: line, orders })
    expect(explainAlone(problem, lone(orders), 'X', { nameOf: () => 'Reno' })).toMatchObject({
      because: 'time',
      sentences: [
        '2 of 2 trucks that could take order X fail on time.',
        "Nearest miss: with A, would arrive 1 h 0 min after X's dock in Reno closes.",
      ],
    })
  })

  it('is money: what it would cost more on the cheapest truck', () => {
    const x = orderOf('X', { from: 0, to: 3 })
    expect(whyAlone([x, orderOf('A', { from: 0, to: 1 }), orderOf('B', { from: 0, to: 2 })])).toMatchObject({
      because: 'dearer',
      sentences: ['Order X is cheaper alone: cheapest together would be with B and A for $141.78 more.'],
    })
    expect(whyAlone([x, orderOf('A', { from: 0, to: 1 })], { strategy: 'Distance' })?.sentences).toEqual([
      'Order X is shorter alone: cheapest together would be with A for 10 mi more.',
    ])
  })

  it('is money, and a limit on the trucks that it does not fit', () => {
    const x = orderOf('X', { from: 0, to: 3, pickup: hour, weight: 30_000 })
    const orders = [x, orderOf('A', { from: 0, to: 1, pickup: hour }), orderOf('B', { ...trip, weight: 16_000 })]
    const problem = handMade({ towns: line, orders })
    expect(explainAlone(problem, lone(orders), 'X')?.sentences).toEqual([
      'Order X is cheaper alone: cheapest together would be with A for $116.78 more.',
      '1 of 2 trucks that could take order X fails on weight.',
      'Nearest miss: with B, 2,000 lbs over the weight limit of 44,000.',
    ])
  })

  it('is only that planning ended too soon, where it would save something', () => {
    const orders = [orderOf('X', trip), orderOf('A', trip)]
    const problem = handMade({ towns: line, orders })
    expect(explainAlone(problem, lone(orders), 'X')).toMatchObject({
      because: 'unfinished',
      sentences: ['Order X would save $1,000.00 with A: planning longer may find it.'],
    })
    const free = handMade({ towns: line, orders: [orderOf('X', trip, { baselineCost: 0 }), orderOf('A', trip)] })
    expect(explainAlone(free, lone(orders), 'X')?.sentences).toEqual([
      'Order X costs the same alone: with A nothing would be saved.',
    ])
  })

  it('lets the other order move its dates too', () => {
    const orders = [
      orderOf('X', { ...trip, dropoff: [0, 560] }),
      orderOf('A', { from: 0, to: 1, pickup: [1_440, 1_500], dropoff: [0, 3_000] }),
    ]
    const problem = handMade({ towns: line, orders, limits: { pickupDateSlippage: 1 } })
    expect(explainAlone(problem, lone(orders), 'X')?.sentences).toEqual([
      'Order X would save $950.00 with A: planning longer may find it.',
    ])
  })
})

it('says where an order that no truck can serve comes too late', () => {
  const x = orderOf('X', { from: 0, to: 1, pickup: hour, dropoff: [0, 440] })
  expect(whyAlone([x, orderOf('A', trip)])).toMatchObject({
    because: 'impossible',
    sentences: [
      "No truck can serve order X, not even alone: it would arrive 1 h 0 min after X's dock in place 1 closes.",
    ],
  })
})

it('says with whom an order travels that is not alone, and knows no order that is gone', () => {
  const problem = handMade({ towns: line, orders: [orderOf('X', trip), orderOf('A', trip), orderOf('B', trip)] })
  const plan = solve(problem, few)
  const { because, sentences } = explainAlone(problem, plan, 'X') ?? { because: null, sentences: [] }
  expect(because).toBe('together')
  expect(['Order X travels with A and B.', 'Order X travels with B and A.']).toContain(sentences[0])
  expect(explainAlone(problem, plan, 'Z')).toBeNull()
})
