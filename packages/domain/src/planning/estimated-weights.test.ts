import { expect, it } from 'vitest'
import { ordersOnEstimatedWeight } from './estimated-weights.ts'

it('names the orders that ran on a weight that stands in for a missing one [DEF-87]', () => {
  const orders = [
    { orderNumber: 'O100001', weight: 12_000, palletCount: 10 },
    { orderNumber: 'O100002', weight: null, palletCount: 4 },
    { orderNumber: 'O100003', weight: 0, palletCount: 2 },
    { orderNumber: 'O100004', palletCount: null },
    { orderNumber: 'O100005', weight: 0.5, palletCount: 2 },
  ]
  expect(ordersOnEstimatedWeight(orders)).toEqual(['O100002', 'O100003', 'O100004'])
  expect(ordersOnEstimatedWeight([])).toEqual([])
})
