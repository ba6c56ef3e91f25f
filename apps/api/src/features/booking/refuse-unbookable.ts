import { bookedMeanwhile, bookingInProgress, bookingUnanswered } from '@lanewise/domain/booking/booking-refusals'
import { goodsTogether } from '@lanewise/domain/consolidation/goods-together'
import { canMove, changeRefusal, moveRefusal } from '@lanewise/domain/shipments/moves'
import { shipmentStatuses, shipmentStatusOf } from '@lanewise/domain/shipments/shipment-status'
import { namesOf } from '#features/contacts/index.ts'
import { missingForHazmat } from '#features/hazmat/index.ts'
import type { ShipmentRow } from '#features/shipments/index.ts'
import type { Context } from '#platform/context.ts'
import { refuse } from '#platform/refuse.ts'
import { hazmatOrdersOnShipment, itemsOnShipment, openAttempt } from './booking.queries.ts'
import type { Booking } from './booking.ts'

/**
 * Refuses a shipment that cannot be booked now, with the reason. The caller must hold its lock. (SHIP-8, DEF-54,
 * DEF-26)
 */
export async function refuseUnbookable(ctx: Context, shipment: ShipmentRow, changeReason: string | null = null) {
  const { shipmentNumber } = shipment
  const status = shipmentStatusOf(shipment.status)
  if (changeReason && shipment.status >= shipmentStatuses.Booked) refuseUnchangeable(ctx, shipment)
  else if (shipment.status >= shipmentStatuses.Booked) refuse.conflict(await bookedBy(ctx, shipment))
  else if (!canMove('book', status)) refuse.conflict(moveRefusal(shipmentNumber, status, 'Booked'))
  await refuseUnanswered(ctx, shipment)
  await refuseIncompleteHazmat(ctx, shipment.id)
}

/** Changing the carrier cancels with the former one, so it needs both permissions. */
function refuseUnchangeable({ user }: Context, { shipmentNumber, status }: ShipmentRow) {
  const from = shipmentStatusOf(status)
  if (!canMove('changeCarrier', from)) refuse.conflict(changeRefusal(shipmentNumber, from))
  if (!user.permissions.includes('CancelShipment')) refuse.forbidden()
}

/** Names the order to correct, so that the screen can lead to it. */
async function refuseIncompleteHazmat({ db }: Context, shipmentId: string) {
  const orders = await hazmatOrdersOnShipment(db, shipmentId)
  if (orders.length === 0) return
  const rows = await itemsOnShipment(db, shipmentId)
  const items = rows.map((row) => ({ ...row, hazmatUNNumber: row.hazmatUnNumber }))
  const missing = missingForHazmat({
    items,
    emergencyContacts: orders.map(({ orderNumber, hazmatEmergencyContactInfo: contact }) => ({ orderNumber, contact })),
    before: 'the freight is booked',
  })
  if (!missing) return refuseApart(items, orders)
  const order = orders.find(({ id, orderNumber }) =>
    missing.orderNumber ? orderNumber === missing.orderNumber : id === missing.item?.orderId,
  )
  refuse.incomplete(missing.message, order?.orderNumber)
}

type Items = readonly { orderId: string; description: string; isHazmat: boolean; hazmatHazardClass: string | null }[]
type Orders = Awaited<ReturnType<typeof hazmatOrdersOnShipment>>

/** An order may have changed since its shipment was made. (DEF-114) */
function refuseApart(items: Items, orders: Orders) {
  const numberOf = new Map(orders.map(({ id, orderNumber }) => [id, orderNumber]))
  const { refusals } = goodsTogether(
    items.map((item) => ({ ...item, orderNumber: numberOf.get(item.orderId) ?? null })),
  )
  if (refusals.length > 0) refuse.incomplete(refusals.join('. '), orders[0]?.orderNumber)
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
