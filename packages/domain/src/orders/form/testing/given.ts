import { newOrder } from '#orders/form/new-order.ts'
import type { OrderBasis, OrderConfiguration } from '#orders/form/order-defaults.ts'
import { type LineItem, newLineItem, withDerived } from '#orders/items/line-item.ts'
import type { EnteredOrder } from '#orders/order.ts'
import { newStop, type OrderStop } from '#orders/stops/stop.ts'

export const noConfiguration: OrderConfiguration = {
  defaultOrderType: null,
  defaultFreightTerm: null,
  defaultPrepaidAdd: null,
  defaultShippingMode: null,
  defaultEquipmentMode: null,
  defaultEquipmentType: null,
  defaultReeferMode: null,
  defaultReeferTemp: null,
  defaultLTLSpecialInstructions: '',
  defaultTLSpecialInstructions: '',
  availableFreightTerms: [],
  availableShippingModes: [],
  availableEquipmentModes: [],
  availableEquipmentTypes: [],
  availableDefaultLTLAccessorials: [],
  internationalTLMarkup: null,
  internationalLTLMarkup: null,
  domesticTLMarkup: null,
  domesticLTLMarkup: null,
  customsBrokerName: null,
  customsContact: null,
  customsPhoneNumber: null,
  customsPort: null,
  additionalRequirements: [],
  mustHaveRequirements: [],
  mustNotHaveRequirements: [],
}

export const aBasis = (
  configuration: Partial<OrderConfiguration> = {},
  facts: Partial<OrderBasis> = {},
): OrderBasis => ({
  configuration: { ...noConfiguration, ...configuration },
  settings: { defaultSpecialInstructions: '', defaultLTLSpecialInstructions: '' },
  references: { order: [], pickup: [], dropoff: [] },
  billingSetting: 'b1',
  ...facts,
})

export const anItem = (facts: Partial<LineItem> = {}): LineItem =>
  withDerived({
    ...newLineItem(facts.uniqueIdentifier ?? 'line-1', { shippingMode: 'LTL', equipmentMode: 1 }),
    description: 'Tomato puree',
    totalWeight: 3240,
    palletCount: 4,
    packageCount: 96,
    freightClass: '70',
    ...facts,
  })

const place = (locationNumber: string, country: 'US' | 'CA') => ({
  locationNumber,
  country,
  postalCode: '60436',
  timeZone: 'America/Chicago',
})

/** One pickup and one dropoff in these countries, with the same items. */
export const twoStops = (items: LineItem[] = [anItem()], to: 'US' | 'CA' = 'US'): OrderStop[] => [
  { ...newStop('Pickup'), location: place('L1', 'US'), lineItems: items },
  { ...newStop('Dropoff'), location: place('L2', to), lineItems: items },
]

export const anOrder = (facts: Partial<EnteredOrder> = {}, basis = aBasis()): EnteredOrder => ({
  ...newOrder(basis, twoStops()),
  ...facts,
})
