import { type TruckloadService, truckloadServices } from '@lanewise/domain/rating/services/truckload-services'
import { auditFlagIssues } from '@lanewise/domain/settings/audit-flags'
import { isOfferedTimeZone } from '@lanewise/domain/shared/time-zones'
import { speedBounds } from '@lanewise/domain/tracking/average-speed'
import { z } from 'zod'
import { CompanyHoliday } from './configuration.ts'
import { orNull, requiredText } from './fields.ts'
import { Id, text } from './list.ts'
import { dollars, ratePerUnit } from './money.ts'
import { updateOf } from './update-of.ts'
import { withRule } from './with-rule.ts'

const isOn = z.boolean('Answer true or false')
const notNegative = 'Cannot be negative'

const speed = z
  .int('Enter a whole number')
  .min(speedBounds.least, `At least ${speedBounds.least} mph`)
  .max(speedBounds.most, `At most ${speedBounds.most} mph`)
  .nullish()
  .transform(orNull)

const priceOfService = dollars.min(0, notNegative).max(10_000, 'At most $10,000').nullish().transform(orNull)

const listedServices = z
  .array(
    z.strictObject({
      service: z.enum(truckloadServices as [TruckloadService, ...TruckloadService[]], 'Choose a service'),
      /** Per full truckload and per partial truckload, in dollars. */
      truckload: priceOfService,
      partial: priceOfService,
    }),
  )
  .max(truckloadServices.length, `At most ${truckloadServices.length} services`)
  .check(({ value, issues }) => {
    for (const [index, { service }] of value.entries())
      if (value.findIndex((one) => one.service === service) < index)
        issues.push({ code: 'custom', input: value, path: [index, 'service'], message: 'This service is listed twice' })
  })

const companyHoliday = z.strictObject({ date: z.iso.date('Enter a date'), name: requiredText(60) })

const flags = { enableTMSFreightAudit: isOn, enableThirdPartyTMSFreightAudit: isOn } as const

/** Booking settings that a user enters. The form and the API use the same validation. Amounts in dollars. */
export const BookingSettingsFields = withRule(
  z.strictObject({
    /** Whether an order may name another company as bill-to party. (ORDER-42) */
    allowTMSBillToCompany: isOn,
    ...flags,
    /** Whether the fee is part of the cost of a truckload. (RATE-46) */
    freightAuditEnabled: isOn,
    freightAuditManagementFee: dollars.min(0, notNegative).max(1000, 'At most $1,000'),
    fuelPerMile: ratePerUnit.min(0, notNegative).max(100, 'At most $100 per mile'),
    firstStopCharge: dollars.min(0, notNegative).max(10_000, 'At most $10,000'),
    furtherStopCharge: dollars.min(0, notNegative).max(10_000, 'At most $10,000'),
    /** Prices of services that a truckload rate does not include, per load. (DEF-130) */
    accessorialPrices: listedServices,
    /** Days on which the company ships nothing, besides the holidays of its carriers. (DEF-133) */
    companyHolidays: z.array(companyHoliday).max(200, 'At most 200 days'),
    /** Speed that differs from the default. null uses the default speed. (DEF-93) */
    truckloadSpeed: speed,
    ltlSpeed: speed,
    /** Public tracking shows the city nearest to a truck in place of its position. (DEF-140) */
    roundsPublicPositions: isOn,
    /** Time zone that determines the company's days, weeks and months. (DEF-2) */
    timeZone: text(60).refine(isOfferedTimeZone, 'Choose a time zone of the US, Canada or Mexico'),
  }),
  ['enableTMSFreightAudit', 'enableThirdPartyTMSFreightAudit'],
  auditFlagIssues,
)
export type BookingSettingsFields = z.output<typeof BookingSettingsFields>
export const BookingSettingsUpdate = updateOf(BookingSettingsFields)
export type BookingSettingsUpdate = z.output<typeof BookingSettingsUpdate>

export const BookingSettings = z.object({
  id: Id,
  version: z.int(),
  allowTMSBillToCompany: z.boolean(),
  enableTMSFreightAudit: z.boolean(),
  enableThirdPartyTMSFreightAudit: z.boolean(),
  freightAuditEnabled: z.boolean(),
  freightAuditManagementFee: z.number(),
  fuelPerMile: z.number(),
  firstStopCharge: z.number(),
  furtherStopCharge: z.number(),
  accessorialPrices: z.array(
    z.object({
      service: z.enum(truckloadServices as [TruckloadService, ...TruckloadService[]]),
      truckload: z.number().nullable(),
      partial: z.number().nullable(),
    }),
  ),
  companyHolidays: z.array(CompanyHoliday),
  truckloadSpeed: z.int().nullable(),
  ltlSpeed: z.int().nullable(),
  roundsPublicPositions: z.boolean(),
  timeZone: z.string(),
  /** Logo next to the company's name on public tracking pages. */
  logoFileId: Id.nullable(),
})
export type BookingSettings = z.output<typeof BookingSettings>
