import {
  InsuranceSettingsFields,
  insuranceSettingsEntity,
  OrderDefaultFields,
  orderDefaultEntity,
  QuoteMarkupFields,
  quoteMarkupEntity,
} from '@lanewise/contract/settings'
import type { EquipmentMode, ShippingMode } from '@lanewise/domain/freight/modes'
import type { Accessorial } from '@lanewise/domain/rating/accessorials'
import type { MarkupMethod } from '@lanewise/domain/rating/markup'
import { orderDefaultsInWords } from '@lanewise/domain/settings/order-defaults'
import { insuranceSettingsInWords, quoteMarkupInWords } from '@lanewise/domain/settings/words'
import { refuse } from '#platform/refuse.ts'
import { findCommodityCode } from './settings.queries.ts'
import { settingsPage } from './settings-page.ts'

/** DEF-47: when a carrier's certificate counts as expiring. */
export const insurancePage = settingsPage<InsuranceSettingsFields>({
  entity: insuranceSettingsEntity,
  schema: InsuranceSettingsFields,
  version: 'insuranceVersion',
  fieldsOf: ({ insuranceWarningDays }) => ({ warningDays: insuranceWarningDays }),
  columnsOf: ({ warningDays }) => ({ insuranceWarningDays: warningDays }),
  inWords: insuranceSettingsInWords,
})

/** DEF-47: RATE-12 and the percent that stands in for a missing one. */
export const quoteMarkupPage = settingsPage<QuoteMarkupFields>({
  entity: quoteMarkupEntity,
  schema: QuoteMarkupFields,
  version: 'quoteMarkupVersion',
  fieldsOf: (row) => ({
    includePrepaidAddMarkupQuotes: row.includePrepaidAddMarkupQuotes,
    // The column takes no other.
    prepaidAddMarkupMethod: row.prepaidAddMarkupMethod as MarkupMethod,
    domesticTLMarkup: row.domesticTlMarkup,
    domesticLTLMarkup: row.domesticLtlMarkup,
    internationalTLMarkup: row.internationalTlMarkup,
    internationalLTLMarkup: row.internationalLtlMarkup,
    defaultPrepaidAdd: row.defaultPrepaidAdd,
    includePartialTLQuotes: row.includePartialTlQuotes,
  }),
  columnsOf: (fields) => ({
    includePrepaidAddMarkupQuotes: fields.includePrepaidAddMarkupQuotes,
    prepaidAddMarkupMethod: fields.prepaidAddMarkupMethod,
    domesticTlMarkup: fields.domesticTLMarkup,
    domesticLtlMarkup: fields.domesticLTLMarkup,
    internationalTlMarkup: fields.internationalTLMarkup,
    internationalLtlMarkup: fields.internationalLTLMarkup,
    defaultPrepaidAdd: fields.defaultPrepaidAdd,
    includePartialTlQuotes: fields.includePartialTLQuotes,
  }),
  inWords: quoteMarkupInWords,
})

/** DEF-47: of the order defaults those that quoting reads. */
export const orderDefaultPage = settingsPage<OrderDefaultFields, { defaultCommodityCode: string | null }>({
  entity: orderDefaultEntity,
  schema: OrderDefaultFields,
  version: 'orderDefaultVersion',
  fieldsOf: (row) => ({
    // The columns hold what this page has checked.
    availableShippingModes: row.availableShippingModes as ShippingMode[],
    defaultShippingMode: row.defaultShippingMode as ShippingMode | null,
    availableEquipmentModes: row.availableEquipmentModes as EquipmentMode[],
    defaultEquipmentMode: row.defaultEquipmentMode as EquipmentMode | null,
    availableDefaultLTLAccessorials: row.availableDefaultLtlAccessorials as Accessorial[],
    defaultCommodity: row.defaultCommodityId,
  }),
  columnsOf: (fields) => ({
    availableShippingModes: fields.availableShippingModes,
    defaultShippingMode: fields.defaultShippingMode,
    availableEquipmentModes: fields.availableEquipmentModes,
    defaultEquipmentMode: fields.defaultEquipmentMode,
    availableDefaultLtlAccessorials: fields.availableDefaultLTLAccessorials,
    defaultCommodityId: fields.defaultCommodity,
  }),
  inWords: orderDefaultsInWords,
  also: async (db, { defaultCommodity }) => ({
    defaultCommodityCode: defaultCommodity && (await findCommodityCode(db, defaultCommodity)),
  }),
  tell: ({ defaultCommodityCode }) => ({ defaultCommodity: defaultCommodityCode }),
  check: ({ defaultCommodityCode }, { defaultCommodity }, current) => {
    // One that was deleted since may stay: nobody chose it now.
    if (!defaultCommodity || defaultCommodityCode || defaultCommodity === current.defaultCommodity) return
    refuse.invalid(unknownCommodity, { defaultCommodity: [unknownCommodity] })
  },
})

const unknownCommodity = 'Choose one of your commodities'
