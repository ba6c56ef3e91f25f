import { getBillingSettings, getBillToCompanies } from '@lanewise/contract/billing'
import type { BookingSettings } from '@lanewise/contract/booking-settings-fields'
import { getHistory, getKindHistory, type HistoryEntry } from '@lanewise/contract/history'
import type { OrderDefaultSettings } from '@lanewise/contract/order-default-fields'
import {
  getBookingSettings,
  getInsuranceSettings,
  getOrderDefaultSettings,
  getQuoteMarkupSettings,
  type InsuranceSettings,
  type QuoteMarkupSettings,
  updateBookingSettings,
  updateInsuranceSettings,
  updateOrderDefaultSettings,
  updateQuoteMarkupSettings,
} from '@lanewise/contract/settings'
import { screen, within } from '@testing-library/react'
import { settingsScreens } from '#features/settings/settings.screens.ts'
import { createFakePortal } from '#testing/fake-portal.ts'
import { aScreen, renderPortal } from '#testing/render-portal.tsx'
import { ana } from '#testing/render-screen.tsx'

const id = ana.companyId

export const someMarkups = (given: Partial<QuoteMarkupSettings> = {}): QuoteMarkupSettings => ({
  id,
  version: 4,
  includePrepaidAddMarkupQuotes: true,
  prepaidAddMarkupMethod: 'Margin',
  domesticTLMarkup: 15,
  domesticLTLMarkup: 12.5,
  internationalTLMarkup: null,
  internationalLTLMarkup: null,
  defaultPrepaidAdd: 10,
  includePartialTLQuotes: false,
  ...given,
})

export const someDefaults = (given: Partial<OrderDefaultSettings> = {}): OrderDefaultSettings => ({
  id,
  version: 3,
  defaultOrderType: 'Sales',
  availableFreightTerms: ['Prepaid', 'PrepaidAdd', 'Collect', 'ThirdParty'],
  defaultFreightTerm: 'Prepaid',
  availableShippingModes: ['LTL', 'VLTL', 'TL'],
  defaultShippingMode: 'TL',
  availableEquipmentModes: [1, 2, 3],
  defaultEquipmentMode: 1,
  availableEquipmentTypes: [],
  defaultEquipmentType: 'Van',
  defaultReeferMode: 'Continuous',
  defaultReeferTemp: null,
  mustHaveRequirements: [],
  mustNotHaveRequirements: [],
  additionalRequirements: [],
  availableDefaultLTLAccessorials: ['LiftgateDelivery'],
  defaultLocation: null,
  defaultLocationName: null,
  prioritizeHistoricalLocations: false,
  showLocationName: true,
  defaultCommodity: null,
  defaultCommodityCode: null,
  requiredOrderReferences: [],
  requiredPickupReferences: [],
  requiredDropoffReferences: [],
  defaultTLSpecialInstructions: '',
  defaultLTLSpecialInstructions: '',
  defaultSpecialInstructions: '',
  customsBrokerName: null,
  customsContact: null,
  customsPhoneNumber: null,
  customsPort: null,
  ...given,
})

export const anEntry = (given: Partial<HistoryEntry> = {}): HistoryEntry => ({
  id: '1',
  at: '2026-11-14T15:30:00.000Z',
  who: 'Ben Cole',
  entity: 'quoteMarkupSettings',
  entityId: id,
  entityName: 'Quote markup settings',
  action: 'changed',
  sentences: ['Ben Cole changed Domestic truckload from 12% to 15%'],
  changes: [{ label: 'Domestic truckload', from: '12%', to: '15%' }],
  ...given,
})

type Options = Omit<NonNullable<Parameters<typeof renderPortal>[0]>, 'portal' | 'screens'>

type StoredSettings = {
  booking: BookingSettings
  insurance: InsuranceSettings
  markups: QuoteMarkupSettings
  defaults: OrderDefaultSettings
}

/**
 * Fake server that stores saved settings and increments their version. Tests change `kept` to simulate another user's
 * edits.
 */
export function aSettingsServer() {
  const portal = createFakePortal()
  const stored: StoredSettings = {
    booking: {
      id,
      version: 5,
      allowTMSBillToCompany: false,
      enableTMSFreightAudit: false,
      enableThirdPartyTMSFreightAudit: false,
      freightAuditEnabled: false,
      freightAuditManagementFee: 0,
      fuelPerMile: 0.5,
      accessorialPrices: [],
      companyHolidays: [],
      roundsPublicPositions: false,
      firstStopCharge: 75,
      furtherStopCharge: 100,
      truckloadSpeed: null,
      ltlSpeed: null,
      timeZone: 'America/Chicago',
      logoFileId: null,
    },
    insurance: { id, version: 2, warningDays: 30 },
    markups: someMarkups(),
    defaults: someDefaults(),
  }
  portal.on(getBookingSettings, () => ({ ...stored.booking }))
  portal.on(updateBookingSettings, ({ body }) => {
    stored.booking = { ...stored.booking, ...body, version: stored.booking.version + 1 }
    return { ...stored.booking }
  })
  portal.on(getBillingSettings, { data: [] })
  portal.on(getBillToCompanies, { data: [] })
  portal.on(getInsuranceSettings, () => ({ ...stored.insurance }))
  portal.on(getQuoteMarkupSettings, () => ({ ...stored.markups }))
  portal.on(updateInsuranceSettings, ({ body }) => {
    stored.insurance = { ...stored.insurance, ...body, version: stored.insurance.version + 1 }
    return { ...stored.insurance }
  })
  portal.on(updateQuoteMarkupSettings, ({ body }) => {
    stored.markups = { ...stored.markups, ...body, version: stored.markups.version + 1 }
    return { ...stored.markups }
  })
  portal.on(getOrderDefaultSettings, () => ({ ...stored.defaults }))
  portal.on(updateOrderDefaultSettings, ({ body }) => {
    stored.defaults = { ...stored.defaults, ...body, version: stored.defaults.version + 1 }
    return { ...stored.defaults }
  })
  portal.on(getHistory, { data: [], total: 0 })
  portal.on(getKindHistory, { data: [], total: 0 })
  return { portal, kept: stored }
}

export async function openSettings(path = '/settings', options: Options = {}, server = aSettingsServer()) {
  const screens = [aScreen(), ...settingsScreens]
  const opened = await renderPortal({ ...options, path, screens, portal: server.portal })
  return { ...opened, kept: server.kept }
}

export async function openMarkups(options: Options = {}, server = aSettingsServer()) {
  const opened = await openSettings('/settings/quote-markup', options, server)
  await screen.findByLabelText(/^Domestic truckload/)
  return opened
}

export const percent = (name: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${name}`))
export const bar = () => within(screen.getByRole('region', { name: 'Unsaved changes' }))
export const queryBar = () => screen.queryByRole('region', { name: 'Unsaved changes' })
