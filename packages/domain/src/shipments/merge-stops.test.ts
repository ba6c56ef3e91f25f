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
  appointmentAt: null,
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

it('makes one stop of those of several orders whose windows overlap, with the overlap and the earliest appointment [DEF-126]', () => {
  const window = (id: string, from: number, to: number, appointment: number | null = null) =>
    stop(id, id, { earlyAt: at(from), lateAt: at(to), appointmentAt: appointment === null ? null : at(appointment) })
  const windows = (...stops: OrderStopFacts[]) =>
    mergeStops(stops).map(({ parts, earlyAt, lateAt, appointmentAt }) => ({
      ids: parts.map(({ id }) => id).join('+'),
      hours: [earlyAt.getUTCHours(), lateAt.getUTCHours(), appointmentAt?.getUTCHours() ?? null],
    }))
  expect(windows(window('a', 8, 14, 11), window('b', 6, 12, 10), window('c', 9, 16))).toEqual([
    { ids: 'b+a+c', hours: [9, 12, 10] },
  ])
  // Windows that only touch do not overlap, whichever order comes first.
  expect(windows(window('a', 12, 16), window('b', 8, 12))).toEqual([
    { ids: 'b', hours: [8, 12, null] },
    { ids: 'a', hours: [12, 16, null] },
  ])
  // The third window overlaps those of both others, but not the time that they share.
  expect(windows(window('a', 8, 11), window('b', 10, 14), window('c', 12, 16)).map(({ ids }) => ids)).toEqual([
    'a+b',
    'c',
  ])
})

it('comes to merged stops in the order of the windows that remain [DEF-126]', () => {
  const wide = stop('a', 'a', { earlyAt: at(6), lateAt: at(20) })
  const between = stop('b', 'b', { locationId: 'gary', earlyAt: at(9), lateAt: at(10) })
  const late = stop('c', 'c', { earlyAt: at(18), lateAt: at(19) })
  expect(ids([wide, between, late])).toEqual([['b'], ['a', 'c']])
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
