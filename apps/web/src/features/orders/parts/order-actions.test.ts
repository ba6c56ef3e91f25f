import { expect, it } from 'vitest'
import { sorts } from '#features/orders/list/filters/order-query.ts'
import { entriesOf, type OrderAction, shippedAlready } from './use-order-actions.tsx'

it('keeps an order from a second shipment, and one that is over from any', () => {
  expect(shippedAlready({ orderStatus: 'Accepted', shipmentNumber: null })).toBeUndefined()
  expect(shippedAlready({ orderStatus: 'Accepted', shipmentNumber: 'S104475' })).toBe(
    'This order is on shipment S104475',
  )
  expect(shippedAlready({ orderStatus: 'Voided', shipmentNumber: null })).toBe(
    'This order is Voided and cannot go on a shipment',
  )
})

it('makes menu entries of what can be done, with the reason of what cannot, and marks voiding as final', () => {
  const action = (name: OrderAction['name'], refusal?: string): OrderAction => ({
    ...{ name, label: name, icon: null, refusal, run: () => {} },
  })
  expect(entriesOf([action('edit'), action('void', 'Not now')])).toEqual([
    { label: 'edit', icon: null, danger: false, onSelect: expect.any(Function) },
    { label: 'void', icon: null, danger: true, disabledReason: 'Not now', onSelect: expect.any(Function) },
  ])
})

it('sorts orders by pickup first, and both ways', () => {
  expect(sorts.map(({ label }) => label)).toEqual([
    ...['Next pickup', 'Late pickup', 'Early delivery', 'Late delivery', 'Oldest', 'Newest'],
    ...['Order number', 'Order number, descending', 'Lightest', 'Heaviest'],
  ])
  expect(sorts.slice(0, 2).map(({ value }) => value)).toEqual(['OriginEarlyDateTime', '-OriginEarlyDateTime'])
})
