import { BookingPayload } from '@lanewise/contract/booking-fields'
import { dollarsOfCents } from '@lanewise/contract/money'
import { offerBooking } from '@lanewise/domain/rate-requests/offer-booking'
import { canChoose, type LineState } from '@lanewise/domain/rate-requests/rate-request-states'
import { beginBooking, rateToBook, refuseUnbookable } from '#features/booking/index.ts'
import type { RateRequestDeps } from '#features/rate-requests/deps.ts'
import { movedAs } from '#features/shipments/index.ts'
import { type Context, nameOf } from '#platform/context.ts'
import { refuse } from '#platform/refuse.ts'
import { type Recipient, saveLine } from '../rate-requests.queries.ts'
import { type LineContext, lockAll } from './take-response.ts'

/** Choosing a carrier's offer books the shipment, like a manual booking with the same total. (RFQ-4) */
export async function chooseRateResponse(ctx: Context, deps: RateRequestDeps, shipmentNumber: string, lineId: string) {
  const { shipment, request, line } = ofShipment(shipmentNumber, await lockAll(ctx, lineId))
  await refuseUnbookable(ctx, shipment)
  const state = line.state as LineState
  if (!canChoose({ state }, { closeReason: request.closeReason }))
    refuse.conflict(`${line.carrierName} has no offer for shipment ${shipmentNumber} that can be chosen`)
  const { carrierId, totalCents, transitDays: days } = line
  const shippingMode = shipment.shippingMode
  const payload = offerBooking({ shippingMode, carrierId, total: dollarsOfCents(totalCents ?? 0) })
  const rate = await rateToBook(ctx, shipment, BookingPayload.parse(payload))
  const transitDays = days === null ? null : { min: days, max: days }
  await saveLine(ctx.db, line.id, { chosenAt: ctx.now, chosenBy: nameOf(ctx.user) })
  const to = (line.sentTo as Recipient[]).map(({ email }) => email)
  const confirmation = { choice: null, isAgreed: true as const, ...(to.length > 0 && { to }) }
  const booking = { ...rate.booking, transitDays }
  const started = await beginBooking(ctx, deps.booking, shipment, { ...rate, booking, confirmation })
  if (!('booked' in started)) return refuse.conflict('An offer is booked without asking anybody')
  return movedAs(started.booked)
}

/** Refuses a line that belongs to another shipment than the one in the URL. */
export const ofShipment = (shipmentNumber: string, match: LineContext): LineContext =>
  match.shipment.shipmentNumber === shipmentNumber ? match : refuse.notFound('rate request')
