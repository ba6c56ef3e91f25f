import { type LabelFormat, labelFormatLabels } from '#bills-of-lading/label-format.ts'
import { type FileType, fileTypeLabels } from '#documents/document-types.ts'
import type { bookingSettingsLabels, quoteMarkupLabels } from '#settings/labels.ts'

/** A number of days as people say it: "1 day", "30 days". */
export const daysInWords = (days: number): string => (days === 1 ? '1 day' : `${days} days`)

/** A percent as it was entered: "12.5%"; one that is unset stays empty. */
export const percentInWords = (percent: number | null): string | null => (percent === null ? null : `${percent}%`)

/** An amount in dollars with as many decimals as it has, two at least: "$0.525"; a field that is just emptied has none. */
export const dollarsInWords = (dollars: number | null): string | null =>
  dollars === null
    ? null
    : `$${dollars.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 4 })}`

/** A speed as people say it; one that is unset is the usual one. */
const speedInWords = (milesPerHour: number | null) => (milesPerHour === null ? null : `${milesPerHour} mph`)

/** How a switch is told. */
export const onOrOff = (isOn: boolean) => (isOn ? 'On' : 'Off')

/** How history, conflicts and the save bar tell the settings of insurance. */
export const insuranceSettingsInWords = { warningDays: daysInWords } as const

/** How history, conflicts and the save bar tell the settings of booking. */
export const bookingSettingsInWords = {
  allowTMSBillToCompany: onOrOff,
  enableTMSFreightAudit: onOrOff,
  enableThirdPartyTMSFreightAudit: onOrOff,
  freightAuditEnabled: onOrOff,
  freightAuditManagementFee: dollarsInWords,
  fuelPerMile: dollarsInWords,
  firstStopCharge: dollarsInWords,
  furtherStopCharge: dollarsInWords,
  truckloadSpeed: speedInWords,
  ltlSpeed: speedInWords,
} as const satisfies Partial<Record<keyof typeof bookingSettingsLabels, unknown>>

const typesInWords = (types: readonly FileType[]) => types.map((type) => fileTypeLabels[type]).join(', ') || 'None'

/** How history, conflicts and the save bar tell the settings of documents. */
export const documentSettingsInWords = {
  requiredContractTMSDocuments: typesInWords,
  requiredSpotDocuments: typesInWords,
  requiredIntegratedDocuments: typesInWords,
  labelFormat: (format: LabelFormat) => labelFormatLabels[format],
} as const

/** How history, conflicts and the save bar tell the settings of markups; what is not named here is told as it is. */
export const quoteMarkupInWords = {
  includePrepaidAddMarkupQuotes: onOrOff,
  includePartialTLQuotes: onOrOff,
  domesticTLMarkup: percentInWords,
  domesticLTLMarkup: percentInWords,
  internationalTLMarkup: percentInWords,
  internationalLTLMarkup: percentInWords,
  defaultPrepaidAdd: percentInWords,
} as const satisfies Partial<Record<keyof typeof quoteMarkupLabels, unknown>>
