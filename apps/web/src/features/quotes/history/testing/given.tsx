import type { CurrentUser } from '@lanewise/contract/auth'
import type { Answer } from '@lanewise/contract/operation'
import { type QuotableLocation, quotableLocations } from '@lanewise/contract/places'
import type { IntegratedRate, QuoteSource } from '@lanewise/contract/quote-fields'
import { type getLtlQuote, getLtlQuoteHistory, type LtlQuoteSummary, ltlQuoteCreators } from '@lanewise/contract/quotes'
import { placeName } from '@lanewise/domain/places/place-name'
import { screen } from '@testing-library/react'
import QuoteHistoryPage from '#features/quotes/history/QuoteHistoryPage.tsx'
import { createFakeLive } from '#testing/fake-live.ts'
import { createFakePortal } from '#testing/fake-portal.ts'
import { renderScreen } from '#testing/render-screen.tsx'

export const indianapolis: QuotableLocation = {
  id: 'US:46204',
  city: 'Indianapolis',
  state: 'IN',
  postalCode: '46204',
  country: 'US',
  latitude: 39.77,
  longitude: -86.16,
  ianaTimeZone: 'America/Indiana/Indianapolis',
}
export const dallas: QuotableLocation = {
  id: 'US:75201',
  city: 'Dallas',
  state: 'TX',
  postalCode: '75201',
  country: 'US',
  latitude: 32.79,
  longitude: -96.8,
  ianaTimeZone: 'America/Chicago',
}
export const toronto: QuotableLocation = {
  ...dallas,
  id: 'CA:ON:Toronto',
  city: 'Toronto',
  state: 'ON',
  postalCode: null,
  country: 'CA',
}
export const quinn = { id: '0198c0de-0000-7000-8000-0000000000a1', fullName: 'Quinn Harper' }
export const oscar = { id: '0198c0de-0000-7000-8000-0000000000a2', fullName: 'Oscar Lindgren' }

export const aQuote = (facts: Partial<LtlQuoteSummary> = {}): LtlQuoteSummary => ({
  id: '0198c0de-0000-7000-9000-000000000001',
  quoteNumber: 'Q500123',
  origin: indianapolis,
  destination: dallas,
  createDateTime: '2026-11-12T12:30:00.000Z',
  quoteDate: '2026-11-16',
  freightClasses: ['70', '92.5'],
  units: 3,
  totalWeight: 1250,
  lowestRate: 487.12,
  shippingMode: 'LTL',
  shippingModes: ['LTL'],
  bookedOrderNumber: null,
  rateCount: 9,
  createUserId: quinn.id,
  createdBy: quinn.fullName,
  ...facts,
})

type Given = { quotes?: LtlQuoteSummary[]; total?: number; path?: string; user?: Partial<CurrentUser> }

/** Opens Quote History with these quotes. `asked` returns the queries of all list calls. */
export async function openHistory({ quotes = [aQuote()], total, path = '/requote', user }: Given = {}) {
  const portal = createFakePortal()
  portal.on(getLtlQuoteHistory, () => ({ data: quotes, total: total ?? quotes.length }))
  portal.on(quotableLocations, ({ query }) => ({
    items: [indianapolis, dallas, toronto].filter((place) =>
      placeName(place)
        .toLowerCase()
        .includes((query.q ?? '').toLowerCase()),
    ),
  }))
  portal.on(ltlQuoteCreators, ({ query }) => ({
    items: [oscar, quinn].filter(({ fullName }) => fullName.toLowerCase().includes((query.q ?? '').toLowerCase())),
  }))
  const opened = await renderScreen(<QuoteHistoryPage />, {
    portal,
    live: createFakeLive(),
    path,
    ...(user && { user }),
  })
  const [first] = quotes
  if (first) await screen.findByText(first.quoteNumber)
  return { ...opened, asked: () => portal.calls(getLtlQuoteHistory).map(({ query }) => query) }
}

