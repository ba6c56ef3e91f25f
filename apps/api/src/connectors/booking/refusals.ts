import { parseExactly, written } from '#connectors/exact-json.ts'
import { PartnerFailure } from '#connectors/wire.ts'
import type { BookingPartner, PartnerRefused } from './booking-partner.ts'

/** HTTP statuses that mean the partner booked nothing. After any other error status the outcome is unknown. */
const refusing = new Set([400, 401, 403, 404, 422, 429])

/** Turns a clear refusal by the partner into an answer. Errors that leave the outcome open are rethrown. */
export async function orRefused<T>(call: Promise<T>): Promise<T | PartnerRefused> {
  try {
    return await call
  } catch (error) {
    if (!(error instanceof PartnerFailure && refusing.has(error.status ?? 0))) throw error
    return { state: 'Refused', messages: error.messages.length > 0 ? error.messages : [error.message] }
  }
}

/** Limits a partner to requests with one pickup and one dropoff. */
export const fromPickupToDropoff = (partner: BookingPartner): BookingPartner => ({
  ...partner,
  book: async (request, signal) => {
    const [first, last, more] = request.stops
    if (!more && first?.stopType === 0 && last?.stopType === 1) return partner.book(request, signal)
    return { state: 'Refused', messages: [`${partner.name} takes freight from one pickup to one dropoff`] }
  },
})

/** Stored provider data of a rate, with numbers as they were written. Empty when it cannot be parsed. */
export function providerFields(providerData: string): Record<string, unknown> {
  try {
    const read: unknown = parseExactly(providerData)
    return typeof read === 'object' && read !== null ? { ...read } : {}
  } catch {
    return {}
  }
}

/** The first of these fields that has a value. */
export function firstText(providerData: string, names: readonly string[]): string | null {
  const storedFields = providerFields(providerData)
  return names.map((name) => written(storedFields[name])).find((value) => value) ?? null
}
