import { BookingPayload } from '@lanewise/contract/booking-fields'
import { dollarsOfCents } from '@lanewise/contract/money'
import { offerBooking } from '@lanewise/domain/rate-requests/offer-booking'
import { canChoose, type LineState } from '@lanewise/domain/rate-requests/rate-request-states'
import { beginBooking, rateToBook, refuseUnbookable } from '#features/booking/index.ts'
import { movedAs } from '#features/shipments/index.ts'
import type { Context } from '#platform/context.ts'
import { refuse } from '#platform/refuse.ts'
import { tellChosen } from '../ask/request-mails.ts'
import type { RateRequestDesk } from '../desk.ts'
import { saveLine } from '../rate-requests.queries.ts'
import { nameOf } from '../who.ts'
import { type LineFound, lockAll } from './take-response.ts'

/** RFQ-4: the offer of a carrier books the shipment, as a booking by hand with its total would. */
export async function chooseRateResponse(ctx: Context, desk: RateRequestDesk, shipmentNumber: string, lineId: string) {
  const { shipment, request, line } = ofShipment(shipmentNumber, await lockAll(ctx, lineId))
  await refuseUnbookable(ctx, shipment)
  const state = line.state as LineState
  if (!canChoose({ state }, { closeReason: request.closeReason }))
    refuse.conflict(`${line.carrierName} has no offer for shipment ${shipmentNumber} that can be chosen`)
  const { carrierId, totalCents } = line
  const shippingMode = shipment.shippingMode
  const payload = offerBooking({ shippingMode, carrierId, total: dollarsOfCents(totalCents ?? 0) })
  const rate = await rateToBook(ctx, shipment, BookingPayload.parse(payload))
  await saveLine(ctx.db, line.id, { chosenAt: ctx.now, chosenBy: nameOf(ctx.user) })
  const begun = await beginBooking(ctx, desk.booking, shipment, rate)
  if (!('booked' in begun)) return refuse.conflict('An offer is booked without asking anybody')
  tellChosen(ctx, begun.booked, line)
  return movedAs(begun.booked)
}

/** A line is answered and chosen under the shipment that it belongs to. */
export const ofShipment = (shipmentNumber: string, found: LineFound): LineFound =>
  found.shipment.shipmentNumber === shipmentNumber ? found : refuse.notFound('rate request')
