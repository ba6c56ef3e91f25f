import { expect, it } from 'vitest'
import { mergeStops, type OrderStopFacts } from '#shipments/merge-stops.ts'

const at = (hour: number) => new Date(Date.UTC(2027, 0, 13, hour))
const stop = (id: string, orderId: string, more: Partial<OrderStopFacts>): OrderStopFacts => ({
  id,
  orderId,
  stopType: 0,
  stopNumber: 1,
  locationId: 'joliet',
  earlyAt: at(8),
  lateAt: at(12),
  ...more,
})
const ids = (stops: OrderStopFacts[]) => mergeStops(stops).map(({ parts }) => parts.map(({ id }) => id))

it('leaves the stops of one order as the order has them', () => {
  const first = stop('p1', 'a', {})
  const drop = stop('d1', 'a', { stopType: 1, stopNumber: 2, locationId: 'dallas' })
  const again = stop('p2', 'a', { stopNumber: 3 })
  const last = stop('d2', 'a', { stopType: 1, stopNumber: 4, locationId: 'dallas' })
  expect(ids([last, again, drop, first])).toEqual([['p1'], ['d1'], ['p2'], ['d2']])
})

it('makes one stop of those of several orders at one place, pickups before dropoffs, by their windows', () => {
  const stops = [
    stop('a-p', 'a', {}),
    stop('a-d', 'a', { stopType: 1, stopNumber: 2, locationId: 'nashville', earlyAt: at(20) }),
    stop('b-p', 'b', { earlyAt: at(9) }),
    stop('b-d', 'b', { stopType: 1, stopNumber: 2, locationId: 'atlanta', earlyAt: at(19) }),
    stop('c-p', 'c', { locationId: 'gary', earlyAt: at(6) }),
    stop('c-d', 'c', { stopType: 1, stopNumber: 2, locationId: 'joliet', earlyAt: at(18) }),
  ]
  expect(ids(stops)).toEqual([['c-p'], ['a-p', 'b-p'], ['c-d'], ['b-d'], ['a-d']])
})

it('keeps one order after the other at the same time, and its own stops as it has them', () => {
  const twice = (orderId: string) => [
    stop(`${orderId}-2`, orderId, { stopNumber: 2, locationId: `${orderId} two` }),
    stop(`${orderId}-1`, orderId, { stopNumber: 1, locationId: `${orderId} one` }),
  ]
  expect(ids([...twice('b'), ...twice('a')])).toEqual([['a-1'], ['a-2'], ['b-1'], ['b-2']])
  const sooner = stop('c-1', 'c', { locationId: 'gary', lateAt: at(10) })
  expect(ids([...twice('a'), sooner])[0]).toEqual(['c-1'])
})
