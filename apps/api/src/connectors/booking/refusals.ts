import { parseExactly, written } from '#connectors/exact-json.ts'
import { PartnerFailure } from '#connectors/wire.ts'
import type { BookingPartner, PartnerRefused } from './booking-partner.ts'

/** Statuses with which a partner says that it took nothing; after any other one nobody knows. */
const refusing = new Set([400, 401, 403, 404, 422, 429])

/** A call to book: what the partner clearly refuses is its answer, whatever leaves it open is thrown on. */
export async function orRefused<T>(call: Promise<T>): Promise<T | PartnerRefused> {
  try {
    return await call
  } catch (error) {
    if (!(error instanceof PartnerFailure && refusing.has(error.status ?? 0))) throw error
    return { state: 'Refused', messages: error.messages.length > 0 ? error.messages : [error.message] }
  }
}

/** A partner that carries from one place to another: nothing else is sent to it. */
export const fromPickupToDropoff = (partner: BookingPartner): BookingPartner => ({
  ...partner,
  book: async (request, signal) => {
    const [first, last, more] = request.stops
    if (!more && first?.stopType === 0 && last?.stopType === 1) return partner.book(request, signal)
    return { state: 'Refused', messages: [`${partner.name} takes freight from one pickup to one dropoff`] }
  },
})

/** What was kept of a rate, its numbers as they were written; nothing where it cannot be read. */
export function providerFields(providerData: string): Record<string, unknown> {
  try {
    const read: unknown = parseExactly(providerData)
    return typeof read === 'object' && read !== null ? { ...read } : {}
  } catch {
    return {}
  }
}

/** The first of the fields that names something. */
export function firstText(providerData: string, names: readonly string[]): string | null {
  const kept = providerFields(providerData)
  return names.map((name) => written(kept[name])).find((value) => value) ?? null
}
