import type { BookingPayload } from '@lanewise/contract/booking-fields'
import { oneChargeAtLeast } from '@lanewise/contract/messages'
import { chargeOfManual } from '@lanewise/domain/booking/manual-charges'
import { isLtlMode, type ShippingMode, shippingModeLabels } from '@lanewise/domain/freight/modes'
import { totalOf } from '@lanewise/domain/rating/charges'
import { carrierIdByScac, carrierOf } from '#features/carriers/index.ts'
import { findContractRate, findSpotRate, quotedRates, type RateFound } from '#features/quotes/index.ts'
import type { ShipmentRow } from '#features/shipments/index.ts'
import type { Context } from '#platform/context.ts'
import { refuse } from '#platform/refuse.ts'
import type { Booking, RateToBook } from './booking.ts'
import { freightOfShipment } from './freight-of-shipment.ts'
import { refuseCarrier } from './refuse-carrier.ts'

const mismatch = 'This booking does not match a rate of its quote. Request new rates.'

/** The stored rate that a booking refers to. Prices sent by the caller are ignored. (DEF-67) */
export async function rateToBook(ctx: Context, shipment: ShipmentRow, sent: BookingPayload): Promise<RateToBook> {
  const rate = await rateMeant(ctx, shipment, sent)
  const booking = { ...rate.booking, proNumber: sent.proNumber }
  return { ...rate, booking, confirmation: { choice: sent.rateConfirmation } }
}

async function rateMeant(ctx: Context, shipment: ShipmentRow, sent: BookingPayload): Promise<RateToBook> {
  if (sent.p44BookingParameters || sent.integrationBookingParameters) return quotedRate(ctx, shipment, sent)
  if (sent.contractId) return contractedRate(ctx, shipment, { ...sent, contractId: sent.contractId })
  return rateByHand(ctx, shipment, sent)
}

async function quotedRate(ctx: Context, shipment: ShipmentRow, sent: BookingPayload): Promise<RateToBook> {
  const quoteId = sent.p44BookingParameters?.quoteRequestId ?? sent.integrationBookingParameters?.quoteId ?? ''
  const fitting = (await quotedRates(ctx, quoteId)).filter((rate) => isMeant(rate, sent))
  const [rate, second] = fitting
  if (!rate || second) return refuse.unprocessable(mismatch)
  return toBook(ctx, shipment, rate)
}

/** True when the parameters describe this stored rate. */
function isMeant({ offer }: RateFound, sent: BookingPayload): boolean {
  const { p44BookingParameters: p44, integrationBookingParameters: other } = sent
  if (p44)
    return (
      (offer.integrationServiceType === 'LTL' || offer.integrationServiceType === 'VLTL') &&
      offer.webServiceDescriptionId === p44.webServiceDescriptionId &&
      offer.serviceLevelCode === p44.ltlServiceLevel &&
      offer.isGuaranteedRate === p44.isGuaranteed
    )
  return (
    offer.rateSource === other?.rateSource &&
    offer.additionalInfo.integrationCarrierQuoteReferenceNumber === other.carrierQuoteNumber &&
    offer.additionalInfo.integrationCarrierName === other.carrierName
  )
}

export type SpotBooking = { quoteId: string; isPartial: boolean } & Pick<
  BookingPayload,
  'rateConfirmation' | 'changeReason'
>

/** Truckload spot quote to book. (BOOK-18) */
export async function spotRate(ctx: Context, shipment: ShipmentRow, sent: SpotBooking): Promise<RateToBook> {
  const rate = await findSpotRate(ctx, sent.quoteId)
  if (!rate || rate.isPartial !== sent.isPartial) return refuse.unprocessable(mismatch)
  return { ...(await toBook(ctx, shipment, rate)), confirmation: { choice: sent.rateConfirmation } }
}

