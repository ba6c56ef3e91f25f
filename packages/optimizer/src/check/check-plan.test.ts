import { describe, expect, it } from 'vitest'
import { checkPlan } from '#check/check-plan.ts'
import type { Plan, PlannedStop, Preplan } from '#plan.ts'
import type { Problem } from '#problem.ts'
import { anOrder, aProblem } from '#testing/builders.ts'
import { planOf, trucksOf } from '#testing/honest.ts'

const towns = [
  [0, 0],
  [400, 0],
  [400, 30],
  [0, 900],
] as const

const facts = {
  towns,
  orders: [
    anOrder({ id: 'A', from: 0, to: 1, pickup: { closes: 500 }, dropoff: { closes: 600 } }),
    anOrder({ id: 'B', from: 0, to: 2 }),
    anOrder({ id: 'C', from: 3, to: 0, baselineCost: 50_000 }),
  ],
  limits: { pickupDateSlippage: 1 },
  prices: { firstExtraStop: 7_500, slippedDay: 1_000 },
}
const problem = aProblem(facts)
const honest = planOf(problem)
const truck = honest.preplans[0]!

const withTruck = (changes: Partial<Preplan>): Plan => ({ ...honest, preplans: [{ ...truck, ...changes }] })
const withStop = (index: number, changes: Partial<PlannedStop>): Plan =>
  withTruck({ stops: truck.stops.map((stop, at) => (at === index ? { ...stop, ...changes } : stop)) })
const faults = (plan: Plan, given: Problem = problem) => checkPlan(given, plan).join('\n')

