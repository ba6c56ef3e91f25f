import { describe, expect, it } from 'vitest'
import { newLineItem } from '#orders/items/line-item.ts'
import { emptyFields } from './fields.ts'
import { type EnteredOrder, isInternationalOrder } from './order.ts'
import { fitsLtl, orderIssues } from './order-rules.ts'
import { newStop, type OrderStop } from './stops/stop.ts'

const item = {
  ...newLineItem('a', { shippingMode: 'TL', equipmentMode: 1 }),
  description: 'Peaches',
  totalWeight: 900,
  packageLength: 48,
  packageWidth: 40,
  packageHeight: 48,
  palletCount: 2,
  packageCount: 2,
} as const

const place = (country: 'US' | 'CA' | null = 'US') => ({
  locationNumber: 'L1',
  country,
  postalCode: '60436',
  timeZone: 'America/Chicago',
})
const stop = (type: 'Pickup' | 'Dropoff', more: Partial<OrderStop> = {}): OrderStop => ({
  ...newStop(type),
  location: place(),
  baseDate: '2026-11-18',
  earlyTime: '08:00:00',
  lateTime: '16:00:00',
  lineItems: [item],
  ...more,
})

const order: EnteredOrder = {
  ...emptyFields,
  orderType: 'Sales',
  freightTermType: 'Prepaid',
  markup: null,
  referenceNumbers: [{ label: 'Sales Order #', value: '1', typeId: 'SalesOrder', isRequired: true }],
  billToCompanyNumber: null,
  billingSettings: 'b',
  shippingMode: 'TL',
  equipmentMode: 1,
  reeferMode: null,
  reeferTemperature: null,
  reeferTemperatureMin: null,
  reeferTemperatureMax: null,
  equipmentTypes: [],
  requirements: [],
  mustHaveEquipmentRequirementFlags: [],
  mustNotHaveEquipmentRequirementFlags: [],
  accessorials: [],
  stops: [stop('Pickup'), stop('Dropoff')],
}

/** Field and message of each issue of an otherwise valid order with these differences. */
const wrong = (more: Partial<EnteredOrder> = {}, allowsBillToCompany = false) =>
  orderIssues({ ...order, ...more }, { allowsBillToCompany, dockWeekOf: () => [] }).map(
    ({ path, message }) => `${path.join('.')}: ${message}`,
  )

