import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { arrangeStops } from '#consolidation/arrange-stops.ts'
import { movedTo, moveStop, stopOrderRefusal } from '#consolidation/stop-order.ts'
import type { MergedStop, OrderStopFacts } from '#shipments/merge-stops.ts'

const at = (hour: number) => new Date(Date.UTC(2027, 0, 13, hour))
const stop = (id: string, more: Partial<OrderStopFacts> = {}): OrderStopFacts => ({
  id,
  orderId: id.slice(0, 1),
  stopType: id.includes('p') ? 0 : 1,
  stopNumber: id.includes('p') ? 1 : 2,
  locationId: 'joliet',
  earlyAt: at(id.includes('p') ? 8 : 20),
  lateAt: at(23),
  appointmentAt: null,
  ...more,
})
const order = (name: string, from: string, to: string): OrderStopFacts[] => [
  stop(`${name}p`, { locationId: from }),
  stop(`${name}d`, { locationId: to }),
]
const idsOf = (stops: readonly MergedStop[]) => stops.map(({ parts }) => parts.map(({ id }) => id).join('+'))
const withNames = (stops: readonly MergedStop[]) =>
  stops.map(({ stopType, locationId, parts }) => ({
    stopType,
    name: locationId,
    parts: parts.map(({ orderId, stopNumber }) => ({ order: orderId, stopNumber })),
  }))

describe('the stops of several orders', () => {
  it('become one where type and place are the same, and stand as somebody wants them', () => {
    const stops = [...order('a', 'joliet', 'dallas'), ...order('b', 'joliet', 'tulsa')]
    expect(idsOf(arrangeStops(stops, []))).toEqual(['ap+bp', 'ad', 'bd'])
    expect(idsOf(arrangeStops(stops, ['ap', 'bd', 'ad']))).toEqual(['ap+bp', 'bd', 'ad'])
  })

  it('keep their order when another order comes, whose stops take their usual places', () => {
    const both = [...order('a', 'joliet', 'dallas'), ...order('b', 'gary', 'tulsa')]
    const wish = ['bp', 'ap', 'bd', 'ad']
    expect(idsOf(arrangeStops(both, wish))).toEqual(wish)
    const three = [...both, ...order('c', 'gary', 'austin')]
    expect(idsOf(arrangeStops(three, wish))).toEqual(['bp+cp', 'ap', 'bd', 'cd', 'ad'])
  })

  it('put no dropoff before the pickup of an order that came to both', () => {
    const both = [...order('a', 'joliet', 'dallas'), ...order('b', 'gary', 'tulsa')]
    const wish = ['ap', 'ad', 'bp', 'bd']
    expect(idsOf(arrangeStops([...both, ...order('c', 'gary', 'dallas')], wish))).toEqual([
      'ap',
      'bp+cp',
      'ad+cd',
      'bd',
    ])
  })

  it('can always be driven, whatever was wanted before an order came', () => {
    const place = fc.constantFrom('joliet', 'gary', 'dallas', 'tulsa')
    const hours = fc.integer({ min: 0, max: 20 })
    const anyOrder = fc.array(fc.tuple(place, hours), { minLength: 2, maxLength: 4 })
    fc.assert(
      fc.property(
        fc.array(anyOrder, { minLength: 1, maxLength: 5 }),
        fc.array(fc.tuple(fc.nat(30), fc.nat(30)), { maxLength: 20 }),
        (orders, moves) => {
          const stops = orders.flatMap((places, index) => {
            const pickups = Math.ceil(places.length / 2)
            return places.map(([locationId, hour], number) =>
              stop(`${index}${number < pickups ? 'p' : 'd'}${number}`, {
                locationId,
                stopNumber: number + 1,
                earlyAt: at(hour),
              }),
            )
          })
          const before = stops.filter(({ orderId }) => orderId !== '0')
          let arranged = arrangeStops(before, [])
          for (const [from, to] of moves) {
            const names = withNames(arranged).map((one, index) => ({ ...one, index }))
            const moved = moveStop(names, from % Math.max(1, arranged.length), to % Math.max(1, arranged.length))
            if ('stops' in moved) arranged = moved.stops.map(({ index }) => arranged[index] as MergedStop)
          }
          const wish = arranged.flatMap(({ parts }) => parts.map(({ id }) => id))
          expect(idsOf(arrangeStops(before, wish))).toEqual(idsOf(arranged))
          const all = arrangeStops(stops, wish)
          expect(stopOrderRefusal(withNames(all))).toBeNull()
          expect(
            all
              .flatMap(({ parts }) => parts)
              .map(({ id }) => id)
              .sort(),
          ).toEqual(stops.map(({ id }) => id).sort())
        },
      ),
    )
  })
})

describe('a stop', () => {
  const stops = withNames(arrangeStops([...order('a', 'joliet', 'dallas'), ...order('b', 'gary', 'tulsa')], []))

  it('moves within its load, but no dropoff before the pickup of one of its orders, which says why', () => {
    const moved = moveStop(stops, 3, 2)
    expect('stops' in moved && moved.stops.map(({ name }) => name)).toEqual(['joliet', 'gary', 'tulsa', 'dallas'])
    expect(moveStop(stops, 2, 0)).toEqual({
      refusal: 'The dropoff at dallas cannot come before the pickup at joliet, where order a is picked up',
    })
    expect(moveStop(stops, 0, 2)).toEqual({
      refusal: 'The dropoff at dallas cannot come before the pickup at joliet, where order a is picked up',
    })
  })

  it('stays where it is beyond both ends', () => {
    expect(moveStop(stops, 0, -1)).toEqual({ stops })
    expect(moveStop(stops, 3, 4)).toEqual({ stops })
  })

  it('follows the way of its own order, which may drop before it picks up again', () => {
    const route = [
      stop('ap1'),
      stop('ad1', { stopNumber: 2, locationId: 'dallas' }),
      stop('ap2', { stopNumber: 3, locationId: 'gary' }),
      stop('ad2', { stopNumber: 4, locationId: 'tulsa' }),
    ]
    expect(stopOrderRefusal(withNames(arrangeStops(route, [])))).toBeNull()
    expect(stopOrderRefusal(withNames(arrangeStops(route, ['ap1', 'ad1', 'ad2', 'ap2'])))).toContain('tulsa')
  })
})

it('a stop that nobody named comes before its dropoff, and the rest stays as it was wanted', () => {
  const stops = [...order('a', 'joliet', 'dallas'), ...order('b', 'gary', 'tulsa')]
  expect(idsOf(arrangeStops(stops, ['bd', 'ap', 'ad']))).toEqual(['bp', 'bd', 'ap', 'ad'])
})

it('a place beyond the ends of a list changes nothing', () => {
  const list = ['a', 'b', 'c']
  expect([movedTo(list, 0, 3), movedTo(list, 0, -1), movedTo(list, 0, 2)]).toEqual([list, list, ['b', 'c', 'a']])
})
