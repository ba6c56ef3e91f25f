import { bookedMeanwhile, bookingInProgress, bookingUnanswered } from '@lanewise/domain/booking/booking-refusals'
import { unnamedHazmat, unnamedHazmatMessage } from '@lanewise/domain/booking/hazmat-names'
import { canMove, moveRefusal } from '@lanewise/domain/shipments/moves'
import { shipmentStatuses, shipmentStatusOf } from '@lanewise/domain/shipments/shipment-status'
import { namesOf } from '#features/contacts/index.ts'
import type { ShipmentRow } from '#features/shipments/index.ts'
import type { Context } from '#platform/context.ts'
import { refuse } from '#platform/refuse.ts'
import { itemsOnShipment, openAttempt } from './booking.queries.ts'
import type { Booking } from './booking.ts'

/**
 * Refuses a shipment that cannot be booked now, with the reason. The caller must hold its lock. (SHIP-8, DEF-54,
 * DEF-26)
 */
export async function refuseUnbookable(ctx: Context, shipment: ShipmentRow) {
  const { shipmentNumber } = shipment
  const status = shipmentStatusOf(shipment.status)
  if (shipment.status >= shipmentStatuses.Booked) refuse.conflict(await bookedBy(ctx, shipment))
  if (!canMove('book', status)) refuse.conflict(moveRefusal(shipmentNumber, status, 'Booked'))
  await refuseUnanswered(ctx, shipment)
  const unnamed = unnamedHazmat(await itemsOnShipment(ctx.db, shipment.id))
  if (unnamed.length > 0) refuse.unprocessable(unnamedHazmatMessage(unnamed))
}

/**
 * Refuses changes while a partner's answer to a booking is outstanding. (TRADE-7) While the partner is being called,
 * the first caller wins. (SHIP-8)
 */
export async function refuseUnanswered(ctx: Context, { id, shipmentNumber }: ShipmentRow) {
  const open = await openAttempt(ctx.db, id)
  if (!open) return
  const { carrierName } = open.booking as Booking
  if (open.state === 'Asked')
    refuse.conflict(bookingInProgress(shipmentNumber, await nameOf(ctx, open.createdBy), carrierName))
  refuse.conflict(bookingUnanswered(shipmentNumber, open.partner, open.reference ?? open.id))
}

const bookedBy = async (ctx: Context, { shipmentNumber, bookedBy: id, carrierName }: ShipmentRow): Promise<string> =>
  bookedMeanwhile(shipmentNumber, await nameOf(ctx, id), carrierName ?? 'a carrier')

const nameOf = async ({ db }: Context, id: string | null): Promise<string> =>
  (id && (await namesOf(db, [id])).get(id)) || 'Somebody'
