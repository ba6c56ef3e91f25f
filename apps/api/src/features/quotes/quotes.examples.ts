import type { CallInput } from '@lanewise/contract/operation'
import type { createTruckloadQuote } from '@lanewise/contract/quotes'
import { createAPIQuote, findIntegratedRates } from '@lanewise/contract/rates'
import { newLineItem } from '@lanewise/domain/orders/items/line-item'
import type { Examples, Given } from '#platform/testing/examples.ts'

const rates: Omit<CallInput<typeof findIntegratedRates>['body'], 'customerId'> = {
  shippingMode: 'LTL',
  shippingDate: '2099-12-01',
  accessorials: ['LiftgateDelivery'],
  stops: [
    { city: 'Indianapolis', state: 'IN', zip: '46204', quotableLocationId: 'US:46204', stopNumber: 1 },
    { city: 'Dallas', state: 'TX', zip: '75201', stopNumber: 2 },
  ],
  products: [
    {
      description: 'Canned peaches',
      perPackageWeightInPounds: 500,
      length: 48,
      width: 40,
      height: 48,
      count: 2,
      palletCount: 2,
      nmfcClass: '70',
    },
  ],
}

const spot: CallInput<typeof createAPIQuote>['body'] = {
  equipmentMode: 1,
  effectiveDate: '2099-12-01',
  quoteStops: [
    { postalCode: '46204', city: 'Indianapolis', governingDistrictAbbreviation: 'IN', stopNumber: 1 },
    { postalCode: '75201', city: 'Dallas', governingDistrictAbbreviation: 'TX', stopNumber: 2 },
  ],
}

const chosen = (id: string | undefined) => ({
  internalQuote: { id, rateSource: 'Contract', carrier: 'Hauler', transitDays: 2, totalCost: 1800 },
})

const details = { equipmentMode: 1, shippingModes: ['LTL', 'TL'], lineItems: [] }

const place = (id: string, city: string, state: string) => ({
  id,
  city,
  state,
  postalCode: id.slice(3),
  country: 'US' as const,
  latitude: 39,
  longitude: -90,
  ianaTimeZone: 'America/Chicago',
})

const truckload: CallInput<typeof createTruckloadQuote>['body']['details'] = {
  equipmentMode: 1,
  shippingModes: ['TL'],
  pickupDate: '2099-12-01',
  pickupLocation: place('US:46204', 'Indianapolis', 'IN'),
  dropoffLocation: place('US:75201', 'Dallas', 'TX'),
  lineItems: [
    {
      ...newLineItem('line-1', { shippingMode: 'TL', equipmentMode: 1 }),
      description: 'Canned peaches',
      cargoClassification: 'Food',
      totalWeight: 20_000,
      palletCount: 20,
      packageCount: 20,
    },
  ],
}

export const examples: Examples = {
  createTruckloadQuote: () => ({ body: { details: truckload } }),
  findIntegratedRates: ({ companyId }) => ({ body: { ...rates, customerId: companyId } }),
  askRateSourceAgain: ({ quoteId }) => ({ params: { quoteId, source: 'Tariff' }, body: {} }),
  createAPIQuote: () => ({ body: spot }),
  getLtlQuote: ({ quoteId }) => ({ params: { quoteId } }),
  printQuoteSummary: ({ quoteId, spotQuoteId }) => ({
    body: { details, quoteId, spotQuoteIds: [spotQuoteId], prices: 'Customer' },
  }),
  mailQuote: ({ quoteId, spotQuoteId }) => ({
    body: { details, quoteId, spotQuoteIds: [spotQuoteId], to: 'buyer@customer.test', message: 'As discussed.' },
  }),
  getBookableRate: ({ spotQuoteId }) => ({ params: { rateId: spotQuoteId } }),
  checkChosenQuote: ({ laneRateId }) => ({ body: { chosen: chosen(laneRateId) } }),
}

export const given: Given = async ({ ask, admin }) => {
  const { quoteId } = await ask(findIntegratedRates, { body: { ...rates, customerId: admin.companyId } })
  const { id: spotQuoteId } = await ask(createAPIQuote, { body: spot })
  return { quoteId, spotQuoteId }
}
