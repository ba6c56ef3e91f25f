import { BookingSettingsFields } from '@lanewise/contract/booking-settings-fields'
import { DocumentSettingsFields } from '@lanewise/contract/document-settings-fields'
import {
  centsOfDollars,
  dollarsOfCents,
  dollarsOfTenThousandths,
  tenThousandthsOfDollars,
} from '@lanewise/contract/money'
import {
  bookingSettingsEntity,
  documentSettingsEntity,
  InsuranceSettingsFields,
  insuranceSettingsEntity,
  QuoteMarkupFields,
  quoteMarkupEntity,
} from '@lanewise/contract/settings'
import type { FileType } from '@lanewise/domain/documents/document-types'
import {
  bookingSettingsFormatters,
  documentSettingsFormatters,
  insuranceSettingsFormatters,
  quoteMarkupFormatters,
} from '@lanewise/domain/settings/formatters'
import { findLogoId } from './settings.queries.ts'
import { settingsPage } from './settings-page.ts'

/** Days before expiry at which a carrier's certificate counts as expiring. (DEF-47) */
export const insurancePage = settingsPage<InsuranceSettingsFields>({
  entity: insuranceSettingsEntity,
  schema: InsuranceSettingsFields,
  version: 'insuranceVersion',
  fieldsOf: ({ insuranceWarningDays }) => ({ warningDays: insuranceWarningDays }),
  columnsOf: ({ warningDays }) => ({ insuranceWarningDays: warningDays }),
  formatters: insuranceSettingsFormatters,
})

/** Markup of rates (RATE-12) and the fallback percentage for a missing one. (DEF-47) */
export const quoteMarkupPage = settingsPage<QuoteMarkupFields>({
  entity: quoteMarkupEntity,
  schema: QuoteMarkupFields,
  version: 'quoteMarkupVersion',
  fieldsOf: (row) => ({
    includePrepaidAddMarkupQuotes: row.includePrepaidAddMarkupQuotes,
    // The database column accepts no other values.
    prepaidAddMarkupMethod: row.prepaidAddMarkupMethod,
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
  formatters: quoteMarkupFormatters,
})

/** Booking settings used by quoting, ordering and planning. (DEF-47) */
export const bookingPage = settingsPage<BookingSettingsFields, { logoFileId: string | null }>({
  entity: bookingSettingsEntity,
  schema: BookingSettingsFields,
  version: 'bookingVersion',
  fieldsOf: (row) => ({
    allowTMSBillToCompany: row.allowTmsBillToCompany,
    enableTMSFreightAudit: row.enableTmsFreightAudit,
    enableThirdPartyTMSFreightAudit: row.enableThirdPartyTmsFreightAudit,
    freightAuditEnabled: row.freightAuditEnabled,
    freightAuditManagementFee: row.freightAuditManagementFee,
    fuelPerMile: dollarsOfTenThousandths(row.fuelPerMile),
    firstStopCharge: dollarsOfCents(row.firstStopCents),
    furtherStopCharge: dollarsOfCents(row.furtherStopCents),
    accessorialPrices: [...row.accessorialPrices],
    companyHolidays: [...row.companyHolidays],
    truckloadSpeed: row.truckloadSpeed,
    ltlSpeed: row.ltlSpeed,
    roundsPublicPositions: row.roundsPublicPositions,
    timeZone: row.timeZone,
  }),
  columnsOf: (fields) => ({
    allowTmsBillToCompany: fields.allowTMSBillToCompany,
    enableTmsFreightAudit: fields.enableTMSFreightAudit,
    enableThirdPartyTmsFreightAudit: fields.enableThirdPartyTMSFreightAudit,
    freightAuditEnabled: fields.freightAuditEnabled,
    freightAuditManagementFee: fields.freightAuditManagementFee,
    fuelPerMile: tenThousandthsOfDollars(fields.fuelPerMile),
    firstStopCents: centsOfDollars(fields.firstStopCharge),
    furtherStopCents: centsOfDollars(fields.furtherStopCharge),
    accessorialPrices: fields.accessorialPrices,
    companyHolidays: fields.companyHolidays,
    truckloadSpeed: fields.truckloadSpeed,
    ltlSpeed: fields.ltlSpeed,
    roundsPublicPositions: fields.roundsPublicPositions,
    timeZone: fields.timeZone,
  }),
  formatters: bookingSettingsFormatters,
  also: async (db) => ({ logoFileId: await findLogoId(db) }),
})

/** Documents required for a shipment, and label printing. (DEF-47) */
export const documentPage = (isScanningForViruses: boolean) =>
  settingsPage<DocumentSettingsFields, { isScanningForViruses: boolean }>({
    entity: documentSettingsEntity,
    schema: DocumentSettingsFields,
    version: 'documentVersion',
    // The database columns accept no other values.
    fieldsOf: (row) => ({
      requiredContractTMSDocuments: row.requiredContractTmsDocuments as FileType[],
      requiredSpotDocuments: row.requiredSpotDocuments as FileType[],
      requiredIntegratedDocuments: row.requiredIntegratedDocuments as FileType[],
      labelFormat: row.labelFormat,
    }),
    columnsOf: (fields) => ({
      requiredContractTmsDocuments: fields.requiredContractTMSDocuments,
      requiredSpotDocuments: fields.requiredSpotDocuments,
      requiredIntegratedDocuments: fields.requiredIntegratedDocuments,
      labelFormat: fields.labelFormat,
    }),
    formatters: documentSettingsFormatters,
    also: async () => ({ isScanningForViruses }),
  })
