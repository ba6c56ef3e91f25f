import { expect, it } from 'vitest'
import { type OrderDefaults, orderDefaultIssues, orderDefaultsInWords } from './order-defaults.ts'

const usual: OrderDefaults = {
  defaultShippingMode: 'LTL',
  defaultEquipmentMode: 2,
  availableShippingModes: ['LTL', 'TL'],
  availableEquipmentModes: [1, 2],
}

it('a default is one of what is on offer, or none', () => {
  expect(orderDefaultIssues(usual)).toEqual([])
  expect(orderDefaultIssues({ ...usual, defaultShippingMode: null, defaultEquipmentMode: null })).toEqual([])
  expect(orderDefaultIssues({ ...usual, defaultShippingMode: 'VLTL', defaultEquipmentMode: 6 })).toEqual([
    { path: ['defaultShippingMode'], message: 'LTL-Volume is not on offer' },
    { path: ['defaultEquipmentMode'], message: 'Power Only is not on offer' },
  ])
})

it('the defaults of orders are told in words', () => {
  const words = orderDefaultsInWords
  expect([words.defaultShippingMode('TL'), words.defaultShippingMode(null)]).toEqual(['Truckload', null])
  expect(words.defaultEquipmentMode(2)).toBe('Reefer')
  expect(words.availableShippingModes(['LTL', 'VLTL'])).toBe('LTL, LTL-Volume')
  expect(words.availableEquipmentModes([1, 3])).toBe('Dry, Flatbed')
  expect(words.availableDefaultLTLAccessorials(['LiftgateDelivery'])).toBe('Liftgate Delivery')
  expect(words.availableDefaultLTLAccessorials([])).toBeNull()
})
