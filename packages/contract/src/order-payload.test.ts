import { emptyFields } from '@lanewise/domain/orders/fields'
import { newLineItem } from '@lanewise/domain/orders/items/line-item'
import type { EnteredOrder } from '@lanewise/domain/orders/order'
import { newStop } from '@lanewise/domain/orders/stops/stop'
import { expect, it } from 'vitest'
import { OrderFields } from './order-fields.ts'
import { enteredOf, type FormLocation, type FormStop, payloadOf, sentPath } from './order-payload.ts'

const place = (locationNumber: string, timeZone: string) =>
  ({
    locationNumber,
    timeZone,
    ianaTimeZone: timeZone,
    country: 'US',
    companyName: 'Acme Foods',
    locationName: 'Joliet',
    addressLine1: '2400 Mound Rd',
    addressLine2: null,
    city: 'Joliet',
    state: 'IL',
    postalCode: '60433',
    ediCodes: ['JOL-04'],
  }) as unknown as FormLocation

const item = { ...newLineItem('a', { shippingMode: 'TL', equipmentMode: 1 }), description: 'Peaches', totalWeight: 900 }

const stop = (type: 'Pickup' | 'Dropoff', location: FormLocation): FormStop => ({
  ...newStop(type),
  id: null,
  location,
  baseDate: '2026-11-18',
  earlyTime: '07:00:00',
  lateTime: '16:00:00',
  lineItems: [item],
})

const order: EnteredOrder<FormStop> = {
  ...emptyFields,
  orderType: 'Purchase',
  freightTermType: 'PrepaidAdd',
  markup: 12.5,
  referenceNumbers: [{ label: 'Purchase Order #', value: '4500', typeId: 'PurchaseOrder', isRequired: true }],
  specialInstructions: 'Call first',
  billToCompanyNumber: null,
  billingSettings: '0190a2f0-0000-7000-8000-000000000001',
  shippingMode: 'TL',
  equipmentMode: 1,
  reeferMode: null,
  reeferTemperature: null,
  reeferTemperatureMin: null,
  reeferTemperatureMax: null,
  equipmentTypes: ['Van'],
  freightValue: 1000,
  isJustInTime: true,
  requirements: [],
  mustHaveEquipmentRequirementFlags: ['LoadBars'],
  mustNotHaveEquipmentRequirementFlags: [],
  accessorials: [],
  stops: [stop('Pickup', place('L1', 'America/Chicago')), stop('Dropoff', place('L2', 'America/New_York'))],
}

const sent = payloadOf(order, { quoteNumberOrId: null, acceptedSurprises: [] })
const zones: Record<string, string> = { L1: 'America/Chicago', L2: 'America/New_York' }
const placeOf = (locationNumber: string) => ({
  locationNumber,
  country: 'US' as const,
  postalCode: '60436',
  timeZone: zones[locationNumber] ?? 'UTC',
})

it('sends times with the offset of each place and no zone, number or EDI codes of the location', () => {
  expect(sent.stops[0]?.earlyDateTimeOffset).toBe('2026-11-18T07:00:00-06:00')
  expect(sent.stops[1]?.lateDateTimeOffset).toBe('2026-11-18T16:00:00-05:00')
  expect(sent.stops[0]?.locationNumber).toBe('L1')
  expect(Object.keys(sent.stops[0]?.location ?? {})).toEqual([
    'companyName',
    'locationName',
    'addressLine1',
    'addressLine2',
    'city',
    'state',
    'postalCode',
    'country',
  ])
})

it('is read by the server as it was entered', () => {
  const read = enteredOf(OrderFields.parse(sent), placeOf)
  expect(read).toMatchObject({ ...order, stops: [{}, {}] })
  expect(read.stops[1]).toMatchObject({ baseDate: '2026-11-18', earlyTime: '07:00:00', lateTime: '16:00:00' })
})

it('names fields of the form as they are sent', () => {
  expect(sentPath(['markup'])).toEqual(['tmsOrderDetails', 'markup'])
  expect(sentPath(['stops', 1, 'lateTime'])).toEqual(['stops', 1, 'lateDateTimeOffset'])
  expect(sentPath(['stops', 0, 'lineItems', 2, 'description'])).toEqual(['stops', 0, 'lineItems', 2, 'description'])
})
