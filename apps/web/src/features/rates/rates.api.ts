import { getShipmentLaneRates } from '@lanewise/contract/lane-finding'
import { getMileage } from '@lanewise/contract/places'
import type { QuoteDraft } from '@lanewise/contract/quote-form'
import {
  createTruckloadQuote,
  getLtlQuote,
  mailQuote,
  printQuoteSummary,
  quoteAnswered,
} from '@lanewise/contract/quotes'
import { askRateSourceAgain, createAPIQuote, findIntegratedRates } from '@lanewise/contract/rates'
import {
  contractRequest,
  ltlRequest,
  mileageRequest,
  type QuotedFreight,
  type SpotKind,
  spotRequest,
} from '@lanewise/domain/quotes/rates/rate-requests'
import { query, useOperation, useOperationQuery } from '#platform/query/query.ts'
import { useUser } from '#platform/session/SessionProvider.tsx'

/** Polling interval, in milliseconds, for a quote whose sources are still working. Events usually arrive first. */
const POLL_INTERVAL = 2000

export const useMileage = (freight: QuotedFreight) =>
  useOperationQuery(query(getMileage, { body: mileageRequest(freight) }), { isFinal: true })

/** Contracted rates, requested only while truckload is part of the quote. (RATE-26) */
export function useContractRates(freight: QuotedFreight) {
  const body = contractRequest(freight)
  return useOperationQuery(query(getShipmentLaneRates, { body: body as NonNullable<typeof body> }), {
    enabled: body !== null,
    isFinal: true,
  })
}

/** The time of the request is not part of the cache key, so that returning to the page finds the cached rates. */
function spotQuery(freight: QuotedFreight, kind: SpotKind) {
  const body = spotRequest(freight, kind, new Date())
  const { key } = query(createAPIQuote, { body: { ...body, effectiveDate: freight.pickupDate } })
  return { ...query(createAPIQuote, { body }), key }
}

export const useSpotQuote = (freight: QuotedFreight, kind: SpotKind, enabled: boolean) =>
  useOperationQuery(spotQuery(freight, kind), { enabled, isFinal: true })

/**
 * LTL rates, requested only with LTL or volume LTL. Later responses of the sources are read from the saved quote.
 * (RATE-21)
 */
export function useLtlRates(freight: QuotedFreight) {
  const { companyId } = useUser()
  const body = ltlRequest(freight, companyId)
  const requestBody = { ...(body as NonNullable<typeof body>), waits: false }
  // Truckload rates have calls of their own, so asking for them later does not ask for these rates again.
  const { key } = query(findIntegratedRates, { body: { ...requestBody, isTruckloadAsked: false } })
  const request = useOperationQuery(
    { ...query(findIntegratedRates, { body: requestBody }), key },
    { enabled: body !== null, isFinal: true },
  )
  const quoteId = request.data?.quoteId ?? ''
  const savedQuote = useOperationQuery(query(getLtlQuote, { params: { quoteId } }, { refreshOn: [quoteAnswered] }), {
    enabled: quoteId !== '',
    every: (answer) => (answer?.rates.isComplete ? false : POLL_INTERVAL),
  })
  return {
    status: request.status,
    error: request.error,
    rates: savedQuote.data?.rates ?? request.data,
    refetch: request.refetch,
  }
}

/** Adds a quote of truckloads alone to the quote history. Other quotes are added with their LTL rates. */
export function useTruckloadQuote(details: QuoteDraft) {
  const isAlone = details.requestId !== null && details.shippingModes.join() === 'TL'
  return useOperationQuery(query(createTruckloadQuote, { body: { details } }), { enabled: isAlone, isFinal: true }).data
}

export const useAskSourceAgain = () => useOperation(askRateSourceAgain, { refreshes: [getLtlQuote] })

export const useMailQuote = () => useOperation(mailQuote)
export const usePrintSummary = () => useOperation(printQuoteSummary)
