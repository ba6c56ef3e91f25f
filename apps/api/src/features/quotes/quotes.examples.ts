import type { CallInput } from '@lanewise/contract/operation'
import { createAPIQuote, findIntegratedRates } from '@lanewise/contract/rates'
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

export const examples: Examples = {
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