async function toBook(ctx: Context, shipment: ShipmentRow, rate: RateFound): Promise<RateToBook> {
  if (rate.refusal) refuse.conflict(rate.refusal)
  refuseOtherMode(shipment, rate.shippingMode)
  const booking: Booking = {
    rateSource: rate.offer.rateSource,
    shippingMode: rate.shippingMode,
    carrierId: rate.scac ? await carrierIdByScac(ctx.db, rate.scac) : null,
    carrierName: rate.offer.carrierName,
    carrierScac: rate.scac,
    serviceLevel: rate.serviceLevel,
    quoteNumber: rate.quoteNumber,
    laneId: null,
    laneRateId: null,
    transitDays: rate.transitDays,
    charges: rate.charges,
    total: rate.total,
  }
  refuseAboveLimit(shipment, booking)
  return { booking, providerData: rate.providerData, isPartial: rate.isPartial }
}

/** Contracted rate with its carrier, priced for the current freight. (BOOK-26, BOOK-27) */
async function contractedRate(
  ctx: Context,
  shipment: ShipmentRow,
  sent: BookingPayload & { contractId: string },
): Promise<RateToBook> {
  const freight = await freightOfShipment(ctx.db, shipment)
  const rate = await findContractRate(ctx, sent.contractId, freight)
  if (!rate) return refuse.unprocessable(mismatch)
  if (sent.carrierId && sent.carrierId !== rate.carrierId) refuse.unprocessable(mismatch)
  refuseOtherMode(shipment, 'TL')
  if (rate.refusal) refuse.conflict(rate.refusal)
  if ('reason' in rate.price) return refuse.unprocessable(rate.price.reason)
  await refuseCarrier(ctx, rate.carrierId)
  const { charges, totalCost } = rate.price
  const booking: Booking = {
    ...(await ownCarrier(ctx, rate.carrierId)),
    rateSource: 'Contract',
    shippingMode: 'TL',
    serviceLevel: null,
    quoteNumber: null,
    laneId: rate.laneId,
    laneRateId: sent.contractId,
    charges,
    total: totalCost,
  }
  refuseAboveLimit(shipment, booking)
  return { booking, providerData: null, isPartial: false }
}

/** Manual rate: a carrier of the company's network with manually entered charges. (SHIP-4) */
async function rateByHand(ctx: Context, shipment: ShipmentRow, sent: BookingPayload): Promise<RateToBook> {
  const { carrierId, manualBookingCharges: sentCharges } = sent
  if (!carrierId) return refuse.invalid('Choose a carrier', { carrierId: ['Choose a carrier'] })
  if (!sentCharges || sentCharges.length === 0)
    return refuse.invalid(oneChargeAtLeast, { manualBookingCharges: [oneChargeAtLeast] })
  refuseOtherMode(shipment, sent.shippingMode)
  await refuseCarrier(ctx, carrierId)
  const charges = sentCharges.map(chargeOfManual)
  const booking: Booking = {
    ...(await ownCarrier(ctx, carrierId)),
    rateSource: 'Manual',
    shippingMode: sent.shippingMode,
    serviceLevel: null,
    freightClass: isLtlMode(sent.shippingMode) ? sent.freightClass : null,
    quoteNumber: null,
    laneId: null,
    laneRateId: null,
    charges,
    total: totalOf(charges),
  }
  refuseAboveLimit(shipment, booking)
  return { booking, providerData: null, isPartial: false }
}

async function ownCarrier({ db }: Context, id: string) {
  const carrier = await carrierOf(db, id)
  if (!carrier) return refuse.notFound('carrier')
  return { carrierId: carrier.id, carrierName: carrier.name, carrierScac: carrier.scac }
}

function refuseOtherMode({ shippingMode, shipmentNumber }: ShipmentRow, mode: ShippingMode) {
  if (isLtlMode(mode) === isLtlMode(shippingMode as ShippingMode)) return
  const [rate, needed] = [shippingModeLabels[mode], shippingModeLabels[shippingMode as ShippingMode]]
  refuse.unprocessable(`This rate is for ${rate}, shipment ${shipmentNumber} goes by ${needed}`)
}

function refuseAboveLimit({ maxBuyCents, shipmentNumber }: ShipmentRow, { total }: Booking) {
  if (maxBuyCents > 0 && total > maxBuyCents)
    refuse.unprocessable(`This rate is above the highest cost that was accepted for shipment ${shipmentNumber}`)
}