export const aRate = (facts: Partial<IntegratedRate> = {}): IntegratedRate => ({
  id: '0198c0de-0000-7000-9100-000000000001',
  quoteId: '0198c0de-0000-7000-9000-000000000001',
  carrierName: 'Kestrel Freight System',
  logoId: null,
  minServiceDays: 3,
  maxServiceDays: 3,
  serviceLevel: 'Standard',
  serviceLevelCode: null,
  serviceLevelDescription: null,
  rateSource: 'Tariff',
  pickupFlexibility: null,
  flexibilityDescription: null,
  maxLiability: null,
  totalCost: 487.12,
  charges: [
    {
      description: 'Base freight, class 70',
      chargeType: 'FreightRate',
      chargeTypeName: 'Freight',
      chargeRateType: 'Hundredweight',
      units: 12.5,
      rate: 34.21,
      total: 427.63,
    },
    {
      description: 'Fuel surcharge 13.9%',
      chargeType: 'FuelSurcharge',
      chargeTypeName: 'Fuel Surcharge',
      chargeRateType: 'Percent',
      units: 1,
      rate: 13.9,
      total: 59.49,
    },
  ],
  customerFreightPayer: null,
  isGuaranteedRate: false,
  webServiceDescriptionId: null,
  integrationServiceType: null,
  additionalInfo: { integrationCarrierQuoteReferenceNumber: null, integrationCarrierName: null },
  expiresAt: '2026-11-13T12:30:00.000Z',
  why: ['897 mi, band 851 to 900', 'Your 78% discount applied'],
  warnings: [],
  unpricedAccessorials: [],
  ...facts,
})

export const aSource = (facts: Partial<QuoteSource> = {}): QuoteSource => ({
  source: 'Tariff',
  name: 'Own tariffs',
  state: 'Answered',
  message: null,
  refusals: [],
  rateCount: 1,
  askedAt: '2026-11-12T12:30:00.000Z',
  answeredAt: '2026-11-12T12:30:01.000Z',
  ...facts,
})

type Quote = Answer<typeof getLtlQuote>

/** The same quote with all details. */
export function aFullQuote({
  items = [aRate()],
  sources = [aSource()],
  ...facts
}: Partial<Quote> & {
  items?: IntegratedRate[]
  sources?: QuoteSource[]
} = {}): Quote {
  const quote = aQuote()
  return {
    ...quote,
    miles: 897.4,
    densityTable: '2025-07-19',
    details: {
      equipmentMode: 1,
      shippingModes: ['LTL'],
      pickupDate: null,
      pickupLocation: indianapolis,
      dropoffLocation: dallas,
      isTeam: false,
      isBlind: false,
      isLiftGateRequired: true,
      pickupAccessorials: ['LimitedAccessPickup'],
      dropoffAccessorials: ['LiftgateDelivery'],
      additionalServices: ['ProtectFromFreezing'],
      lineItems: [aLine()],
      linearFeet: null,
      requestId: null,
    },
    rates: {
      quoteId: quote.id,
      quoteNumber: quote.quoteNumber,
      isComplete: true,
      items,
      sources,
      createDateTime: quote.createDateTime,
      expiresAt: '2026-11-13T12:30:00.000Z',
    },
    truckload: { spots: [], contracts: [] },
    ...facts,
  }
}

const aLine = (): Quote['details']['lineItems'][number] => ({
  uniqueIdentifier: 'line-1',
  customerProductCode: null,
  commodityCode: 'TOM-PUREE-10',
  description: 'Tomato puree',
  totalWeight: 1250,
  perPackageWeight: null,
  packageLength: 48,
  packageWidth: 40,
  packageHeight: 60,
  palletCount: 3,
  packageCount: 30,
  packagingUnitType: 'Case',
  cargoClassification: 'Food',
  freightClass: '70',
  nmfcNumber: '156600-2',
  isStackable: true,
  isHazmat: true,
  hazmatHazardClass: null,
  hazmatPackingGroup: null,
  hazmatUNNumber: null,
  properShippingName: null,
  hazmatSubsidiaryClasses: null,
  technicalName: null,
  reportableQuantity: null,
  isLimitedQuantity: false,
  linearFeet: 0,
})
