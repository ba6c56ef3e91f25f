import { originationTypeOf } from '@lanewise/domain/booking/origination-type'
import type { ShippingMode } from '@lanewise/domain/freight/modes'
import type { Charge } from '@lanewise/domain/rating/charges'
import type { RateSource } from '@lanewise/domain/rating/rate-sources'
import { formatMoney } from '@lanewise/domain/shared/format'
import type { Cents } from '@lanewise/domain/shared/units'
import { shipmentStatuses } from '@lanewise/domain/shipments/shipment-status'
import type { Context } from '#platform/context.ts'
import { laneOfShipment } from '../contents/lane-of-shipment.ts'
import type { ShipmentDesk } from '../desk.ts'
import type { ShipmentRow } from '../shipments.queries.ts'
import { moveShipment } from './move-shipment.ts'
import { writeCharges } from './status.queries.ts'

/** What a shipment becomes when it is booked: copies of what was agreed, with the ids of where they come from. */
type Booking = {
  rateSource: RateSource
  shippingMode: ShippingMode
  carrierId: string | null
  carrierName: string
  carrierScac: string | null
  serviceLevel: string | null
  /** Of an LTL booking by hand. */
  freightClass?: number | null
  /** Known before the carrier was asked. */
  proNumber?: string | null
  quoteNumber: string | null
  laneId: string | null
  laneRateId: string | null
  charges: readonly Charge[]
  total: Cents
}

/** Under which numbers the carrier knows the booking. */
type Confirmed = { reference: string | null; proNumber: string | null; pickupNumber: string | null }

type Agreed = { booking: Booking; confirmed?: Confirmed; bookedBy?: string }

/** DEF-51: a shipment that the caller has locked becomes Booked, with what was agreed. */
export async function markBooked(
  ctx: Context,
  { followers }: Pick<ShipmentDesk, 'followers'>,
  shipment: ShipmentRow,
  { booking, confirmed = unconfirmed, bookedBy = ctx.user.id }: Agreed,
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

const unconfirmed: Confirmed = { reference: null, proNumber: null, pickupNumber: null }

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
