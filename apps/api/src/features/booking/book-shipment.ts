import type { BookingPayload } from '@lanewise/contract/booking-fields'
import { notBookable } from '@lanewise/domain/booking/booking-refusals'
import type { BookingPartner } from '#connectors/booking/booking-partner.ts'
import { markBooked, movedAs, type ShipmentRow, shipmentToChange } from '#features/shipments/index.ts'
import type { Context, Work } from '#platform/context.ts'
import { refuse } from '#platform/refuse.ts'
import { askPartner } from './attempt/ask-partner.ts'
import { bookingCheck } from './attempt/attempts.ts'
import { endAttempt, type Outcome } from './attempt/end-attempt.ts'
import { insertAttempt } from './booking.queries.ts'
import type { RateToBook } from './booking.ts'
import type { BookingDeps } from './deps.ts'
import { rateToBook, spotRate } from './find-rate.ts'
import { refuseUnbookable } from './refuse-unbookable.ts'

/** BOOK-28: with a rate that was quoted or agreed, or by hand. */
export const bookShipment = (work: Work, deps: BookingDeps, shipmentId: string, sent: BookingPayload) =>
  book(work, deps, {
    lock: (ctx) => shipmentToChange(ctx, { id: shipmentId }),
    rate: (ctx, shipment) => rateToBook(ctx, shipment, sent),
  })

/** BOOK-18, BOOK-19 */
export async function bookSpot(
  work: Work,
  deps: BookingDeps,
  { shipmentNumber, ...sent }: { shipmentNumber: string; quoteId: string; isPartial: boolean },
) {
  const { shipmentId } = await book(work, deps, {
    lock: (ctx) => shipmentToChange(ctx, { shipmentNumber }),
    rate: (ctx, shipment) => spotRate(ctx, shipment, sent),
  })
  return { isSuccess: true, shipmentId, shipmentNumber }
}

type Wanted = {
  lock: (ctx: Context) => Promise<ShipmentRow>
  rate: (ctx: Context, shipment: ShipmentRow) => Promise<RateToBook>
}

/** The intention is kept before anybody is called, and the answer after it: no transaction waits for a partner. */
async function book(work: Work, deps: BookingDeps, { lock, rate }: Wanted) {
  const begun = await work.transaction(async (ctx) => {
    const shipment = await lock(ctx)
    await refuseUnbookable(ctx, shipment)
    return beginBooking(ctx, deps, shipment, await rate(ctx, shipment))
  })
  if (!('attemptId' in begun)) return movedAs(begun.booked)
  const answer = await askPartner(begun.partner, work, begun.attemptId)
  const outcome = await work.transaction((ctx) => endAttempt(ctx, deps, begun.attemptId, answer))
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
export async function beginBooking(
  ctx: Context,
  deps: BookingDeps,
  shipment: ShipmentRow,
  { booking, providerData }: RateToBook,
  by = ctx.user.id,
): Promise<Begun> {
  const partner = deps.partners.find(({ sources }) => sources.includes(booking.rateSource))
  const attempt = { shipmentId: shipment.id, createdBy: by, booking, providerData }
  if (!partner) {
    if (!deps.bookedAtOnce.includes(booking.rateSource)) refuse.unprocessable(notBookable(booking.rateSource))
    await insertAttempt(ctx, { ...attempt, state: 'Booked', partner: booking.carrierName, reference: null })
    return { booked: await markBooked(ctx, deps, shipment, { booking, bookedBy: by }) }
  }
  const reference = partner.quoteReference(providerData ?? '')
  const asked = { ...attempt, state: 'Asked' as const, partner: partner.name, reference }
  const { id: attemptId } = await insertAttempt(ctx, asked)
  // Should this process end before the answer is written, the partner is asked what became of it.
  await ctx.enqueue(bookingCheck, { attemptId, count: 0 })
  return { attemptId, partner }
}
