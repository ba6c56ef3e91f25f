import { describe, expect, it } from 'vitest'
import {
  defaultableEquipmentTypes,
  equipmentTypeAfter,
  type OrderDefaults,
  orderDefaultIssues,
} from './order-defaults.ts'
import { orderDefaultsFormatters as words } from './order-defaults-formatters.ts'

const usual: OrderDefaults = {
  defaultFreightTerm: 'Collect',
  availableFreightTerms: ['Prepaid', 'Collect'],
  defaultShippingMode: 'LTL',
  availableShippingModes: ['LTL', 'TL'],
  defaultEquipmentMode: 2,
  availableEquipmentModes: [1, 2],
  defaultEquipmentType: 'Reefer',
  availableEquipmentTypes: ['Van', 'Reefer'],
  mustHaveRequirements: ['LiftGate', 'FoodGrade'],
  mustNotHaveRequirements: ['RollDoor'],
}
const issuesOf = (given: Partial<OrderDefaults>) =>
  orderDefaultIssues({ ...usual, ...given }).map(({ path, message }) => [path.join('.'), message])

describe('a default', () => {
  it('is one of what is on offer, or none', () => {
    expect(issuesOf({})).toEqual([])
    const none = {
      defaultFreightTerm: null,
      defaultShippingMode: null,
      defaultEquipmentMode: null,
      defaultEquipmentType: null,
    }
    expect(issuesOf(none)).toEqual([])
    const others = {
      defaultFreightTerm: 'PrepaidAdd',
      defaultShippingMode: 'VLTL',
      defaultEquipmentMode: 6,
      defaultEquipmentType: 'PowerOnly',
    } as const
    expect(issuesOf(others)).toEqual([
      ['defaultFreightTerm', 'Prepaid & Add is not on offer'],
      ['defaultShippingMode', 'LTL-Volume is not on offer'],
      ['defaultEquipmentMode', 'Power Only is not on offer'],
      ['defaultEquipmentType', 'Power Only is not on offer'],
    ])
  })

  it('can be anything where the list is empty, which sets no limit', () => {
    const open = { availableFreightTerms: [], availableEquipmentTypes: [] }
    expect(issuesOf({ ...open, defaultFreightTerm: 'ThirdParty', defaultEquipmentType: 'MultiTempReefer' })).toEqual([])
  })

  it('of the equipment types belongs to the default equipment, which is Dry where none is set', () => {
    expect(issuesOf({ defaultEquipmentType: 'Van' })).toEqual([
      ['defaultEquipmentType', 'Dry Van does not belong to Reefer'],
    ])
    expect(issuesOf({ defaultEquipmentMode: null, defaultEquipmentType: 'Van' })).toEqual([])
    expect(issuesOf({ defaultEquipmentMode: null })).toEqual([
      ['defaultEquipmentType', 'Refrigerated Trailer does not belong to Dry'],
    ])
  })
})

it('nothing is demanded and excluded at once', () => {
  expect(issuesOf({ mustNotHaveRequirements: ['RollDoor', 'FoodGrade'] })).toEqual([
    ['mustNotHaveRequirements', 'Food Grade cannot be both required and excluded'],
  ])
})

it('the trailers to begin with are those of the equipment that are on offer', () => {
  expect(defaultableEquipmentTypes({ defaultEquipmentMode: 2, availableEquipmentTypes: [] })).toEqual([
    'Reefer',
    'MultiTempReefer',
  ])
  expect(defaultableEquipmentTypes({ defaultEquipmentMode: null, availableEquipmentTypes: ['Van', 'Reefer'] })).toEqual(
    ['Van'],
  )
})

it('a trailer goes with the equipment it belongs to', () => {
  expect(equipmentTypeAfter(2, 'Reefer')).toBe('Reefer')
  expect(equipmentTypeAfter(2, 'Van')).toBeNull()
  expect(equipmentTypeAfter(null, 'Van')).toBe('Van')
  expect(equipmentTypeAfter(3, null)).toBeNull()
})

it('the defaults of orders are told in words', () => {
  expect([words.defaultShippingMode('TL'), words.defaultShippingMode(null)]).toEqual(['Truckload', null])
  expect([words.defaultOrderType('Return'), words.defaultFreightTerm('PrepaidAdd')]).toEqual([
    'Return Order',
    'Prepaid & Add',
  ])
  expect([words.defaultEquipmentMode(2), words.defaultEquipmentType('Van')]).toEqual(['Reefer', 'Dry Van'])
  expect([words.defaultReeferTemp(-10.5), words.defaultReeferTemp(0), words.defaultReeferTemp(null)]).toEqual([
    '-10.5 °F',
    '0 °F',
    null,
  ])
  expect(words.availableShippingModes(['LTL', 'VLTL'])).toBe('LTL, LTL-Volume')
  expect(words.availableEquipmentModes([1, 3])).toBe('Dry, Flatbed')
  expect([words.availableFreightTerms([]), words.availableEquipmentTypes([])]).toEqual(['No limit', 'No limit'])
  expect(words.availableEquipmentTypes(['Van', 'StepDeck'])).toBe('Dry Van, Step Deck / Drop Deck')
  expect(words.mustHaveRequirements(['LiftGate', 'Twic'])).toBe('Lift Gate, TWIC')
  expect(words.requiredPickupReferences(['PickupNumber'])).toBe('Pickup #')
  expect(words.availableDefaultLTLAccessorials(['LiftgateDelivery'])).toBe('Liftgate Delivery')
  expect(words.availableDefaultLTLAccessorials([])).toBeNull()
  expect([words.showLocationName(true), words.prioritizeHistoricalLocations(false)]).toEqual(['On', 'Off'])
})
