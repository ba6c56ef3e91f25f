import type { BookingPayload } from '@lanewise/contract/booking-fields'
import {
  bookedMeanwhile,
  bookingUnanswered,
  bookingUnderWay,
  notBookable,
} from '@lanewise/domain/booking/booking-refusals'
import { unnamedHazmat, unnamedHazmatMessage } from '@lanewise/domain/booking/hazmat-names'
import { canMove, moveRefusal } from '@lanewise/domain/shipments/moves'
import { shipmentStatuses, shipmentStatusOf } from '@lanewise/domain/shipments/shipment-status'
import type { BookingPartner } from '#connectors/booking/booking-partner.ts'
import { namesOf } from '#features/orders/index.ts'
import type { Context, Work } from '#platform/context.ts'
import { refuse } from '#platform/refuse.ts'
import { itemsOfOrders } from '../contents/contents.queries.ts'
import type { ShipmentDesk } from '../desk.ts'
import { activeOrderIds, lockShipment, lockShipmentById, type ShipmentRow } from '../shipments.queries.ts'
import { movedAs } from '../status/announce.ts'
import { applyBooking, unconfirmed } from './apply-booking.ts'
import { askPartner } from './attempt/ask-partner.ts'
import { bookingCheck } from './attempt/attempts.ts'
import { endAttempt, type Outcome } from './attempt/end-attempt.ts'
import { insertAttempt, openAttempt } from './booking.queries.ts'
import type { Booking, RateToBook } from './booking.ts'
import { rateToBook, spotRate } from './find-rate.ts'

/** BOOK-28: with a rate that was quoted or agreed, or by hand. */
export const bookShipment = (work: Work, desk: ShipmentDesk, shipmentId: string, sent: BookingPayload) =>
  book(work, desk, {
    lock: (ctx) => lockShipmentById(ctx.db, shipmentId),
    rate: (ctx, shipment) => rateToBook(ctx, shipment, sent),
  })

/** BOOK-18, BOOK-19 */
export async function bookSpot(
  work: Work,
  desk: ShipmentDesk,
  { shipmentNumber, ...sent }: { shipmentNumber: string; quoteId: string; isPartial: boolean },
) {
  const { shipmentId } = await book(work, desk, {
    lock: (ctx) => lockShipment(ctx.db, shipmentNumber),
    rate: (ctx, shipment) => spotRate(ctx, shipment, sent),
  })
  return { isSuccess: true, shipmentId, shipmentNumber }
}

type Wanted = {
  lock: (ctx: Context) => Promise<ShipmentRow | undefined>
  rate: (ctx: Context, shipment: ShipmentRow) => Promise<RateToBook>
}

/** The intention is kept before anybody is called, and the answer after it: no transaction waits for a partner. */
async function book(work: Work, desk: ShipmentDesk, { lock, rate }: Wanted) {
  const begun = await work.transaction(async (ctx) => {
    const shipment = (await lock(ctx)) ?? refuse.notFound('shipment')
    await refuseUnbookable(ctx, shipment)
    return begin(ctx, desk, shipment, await rate(ctx, shipment))
  })
  if (!('attemptId' in begun)) return movedAs(begun.booked)
  const answer = await askPartner(begun.partner, work, begun.attemptId)
  const outcome = await work.transaction((ctx) => endAttempt(ctx, desk, begun.attemptId, answer))
  return movedAs(bookedOrRefused(outcome))
}

/** What the caller is told of an attempt that is kept with its answer. */
function bookedOrRefused(outcome: Outcome): ShipmentRow {
  if (outcome.state === 'Booked') return outcome.shipment
  if (outcome.state === 'Unknown') return refuse.conflict(outcome.message)
  return refuse.unprocessable(outcome.messages.join(' '), { booking: [...outcome.messages] })
}

type Begun = { booked: ShipmentRow } | { attemptId: string; partner: BookingPartner }

/** Rates of the company itself are booked at once; nothing says that it is booked before its partner has. */
export async function begin(
  ctx: Context,
  desk: ShipmentDesk,
  shipment: ShipmentRow,
  { booking, providerData }: RateToBook,
  by = ctx.user.id,
): Promise<Begun> {
  const partner = desk.partners.find(({ sources }) => sources.includes(booking.rateSource))
  const attempt = { shipmentId: shipment.id, createdBy: by, booking, providerData }
  if (!partner) {
    if (!desk.bookedAtOnce.includes(booking.rateSource)) refuse.unprocessable(notBookable(booking.rateSource))
    await insertAttempt(ctx, { ...attempt, state: 'Booked', partner: booking.carrierName, reference: null })
    return { booked: await applyBooking(ctx, desk, shipment, { booking, confirmed: unconfirmed, bookedBy: by }) }
  }
  const reference = partner.quoteReference(providerData ?? '')
  const asked = { ...attempt, state: 'Asked' as const, partner: partner.name, reference }
  const { id: attemptId } = await insertAttempt(ctx, asked)
  // Should this process end before the answer is written, the partner is asked what became of it.
  await ctx.enqueue(bookingCheck, { attemptId, count: 0 })
  return { attemptId, partner }
}

/** SHIP-8, DEF-54, DEF-26: why a shipment, which the caller has locked, cannot be booked now. */
export async function refuseUnbookable(ctx: Context, shipment: ShipmentRow) {
  const { shipmentNumber } = shipment
  const status = shipmentStatusOf(shipment.status)
  if (shipment.status >= shipmentStatuses.Booked) refuse.conflict(await bookedBy(ctx, shipment))
  if (!canMove('book', status)) refuse.conflict(moveRefusal(shipmentNumber, status, 'Booked'))
  await refuseUnanswered(ctx, shipment)
  const unnamed = unnamedHazmat(await itemsOfOrders(ctx.db, await activeOrderIds(ctx.db, shipment.id)))
  if (unnamed.length > 0) refuse.unprocessable(unnamedHazmatMessage(unnamed))
}

/** TRADE-7: nothing changes while a partner has not said whether it took the freight; while it is asked, whoever asks it is first (SHIP-8). */
export async function refuseUnanswered(ctx: Context, { id, shipmentNumber }: ShipmentRow) {
  const open = await openAttempt(ctx.db, id)
  if (!open) return
  const { carrierName } = open.booking as Booking
  if (open.state === 'Asked')
    refuse.conflict(bookingUnderWay(shipmentNumber, await nameOf(ctx, open.createdBy), carrierName))
  refuse.conflict(bookingUnanswered(shipmentNumber, open.partner, open.reference ?? open.id))
}

const bookedBy = async (ctx: Context, { shipmentNumber, bookedBy: id, carrierName }: ShipmentRow): Promise<string> =>
  bookedMeanwhile(shipmentNumber, await nameOf(ctx, id), carrierName ?? 'a carrier')

const nameOf = async ({ db }: Context, id: string | null): Promise<string> =>
  (id && (await namesOf(db, [id])).get(id)) || 'Somebody'
