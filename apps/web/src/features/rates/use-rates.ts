import type { SpotQuote } from '@lanewise/contract/quote-fields'
import { estimatedMiles } from '@lanewise/domain/mileage/great-circle'
import { ltlModeOf, type SpotKind } from '@lanewise/domain/quotes/rates/rate-requests'
import { tlTransitDays } from '@lanewise/domain/rating/transit'
import { useEffect, useEffectEvent } from 'react'
import { errorText } from '#platform/query/problem.ts'
import type { CallStatus } from '#platform/query/query.ts'
import { useSnackbar } from '#ui/feedback/Snackbars.tsx'
import type { Contracted } from './list/ContractRates.tsx'
import { contractOffer, type Given, ltlOffer, spotNames, spotOffer } from './offer.ts'
import { useContractRates, useLtlRates, useMileage, useSpotQuote } from './rates.api.ts'
import type { ShownFreight } from './side/SidePanel.tsx'
import type { Spot } from './spot/SpotSection.tsx'
import { usePricing } from './use-pricing.ts'

/** Five independent requests. If one fails, the results of the others are still shown. (RATE-31) */
export function useRates(freight: ShownFreight, { asksSpot = true } = {}) {
  const prices = usePricing(freight)
  const given: Given = { shipDate: freight.pickupDate, pricing: prices.pricing }
  const mileage = useMileage(freight)
  const ltl = useLtlRates(freight)
  const contract = useContractRates(freight)
  const full = useSpotQuote(freight, 'full', asksSpot)
  const partial = useSpotQuote(freight, 'partial', asksSpot && prices.hasPartial)
  useFailure('Failed to fetch LTL Rates', ltl.error)
  useFailure('Failed to fetch Contracted Rates', contract.error)
  const mode = ltlModeOf(freight)
  const days = daysOfTruckload(freight, mileage.data?.totalMiles)
  // Rates stay hidden until their prices are known.
  const priced = <T>(result: { status: CallStatus; data: T | undefined }) =>
    prices.isLoading && result.status === 'success' ? ({ status: 'loading', data: undefined } as const) : result
  const shownLtl = priced({ status: ltl.status, data: ltl.rates })
  const shownContract = priced(contract)
  return {
    prices,
    mileage,
    ltl: {
      status: shownLtl.status,
      rates: shownLtl.data,
      offers: mode ? (shownLtl.data?.items ?? []).map((rate) => ltlOffer(rate, mode, given)) : [],
      onRetry: () => void ltl.refetch(),
    },
    contract: {
      status: shownContract.status,
      rates: (shownContract.data?.items ?? []).map(
        (rate): Contracted => ({ rate, offer: contractOffer(rate, days, given) }),
      ),
      onRetry: () => void contract.refetch(),
    },
    spots: [
      spotOf('full', { ...priced(full), error: full.error }, given),
      ...(prices.hasPartial ? [spotOf('partial', { ...priced(partial), error: partial.error }, given)] : []),
    ],
  }
}

type SpotResult = { status: CallStatus; data: SpotQuote | undefined; error: Error | null }

const spotOf = (kind: SpotKind, { status, data, error }: SpotResult, given: Given): Spot => ({
  name: spotNames[kind],
  status,
  quote: data,
  offer: data ? spotOffer(data, given) : null,
  reason: error && errorText(error, ''),
})

/** Transit days from the road distance, or from the straight line while the road distance is unknown. */
const daysOfTruckload = ({ pickupLocation, dropoffLocation }: ShownFreight, miles?: number) =>
  tlTransitDays(miles ?? estimatedMiles(pickupLocation, dropoffLocation))

/** Shows the error of a failed call once, with the server's message. (RATE-32, RATE-33) */
function useFailure(text: string, error: Error | null) {
  const { error: showError } = useSnackbar()
  const notify = useEffectEvent((failed: Error) => {
    const detail = errorText(failed, '')
    showError(text, { place: 'top', duration: SNACKBAR_DURATION, ...(detail && { detail }) })
  })
  useEffect(() => {
    if (error) notify(error)
  }, [error])
}

/** Display time of the error message in milliseconds. */
const SNACKBAR_DURATION = 5000
