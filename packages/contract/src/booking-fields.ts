import { manualBookingIssues } from '@lanewise/domain/booking/manual-charges'
import { type ShippingMode, shippingModes } from '@lanewise/domain/freight/modes'
import { allChargeTypes } from '@lanewise/domain/rating/charge-types'
import { chargeRateTypeNames } from '@lanewise/domain/rating/charges'
import { z } from 'zod'
import { optionalText, orNull, requiredText } from './fields.ts'
import { numericFreightClass } from './freight-fields.ts'
import { Id } from './list.ts'
import { chooseChargeType, chooseMethod, chooseShippingMode, oneChargeAtLeast, required } from './messages.ts'
import { dollars, ratePerUnit } from './money.ts'
import { ConfirmationChoice } from './rate-confirmation-fields.ts'
import { withRule } from './with-rule.ts'

/** One charge of a booking. The server computes the total itself and rejects a different one. (BOOK-30) */
export const ManualCharge = z.strictObject({
  type: z.enum(allChargeTypes as [string, ...string[]], chooseChargeType),
  description: requiredText(200),
  units: z.number('Enter a number').min(0, 'Cannot be negative').max(1_000_000, 'At most 1,000,000'),
  rate: ratePerUnit,
  chargeRateType: z.enum(chargeRateTypeNames, chooseMethod),
  total: dollars,
})
export type ManualCharge = z.output<typeof ManualCharge>

const P44Parameters = z.strictObject({
  webServiceDescriptionId: optionalText(200),
  quoteRequestId: Id,
  ltlServiceLevel: optionalText(100),
  isGuaranteed: z.boolean('Answer true or false'),
})

const IntegrationParameters = z.strictObject({
  quoteId: Id,
  carrierQuoteNumber: optionalText(200),
  carrierName: optionalText(200),
  rateSource: requiredText(50),
  serviceDays: z.number('Enter a number').min(0, 'Cannot be negative').max(365, 'At most 365').default(1),
  integrationServiceType: optionalText(50),
  totalRate: dollars,
})

const shape = {
  shippingMode: z.enum(shippingModes, chooseShippingMode),
  carrierId: Id.nullish().transform(orNull),
  contractId: Id.nullish().transform(orNull),
  /** Freight class for the carrier's bill, for manual LTL bookings. */
  freightClass: numericFreightClass,
  /** The carrier's PRO number, if it is already known. A number that a partner returns replaces it. */
  proNumber: optionalText(30),
  manualBookingCharges: z.array(ManualCharge).max(50, 'At most 50 charges').nullish().transform(orNull),
  p44BookingParameters: P44Parameters.nullish().transform(orNull),
  integrationBookingParameters: IntegrationParameters.nullish().transform(orNull),
  /** Replaces the carrier of a booked shipment, which is told this reason with its cancellation. */
  changeReason: optionalText(500),
  /** Without a choice, the last one for the carrier counts. */
  rateConfirmation: ConfirmationChoice.nullish().transform(orNull),
} as const

/** A booking. The rate is taken from the stored data, whatever else the payload contains (DEF-67). (BOOK-29) */
export const BookingPayload = withRule(
  z.strictObject(shape),
  ['shippingMode', 'contractId', 'integrationBookingParameters', 'manualBookingCharges'],
  manualBookingIssues,
)
export type BookingPayload = z.output<typeof BookingPayload>

const ManualBooking = z.strictObject({
  carrierId: z.uuid(required),
  charges: z.array(ManualCharge).min(1, oneChargeAtLeast).max(50, 'At most 50 charges'),
  proNumber: optionalText(30),
  freightClass: numericFreightClass,
})
export type ManualBooking = z.output<typeof ManualBooking>

/** The manual booking form, with the same rule as the API call (BOOK-39). */
export const manualBookingForm = (shippingMode: ShippingMode) =>
  withRule(ManualBooking, ['charges'], ({ charges }) =>
    manualBookingIssues({
      shippingMode,
      contractId: null,
      integrationBookingParameters: null,
      manualBookingCharges: charges,
    }).map(({ message }) => ({ path: ['charges'], message })),
  )
