import { expect, it } from 'vitest'
import { equipmentModeLabels } from '#freight/modes.ts'
import { newOrder } from '#orders/form/new-order.ts'
import { aBasis, twoStops } from '#orders/form/testing/given.ts'
import { isInternationalOrder } from '#orders/order.ts'
import { orderTypes } from '#orders/order-types.ts'
import { referenceOfOrderType, referenceTypes } from '#orders/reference-types.ts'

it('is international when its places span several countries, a missing one counting as US [ORDER-9]', () => {
  const between = (...countries: ('US' | 'CA' | 'MX' | null)[]) =>
    isInternationalOrder({
      stops: countries.map((country) => ({
        location: { locationNumber: 'L1', country, postalCode: '60436', timeZone: 'UTC' },
      })),
    })
  expect([between('US', 'CA'), between('US', 'US', 'MX'), between(null, 'CA')]).toEqual([true, true, true])
  expect([between('US', 'US'), between('CA', 'CA'), between(null, 'US')]).toEqual([false, false, false])
  expect(isInternationalOrder({ stops: [...twoStops([], 'US'), { location: null }] })).toBe(false)
})

it('knows equipment modes by their numbers and begins with dry [ORDER-21]', () => {
  expect(equipmentModeLabels).toEqual({
    1: 'Dry',
    2: 'Reefer',
    3: 'Flatbed',
    4: 'Bulk',
    5: 'Drayage',
    6: 'Power Only',
  })
  expect(newOrder(aBasis({ defaultShippingMode: 'TL' }), []).equipmentMode).toBe(1)
})

it('has one kind of reference number for each order type [ORDER-22]', () => {
  const kinds = orderTypes.map((type) => [type, referenceTypes[referenceOfOrderType[type]].label])
  expect(kinds).toEqual([
    ['Purchase', 'Purchase Order #'],
    ['Sales', 'Sales Order #'],
    ['Transfer', 'Transfer Order #'],
    ['Return', 'Return Order #'],
  ])
})
