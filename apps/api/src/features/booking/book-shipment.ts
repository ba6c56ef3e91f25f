import type { BookingPayload } from '@lanewise/contract/booking-fields'
import { notBookable, sameCarrier } from '@lanewise/domain/booking/booking-refusals'
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
import { rateToBook, type SpotBooking, spotRate } from './find-rate.ts'
import { refuseUnbookable } from './refuse-unbookable.ts'

/** Books a shipment with a quoted rate, a contracted rate, or manual charges. (BOOK-28) */
export const bookShipment = (work: Work, deps: BookingDeps, shipmentId: string, sent: BookingPayload) =>
  book(work, deps, {
    changeReason: sent.changeReason,
    lock: (ctx) => shipmentToChange(ctx, { id: shipmentId }),
    rate: (ctx, shipment) => rateToBook(ctx, shipment, sent),
    answer: movedAs,
  })

export async function bookSpot(
  work: Work,
  deps: BookingDeps,
  { shipmentNumber, ...sent }: { shipmentNumber: string } & SpotBooking,
) {
  return book(work, deps, {
    changeReason: sent.changeReason,
    lock: (ctx) => shipmentToChange(ctx, { shipmentNumber }),
    rate: (ctx, shipment) => spotRate(ctx, shipment, sent),
    answer: ({ id }) => ({ isSuccess: true, shipmentId: id, shipmentNumber }),
  })
}

type Wanted<A> = {
  /** Set when the booking replaces the carrier of a booked shipment. */
  changeReason: string | null
  lock: (ctx: Context) => Promise<ShipmentRow>
  rate: (ctx: Context, shipment: ShipmentRow) => Promise<RateToBook>
  answer: (booked: ShipmentRow) => A
}

/**
 * The attempt is stored before the partner is called, and the answer afterwards: no transaction waits for a partner.
 */
async function book<A>(work: Work, deps: BookingDeps, { changeReason, lock, rate, answer }: Wanted<A>): Promise<A> {
  const started = await work.transaction(async (ctx) => {
    const shipment = await lock(ctx)
    await refuseUnbookable(ctx, shipment, changeReason)
    const wanted = await rate(ctx, shipment)
    if (changeReason) refuseSameCarrier(shipment, wanted)
    const sent = { ...wanted, booking: { ...wanted.booking, changeReason } }
    const booking = await beginBooking(ctx, deps, shipment, sent)
    return 'attemptId' in booking ? booking : { answer: await work.answer(ctx, answer(booking.booked)) }
  })
  if ('answer' in started) return started.answer
  const { attemptId, partner } = started
  const replied = await askPartner(partner, work, attemptId)
  const outcome = await work.transaction(async (ctx) => {
    const ended = await endAttempt(ctx, deps, attemptId, replied)
    if (ended.state === 'Booked') await work.answer(ctx, answer(ended.shipment))
    return ended
  })
  return answer(bookedOrRefused(outcome))
}

function refuseSameCarrier({ shipmentNumber, carrierId, carrierName }: ShipmentRow, { booking }: RateToBook) {
  const isSame = carrierId === null ? carrierName === booking.carrierName : carrierId === booking.carrierId
  if (isSame) refuse.unprocessable(sameCarrier(shipmentNumber, booking.carrierName))
}

function bookedOrRefused(outcome: Outcome): ShipmentRow {
  if (outcome.state === 'Booked') return outcome.shipment
  if (outcome.state === 'Unknown') return refuse.conflict(outcome.message)
  return refuse.unprocessable(outcome.messages.join(' '), { booking: [...outcome.messages] })
}

type Started = { booked: ShipmentRow } | { attemptId: string; partner: BookingPartner }

/**
 * Starts a booking. The company's own rates are booked at once. With a partner, the shipment does not show as booked
 * before the partner has confirmed.
 */
export async function beginBooking(
  ctx: Context,
  deps: BookingDeps,
  shipment: ShipmentRow,
  { booking, providerData, confirmation = { choice: null } }: RateToBook,
  by = ctx.user.id,
): Promise<Started> {
  const partner = deps.partners.find(({ sources }) => sources.includes(booking.rateSource))
  const attempt = { shipmentId: shipment.id, createdBy: by, booking, providerData }
  if (!partner) {
    if (!deps.bookedAtOnce.includes(booking.rateSource)) refuse.unprocessable(notBookable(booking.rateSource))
    // The attempt comes after the booking: a change of carrier cancels the newest attempt that succeeded.
    const booked = await markBooked(ctx, deps, shipment, { booking, bookedBy: by })
    await insertAttempt(ctx, { ...attempt, state: 'Booked', partner: booking.carrierName, reference: null })
    await deps.confirmBooking(ctx, booked, confirmation)
    return { booked }
  }
  const reference = partner.quoteReference(providerData ?? '')
  const sentAttempt = { ...attempt, state: 'Asked' as const, partner: partner.name, reference }
  const { id: attemptId } = await insertAttempt(ctx, sentAttempt)
  // If this process dies before the answer is stored, the queued job asks the partner for the result.
  await ctx.enqueue(bookingCheck, { attemptId, count: 0 })
  return { attemptId, partner }
}
