import { describe, expect, it } from 'vitest'
import { noFacts, readFacts } from '#constraints/facts.ts'
import { compile } from '#model/compile.ts'
import type { PlanOrder } from '#problem.ts'
import { randomFrom } from '#search/random.ts'
import { searchOver } from '#search/search.ts'
import { anOrder, aProblem, aStop } from '#testing/builders.ts'

const towns = [
  [0, 0],
  [100, 0],
  [100, 40],
] as const

/** Facts of a truck that picks up the orders in their sequence and delivers them in the same sequence. */
function factsOf(orders: readonly PlanOrder[]) {
  const { model } = compile(aProblem({ towns, orders }))
  const search = searchOver(model, randomFrom(1))
  search.load([[...orders.map((_order, index) => 2 * index + 1), ...orders.map((_order, index) => 2 * index + 2)]])
  return readFacts(model, model.freight!, search.routes, 0, noFacts())
}

describe('facts of a route', () => {
  it('count joined stops, miles, the straight road and what is on board at most', () => {
    const facts = factsOf([
      anOrder({ id: 'A', from: 0, to: 1 }),
      anOrder({ id: 'B', from: 0, to: 2, each: { weight: 4_000, pallets: 2, volume: 90, linearFeet: 4 } }),
    ])
    expect(facts).toMatchObject({
      stops: 3,
      pickups: 1,
      dropoffs: 2,
      miles: 140,
      minutes: 30 + 30 + 100 + 30 + 40 + 30,
      peakWeight: 14_000,
      peakVolume: 590,
      peakPallets: 7,
      linearFeet: 14,
      leastWeight: 4_000,
      leastVolume: 90,
      leastPallets: 2,
    })
    expect(facts.directMiles).toBeCloseTo(Math.hypot(100, 40))
    expect(facts.milesFromFirstDrop).toBeCloseTo(40)
  })

  it('know the peak inside an order that unloads between its pickups', () => {
    const run = [
      aStop({ id: '1', type: 'Pickup', place: 0, weight: 9_000 }),
      aStop({ id: '2', type: 'Dropoff', place: 1, weight: 8_000 }),
      aStop({ id: '3', type: 'Pickup', place: 1, weight: 2_000 }),
      aStop({ id: '4', type: 'Dropoff', place: 2, weight: 3_000 }),
    ]
    expect(factsOf([anOrder({ stops: run })]).peakWeight).toBe(9_000)
  })

  it('take the shortest time under way: a truck sets out so late that it waits least', () => {
    const wide = anOrder({ dropoff: { opens: 5_000, closes: 5_100 } })
    expect(factsOf([wide]).minutes).toBe(160)
    const early = anOrder({ pickup: { closes: 600 }, dropoff: { opens: 5_000, closes: 5_100 } })
    expect(factsOf([early]).minutes).toBe(5_030 - 600)
  })
})
