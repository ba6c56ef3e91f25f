import { describe, expect, it } from 'vitest'
import { compile } from '#model/compile.ts'
import type { Problem } from '#problem.ts'
import { holds } from '#replan/holds.ts'
import { randomFrom } from '#search/random.ts'
import { type Search, searchOver } from '#search/search.ts'
import { anOrder, aProblem, aStop } from '#testing/builders.ts'
import { randomProblem } from '#testing/random-problem.ts'

const started = (problem: Problem, seed = 1): Search => {
  const { model, impossible } = compile(problem)
  if (impossible.length > 0)
    return started({ ...problem, orders: problem.orders.filter((_order, index) => !impossible.includes(index)) }, seed)
  const search = searchOver(model, randomFrom(seed))
  search.construct()
  return search
}

const rows = ({ routes }: Search) => Array.from({ length: routes.count }, (_unused, row) => row)

const noMinima = { minVolumePerStop: null, minWeightPerStop: null, minPalletsPerStop: null }

describe('a place that the search finds for an order', () => {
  it('keeps times, loads, company and limits at every step', () => {
    let together = 0
    for (let seed = 0; seed < 60; seed += 1) {
      const search = started(randomProblem(seed, 2 + (seed % 20), { limits: noMinima }), seed)
      for (let step = 0; step < 12; step += 1) {
        expect(rows(search).filter((row) => !holds(search, row))).toEqual([])
        search.undo.begin()
        search.ruin(search.pool)
        search.recreate(search.pool, true)
      }
      together += rows(search).filter((row) => search.routes.length[row]! > 2).length
    }
    expect(together).toBeGreaterThan(50)
  })

  it('is none where another order needs the room between two of its own pickups', () => {
    const towns = [
      [0, 0],
      [100, 0],
      [200, 0],
      [300, 0],
    ] as const
    const between = anOrder({
      id: 'A',
      stops: [
        aStop({ id: '1', type: 'Pickup', place: 0, weight: 40_000 }),
        aStop({ id: '2', type: 'Dropoff', place: 1, weight: 38_000 }),
        aStop({ id: '3', type: 'Pickup', place: 2, weight: 2_000 }),
        aStop({ id: '4', type: 'Dropoff', place: 3, weight: 4_000 }),
      ],
    })
    const through = anOrder({ id: 'B', from: 0, to: 3 })
    const trucks = (maxWeight: number) =>
      started(aProblem({ towns, orders: [between, through], limits: { maxWeight } })).routes.count
    expect(trucks(49_999)).toBe(2)
    expect(trucks(50_000)).toBe(1)
  })

  it('makes up for a stop that is too small only together with others', () => {
    const towns = [
      [0, 0],
      [300, 0],
    ] as const
    const three = ['A', 'B', 'C'].map((id) => anOrder({ id, from: 0, to: 1 }))
    const whole = (minWeightPerStop: number) => {
      const search = started(aProblem({ towns, orders: three, limits: { minWeightPerStop } }))
      return rows(search).map((row) => holds(search, row))
    }
    expect(whole(30_000)).toEqual([true])
    expect(whole(30_001)).toEqual([false])
  })
})
