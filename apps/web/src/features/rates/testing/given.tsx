import type { CompanySettings, CustomerConfiguration } from '@lanewise/contract/configuration'
import { getCompanySettings, getCustomerConfiguration } from '@lanewise/contract/configuration'
import { type ContractRate, getShipmentLaneRates } from '@lanewise/contract/lane-finding'
import { getMileage, type QuotableLocation } from '@lanewise/contract/places'
import type { IntegratedRate, IntegratedRates, QuoteSource, SpotQuote } from '@lanewise/contract/quote-fields'
import type { ChosenPrice, ChosenQuote, QuoteDraft } from '@lanewise/contract/quote-form'
import { createTruckloadQuote, getLtlQuote } from '@lanewise/contract/quotes'
import { createAPIQuote, findIntegratedRates } from '@lanewise/contract/rates'
import { newLineItem } from '@lanewise/domain/orders/items/line-item'
import { useState } from 'react'
import { vi } from 'vitest'
import { RatesStep } from '#features/rates/RatesStep.tsx'
import { createFakePortal } from '#testing/fake-portal.ts'
import { aCharge, anLtlRate, later, nextId, quoteId } from '#testing/rates.ts'
import { renderScreen } from '#testing/render-screen.tsx'

export { aCharge, anLtlRate, nextId } from '#testing/rates.ts'

export const dallas: QuotableLocation = {
  id: 'US:75212',
  city: 'Dallas',
  state: 'TX',
  postalCode: '75212',
  country: 'US',
  latitude: 32.78,
  longitude: -96.87,
  ianaTimeZone: 'America/Chicago',
}
export const atlanta: QuotableLocation = {
  id: 'US:30336',
  city: 'Atlanta',
  state: 'GA',
  postalCode: '30336',
  country: 'US',
  latitude: 33.74,
  longitude: -84.56,
  ianaTimeZone: 'America/New_York',
}

export const puree: QuoteDraft['lineItems'][number] = {
  ...newLineItem('line-1', { shippingMode: 'LTL', equipmentMode: 1 }),
  description: 'Tomato puree 6 × #10',
  totalWeight: 3240,
  packageHeight: 52,
  palletCount: 4,
  packageCount: 96,
  packagingUnitType: 'Case',
  freightClass: '70',
  nmfcNumber: '156600-2',
  isStackable: true,
  linearFeet: 7,
}
export const oil: QuoteDraft['lineItems'][number] = {
  ...puree,
  uniqueIdentifier: 'line-2',
  description: 'Olive oil 4 × 1 gal',
  totalWeight: 1740,
  palletCount: 2,
  packageCount: 52,
  freightClass: '85',
  isStackable: false,
  linearFeet: 3,
}

/** A Tuesday far in the future, so that no test expires. */
export const shipDate = '2099-11-17'

export const someDetails = (facts: Partial<QuoteDraft> = {}): QuoteDraft => ({
  equipmentMode: 1,
  shippingModes: ['LTL', 'TL'],
  pickupDate: shipDate,
  pickupLocation: dallas,
  dropoffLocation: atlanta,
  isTeam: false,
  isBlind: false,
  isLiftGateRequired: false,
  pickupAccessorials: [],
  dropoffAccessorials: [],
  additionalServices: [],
  lineItems: [puree, oil],
  linearFeet: 10,
  requestId: '0198c0de-0000-4000-8000-0000000000a0',
  ...facts,
})

export const aSource = (facts: Partial<QuoteSource> = {}): QuoteSource => ({
  source: 'Tariff',
  name: 'Own tariffs',
  state: 'Answered',
  message: null,
  refusals: [],
  rateCount: 1,
  askedAt: '2026-11-16T12:00:00.000Z',
  answeredAt: '2026-11-16T12:00:01.000Z',
  ...facts,
})

export const someRates = (items: readonly IntegratedRate[], facts: Partial<IntegratedRates> = {}): IntegratedRates => ({
  quoteId,
  quoteNumber: 'LQ-10412',
  isComplete: true,
  items: [...items],
  sources: [aSource()],
  createDateTime: '2026-11-16T12:00:00.000Z',
  expiresAt: later,
  ...facts,
})

export const aSpotQuote = (facts: Partial<SpotQuote> = {}): SpotQuote => ({
  id: nextId(),
  quoteNumber: 'Q-88214',
  effectiveDate: shipDate,
  transitDays: 2,
  totalCost: 2412.6,
  isPartial: false,
  charges: [
    aCharge({ description: 'Line haul', chargeRateType: 'PerMile', units: 781, rate: 2.345, total: 1831.45 }),
    aCharge({
      description: 'Fuel',
      chargeType: 'FuelSurcharge',
      chargeTypeName: 'Fuel Surcharge',
      chargeRateType: 'Percent',
      units: 1,
      rate: 31.5,
      total: 581.15,
    }),
  ],
  expiresAt: later,
  why: ['781 miles at the market rate of the lane'],
  unpricedServices: [],
  ...facts,
})

export const aContract = (facts: Partial<ContractRate> = {}): ContractRate => ({
  id: nextId(),
  laneId: nextId(),
  carrierId: nextId(),
  carrierDescription: 'Copperline Transport',
  bookingObstacle: null,
  bookingWarning: null,
  carrierLogoFileId: null,
  carrierOnTimePickupPercentage: 98.2,
  carrierOnTimeDeliveryPercentage: 96.4,
  shipmentsAccepted: 214,
  shipmentsRejected: 6,
  rateType: 'AllIn',
  chargeType: 'Flat',
  rate: 2184.5,
  sequence: 1,
  additionalCharges: [],
  totalCost: 2184.5,
  charges: [aCharge({ description: 'Freight Rate', chargeRateType: 'Flat', units: 1, rate: 2184.5, total: 2184.5 })],
  why: ['Flat rate of $2,184.50'],
  unpricedServices: [],
  ...facts,
})

