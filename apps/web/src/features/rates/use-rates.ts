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

/** RATE-31: five questions of their own; whichever fails, the answers to the others are shown. */
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
  // A rate without its price is not shown.
  const priced = <T>(asked: { status: CallStatus; data: T | undefined }) =>
    prices.isLoading && asked.status === 'success' ? ({ status: 'loading', data: undefined } as const) : asked
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

type AskedSpot = { status: CallStatus; data: SpotQuote | undefined; error: Error | null }

const spotOf = (kind: SpotKind, { status, data, error }: AskedSpot, given: Given): Spot => ({
  name: spotNames[kind],
  status,
  quote: data,
  offer: data ? spotOffer(data, given) : null,
  reason: error && errorText(error, ''),
})

/** By the road, or by the straight line while nobody knows the road. */
const daysOfTruckload = ({ pickupLocation, dropoffLocation }: ShownFreight, miles?: number) =>
  tlTransitDays(miles ?? estimatedMiles(pickupLocation, dropoffLocation))

/** RATE-32, RATE-33: a call that failed is said once, with what the server says to it. */
function useFailure(text: string, error: Error | null) {
  const { error: say } = useSnackbar()
  const tell = useEffectEvent((failed: Error) => {
    const detail = errorText(failed, '')
    say(text, { place: 'top', duration: SAID_FOR, ...(detail && { detail }) })
  })
  useEffect(() => {
    if (error) tell(error)
  }, [error])
}

/** Milliseconds. */
const SAID_FOR = 5000
