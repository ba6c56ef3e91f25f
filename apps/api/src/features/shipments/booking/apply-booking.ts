import { originationTypeOf } from '@lanewise/domain/booking/origination-type'
import { formatMoney } from '@lanewise/domain/shared/format'
import { shipmentStatuses } from '@lanewise/domain/shipments/shipment-status'
import type { Context } from '#platform/context.ts'
import { laneOfShipment } from '../contents/lane-of-shipment.ts'
import type { ShipmentDesk } from '../desk.ts'
import type { ShipmentRow } from '../shipments.queries.ts'
import { noOffer } from '../status/cancel-shipment.ts'
import { moveShipment, noAttention } from '../status/move-shipment.ts'
import { writeCharges } from './booking.queries.ts'
import type { Booking } from './booking.ts'

/** Under which numbers the carrier knows the booking. */
export type Confirmed = { reference: string | null; proNumber: string | null; pickupNumber: string | null }
export const unconfirmed: Confirmed = { reference: null, proNumber: null, pickupNumber: null }

/** DEF-51: a shipment that the caller has locked becomes Booked, with what was agreed. */
export async function applyBooking(
  ctx: Context,
  { followers }: ShipmentDesk,
  shipment: ShipmentRow,
  { booking, confirmed, bookedBy = ctx.user.id }: { booking: Booking; confirmed: Confirmed; bookedBy?: string },
): Promise<ShipmentRow> {
  const proNumber = confirmed.proNumber ?? booking.proNumber ?? shipment.proNumber
  const booked = await moveShipment(ctx, shipment, 'book', {
    columns: {
      ...agreedColumns(booking),
      laneId: booking.laneId ?? (await laneAtBooking(ctx, shipment)),
      bookedAt: ctx.now,
      bookedBy,
      bookingReference: confirmed.reference,
      pickupNumber: confirmed.pickupNumber,
      proNumber,
      ...noAttention,
      ...noOffer,
    },
    changes: {
      carrier: [null, booking.carrierName],
      totalCharge: [null, formatMoney(booking.total)],
      ...(confirmed.reference && { bookingReference: [null, confirmed.reference] }),
      ...(proNumber !== shipment.proNumber && { proNumber: [shipment.proNumber, proNumber] }),
    },
  })
  await writeCharges(ctx.db, shipment.id, booking.charges)
  for (const follower of followers) await follower(ctx, booked, 'booked')
  return booked
}

const agreedColumns = (booking: Booking) => ({
  originationType: originationTypeOf(booking.rateSource),
  rateSource: booking.rateSource,
  shippingMode: booking.shippingMode,
  carrierId: booking.carrierId,
  carrierName: booking.carrierName,
  carrierScac: booking.carrierScac,
  serviceLevel: booking.serviceLevel,
  freightClass: booking.freightClass ?? null,
  quoteNumber: booking.quoteNumber,
  laneRateId: booking.laneRateId,
  totalCents: booking.total,
})

/** DEF-65: lanes may have come since the shipment was made; the one it is tendered on stays. */
const laneAtBooking = async ({ db }: Context, shipment: ShipmentRow): Promise<string | null> =>
  shipment.status === shipmentStatuses.Tendering ? shipment.laneId : laneOfShipment(db, shipment)
