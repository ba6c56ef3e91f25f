import { bookingUnanswered } from '@lanewise/domain/booking/booking-refusals'
import { bookedTooLate } from '@lanewise/domain/booking/cancel-messages'
import { attentionReasons } from '@lanewise/domain/shipments/attention'
import { shipmentStatuses } from '@lanewise/domain/shipments/shipment-status'
import type { PartnerAnswer, PartnerBooked } from '#connectors/booking/booking-partner.ts'
import {
  attentionMark,
  changeShipment,
  markBooked,
  type ShipmentRow,
  shipmentToChange,
} from '#features/shipments/index.ts'
import type { Context } from '#platform/context.ts'
import { refuse } from '#platform/refuse.ts'
import { type AttemptRow, findAttempt, saveAttempt } from '../booking.queries.ts'
import type { Booking } from '../booking.ts'
import type { BookingDeps } from '../deps.ts'
import { bookingCancel, bookingCheck } from './attempts.ts'

/** Outcome of an attempt. A refusal is reported to the caller after it has been stored. */
export type Outcome =
  | { state: 'Booked'; shipment: ShipmentRow }
  | { state: 'Refused'; messages: readonly string[] }
  | { state: 'Unknown'; message: string }

type Ending = { shipment: ShipmentRow; attempt: AttemptRow }

/** Stores the partner's answer to an attempt. An attempt that was already answered stays as it is. */
export async function endAttempt(
  ctx: Context,
  deps: BookingDeps,
  attemptId: string,
  answer: PartnerAnswer,
): Promise<Outcome> {
  const { shipmentId } = (await findAttempt(ctx.db, attemptId)) ?? refuse.notFound('booking')
  const shipment = await shipmentToChange(ctx, { id: shipmentId })
  const attempt = (await findAttempt(ctx.db, attemptId)) ?? refuse.notFound('booking')
  if (attempt.state === 'Booked') return { state: 'Booked', shipment }
  const isGivenUp =
    attempt.state === 'Refused' || shipment.status === shipmentStatuses.Voided || isPast({ shipment, attempt })
  if (isGivenUp && answer.state === 'Booked') return takenTooLate(ctx, { shipment, attempt }, answer)
  if (attempt.state === 'Refused') return { state: 'Refused', messages: attempt.messages }
  if (answer.state === 'Booked') return takenNow(ctx, deps, { shipment, attempt }, answer)
  if (answer.state === 'Refused') return refusedNow(ctx, { shipment, attempt }, answer.messages)
  return markUnanswered(ctx, { shipment, attempt })
}

async function takenNow(
  ctx: Context,
  deps: BookingDeps,
  { shipment, attempt }: Ending,
  { reference, proNumber, pickupNumber, messages }: PartnerBooked,
): Promise<Outcome> {
  const ended = { state: 'Booked' as const, answeredAt: ctx.now, reference, messages: [...messages] }
  const booking = attempt.booking as Booking
  const confirmed = { reference, proNumber, pickupNumber }
  // The attempt ends after the booking: a change of carrier cancels the newest attempt that succeeded.
  const booked = await markBooked(ctx, deps, shipment, { booking, confirmed, bookedBy: attempt.createdBy })
  await saveAttempt(ctx.db, attempt.id, ended)
  await deps.confirmBooking(ctx, booked, { choice: null, provider: attempt.partner })
  return { state: 'Booked', shipment: booked }
}

/** The former carrier has the load under way, so it is too late to change it. */
const isPast = ({ shipment, attempt }: Ending) =>
  Boolean((attempt.booking as Booking).changeReason) && shipment.status > shipmentStatuses.Booked

/** The booking is no longer wanted, because the shipment was cancelled or a user recorded it as refused. */
async function takenTooLate(
  ctx: Context,
  { shipment, attempt }: Ending,
  { reference }: PartnerBooked,
): Promise<Outcome> {
  const messages = [bookedTooLate(shipment.shipmentNumber, attempt.partner)]
  await saveAttempt(ctx.db, attempt.id, { state: 'Refused', answeredAt: ctx.now, reference, messages })
  await ctx.enqueue(bookingCancel, { attemptId: attempt.id, reference, count: 0 })
  return { state: 'Refused', messages }
}

async function refusedNow(ctx: Context, { shipment, attempt }: Ending, messages: readonly string[]): Promise<Outcome> {
  await saveAttempt(ctx.db, attempt.id, { state: 'Refused', answeredAt: ctx.now, messages: [...messages] })
  if (shipment.attentionReason === 'BookingTimedOut')
    await changeShipment(ctx, shipment, attentionMark(null), {
      needsAttention: [attentionReasons.BookingTimedOut, null],
    })
  return { state: 'Refused', messages }
}

/**
 * Marks the shipment until the partner or a user reports the result. The mark is shown beside the status. (TRADE-7,
 * DEF-54)
 */
async function markUnanswered(ctx: Context, { shipment, attempt }: Ending): Promise<Outcome> {
  const message = bookingUnanswered(shipment.shipmentNumber, attempt.partner, attempt.reference ?? attempt.id)
  if (attempt.state !== 'Unknown') await saveAttempt(ctx.db, attempt.id, { state: 'Unknown' })
  if (attempt.state !== 'Unknown' && shipment.status !== shipmentStatuses.Voided) {
    const mark = attentionMark({ reason: 'BookingTimedOut', message, since: ctx.now })
    await changeShipment(ctx, shipment, mark, { needsAttention: [null, attentionReasons.BookingTimedOut] })
  }
  return { state: 'Unknown', message }
}

/** Queues the next check with the partner. */
export const askLater = (ctx: Context, attemptId: string, count: number) =>
  ctx.enqueue(bookingCheck, { attemptId, count: count + 1 })
