import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { baseRefusal, type ConsolidatedOrder, candidateRefusal } from '#consolidation/candidate.ts'
import { goodsTogether, type LoadedItem } from '#consolidation/goods-together.ts'
import { beyondTrailer, loadTotals } from '#consolidation/load-totals.ts'
import { orderStatusNames } from '#orders/order-status.ts'
import { shipmentStatusNames } from '#shipments/shipment-status.ts'

const order = (facts: Partial<ConsolidatedOrder> = {}): ConsolidatedOrder => ({
  orderNumber: 'O2',
  orderStatus: 'Accepted',
  equipmentMode: 1,
  shipment: null,
  ...facts,
})

describe('the base of a consolidation', () => {
  it('is an order in status 1 or 2 whose shipment, if it has one, is 0 or 1', () => {
    const free = orderStatusNames.filter((orderStatus) => baseRefusal(order({ orderStatus })) === null)
    expect(free).toEqual(['Accepted', 'ReadyToShip'])
    const open = shipmentStatusNames.filter(
      (shipmentStatus) => baseRefusal(order({ shipment: { shipmentNumber: 'S1', shipmentStatus } })) === null,
    )
    expect(open).toEqual(['Drafted', 'ReadyToBook'])
    expect(baseRefusal(order({ orderStatus: 'Booked' }))).toBe('Order O2 is Booked and cannot be consolidated')
  })
})

describe('an order joins a load', () => {
  const base = { orderNumber: 'O1', equipmentMode: 1 } as const

  it('when it is accepted, on no active shipment and needs the same equipment mode', () => {
    expect(candidateRefusal(base, order())).toBeNull()
    expect(candidateRefusal(base, order({ orderStatus: 'Voided' }))).toBe('Order O2 is Voided and cannot be added')
    expect(candidateRefusal(base, order({ equipmentMode: 2 }))).toBe('Order O2 needs different equipment than order O1')
    const shipment = { shipmentNumber: 'S9', shipmentStatus: 'Drafted' } as const
    expect(candidateRefusal(base, order({ shipment }))).toBe('Order O2 is already on shipment S9')
  })
})

describe('goods on one truck', () => {
  const item = (description: string, hazmatHazardClass: string | null, orderNumber = 'O1'): LoadedItem => ({
    orderNumber,
    description,
    isHazmat: hazmatHazardClass !== null,
    hazmatHazardClass,
  })

  it('are refused where the table forbids them, naming both, and warned of where it restricts them', () => {
    const bleach = item('Pool chlorine', '5.1')
    expect(goodsTogether([bleach, item('Cyanide', '6.1', 'O2')])).toEqual({
      refusals: ['Pool chlorine (class 5.1, order O1) and Cyanide (class 6.1, order O2) may not travel together'],
      warnings: [],
    })
    expect(goodsTogether([bleach, item('Paint', '3', 'O2'), item('Peaches', null)])).toEqual({
      refusals: [],
      warnings: [
        'Pool chlorine (class 5.1, order O1) and Paint (class 3, order O2) may travel together only if they are separated',
      ],
    })
  })

  it('of an order that has no number yet are named without it [DEF-114]', () => {
    const items = [item('Pool chlorine', '5.1'), item('Cyanide', '6.1')].map((one) => ({ ...one, orderNumber: null }))
    expect(goodsTogether(items).refusals).toEqual([
      'Pool chlorine (class 5.1) and Cyanide (class 6.1) may not travel together',
    ])
  })

  it('are no company for themselves', () => {
    expect(goodsTogether([item('Flares', '1.4'), item('Flares', '1.4', 'O2')])).toEqual({ refusals: [], warnings: [] })
  })
})

describe('what a load comes to', () => {
  const amount = fc.integer({ min: 0, max: 4_000_000 }).map((hundredths) => hundredths / 100)
  const freight = fc.record({ weight: amount, pallets: fc.nat(30), volume: amount, linearFeet: amount })

  it('is the sum of its orders, in whatever order they come', () => {
    fc.assert(
      fc.property(fc.array(freight, { maxLength: 8 }), (orders) => {
        const total = loadTotals(orders)
        expect(loadTotals(orders.toReversed())).toEqual(total)
        expect(total.pallets).toBe(orders.reduce((sum, { pallets }) => sum + pallets, 0))
        expect(total.weight).toBeCloseTo(
          orders.reduce((sum, { weight }) => sum + weight, 0),
          1,
        )
      }),
    )
  })

  it('says what is more than a trailer takes', () => {
    expect(beyondTrailer({ weight: 44_000, pallets: 26, volume: 3800, linearFeet: 53 })).toBeNull()
    expect(beyondTrailer({ weight: 45_500, pallets: 30, volume: 10, linearFeet: 10 })).toBe(
      'This is more than one trailer usually takes: 45,500 lbs of 44,000, 30 pallets of 26',
    )
  })
})

it('a load is summed up to the hundredth', () => {
  const part = { weight: 1.111, pallets: 1, volume: 2.222, linearFeet: 3.333 }
  expect(loadTotals([part, part])).toEqual({ weight: 2.22, pallets: 2, volume: 4.44, linearFeet: 6.67 })
})

it('goods are dangerous for others by their class alone, and while somebody says that they are', () => {
  const goods = (description: string, hazmatHazardClass: string | null, isHazmat = true): LoadedItem => ({
    orderNumber: 'O1',
    description,
    isHazmat,
    hazmatHazardClass,
  })
  const together = (...items: LoadedItem[]) =>
    goodsTogether(items).refusals.length + goodsTogether(items).warnings.length
  const [poison, food] = [goods('Mix', '6.1'), goods('Mix', '1.1')]
  expect(together(poison, food)).toBe(1)
  expect(together(poison, goods('Mix', '1.1', false))).toBe(0)
  expect(together(poison, goods('Mix', null))).toBe(0)
  expect(together(poison, goods('Mix', '6.1'))).toBe(0)
})
