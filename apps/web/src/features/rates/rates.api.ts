import { getShipmentLaneRates } from '@lanewise/contract/lane-finding'
import { getMileage } from '@lanewise/contract/places'
import { getLtlQuote, printQuoteSummary, quoteAnswered } from '@lanewise/contract/quotes'
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

/** Milliseconds between two looks at a quote whose sources still work; events usually come first. */
const LOOK = 2000

export const useMileage = (freight: QuotedFreight) =>
  useOperationQuery(query(getMileage, { body: mileageRequest(freight) }), { isFinal: true })

/** RATE-26: asked for only while truckloads are part of the quote. */
export function useContractRates(freight: QuotedFreight) {
  const body = contractRequest(freight)
  return useOperationQuery(query(getShipmentLaneRates, { body: body as NonNullable<typeof body> }), {
    enabled: body !== null,
    isFinal: true,
  })
}

/** The moment of asking is no part of what is asked, so that whoever comes back finds the answer. */
function spotQuery(freight: QuotedFreight, kind: SpotKind) {
  const body = spotRequest(freight, kind, new Date())
  const { key } = query(createAPIQuote, { body: { ...body, effectiveDate: freight.pickupDate } })
  return { ...query(createAPIQuote, { body }), key }
}

export const useSpotQuote = (freight: QuotedFreight, kind: SpotKind, enabled: boolean) =>
  useOperationQuery(spotQuery(freight, kind), { enabled, isFinal: true })

/** RATE-21: asked for only with LTL or volume LTL; what the sources answer meanwhile is read from the kept quote. */
export function useLtlRates(freight: QuotedFreight) {
  const { companyId } = useUser()
  const body = ltlRequest(freight, companyId)
  const asked = useOperationQuery(
    query(findIntegratedRates, { body: { ...(body as NonNullable<typeof body>), waits: false } }),
    { enabled: body !== null, isFinal: true },
  )
  const quoteId = asked.data?.quoteId ?? ''
  const kept = useOperationQuery(query(getLtlQuote, { params: { quoteId } }, { refreshOn: [quoteAnswered] }), {
    enabled: quoteId !== '',
    every: (answer) => (answer?.rates.isComplete ? false : LOOK),
  })
  return { status: asked.status, error: asked.error, rates: kept.data?.rates ?? asked.data, refetch: asked.refetch }
}

export const useAskSourceAgain = () => useOperation(askRateSourceAgain, { refreshes: [getLtlQuote] })

export const usePrintSummary = () => useOperation(printQuoteSummary)
