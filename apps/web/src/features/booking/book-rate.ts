import { bookShipment, updateOriginationType } from '@lanewise/contract/booking'
import type { CallInput } from '@lanewise/contract/operation'
import { type BookableRate, getBookableRate } from '@lanewise/contract/quotes'
import type { ConfirmationChoice } from '@lanewise/contract/rate-confirmation-fields'
import { contractBooking, integratedBooking } from '@lanewise/domain/booking/booking-payload'
import { CallError, errorLines, orderToComplete } from '#platform/query/problem.ts'
import type { Ask } from '#platform/session/session.ts'

/** Failure in the words of the server; the title is null and the list empty when the server gave no reason. */
export type Failure = {
  title: string | null
  errors: readonly string[]
  /** Order that must be completed before the booking can succeed. */
  orderNumber?: string | null
}

/** A successful booking carries the shipment number, unless its answer lacks it. */
export type BookingResult = { booked: { shipmentNumber: string | undefined } } | { failure: Failure }

export type ShipmentToBook = { shipmentId: string; shipmentNumber: string }

type RateToBook = {
  rateId: string
  rateConfirmation?: ConfirmationChoice | undefined
  /** Replaces the carrier of a booked shipment. */
  changeReason?: string | undefined
}
export type BookingBody = CallInput<typeof bookShipment>['body']

/** Context for sending the calls of one booking. */
export type Sending = {
  ask: Ask
  /** Idempotency key for the content: the same for every retry. */
  keyOf: (content: string) => string
  signal?: AbortSignal
}

const spotFailed = 'Failed to Book with Spot'

/** Books a shipment with a quoted or contracted rate. */
export async function bookRate(
  sending: Sending,
  shipment: ShipmentToBook,
  { rateId, rateConfirmation, changeReason }: RateToBook,
): Promise<BookingResult> {
  const { ask, signal } = sending
  const rate = await failing(null, () => ask(getBookableRate, { params: { rateId } }, { signal }))
  if ('failure' in rate) return rate
  const also = { ...(rateConfirmation && { rateConfirmation }), ...(changeReason && { changeReason }) }
  if (rate.answer.kind === 'Spot') return bookSpot(sending, shipment, { ...rate.answer.quote, ...also })
  return bookBy(sending, shipment, { ...bodyOf(rate.answer), ...also })
}

type SpotToBook = { id: string; isPartial: boolean; rateConfirmation?: ConfirmationChoice; changeReason?: string }

/** Books a spot quote. (BOOK-18 to BOOK-20) */
async function bookSpot(
  { ask, keyOf, signal }: Sending,
  { shipmentNumber }: ShipmentToBook,
  { id: quoteId, isPartial, rateConfirmation, changeReason }: SpotToBook,
): Promise<BookingResult> {
  const also = { ...(rateConfirmation && { rateConfirmation }), ...(changeReason && { changeReason }) }
  const body = { originationType: 'Spot' as const, quoteId, isPartial, ...also }
  const input = { params: { shipmentNumber }, body }
  const idempotencyKey = keyOf(JSON.stringify(input))
  const booked = await failing(spotFailed, () => ask(updateOriginationType, input, { idempotencyKey, signal }))
  if ('failure' in booked) return booked
  return booked.answer.isSuccess === true ? bookedAs(booked.answer) : { failure: { title: spotFailed, errors: [] } }
}

/** Books with any other rate, or manually. (BOOK-25, BOOK-28) */
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

/** The answer of a call, or its failure. */
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
  orderNumber: orderToComplete(error),
})
