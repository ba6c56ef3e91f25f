import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { flatCharge, totalOf } from '#rating/charges.ts'
import { cents } from '#shared/units.ts'
import { estimatedSavings, fitsLtl, lowestShip, optimizedCost, routeSavings, savedMiles } from './route-cost.ts'

const order = { stopCount: 2, pallets: 12, weight: 20_000, equipmentMode: 1 } as const
const price = (total: number, stopOff?: number) => {
  const charges = [flatCharge('FreightRate', cents(total))]
  if (stopOff !== undefined) charges.push(flatCharge('StopOff', cents(stopOff)))
  return { charges, totalCost: totalOf(charges), why: [], unpriced: [] }
}

describe('lowestShip', () => {
  it('takes LTL into account up to 2 stops, 12 pallets and 20,000 pounds, dry', () => {
    expect(fitsLtl(order)).toBe(true)
    expect(fitsLtl({ ...order, stopCount: 3 })).toBe(false)
    expect(fitsLtl({ ...order, pallets: 13 })).toBe(false)
    expect(fitsLtl({ ...order, weight: 20_000.5 })).toBe(false)
    expect(fitsLtl({ ...order, equipmentMode: 2 })).toBe(false)
  })

  it('is the cheapest cost and its mode', () => {
    const costs = { ltl: [cents(900_00), cents(610_00)], contract: [cents(1200_00)], spot: cents(1100_00) }
    expect(lowestShip(order, costs)).toEqual({ lowestShipRate: 610_00, lowestShipMode: 'LTL' })
    const large = { ...order, pallets: 20 }
    expect(lowestShip(large, costs)).toEqual({ lowestShipRate: 1100_00, lowestShipMode: 'TL' })
    expect(lowestShip(large, { ...costs, contract: [cents(1300_00), cents(999_00)] })).toEqual({
      lowestShipRate: 999_00,
      lowestShipMode: 'TL',
    })
  })

  it('is unset when nothing answers', () => {
    expect(lowestShip(order, { ltl: [], contract: [], spot: null })).toBeNull()
    expect(lowestShip({ ...order, stopCount: 3 }, { ltl: [cents(500_00)], contract: [], spot: null })).toBeNull()
  })
})

describe('optimizedCost', () => {
  it('is the cheapest contract of the lane with its stops, otherwise spot with its stops', () => {
    const spot = price(1500_00)
    expect(optimizedCost(4, { contracts: [price(2100_00), price(1900_00)], spot })).toBe(2075_00)
    expect(optimizedCost(4, { contracts: [], spot })).toBe(1675_00)
    expect(optimizedCost(2, { contracts: [], spot })).toBe(1500_00)
    expect(optimizedCost(4, { contracts: [], spot }, { first: 10_0000, further: 20_0000 })).toBe(1530_00)
    expect(optimizedCost(4, { contracts: [], spot: null })).toBeNull()
  })

  it('charges no stops where the charges name stop-offs, and compares with the stops', () => {
    expect(optimizedCost(4, { contracts: [price(1900_00, 50_00)], spot: null })).toBe(1950_00)
    expect(optimizedCost(4, { contracts: [price(1900_00, 100_00), price(1850_00)], spot: null })).toBe(2000_00)
    expect(optimizedCost(4, { contracts: [], spot: price(1500_00, 90_00) })).toBe(1590_00)
  })
})

describe('savings', () => {
  it('are the baselines less the cost of the route, negative when it costs more', () => {
    expect(routeSavings([cents(900_00), cents(1300_00)], cents(1950_00))).toBe(250_00)
    expect(routeSavings([cents(900_00)], cents(1950_00))).toBe(-1050_00)
  })

  it('are not known while a cost is not', () => {
    expect(routeSavings([cents(900_00), null], cents(1950_00))).toBeNull()
    expect(routeSavings([cents(900_00)], null)).toBeNull()
    expect(estimatedSavings([cents(250_00), null, cents(-50_00)])).toBe(200_00)
    expect(estimatedSavings([null])).toBeNull()
  })

  it('of miles are those of each order alone less those of the route', () => {
    expect(savedMiles([812.4, 640.1], 901.3)).toBe(551.2)
    expect(savedMiles([100], 120.5)).toBe(-20.5)
    expect(savedMiles([812.4, null], 901.3)).toBeNull()
    expect(savedMiles([812.4], null)).toBeNull()
  })

  it('of a solution are all baselines less all costs', () => {
    const amount = fc.integer({ min: 0, max: 9_000_00 }).map(cents)
    const routes = fc.array(fc.tuple(fc.array(amount, { minLength: 1, maxLength: 5 }), amount), { minLength: 1 })
    fc.assert(
      fc.property(routes, (plans) => {
        const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
        const all = sum(plans.map(([baselines, cost]) => sum(baselines) - cost))
        expect(estimatedSavings(plans.map(([baselines, cost]) => routeSavings(baselines, cost)))).toBe(all)
      }),
    )
  })
})
