import { rateSources } from '@lanewise/domain/rating/rate-sources'
import { z } from 'zod'
import {
  type Project44Connection,
  type Project44Settings,
  project44Connection,
} from '#connectors/rates/project44/connection.ts'
import { PartnerFailure } from '#connectors/wire.ts'
import type { BookingPartner, EarlierCall, PartnerAnswer, TakenBooking } from '../booking-partner.ts'
import { firstText, fromPickupToDropoff, orRefused, providerFields } from '../refusals.ts'
import { toDispatch } from './request.ts'
import { DispatchAnswer, fromDispatch, fromStatus, refusalMessages, StatusAnswer, unknownBooking } from './response.ts'

/** Books LTL and volume rates with the carriers that a company has accounts with at project44. */
export function project44Booking(settings: Project44Settings): BookingPartner[] {
  const call = project44Connection(settings)
  const calls: Pick<BookingPartner, 'quoteReference' | 'book' | 'find' | 'cancel'> = {
    quoteReference: (providerData) => firstText(providerData, ['capacityProviderQuoteNumber', 'quoteId']),
    book: (request, signal) =>
      orRefused(
        call({
          path: '/api/v4/ltl/dispatchedshipments',
          method: 'POST',
          body: toDispatch(request),
          signal,
          answer: DispatchAnswer,
          refusalMessages,
        }).then(fromDispatch),
      ),
    find: (attempt, signal) => find(call, attempt, signal),
    cancel: async (booking, signal) => {
      const body = toCancellation(booking)
      const answer = z.unknown()
      await call({
        path: '/api/v4/ltl/shipments/cancellations',
        method: 'POST',
        body,
        signal,
        answer,
        canBeEmpty: true,
      })
    },
  }
  return (['Project44Ltl', 'Project44Vltl'] as const).map((source) =>
    fromPickupToDropoff({ ...calls, name: rateSources[source], sources: [source], timeoutMs: settings.timeoutMs }),
  )
}

async function find(call: Project44Connection, attempt: EarlierCall, signal: AbortSignal): Promise<PartnerAnswer> {
  try {
    const path = `/api/v4/ltl/trackedshipments/statuses?${identifiedBy(attempt.attemptId)}`
    return fromStatus(await call({ path, signal, answer: StatusAnswer }), attempt)
  } catch (error) {
    if (error instanceof PartnerFailure && error.status === 404) return unknownBooking(attempt, Date.now())
    throw error
  }
}

const identifiedBy = (attemptId: string) =>
  new URLSearchParams({ 'shipmentIdentifier.type': 'EXTERNAL', 'shipmentIdentifier.value': attemptId }).toString()

const toCancellation = ({ providerData, shipmentNumber, originPostalCode }: TakenBooking) => ({
  capacityProviderAccountGroup: providerFields(providerData).capacityProviderAccountGroup,
  originAddress: { postalCode: originPostalCode },
  shipmentIdentifiers: [{ type: 'BILL_OF_LADING', value: shipmentNumber, primaryForType: true, source: 'CUSTOMER' }],
})
