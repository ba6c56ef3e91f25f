import { CompanySettings, CustomerConfiguration } from '@lanewise/contract/configuration'
import type { companySettings } from '#features/settings/index.ts'
import { declaredFields } from '#platform/declared-fields.ts'

type Settings = Awaited<ReturnType<typeof companySettings>>

const settings = declaredFields(CompanySettings)
const configuration = declaredFields(CustomerConfiguration)

/** The seven settings that screens use. (DEF-15) */
export const settingsView = (row: Settings): CompanySettings =>
  settings({
    ...row,
    allowTMSBillToCompany: row.allowTmsBillToCompany,
    defaultLTLSpecialInstructions: row.defaultLtlSpecialInstructions,
    enableTMSFreightAudit: row.enableTmsFreightAudit,
    enableThirdPartyTMSFreightAudit: row.enableThirdPartyTmsFreightAudit,
  })

export const configurationView = (row: Settings): CustomerConfiguration =>
  configuration({
    ...row,
    defaultLocation: row.defaultLocationId,
    defaultCommodity: row.defaultCommodityId,
    defaultLTLSpecialInstructions: row.defaultLtlSpecialInstructions,
    defaultTLSpecialInstructions: row.defaultTlSpecialInstructions,
    availableDefaultLTLAccessorials: row.availableDefaultLtlAccessorials,
    internationalTLMarkup: row.internationalTlMarkup,
    internationalLTLMarkup: row.internationalLtlMarkup,
    domesticTLMarkup: row.domesticTlMarkup,
    domesticLTLMarkup: row.domesticLtlMarkup,
    includePartialTLQuotes: row.includePartialTlQuotes,
    companyHolidays: [...row.companyHolidays],
  })
