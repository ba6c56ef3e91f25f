import { bookShipment, updateOriginationType } from '@lanewise/contract/booking'
import type { CallInput } from '@lanewise/contract/operation'
import { type BookableRate, getBookableRate } from '@lanewise/contract/quotes'
import { contractBooking, integratedBooking } from '@lanewise/domain/booking/booking-payload'
import { CallError, errorLines } from '#platform/query/problem.ts'
import type { Ask } from '#platform/session/session.ts'

/** What went wrong, in the words of the server; none where it said nothing. */
export type Failure = { title: string | null; errors: readonly string[] }

/** A booking that succeeded names its shipment, as far as its answer does. */
export type BookingResult = { booked: { shipmentNumber: string | undefined } } | { failure: Failure }

export type ShipmentToBook = { shipmentId: string; shipmentNumber: string }
export type BookingBody = CallInput<typeof bookShipment>['body']

/** How the calls of one booking are sent. */
export type Sending = {
  ask: Ask
  /** The key of what is sent: the same for every try of it. */
  keyOf: (content: string) => string
  signal?: AbortSignal
}

const spotFailed = 'Failed to Book with Spot'

/** Books a shipment with a rate that was quoted or agreed. */
export async function bookRate(sending: Sending, shipment: ShipmentToBook, rateId: string): Promise<BookingResult> {
  const { ask, signal } = sending
  const rate = await failing(null, () => ask(getBookableRate, { params: { rateId } }, { signal }))
  if ('failure' in rate) return rate
  if (rate.answer.kind === 'Spot') return bookSpot(sending, shipment, rate.answer.quote)
  return bookBy(sending, shipment, bodyOf(rate.answer))
}

/** BOOK-18 to BOOK-20 */
async function bookSpot(
  { ask, keyOf, signal }: Sending,
  { shipmentNumber }: ShipmentToBook,
  { id: quoteId, isPartial }: { id: string; isPartial: boolean },
): Promise<BookingResult> {
  const input = { params: { shipmentNumber }, body: { originationType: 'Spot' as const, quoteId, isPartial } }
  const idempotencyKey = keyOf(JSON.stringify(input))
  const booked = await failing(spotFailed, () => ask(updateOriginationType, input, { idempotencyKey, signal }))
  if ('failure' in booked) return booked
  return booked.answer.isSuccess === true ? bookedAs(booked.answer) : { failure: { title: spotFailed, errors: [] } }
}

/** BOOK-25, BOOK-28: with any other rate, or by hand. */
export async function bookBy(
  { ask, keyOf, signal }: Sending,
  { shipmentId }: ShipmentToBook,
  body: BookingBody,
): Promise<BookingResult> {
  const input = { params: { shipmentId }, body }
  const idempotencyKey = keyOf(JSON.stringify(input))
  const booked = await failing(null, () => ask(bookShipment, input, { idempotencyKey, signal }))
  if ('failure' in booked) return booked
  return booked.answer?.shipmentId ? bookedAs(booked.answer) : { failure: { title: null, errors: [] } }
}

const bookedAs = ({ shipmentNumber }: { shipmentNumber?: string }): BookingResult => ({ booked: { shipmentNumber } })

const bodyOf = (rate: Exclude<BookableRate, { kind: 'Spot' }>): BookingBody =>
  (rate.kind === 'Contract' ? contractBooking(rate) : integratedBooking(rate.rate, rate.shippingMode)) as BookingBody

/** What a call answers, or how it failed. */
async function failing<A>(title: string | null, call: () => Promise<A>): Promise<{ answer: A } | { failure: Failure }> {
  try {
    return { answer: await call() }
  } catch (error) {
    return { failure: failureOf(error, title) }
  }
}

export const failureOf = (error: unknown, title: string | null = null): Failure => ({
  title,
  errors: error instanceof CallError ? errorLines(error.content) : [],
})
