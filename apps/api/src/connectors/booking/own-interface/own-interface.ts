import { z } from 'zod'
import { callPartner, PartnerFailure } from '#connectors/wire.ts'
import type { BookingPartner } from '../booking-partner.ts'
import { firstText, orRefused } from '../refusals.ts'
import { toBooking } from './request.ts'
import { BookingAnswer, BookingsAnswer, fromBooking, fromBookings, refusalMessages } from './response.ts'

type Reached = Pick<BookingPartner, 'name' | 'sources' | 'timeoutMs'> & {
  /** Address of the partner's bookings. */
  url: string
  headers: Record<string, string>
}

/** A partner that is booked through the interface described in README.md. */
export function ownInterface({ url, headers, ...facts }: Reached): BookingPartner {
  const { name: partner, timeoutMs } = facts
  const call = { partner, timeoutMs, refusalMessages }
  return {
    ...facts,
    quoteReference: (providerData) => firstText(providerData, ['carrierQuoteNumber', 'quoteNumber', 'quoteId']),
    book: (request, signal) =>
      orRefused(
        callPartner({
          ...call,
          url,
          method: 'POST',
          headers: { ...headers, 'idempotency-key': request.attemptId },
          body: toBooking(request),
          signal,
          answer: BookingAnswer,
        }).then((answer) => fromBooking(answer, partner) ?? undecided(partner)),
      ),
    find: async ({ attemptId }, signal) => {
      const lookupUrl = `${url}?reference=${encodeURIComponent(attemptId)}`
      return fromBookings(
        await callPartner({ ...call, url: lookupUrl, headers, signal, answer: BookingsAnswer }),
        partner,
      )
    },
    cancel: async ({ reference, attemptId }, signal) => {
      await callPartner({
        ...call,
        url: `${url}/${encodeURIComponent(reference)}/cancel`,
        method: 'POST',
        headers,
        body: { reference: attemptId },
        signal,
        answer: z.unknown(),
        canBeEmpty: true,
      })
    },
  }
}

/** The partner has received the booking but has not decided on it. */
function undecided(partner: string): never {
  throw new PartnerFailure(partner, 'unreadable', 'has not decided yet')
}
