import type { ManualCharge } from '#booking/manual-charges.ts'
import type { ShippingMode } from '#freight/modes.ts'

/** Booking parameters for a rate from a carrier network. (BOOK-31) */
export type P44BookingParameters = {
  webServiceDescriptionId: string | null
  quoteRequestId: string
  ltlServiceLevel: string | null
  isGuaranteed: boolean
}

/** Booking parameters for a rate from another partner. (BOOK-33) */
export type IntegrationBookingParameters = {
  quoteId: string
  carrierQuoteNumber: string | null
  carrierName: string | null
  rateSource: string
  serviceDays: number
  integrationServiceType: string | null
  totalRate: number
}

/** Payload of every booking except spot bookings. (BOOK-29) */
export type BookingPayload = {
  shippingMode: ShippingMode
  carrierId: string | null
  contractId: string | null
  manualBookingCharges: ManualCharge[] | null
  p44BookingParameters: P44BookingParameters | null
  integrationBookingParameters: IntegrationBookingParameters | null
}

/** Fields of an LTL or volume rate that its booking needs. Amounts in dollars. */
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

/** Booking payload for a rate from a partner or from the company's own tariff. (BOOK-21 to BOOK-24) */
export function integratedBooking(rate: BookableRate, shippingMode: ShippingMode): BookingPayload {
  if (isNetworkRate(rate)) return { ...nothing, shippingMode, p44BookingParameters: p44Parameters(rate) }
  const integrationBookingParameters = integrationParameters(rate)
  const manualBookingCharges = rate.rateSource === 'MortonExpress' ? rate.charges.map(manualChargeOf) : null
  return { ...nothing, shippingMode, manualBookingCharges, integrationBookingParameters }
}

/** Booking payload for a contracted rate. (BOOK-26, BOOK-27) */
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

/** LTL and volume rates that do not come from another partner. (BOOK-22) */
const isNetworkRate = ({ integrationServiceType: type, rateSource }: BookableRate) =>
  (type === 'LTL' || type === 'VLTL') && rateSource !== 'Spot'

const p44Parameters = (rate: BookableRate): P44BookingParameters => ({
  webServiceDescriptionId: rate.webServiceDescriptionId,
  quoteRequestId: rate.quoteId,
  ltlServiceLevel: rate.serviceLevelCode,
  isGuaranteed: rate.isGuaranteedRate,
})

/** Transit time defaults to one day if the partner does not report it. (BOOK-33, BOOK-34) */
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
