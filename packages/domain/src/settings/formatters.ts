import { type LabelFormat, labelFormatLabels } from '#bills-of-lading/pallet-labels.ts'
import { type FileType, fileTypeLabels } from '#documents/document-types.ts'
import { type ListedService, serviceLabel, type TruckloadService } from '#rating/services/truckload-services.ts'
import type { bookingSettingsLabels, quoteMarkupLabels } from '#settings/labels.ts'
import { formatDate, formatUnitRate } from '#shared/format.ts'

/** Formats a number of days: "1 day", "30 days". */
export const formatDays = (days: number): string => (days === 1 ? '1 day' : `${days} days`)

/** Formats a percent as entered: "12.5%". Null when unset. */
export const formatEnteredPercent = (percent: number | null): string | null => (percent === null ? null : `${percent}%`)

/** Formats an amount in dollars with two to four decimals: "$0.525". Null for a field that was just cleared. */
export const formatDollars = (dollars: number | null): string | null =>
  dollars === null ? null : formatUnitRate(dollars * 10_000)

/** Formats a speed. Null means that the default speed applies. */
const formatSpeed = (milesPerHour: number | null) => (milesPerHour === null ? null : `${milesPerHour} mph`)

/** "Lift Gate $150.00, $95.00 partial; Inside Delivery $85.00". A row that is being entered is "New price". */
const formatServices = (listed: readonly (Omit<ListedService, 'service'> & { service: TruckloadService | null })[]) =>
  listed
    .flatMap(({ service, truckload, partial }) => {
      const prices = [formatDollars(truckload), partial !== null && `${formatDollars(partial)} partial`]
      return service === null ? ['New price'] : [`${serviceLabel(service)} ${prices.filter(Boolean).join(', ')}`.trim()]
    })
    .join('; ') || 'None'

/** "12/24/2026 Christmas Eve; 11/27/2026". A row that is being entered is "New day". */
const formatHolidays = (holidays: readonly { date: string | null; name: string | null }[]) =>
  holidays
    .map(({ date, name }) => [date && formatDate(date, 'UTC'), name].filter(Boolean).join(' ') || 'New day')
    .join('; ') || 'None'

export const onOrOff = (isOn: boolean) => (isOn ? 'On' : 'Off')

/** Formatters for insurance settings in history, conflicts and the save bar. */
export const insuranceSettingsFormatters = { warningDays: formatDays } as const

/** Formatters for booking settings in history, conflicts and the save bar. */
export const bookingSettingsFormatters = {
  allowTMSBillToCompany: onOrOff,
  enableTMSFreightAudit: onOrOff,
  enableThirdPartyTMSFreightAudit: onOrOff,
  freightAuditEnabled: onOrOff,
  freightAuditManagementFee: formatDollars,
  fuelPerMile: formatDollars,
  firstStopCharge: formatDollars,
  furtherStopCharge: formatDollars,
  accessorialPrices: formatServices,
  companyHolidays: formatHolidays,
  truckloadSpeed: formatSpeed,
  ltlSpeed: formatSpeed,
  roundsPublicPositions: onOrOff,
} as const satisfies Partial<Record<keyof typeof bookingSettingsLabels, unknown>>

const formatTypes = (types: readonly FileType[]) => types.map((type) => fileTypeLabels[type]).join(', ') || 'None'

/** Formatters for document settings in history, conflicts and the save bar. */
export const documentSettingsFormatters = {
  requiredContractTMSDocuments: formatTypes,
  requiredSpotDocuments: formatTypes,
  requiredIntegratedDocuments: formatTypes,
  labelFormat: (format: LabelFormat) => labelFormatLabels[format],
} as const

/** Formatters for markup settings in history, conflicts and the save bar. Fields without one are shown as stored. */
export const quoteMarkupFormatters = {
  includePrepaidAddMarkupQuotes: onOrOff,
  includePartialTLQuotes: onOrOff,
  domesticTLMarkup: formatEnteredPercent,
  domesticLTLMarkup: formatEnteredPercent,
  internationalTLMarkup: formatEnteredPercent,
  internationalLTLMarkup: formatEnteredPercent,
  defaultPrepaidAdd: formatEnteredPercent,
} as const satisfies Partial<Record<keyof typeof quoteMarkupLabels, unknown>>
