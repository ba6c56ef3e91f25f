import { describe, expect, it } from 'vitest'
import { compile } from '#model/compile.ts'
import type { PlanOrder, Problem } from '#problem.ts'
import { anOrder, aProblem, aStop } from '#testing/builders.ts'
import { planOf } from '#testing/honest.ts'

const towns = [
  [0, 0],
  [100, 0],
  [200, 0],
] as const

const modelOf = (orders: readonly PlanOrder[], rest: Partial<Parameters<typeof aProblem>[0]> = {}) =>
  compile(aProblem({ towns, orders, ...rest }))

describe('choices of an order', () => {
  const slips = (orders: readonly PlanOrder[], limits: Partial<Problem['limits']>) =>
    Array.from(modelOf(orders, { limits }).model.slipped)

  it('are its dates as they are and every pair that may slip, the smallest slips first', () => {
    expect(slips([anOrder({})], {})).toEqual([0, 0])
    const both = slips([anOrder({})], { pickupDateSlippage: 1, dropoffDateSlippage: 1 })
    expect(both).toHaveLength(2 * 9)
    expect(both.slice(0, 2)).toEqual([0, 0])
    expect(both.slice(-2).map(Math.abs)).toEqual([1, 1])
  })

  it('leave out what its own stops forbid, and days that would move nothing', () => {
    const due = anOrder({ pickup: { closes: 0 }, dropoff: { closes: 130 } })
    expect(slips([due], { pickupDateSlippage: 1 })).toEqual([0, 0, -1, 0])
    const agreed = anOrder({ pickup: { appointment: 0 } })
    expect(slips([agreed], { pickupDateSlippage: 3, honorAppointments: true })).toEqual([0, 0])
    expect(slips([agreed], { pickupDateSlippage: 1 })).toHaveLength(6)
  })

  it('are none when no truck can serve it in time, which is said by number', () => {
    const tooEarly = anOrder({ id: 'B', pickup: { opens: 500 }, dropoff: { closes: 600 } })
    expect(modelOf([anOrder({}), tooEarly]).impossible).toEqual([1])
    expect(modelOf([anOrder({}), tooEarly], { limits: { dropoffDateSlippage: 1 } }).impossible).toEqual([])
    expect(modelOf([anOrder({ stops: [aStop({ type: 'Pickup', place: 0 })] })]).impossible).toEqual([0])
  })

  it('need with a depot the way there and back, and a truck that is strong enough', () => {
    const depot = (closes: number) => ({ depot: { place: 2, opens: 0, closes } })
    // 200 miles out, half an hour, 100 miles, half an hour, 100 miles back.
    expect(modelOf([anOrder({})], depot(460)).impossible).toEqual([])
    expect(modelOf([anOrder({})], depot(459)).impossible).toEqual([0])
    expect(modelOf([anOrder({ pickup: { closes: 199 } })], depot(999)).impossible).toEqual([0])
    expect(modelOf([anOrder({})], { ...depot(999), limits: { maxWeight: 9_999 } }).impossible).toEqual([0])
  })
})

describe('what an order costs alone', () => {
  const alone = (order: PlanOrder, rest: Partial<Parameters<typeof aProblem>[0]> = {}) =>
    planOf(aProblem({ towns, orders: [order], ...rest })).alone[0]?.cost

  it('is its own lowest rate or a truck of its own, whichever is less [DEF-85]', () => {
    expect(alone(anOrder({ baselineCost: 15_000 }))).toBe(15_000)
    expect(alone(anOrder({ baselineCost: 25_000 }))).toBe(20_000)
    expect(alone(anOrder({ baselineCost: null }))).toBe(20_000)
  })

  it('counts hundredths of miles where distance is the aim, whatever the rate', () => {
    expect(alone(anOrder({ baselineCost: 1 }), { strategy: 'Distance' })).toBe(10_000)
  })

  it('charges the first stop beyond two and each further one, the same work at one place only once [DEF-85]', () => {
    const run = (...places: number[]) =>
      anOrder({
        stops: places.map((place, index) => aStop({ id: `${index}`, type: index === 0 ? 'Pickup' : 'Dropoff', place })),
      })
    const prices = { firstExtraStop: 7_500, furtherStop: 10_000 }
    expect(alone(run(0, 2), { prices })).toBe(40_000)
    expect(alone(run(0, 2, 2), { prices })).toBe(40_000)
    expect(alone(run(0, 1, 2), { prices })).toBe(47_500)
    expect(alone(run(0, 1, 2, 1), { prices })).toBe(60_000 + 17_500)
  })

  it('charges the minimum, two drivers and miles out of route', () => {
    expect(alone(anOrder({}), { prices: { minimum: 30_000 } })).toBe(30_000)
    expect(alone(anOrder({ isTeam: true }), { prices: { teamShare: 0.2 } })).toBe(24_000)
    const back = anOrder({
      stops: [
        aStop({ type: 'Pickup', place: 0 }),
        aStop({ type: 'Dropoff', place: 2, weight: 1 }),
        aStop({ type: 'Dropoff', place: 1, weight: 1 }),
      ],
    })
    // 300 miles, where the direct route has 100.
    expect(alone(back, { prices: { outOfRouteMile: 20 } })).toBe(60_000 + 4_000)
  })
})

describe('a price agreed for a lane', () => {
  const lane = {
    from: 0,
    to: 1,
    equipmentMode: 1 as const,
    perMile: null,
    flat: null,
    minimum: 0,
    includesStops: false,
  }
  const alone = (lanes: Problem['prices']['lanes'], order: Partial<PlanOrder> = {}) =>
    planOf(aProblem({ towns, orders: [anOrder(order)], prices: { lanes, firstExtraStop: 7_500 } })).alone[0]?.cost

  it('holds instead of the price by the mile, for its own ends and equipment only [DEF-85]', () => {
    expect(alone([{ ...lane, flat: 12_345 }])).toBe(12_345)
    expect(alone([{ ...lane, perMile: 150 }])).toBe(15_000)
    expect(alone([{ ...lane, flat: 30_000 }])).toBe(30_000)
    expect(alone([{ ...lane, flat: 12_345, from: 1, to: 0 }])).toBe(20_000)
    expect(alone([{ ...lane, flat: 12_345, equipmentMode: 2 }])).toBe(20_000)
    expect(alone([{ ...lane, flat: 12_345, equipmentMode: 2 }], { equipmentMode: 2 })).toBe(12_345)
  })

  it('has a minimum, and of several the cheapest holds', () => {
    expect(alone([{ ...lane, perMile: 150, minimum: 18_000 }])).toBe(18_000)
    expect(
      alone([
        { ...lane, flat: 19_000 },
        { ...lane, perMile: 160 },
        { ...lane, flat: 17_000 },
      ]),
    ).toBe(16_000)
  })

  it('may have the stops in it', () => {
    const stops = [
      aStop({ type: 'Pickup', place: 0 }),
      aStop({ type: 'Dropoff', place: 2 }),
      aStop({ type: 'Dropoff', place: 1 }),
    ]
    expect(alone([{ ...lane, flat: 20_000 }], { stops })).toBe(27_500)
    expect(alone([{ ...lane, flat: 20_000, includesStops: true }], { stops })).toBe(20_000)
  })
})
