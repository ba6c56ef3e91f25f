import { z } from 'zod'
import { fields, list, text, verbatim } from '#connectors/rates/partner-fields.ts'
import type { PartnerAnswer, PartnerBooked, PartnerRefused } from '../booking-partner.ts'

const answered = {
  state: z.enum(['Booked', 'Refused', 'Pending']),
  bookingId: verbatim,
  proNumber: verbatim,
  pickupNumber: verbatim,
  messages: list(text),
}

/** A partner's answer about a booking. An accepted booking has an id. */
export const BookingAnswer = z
  .object(answered)
  .refine(({ state, bookingId }) => state !== 'Booked' || bookingId !== null, { path: ['bookingId'] })
export type BookingAnswer = z.output<typeof BookingAnswer>

/** Bookings with the requested reference. */
export const BookingsAnswer = z.object({ bookings: z.array(BookingAnswer) })
export type BookingsAnswer = z.output<typeof BookingsAnswer>

export const refusalMessages = fields({ messages: list(text) }).transform(({ messages }) => sentences(messages))

const sentences = (messages: readonly (string | null)[]) => messages.filter((message) => message !== null)

export function fromBooking(answer: BookingAnswer, name: string): PartnerBooked | PartnerRefused | null {
  const messages = sentences(answer.messages)
  const { bookingId, proNumber, pickupNumber } = answer
  if (answer.state === 'Booked')
    return { state: 'Booked', reference: bookingId ?? '', proNumber, pickupNumber, messages }
  if (answer.state === 'Pending') return null
  return { state: 'Refused', messages: messages.length > 0 ? messages : [`${name} gave no reason`] }
}

/** An accepted booking takes precedence over an undecided one, and an undecided one over a refusal. */
export function fromBookings({ bookings }: BookingsAnswer, name: string): PartnerAnswer {
  const answers = bookings.map((booking) => fromBooking(booking, name))
  const booked = answers.find((answer) => answer?.state === 'Booked')
  if (booked) return booked
  if (answers.includes(null)) return { state: 'Unknown', message: `${name} has not decided yet` }
  return answers[0] ?? { state: 'Refused', messages: [`${name} has no record of this booking`] }
}