describe('an order', () => {
  it('that is complete has nothing wrong, without any customs data at home [ORDER-56]', () => {
    expect(wrong()).toEqual([])
  })

  it('needs a type and freight terms [ORDER-45]', () => {
    expect(wrong({ orderType: null, freightTermType: null })).toEqual([
      'orderType: Must select Order Type',
      'freightTermType: Must select Freight Terms',
    ])
  })

  it('needs an equipment mode, and a reefer one a reefer mode [ORDER-46]', () => {
    expect(wrong({ equipmentMode: null })).toEqual(['equipmentMode: Must select Equipment Mode'])
    expect(wrong({ equipmentMode: 2 })).toEqual(['reeferMode: Must select Reefer Mode'])
    expect(wrong({ equipmentMode: 3 })).toEqual([])
  })

  it('that is cooled continuously needs its temperature [ORDER-47]', () => {
    const cold = { equipmentMode: 2, reeferMode: 'Continuous' } as const
    expect(wrong(cold)).toEqual(['reeferTemperature: Reefer Temperature Required'])
    expect(wrong({ ...cold, reeferTemperature: 0 })).toEqual([])
  })

  it('that is cooled in cycles needs both ends, in their order [ORDER-48]', () => {
    const cycle = { equipmentMode: 2, reeferMode: 'Cycle' } as const
    expect(wrong(cycle)).toEqual([
      'reeferTemperatureMin: Minimum Reefer Temperature Required',
      'reeferTemperatureMax: Maximum Reefer Temperature Required',
    ])
    expect(wrong({ ...cycle, reeferTemperatureMin: -5, reeferTemperatureMax: -5 })).toEqual([])
    expect(wrong({ ...cycle, reeferTemperatureMin: 5, reeferTemperatureMax: 4 })).toEqual([
      'reeferTemperatureMax: Must not be below the minimum',
    ])
    const half = (more: Partial<EnteredOrder>) => wrong({ ...cycle, ...more })
    expect(half({ reeferTemperatureMin: 5 })).toEqual(['reeferTemperatureMax: Maximum Reefer Temperature Required'])
    expect(half({ reeferTemperatureMax: -5 })).toEqual(['reeferTemperatureMin: Minimum Reefer Temperature Required'])
  })

  it('that is charged on needs a markup, 0 being one [ORDER-49]', () => {
    expect(wrong({ freightTermType: 'PrepaidAdd' })).toEqual(['markup: Markup % required for Prepaid and Add'])
    expect(wrong({ freightTermType: 'PrepaidAdd', markup: 0 })).toEqual([])
    expect(wrong({ freightTermType: 'Collect' })).toEqual([])
  })

  it('of a share of a truck needs its feet [ORDER-50]', () => {
    expect(wrong({ isPartial: true })).toEqual(['linearFeet: Linear Feet required for Partial TL'])
    expect(wrong({ isPartial: true, linearFeet: 12 })).toEqual([])
  })

  it('needs a bill-to company where one can be chosen [ORDER-51]', () => {
    expect(wrong({ billToCompanyNumber: null }, false)).toEqual([])
    expect(wrong({}, true)).toEqual(['billToCompanyNumber: Bill to Company is required'])
    expect(wrong({ billToCompanyNumber: 'B1' }, true)).toEqual([])
  })

  it('may have several stops as a truckload', () => {
    const other = { ...item, uniqueIdentifier: 'b' }
    const stops = [
      stop('Pickup', { lineItems: [item, other] }),
      stop('Dropoff'),
      stop('Dropoff', { lineItems: [other] }),
    ]
    expect(wrong({ stops })).toEqual([])
  })

  it('says at the lines of its pickups what they lack, each once', () => {
    const bare = { ...item, totalWeight: null }
    const stops = [stop('Pickup', { lineItems: [item, { ...bare, uniqueIdentifier: 'b' }] }), stop('Dropoff')]
    const lacking = stops.map((one) => ({ ...one, lineItems: stops[0]?.lineItems ?? [] }))
    expect(wrong({ stops: lacking })).toEqual(['stops.0.lineItems.1.totalWeight: Total Weight is required'])
  })

  it('asks for the hazmat contact by what is picked up', () => {
    const hazmat = {
      ...item,
      isHazmat: true,
      hazmatHazardClass: '8',
      hazmatPackingGroup: 'II',
      hazmatUNNumber: 'UN1760',
    } as const
    const at = (pickup: typeof hazmat | typeof item, dropoff: typeof hazmat | typeof item) =>
      wrong({ stops: [stop('Pickup', { lineItems: [pickup] }), stop('Dropoff', { lineItems: [dropoff] })] })
    expect(at(hazmat, item)).toContain('hazmatEmergencyContactInfo: Hazmat Contact is required')
    expect(at(item, hazmat)).toEqual([])
  })

  it('lies at the postal code that was quoted, unless it was saved at this place before', () => {
    const stops = [stop('Pickup', { baseZip: '75212' }), stop('Dropoff')]
    const context = { allowsBillToCompany: false, dockWeekOf: () => [] }
    const message = 'Must be at 75212, the postal code that was quoted'
    expect(orderIssues({ ...order, stops }, context)).toEqual([{ path: ['stops', 0, 'location'], message }])
    expect(orderIssues({ ...order, stops }, { ...context, savedPlaces: new Set(['L1']) })).toEqual([])
  })

  it('needs a billing setting [ORDER-52]', () => {
    expect(wrong({ billingSettings: null })).toEqual(['billingSettings: Billing Setting is required'])
  })

  it('has no reference number without a value, nor has a stop [ORDER-53]', () => {
    const empty = [{ label: 'Other', value: ' ', typeId: 'Other', isRequired: false }] as const
    expect(wrong({ referenceNumbers: empty })).toEqual(['referenceNumbers.0.value: Reference Number must have a value'])
    expect(wrong({ stops: [stop('Pickup', { referenceNumbers: empty }), stop('Dropoff')] })).toEqual([
      'stops.0.referenceNumbers.0.value: Reference Number must have a value',
    ])
  })

  it('is international when its stops span countries, a missing one counting as US [ORDER-9]', () => {
    const between = (...countries: ('US' | 'CA' | null)[]) =>
      isInternationalOrder({ stops: countries.map((country) => ({ location: place(country) })) })
    expect([between('US', 'CA'), between(null, 'CA'), between(null, 'US'), between('CA', 'CA')]).toEqual([
      true,
      true,
      false,
      false,
    ])
  })

  const abroad = { stops: [stop('Pickup'), stop('Dropoff', { location: place('CA') })] }
  const papers = {
    customsBrokerName: 'Border Brokers',
    customsBrokerContactName: 'Lee Park',
    customsBrokerPhoneNumber: '(312) 555-0188',
    customsBrokerPortOfEntry: 'Detroit',
  }

  it('across a border needs all customs data [ORDER-54]', () => {
    expect(wrong(abroad)).toEqual([
      'customsBrokerName: Broker name is required',
      'customsBrokerContactName: Customs Contact is required',
      'customsBrokerPhoneNumber: Customs Phone Number is required',
      'customsBrokerPortOfEntry: Customs Port is required',
    ])
    expect(wrong({ ...abroad, ...papers })).toEqual([])
  })

  it('refuses a malformed customs phone [ORDER-55]', () => {
    expect(wrong({ ...abroad, ...papers, customsBrokerPhoneNumber: '12' })).toEqual([
      'customsBrokerPhoneNumber: Enter a valid phone number',
    ])
  })

  it('with hazmat needs its contact and its Chemtrec account [ORDER-57]', () => {
    const acid = {
      ...item,
      isHazmat: true,
      hazmatHazardClass: '8',
      hazmatPackingGroup: 'II',
      hazmatUNNumber: 'UN1760',
    } as const
    const stops = [stop('Pickup', { lineItems: [acid] }), stop('Dropoff', { lineItems: [acid] })]
    expect(wrong({ stops })).toEqual([
      'hazmatEmergencyContactInfo: Hazmat Contact is required',
      'chemtracAccountNumber: Chemtrec Account is required',
    ])
    expect(wrong({ stops, hazmatEmergencyContactInfo: 'Desk', chemtracAccountNumber: '1' })).toEqual([])
  })

  it('as LTL has one pickup and one dropoff, in this order [DEF-121]', () => {
    expect(fitsLtl([{ type: 'Pickup' }, { type: 'Dropoff' }])).toBe(true)
    expect(fitsLtl([{ type: 'Dropoff' }, { type: 'Pickup' }])).toBe(false)
    const stops = [stop('Pickup'), stop('Dropoff'), stop('Dropoff')]
    expect(wrong({ shippingMode: 'VLTL', stops })).toContain(
      'shippingMode: LTL needs exactly one pickup and one dropoff',
    )
  })
})
