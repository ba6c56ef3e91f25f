import { describe, expect, it } from 'vitest'
import { noLimits, type PlanOrder, type Problem } from '#problem.ts'
import type { Exchange } from '#search/exchange.ts'
import { randomFrom } from '#search/random.ts'
import type { Sketch } from '#search/search.ts'
import { sketchReader, solve } from '#solve.ts'
import { afterIterations } from '#stop/stop.ts'

const limits = { ...noLimits, maxWeight: 44_000, maxStopCount: 8 }
const prices = {
  perMile: { 1: 250, 2: 250, 3: 250, 4: 250, 5: 250, 6: 250 },
  minimum: 40_000,
  teamShare: 0.2,
  firstExtraStop: 7_500,
  furtherStop: 10_000,
  outOfRouteMile: 20,
  slippedDay: 1_000,
  lanes: [],
}

/** Orders between random places within a square of 500 miles, over four days; optionally with the yard. */
function chanceProblem(count: number, seed: number, hasYard = false): Problem {
  const random = randomFrom(seed)
  const spots = Array.from({ length: 2 * count }, () => [500 * random(), 500 * random()] as const)
  const size = spots.length + Number(hasYard)
  const miles = new Float64Array(size * size)
  spots.forEach(([x, y], from) => {
    spots.forEach(([u, v], to) => {
      miles[from * size + to] = Math.hypot(x - u, y - v)
    })
  })
  const orders = Array.from({ length: count }, (_unused, index): PlanOrder => {
    const day = 1440 * Math.floor(3 * random())
    const weight = 2_000 + Math.round(10_000 * random())
    const stop = { appointment: null, serviceMinutes: 60, weight, volume: 10, pallets: 1, linearFeet: 2 }
    return {
      id: `order ${index}`,
      stops: [
        { ...stop, id: 'from', type: 'Pickup', place: 2 * index, opens: day, closes: day + 600 },
        { ...stop, id: 'to', type: 'Dropoff', place: 2 * index + 1, opens: day, closes: day + 2_880 },
      ],
      equipmentMode: 1,
      baselineCost: null,
      hazardClasses: [],
      temperature: null,
      isTeam: false,
      isJustInTime: false,
      isBlind: false,
      exclusiveBecause: [],
    }
  })
  const places = Array.from({ length: size }, () => ({ latitude: 40, longitude: -90 }))
  const minutes = miles.map((distance) => distance * 1.2)
  return { places, miles, minutes, hasYard, orders, limits, strategy: 'Cost', prices, depot: null }
}

const stop = afterIterations(320)
const silent: Exchange = { offer: () => {}, take: () => null }

describe('an exchange between searches', () => {
  it('changes nothing as long as nothing is handed over', () => {
    const problem = chanceProblem(20, 1)
    expect(solve(problem, { seed: 3, stop, exchange: silent })).toEqual(solve(problem, { seed: 3, stop }))
  })

  it.each([
    ['cheapest', 320],
    ['shortest', 320],
    ['fewestTrucks', 64],
    ['mostOnTime', 320],
  ] as const)('is offered every better plan, the last being the answer (%s)', (objective, iterations) => {
    const problem = chanceProblem(20, 2)
    const offered: { cost: number; sketch: Sketch }[] = []
    const exchange: Exchange = { ...silent, offer: (cost, sketch) => offered.push({ cost, sketch }) }
    const plan = solve(problem, { seed: 3, stop: afterIterations(iterations), objective, exchange })
    const costs = offered.map(({ cost }) => cost)
    expect(costs.length).toBeGreaterThan(1)
    expect(costs.at(-1)).toBe(Math.min(...costs))
    expect(sketchReader(problem, objective)(offered.at(-1)?.sketch ?? [])).toEqual(plan)
  })

  it('takes over a better plan of another, and leaves a worse one alone', () => {
    const problem = chanceProblem(40, 4)
    let best = { cost: Number.POSITIVE_INFINITY, sketch: [] as Sketch }
    const offer: Exchange['offer'] = (cost, sketch) => {
      best = { cost, sketch }
    }
    const good = solve(problem, { seed: 5, stop: afterIterations(1_600), exchange: { ...silent, offer } })
    const handed = best
    const once = solve(problem, { seed: 3, stop: afterIterations(32) })
    expect(once.cost).toBeGreaterThan(good.cost)
    const take = () => handed
    expect(solve(problem, { seed: 3, stop: afterIterations(32), exchange: { ...silent, take } }).cost).toBe(good.cost)
    const worse = () => ({ ...handed, cost: handed.cost + 1e9 })
    expect(solve(problem, { seed: 3, stop: afterIterations(32), exchange: { ...silent, take: worse } })).toEqual(once)
  })
})

it('plans the same whether the matrices bring the yard or the search adds it', () => {
  const [own, brought] = [chanceProblem(15, 6), chanceProblem(15, 6, true)]
  expect(solve(brought, { seed: 3, stop })).toEqual(solve(own, { seed: 3, stop }))
})
