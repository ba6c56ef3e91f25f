import type { ManualCharge } from '#booking/manual-charges.ts'
import type { ShippingMode } from '#freight/modes.ts'

/** BOOK-31: what a rate of a carrier network is booked with. */
export type P44BookingParameters = {
  webServiceDescriptionId: string | null
  quoteRequestId: string
  ltlServiceLevel: string | null
  isGuaranteed: boolean
}

/** BOOK-33: what a rate of another partner is booked with. */
export type IntegrationBookingParameters = {
  quoteId: string
  carrierQuoteNumber: string | null
  carrierName: string | null
  rateSource: string
  serviceDays: number
  integrationServiceType: string | null
  totalRate: number
}

/** BOOK-29: the one shape in which every booking but a spot booking is sent. */
export type BookingPayload = {
  shippingMode: ShippingMode
  carrierId: string | null
  contractId: string | null
  manualBookingCharges: ManualCharge[] | null
  p44BookingParameters: P44BookingParameters | null
  integrationBookingParameters: IntegrationBookingParameters | null
}

/** An LTL or volume rate as far as its booking needs it; money in dollars. */
export type BookableRate = {
  quoteId: string
  rateSource: string
  serviceLevelCode: string | null
  isGuaranteedRate: boolean
  webServiceDescriptionId: string | null
  integrationServiceType: string | null
  maxServiceDays: number
  totalCost: number
  additionalInfo: {
    integrationCarrierQuoteReferenceNumber: string | null
    integrationCarrierName: string | null
  }
  charges: readonly (Omit<ManualCharge, 'type'> & { chargeType: string })[]
}

const nothing = {
  carrierId: null,
  contractId: null,
  manualBookingCharges: null,
  p44BookingParameters: null,
  integrationBookingParameters: null,
} as const

/** BOOK-21 to BOOK-24: how a rate of a partner, or of an own tariff, is booked. */
export function integratedBooking(rate: BookableRate, shippingMode: ShippingMode): BookingPayload {
  if (isNetworkRate(rate)) return { ...nothing, shippingMode, p44BookingParameters: p44Parameters(rate) }
  const integrationBookingParameters = integrationParameters(rate)
  const manualBookingCharges = rate.rateSource === 'MortonExpress' ? rate.charges.map(manualChargeOf) : null
  return { ...nothing, shippingMode, manualBookingCharges, integrationBookingParameters }
}

/** BOOK-26, BOOK-27: how a contracted rate is booked. */
export const contractBooking = (rate: {
  contractId: string
  carrierId: string
  additionalCharges: readonly ManualCharge[]
}): BookingPayload => ({
  ...nothing,
  shippingMode: 'TL',
  carrierId: rate.carrierId,
  contractId: rate.contractId,
  manualBookingCharges: [...rate.additionalCharges],
})

/** BOOK-22: LTL and volume rates that come from no other partner. */
const isNetworkRate = ({ integrationServiceType: type, rateSource }: BookableRate) =>
  (type === 'LTL' || type === 'VLTL') && rateSource !== 'Spot'

/** BOOK-32 */
const p44Parameters = (rate: BookableRate): P44BookingParameters => ({
  webServiceDescriptionId: rate.webServiceDescriptionId,
  quoteRequestId: rate.quoteId,
  ltlServiceLevel: rate.serviceLevelCode,
  isGuaranteed: rate.isGuaranteedRate,
})

/** BOOK-33, BOOK-34: a partner that does not say how long it takes takes a day. */
const integrationParameters = (rate: BookableRate): IntegrationBookingParameters => ({
  quoteId: rate.quoteId,
  carrierQuoteNumber: rate.additionalInfo.integrationCarrierQuoteReferenceNumber,
  carrierName: rate.additionalInfo.integrationCarrierName,
  rateSource: rate.rateSource,
  serviceDays: rate.maxServiceDays || 1,
  integrationServiceType: rate.integrationServiceType,
  totalRate: rate.totalCost,
})

const manualChargeOf = ({ chargeType, ...charge }: BookableRate['charges'][number]): ManualCharge => ({
  type: chargeType,
  description: charge.description,
  units: charge.units,
  rate: charge.rate,
  chargeRateType: charge.chargeRateType,
  total: charge.total,
})
