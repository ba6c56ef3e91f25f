import { isLtlMode, type ShippingMode } from '#freight/modes.ts'
import type { ChargeRateType } from '#rating/charges.ts'
import { type RateSource, rateSources } from '#rating/rate-sources.ts'
import type { FieldIssue } from '#shared/issue.ts'

/** BOOK-30: a charge as it is sent with a booking; money in dollars. */
export type ManualCharge = {
  type: string
  description: string
  units: number
  rate: number
  chargeRateType: ChargeRateType
  total: number
}

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

/** BOOK-38: what a manual LTL booking begins with. */
export const firstManualCharges = (): ManualCharge[] =>
  [
    { type: 'FreightRate', description: 'Freight Rate' },
    { type: 'FuelSurcharge', description: 'Fuel Surcharge' },
  ].map((charge) => ({ ...charge, units: 1, rate: 0, chargeRateType: 'Flat', total: 0 }))

export const manualChargesRequired = 'Freight Rate and Fuel Surcharge are required for manual LTL bookings'

type Manual = Pick<BookingPayload, 'shippingMode' | 'contractId' | 'integrationBookingParameters'> & {
  manualBookingCharges: readonly { type: string }[] | null
}

/** BOOK-39: an LTL booking by hand names the two charges that every LTL bill has. */
export function manualBookingIssues(booking: Manual): FieldIssue[] {
  const { shippingMode, manualBookingCharges: charges } = booking
  const isByHand = booking.contractId === null && booking.integrationBookingParameters === null
  if (!isByHand || charges === null || !isLtlMode(shippingMode)) return []
  const types = charges.map(({ type }) => type)
  const isWhole = types.includes('FreightRate') && types.includes('FuelSurcharge')
  return isWhole ? [] : [{ path: ['manualBookingCharges'], message: manualChargesRequired }]
}

/** How a shipment came to its carrier, by where its rate came from. */
export const originationTypes = ['ContractTMS', 'Spot', 'Integrated'] as const
export type OriginationType = (typeof originationTypes)[number]
export const originationTypeOf = (rateSource: string): OriginationType => {
  if (rateSource === 'Contract' || rateSource === 'Manual') return 'ContractTMS'
  return rateSource === 'Spot' ? 'Spot' : 'Integrated'
}

/** Where a shipment came from. */
export const originations = ['Order', 'Consolidation', 'ShipmentBuilder'] as const
export type Origination = (typeof originations)[number]

/** Hazardous items that cannot travel because nobody said what they are properly called. */
export const unnamedHazmat = (
  items: readonly { isHazmat: boolean; properShippingName: string | null; description: string }[],
) =>
  items
    .filter(({ isHazmat, properShippingName }) => isHazmat && !properShippingName)
    .map(({ description }) => description)

export const unnamedHazmatMessage = (names: readonly string[], before = 'the freight is booked'): string =>
  `Enter the proper shipping name of ${names.join(', ')} before ${before}`

/** SHIP-8: what somebody is told whose booking came second. */
export const bookedMeanwhile = (shipmentNumber: string, by: string, carrier: string): string =>
  `${by} has booked shipment ${shipmentNumber} with ${carrier} already`

/** SHIP-8: the same while the carrier of the first booking has not answered. */
export const bookingUnderWay = (shipmentNumber: string, by: string, carrier: string): string =>
  `${by} is booking shipment ${shipmentNumber} with ${carrier}, which has not answered yet`

/** A rate whose source cannot be called to book it. */
export const notBookable = (source: RateSource): string =>
  `Rates of ${rateSources[source]} cannot be booked from here. Call the carrier and book the shipment by hand.`

/** What somebody is told whose cancellation never reached the partner that had booked. */
export const cancelUntold = (shipmentNumber: string, partner: string, reference: string): string =>
  `${partner} could not be told that shipment ${shipmentNumber} is cancelled. Call it and name its reference ${reference}.`

type Uncalled = { shipmentNumber: string; carrierName: string; phone: string | null }

/** SHIP-5: what somebody is told whose cancellation reaches the carrier on no way that is known. */
export const carrierUntold = ({ shipmentNumber, carrierName, phone }: Uncalled): string =>
  `${carrierName} could not be told that shipment ${shipmentNumber} is cancelled. Call it${phone ? ` at ${phone}` : ''}.`

/** What becomes of an answer that comes when nobody wants the booking any more. */
export const bookedTooLate = (shipmentNumber: string, partner: string): string =>
  `${partner} booked shipment ${shipmentNumber} after it was given up, and is told to cancel it`

/** TRADE-7: why nobody can book while a carrier has not said whether it took the freight. */
export const bookingUnanswered = (shipmentNumber: string, partner: string, reference: string): string =>
  `${partner} has not said whether it booked shipment ${shipmentNumber} (its reference: ${reference}). It is being asked; nothing can be booked until it answers.`