/** Company without a markup: its customers pay the freight cost. */
export const plainConfiguration: CustomerConfiguration = {
  defaultOrderType: null,
  defaultFreightTerm: null,
  defaultPrepaidAdd: null,
  defaultShippingMode: null,
  defaultEquipmentMode: null,
  defaultEquipmentType: null,
  defaultReeferMode: null,
  defaultReeferTemp: null,
  defaultLocation: null,
  defaultLTLSpecialInstructions: '',
  defaultTLSpecialInstructions: '',
  defaultCommodity: null,
  availableFreightTerms: [],
  availableShippingModes: [],
  availableEquipmentModes: [],
  availableEquipmentTypes: [],
  availableDefaultLTLAccessorials: [],
  internationalTLMarkup: null,
  internationalLTLMarkup: null,
  domesticTLMarkup: null,
  domesticLTLMarkup: null,
  includePartialTLQuotes: false,
  includePrepaidAddMarkupQuotes: false,
  prepaidAddMarkupMethod: 'Margin',
  customsBrokerName: null,
  customsContact: null,
  customsPhoneNumber: null,
  customsPort: null,
  additionalRequirements: [],
  mustHaveRequirements: [],
  mustNotHaveRequirements: [],
  prioritizeHistoricalLocations: false,
  showLocationName: false,
  companyHolidays: [],
}

const plainSettings: CompanySettings = {
  allowTMSBillToCompany: false,
  defaultSpecialInstructions: '',
  defaultLTLSpecialInstructions: '',
  enableTMSFreightAudit: false,
  enableThirdPartyTMSFreightAudit: false,
  freightAuditEnabled: false,
  freightAuditManagementFee: 0,
}

type GivenRates = {
  details?: Partial<QuoteDraft>
  ltl?: IntegratedRates
  contracts?: ContractRate[]
  configuration?: Partial<CustomerConfiguration>
  settings?: Partial<CompanySettings>
}

/** Fake server that handles all five requests. A test can override any of them before the step opens. */
export function aRatesPortal({ ltl = someRates([anLtlRate()]), contracts = [aContract()], ...given }: GivenRates = {}) {
  const portal = createFakePortal()
  const answered = { ltl }
  portal.on(getCustomerConfiguration, { ...plainConfiguration, ...given.configuration })
  portal.on(getCompanySettings, { ...plainSettings, ...given.settings })
  portal.on(getMileage, {
    totalMiles: 781.2,
    line: [
      [-96.87, 32.78],
      [-90, 32.3],
      [-84.56, 33.74],
    ],
    source: 'own roads',
  })
  portal.on(createAPIQuote, ({ body }) =>
    body.isPartial
      ? aSpotQuote({ quoteNumber: 'Q-88215', transitDays: 3, totalCost: 1038.25, isPartial: true })
      : aSpotQuote(),
  )
  portal.on(getShipmentLaneRates, { lane: null, why: [], items: contracts })
  portal.on(findIntegratedRates, () => answered.ltl)
  portal.on(getLtlQuote, () => ({
    id: quoteId,
    quoteNumber: answered.ltl.quoteNumber,
    origin: dallas,
    destination: atlanta,
    createDateTime: answered.ltl.createDateTime,
    quoteDate: shipDate,
    freightClasses: [],
    units: 6,
    totalWeight: 4980,
    lowestRate: null,
    shippingModes: ['LTL' as const],
    bookedOrderNumber: null,
    shippingMode: 'LTL' as const,
    rateCount: answered.ltl.items.length,
    createUserId: nextId(),
    createdBy: 'Ana Ruiz',
    details: someDetails(),
    densityTable: '2025-07-19',
    miles: 781.2,
    rates: answered.ltl,
    truckload: { spots: [], contracts: [] },
  }))
  portal.on(createTruckloadQuote, { id: quoteId, quoteNumber: 'Q500777' })
  return { portal, answered }
}

/** Minimal wizard around the rates step. */
function Wizard({
  details,
  onChoose,
}: {
  details: QuoteDraft
  onChoose: (chosen: ChosenQuote, price?: ChosenPrice) => void
}) {
  const [entered, setEntered] = useState(details)
  const [isHere, setHere] = useState(true)
  const addTruckload = () => setEntered({ ...entered, shippingModes: [...entered.shippingModes, 'TL'] })
  const renew = () => setEntered({ ...entered, requestId: nextId() })
  return (
    <main>
      <p>The wizard</p>
      <button type="button" onClick={() => setHere(!isHere)}>
        Another step
      </button>
      {isHere && <RatesStep details={entered} onChoose={onChoose} onAddTruckload={addTruckload} onRenew={renew} />}
    </main>
  )
}

export async function openRates(given: GivenRates & Partial<ReturnType<typeof aRatesPortal>> = {}) {
  const { portal, answered } =
    given.portal && given.answered ? { portal: given.portal, answered: given.answered } : aRatesPortal(given)
  const onChoose = vi.fn<(chosen: ChosenQuote, price?: ChosenPrice) => void>()
  const opened = await renderScreen(<Wizard details={someDetails(given.details)} onChoose={onChoose} />, { portal })
  return { ...opened, onChoose, answered }
}