describe('checkPlan', () => {
  it('has nothing to say of an honest plan', () => {
    expect(trucksOf(honest)).toEqual([['A', 'B']])
    expect(honest.alone.map(({ orderId }) => orderId)).toEqual(['C'])
    expect(checkPlan(problem, honest)).toEqual([])
  })

  it('finds an order that is missing, doubled or made up', () => {
    expect(faults({ ...honest, alone: [] })).toContain('Order C is missing')
    expect(faults({ ...honest, alone: [...honest.alone, ...honest.alone] })).toContain('Order C is planned 2 times')
    expect(faults({ ...honest, impossible: ['Z'] })).toContain('Nobody knows order Z')
    expect(faults(withTruck({ orderIds: ['A'] }))).toMatch(/Order B is missing[\s\S]*no consolidation/)
  })

  it('finds an order that is called impossible and is not, or that is impossible and planned', () => {
    expect(faults({ ...honest, alone: [], impossible: ['C'] })).toContain('Order C is called impossible')
    const late = anOrder({ id: 'C', from: 3, to: 0, dropoff: { closes: 900 } })
    const given = aProblem({ ...facts, limits: {}, orders: [...facts.orders.slice(0, 2), late] })
    expect(faults(honest, given)).toContain('Order C is planned, but no truck can serve it in time')
  })

  it('finds a stop that is left out, doubled, swapped or somewhere else', () => {
    expect(faults(withTruck({ stops: truck.stops.slice(0, 2) }))).toContain('it serves 1 of the 2 stops of order')
    expect(faults(withTruck({ stops: [...truck.stops, truck.stops[2]!] }))).toContain('or some twice')
    expect(faults(withTruck({ stops: truck.stops.toReversed() }))).toContain('out of their sequence')
    expect(faults(withStop(1, { place: 3 }))).toContain('stop 2 is not where order A has its stop')
  })

  it('finds times that do not follow from each other', () => {
    const { arrives, begins, departs } = truck.stops[1]!
    expect(faults(withStop(1, { arrives: arrives - 60 }))).toContain('it arrives at stop 2 at another time')
    expect(faults(withStop(1, { begins: begins - 60 }))).toContain('begins before the truck is there')
    expect(faults(withStop(1, { departs: departs - 10 }))).toContain('it leaves stop 2 at another time')
    const opensLater = facts.orders.map((order) => ({
      ...order,
      stops: order.stops.map((stop) => ({ ...stop, opens: 100 })),
    }))
    expect(faults(honest, aProblem({ ...facts, orders: opensLater }))).toContain('begins before the dock of')
  })

  it('finds who comes too late, also by an appointment', () => {
    const moved = truck.stops.map((stop) => ({
      ...stop,
      arrives: stop.arrives + 200,
      begins: stop.begins + 200,
      departs: stop.departs + 200,
    }))
    expect(faults(withTruck({ stops: moved }))).toContain('order A is 60 minutes late at its stop Dropoff@1')
    const agreed = facts.orders.map((order) => ({
      ...order,
      stops: order.stops.map((stop) => ({ ...stop, appointment: stop.type === 'Pickup' ? 10 : null })),
    }))
    expect(faults(honest, aProblem({ ...facts, orders: agreed, limits: { honorAppointments: true } }))).toContain(
      'begins before the dock',
    )
  })

  it('finds dates that slip farther than allowed', () => {
    expect(faults(withTruck({ slippedDays: { B: [2, 0] } }))).toContain(
      'pickups of order B move by 2 days, 1 are allowed',
    )
    expect(faults(withTruck({ slippedDays: { B: [0, 1] } }))).toContain(
      'dropoffs of order B move by 1 days, 0 are allowed',
    )
    expect(faults(withTruck({ slippedDays: { C: [0, 0] } }))).toContain('which it does not carry')
  })

  const limits = {
    maxWeight: [19_999, 'weight on board'],
    maxVolume: [999, 'volume on board'],
    maxPallets: [9, 'pallets on board'],
    maxLinearFeet: [19, 'linearFeet on board'],
    maxStopCount: [2, '3 stops, 2 are allowed'],
    maxPickupCount: [0, '1 pickups, 0 are allowed'],
    maxDropoffCount: [1, '2 dropoffs, 1 are allowed'],
    minWeightPerStop: [10_001, 'weight at a stop'],
    minVolumePerStop: [501, 'volume at a stop'],
    minPalletsPerStop: [6, 'pallets at a stop'],
    maxRouteDistance: [429, '430 miles, 429 are allowed'],
    maxOutOfRouteDistance: [28, 'miles out of route'],
    distanceFromFirstDrop: [29.9, '30 miles from the first drop'],
    maxRouteTransitTime: [0.38, 'days under way'],
  } as const
  for (const [name, [limit, texts]] of Object.entries(limits))
    it(`finds a broken ${name}`, () => {
      expect(faults(honest, aProblem({ ...facts, limits: { ...facts.limits, [name]: limit } }))).toContain(texts)
    })

  it('finds freight that does not bear each other', () => {
    const among = (changes: object) =>
      faults(
        honest,
        aProblem({
          ...facts,
          orders: facts.orders.map((order, index) =>
            index === 1
              ? { ...order, ...changes }
              : { ...order, hazardClasses: ['3'], temperature: { least: 0, most: 30 } },
          ),
        }),
      )
    expect(among({ equipmentMode: 2 })).toContain('its orders need several trailers')
    expect(among({ exclusiveBecause: ['fragile'] })).toContain('order B must travel alone')
    expect(among({ temperature: { least: 31, most: 40 } })).toContain('no temperature suits all its orders')
    expect(among({ hazardClasses: ['2.3'] })).toContain('the hazard classes of A and B may not share a truck')
    expect(among({ hazardClasses: ['5.1'] })).toContain('nobody is warned of A and B')
  })

  it('finds wrong money and wrong miles', () => {
    expect(faults(withTruck({ cost: truck.cost - 1 }))).toContain('cost is given as')
    expect(faults(withTruck({ baseline: truck.baseline + 2 }))).toContain('baseline is given as')
    expect(faults(withTruck({ savings: truck.savings + 1 }))).toContain('savings is given as')
    expect(faults(withTruck({ miles: truck.miles - 1 }))).toContain('miles is given as')
    expect(faults(withTruck({ savedMiles: truck.savedMiles + 1 }))).toContain('saved miles is given as')
    expect(faults(withStop(2, { miles: 29 }))).toContain('miles from stop to stop is given as')
    expect(faults({ ...honest, alone: [{ ...honest.alone[0]!, cost: 49_000 }] })).toContain('cost of order C alone')
    for (const figure of ['cost', 'baseline', 'miles', 'trucks'] as const)
      expect(faults({ ...honest, [figure]: honest[figure] + 1 })).toContain(`${figure} of the plan`)
  })

  it('knows the price of stops, teams, detours, lanes and slipped days', () => {
    const priced = (prices: object) => faults(honest, aProblem({ ...facts, prices: { ...facts.prices, ...prices } }))
    expect(priced({ firstExtraStop: 7_400 })).toContain('cost is given as')
    expect(priced({ outOfRouteMile: 20 })).toContain('cost is given as')
    expect(priced({ minimum: 100_000 })).toContain('cost is given as')
    const lane = { from: 0, to: 2, perMile: null, flat: 60_000, minimum: 0, includesStops: true }
    expect(priced({ lanes: [{ ...lane, equipmentMode: 1 }] })).toContain('but is 60000')
    expect(priced({ lanes: [{ ...lane, equipmentMode: 2 }] })).toBe('')
    expect(faults(withTruck({ slippedDays: { B: [1, 0] } }))).toContain('cost is given as')
    const team = facts.orders.map((order) => ({ ...order, isTeam: true }))
    expect(faults(honest, aProblem({ ...facts, orders: team, prices: { ...facts.prices, teamShare: 0.5 } }))).toContain(
      'cost is given as',
    )
  })

  it('knows the rules with a depot', () => {
    const depot = { place: 0, opens: 0, closes: 2_000 }
    const classic = aProblem({
      ...facts,
      depot,
      limits: { maxWeight: 20_000 },
      orders: facts.orders
        .slice(0, 2)
        .map((order) => ({ ...order, stops: order.stops.map((stop) => ({ ...stop, closes: 1_500 })) })),
    })
    const plan = planOf(classic)
    expect(trucksOf(plan)).toEqual([['A', 'B']])
    expect(checkPlan(classic, plan)).toEqual([])
    expect(faults(plan, { ...classic, depot: { ...depot, closes: 900 } })).toContain(
      'it is back after the depot closes',
    )
    expect(faults(plan, { ...classic, depot: { ...depot, opens: 10 } })).toContain(
      'it arrives at stop 1 at another time',
    )
    expect(faults(plan, { ...classic, limits: { ...classic.limits, maxWeight: 15_000 } })).toContain('weight on board')
    expect(faults(plan, { ...classic, limits: { ...classic.limits, maxWeight: 9_000 } })).toContain(
      'no truck can serve it',
    )
  })
})
