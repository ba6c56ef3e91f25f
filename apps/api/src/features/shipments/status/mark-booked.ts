import { originationTypeOf } from '@lanewise/domain/booking/origination-type'
import type { ShippingMode } from '@lanewise/domain/freight/modes'
import type { Charge } from '@lanewise/domain/rating/charges'
import type { RateSource } from '@lanewise/domain/rating/rate-sources'
import type { TransitDays } from '@lanewise/domain/rating/transit'
import { formatMoney } from '@lanewise/domain/shared/format'
import type { Cents } from '@lanewise/domain/shared/units'
import { shipmentStatuses } from '@lanewise/domain/shipments/shipment-status'
import type { ShipmentDeps } from '#features/shipments/deps.ts'
import type { Context } from '#platform/context.ts'
import { laneOfShipment } from '../contents/lane-of-shipment.ts'
import type { ShipmentRow } from '../shipments.queries.ts'
import { leaveCarrier } from './change-carrier.ts'
import { moveShipment } from './move-shipment.ts'
import { writeCharges } from './status.queries.ts'

/** Booking data copied to the shipment: the agreed terms and the ids of their sources. */
type Booking = {
  rateSource: RateSource
  shippingMode: ShippingMode
  carrierId: string | null
  carrierName: string
  carrierScac: string | null
  serviceLevel: string | null
  /** Set for a manual LTL booking. */
  freightClass?: number | null
  /** PRO number when it is known before the carrier is called. */
  proNumber?: string | null
  quoteNumber: string | null
  laneId: string | null
  laneRateId: string | null
  /** Days that the rate itself names. */
  transitDays?: TransitDays | null
  charges: readonly Charge[]
  total: Cents
  /** Why this booking replaces the carrier of a booked shipment. */
  changeReason?: string | null
}

/** Numbers by which the carrier identifies the booking. */
type Confirmed = { reference: string | null; proNumber: string | null; pickupNumber: string | null }

type Agreed = { booking: Booking; confirmed?: Confirmed; bookedBy?: string }

/** Sets a shipment locked by the caller to Booked, with the agreed terms. (DEF-51) */
export async function markBooked(
  ctx: Context,
  { followers, cancelAtCarrier }: Pick<ShipmentDeps, 'followers' | 'cancelAtCarrier'>,
  shipment: ShipmentRow,
  { booking, confirmed = unconfirmed, bookedBy = ctx.user.id }: Agreed,
): Promise<ShipmentRow> {
  const reason = shipment.status === shipmentStatuses.Booked && booking.changeReason
  const change = reason ? await leaveCarrier(ctx, { cancelAtCarrier }, shipment, { reason, next: booking }) : null
  const known = change ? null : shipment.proNumber
  const proNumber = confirmed.proNumber ?? booking.proNumber ?? known
  const booked = await moveShipment(ctx, shipment, change ? 'changeCarrier' : 'book', {
    columns: {
      ...change?.columns,
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
      ...change?.changes,
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
  minTransitDays: booking.transitDays?.min ?? null,
  maxTransitDays: booking.transitDays?.max ?? null,
  laneRateId: booking.laneRateId,
  totalCents: booking.total,
})

/**
 * Lanes may have been added since the shipment was created, so the lane is looked up again. A shipment being tendered
 * keeps its lane. (DEF-65)
 */
const laneAtBooking = async ({ db }: Context, shipment: ShipmentRow): Promise<string | null> =>
  shipment.status === shipmentStatuses.Tendering ? shipment.laneId : laneOfShipment(db, shipment)
