import type { CurrentUser } from '@lanewise/contract/auth'
import { getBillingSettings, getBillToCompanies, getDefaultBillingSetting } from '@lanewise/contract/billing'
import {
  type CompanySettings,
  type CustomerConfiguration,
  getCompanySettings,
  getCustomerConfiguration,
} from '@lanewise/contract/configuration'
import { getCompanyReferenceNumbers, getOrderRequirementFlags } from '@lanewise/contract/orders'
import { getMileage, type QuotableLocation, quotableLocations } from '@lanewise/contract/places'
import { type QuoteAddress, readQuoteAddress, writeQuoteAddress } from '@lanewise/contract/quote-address'
import { type ChosenQuote, QuoteDraft } from '@lanewise/contract/quote-form'
import { checkChosenQuote } from '@lanewise/contract/quotes'
import type { LineItem } from '@lanewise/domain/orders/items/line-item'
import { screen } from '@testing-library/react'
import { anItem, withLookups } from '#features/line-items/testing/given.tsx'
import { QuoteWizard, type RatesPart } from '#features/quotes/wizard/QuoteWizard.tsx'
import type { FakePortal } from '#testing/fake-portal.ts'
import { renderScreen } from '#testing/render-screen.tsx'

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

/** A Tuesday far in the future. */
export const tuesday = '2099-11-17'

export const aQuote = (facts: Partial<QuoteDraft> = {}): QuoteDraft =>
  QuoteDraft.parse({
    equipmentMode: 1,
    shippingModes: ['LTL'],
    pickupDate: tuesday,
    pickupLocation: dallas,
    dropoffLocation: atlanta,
    lineItems: [anItem()],
    ...facts,
  })

export const contract: ChosenQuote = {
  internalQuote: {
    id: '0198c0de-0000-7000-8000-000000000abc',
    rateSource: 'Contract',
    carrier: 'Copperline Transport',
    transitDays: 2,
    totalCost: 1985,
  },
}

const noConfiguration: CustomerConfiguration = {
  defaultOrderType: null,
  defaultFreightTerm: null,
  defaultPrepaidAdd: null,
  defaultShippingMode: 'LTL',
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
  includePartialTLQuotes: true,
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

const noSettings: CompanySettings = {
  allowTMSBillToCompany: false,
  defaultSpecialInstructions: '',
  defaultLTLSpecialInstructions: '',
  enableTMSFreightAudit: false,
  enableThirdPartyTMSFreightAudit: false,
  freightAuditEnabled: false,
  freightAuditManagementFee: 0,
}

export function quotingPortal(configuration: Partial<CustomerConfiguration> = {}, portal: FakePortal = withLookups()) {
  portal.on(getCustomerConfiguration, { ...noConfiguration, ...configuration })
  portal.on(quotableLocations, ({ query }) => ({
    items: [dallas, atlanta].filter(({ postalCode, city }) => `${postalCode} ${city}`.includes(String(query.q))),
  }))
  portal.on(getMileage, { totalMiles: 781, line: [], source: 'own roads' })
  portal.on(checkChosenQuote, { isValid: true, reason: null })
  portal.on(getCompanySettings, noSettings)
  portal.on(getOrderRequirementFlags, { items: [] })
  portal.on(getCompanyReferenceNumbers, { order: [], pickup: [], dropoff: [] })
  portal.on(getDefaultBillingSetting, { billingSetting: null })
  portal.on(getBillingSettings, { data: [] })
  portal.on(getBillToCompanies, { data: [] })
  return portal
}

type Given = {
  configuration?: Partial<CustomerConfiguration>
  at?: Partial<QuoteAddress>
  path?: string
  user?: Partial<CurrentUser>
  /** Points of the road between the places. */
  line?: [number, number][]
  /** Fake server with more handlers than the wizard itself needs. */
  portal?: FakePortal
} & RatesPart

const NoRates = () => null

export async function openWizard({ configuration, at, path, user, RatesPart = NoRates, ...given }: Given = {}) {
  const portal = quotingPortal(configuration, given.portal)
  if (given.line) portal.on(getMileage, { totalMiles: 781, line: given.line, source: 'own roads' })
  const written = at && `/quotes?${writeQuoteAddress({ step: 'ShipmentDetails', details: null, rate: null, ...at })}`
  const opened = await renderScreen(<QuoteWizard RatesPart={RatesPart} />, {
    portal,
    path: path ?? written ?? '/quotes',
    ...(user && { user }),
  })
  await screen.findByRole('heading', { level: 1, name: 'Get Quotes' })
  const parameters = () => new URLSearchParams(opened.router.state.location.search)
  return { ...opened, portal, parameters, kept: () => readQuoteAddress(parameters()) }
}
export type OpenedWizard = Awaited<ReturnType<typeof openWizard>>

export const card = (name: string) => screen.getByRole('checkbox', { name })
export const stepShown = () =>
  screen.getByRole('list', { name: 'Steps' }).querySelector('[aria-current="step"]')?.textContent
export const press = ({ keys }: OpenedWizard, name: string) => keys.click(screen.getByRole('button', { name }))

export async function pickPlace({ keys }: OpenedWizard, label: string, text: string) {
  await keys.type(screen.getByRole('combobox', { name: label }), text)
  await keys.click(await screen.findByRole('option'))
}

export const longItem = (facts: Partial<LineItem> = {}) => anItem({ packageLength: 120, ...facts })
