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
export function useRates(freight: ShownFreight) {
  const prices = usePricing(freight)
  const given: Given = { shipDate: freight.pickupDate, pricing: prices.pricing }
  const mileage = useMileage(freight)
  const ltl = useLtlRates(freight)
  const contract = useContractRates(freight)
  const full = useSpotQuote(freight, 'full')
  const partial = useSpotQuote(freight, 'partial', prices.hasPartial)
  useFailure('Failed to fetch LTL Rates', ltl.error)
  useFailure('Failed to fetch Contracted Rates', contract.error)

  /** A rate without its price is not shown. */
  const whenPriced = (status: CallStatus): CallStatus => (status === 'success' && prices.isLoading ? 'loading' : status)
  const mode = ltlModeOf(freight)
  const days = tlTransitDays(
    mileage.data?.totalMiles ?? estimatedMiles(freight.pickupLocation, freight.dropoffLocation),
  )
  const spot = (kind: SpotKind, { status, data, error }: typeof full): Spot => ({
    name: spotNames[kind],
    status: whenPriced(status),
    quote: data,
    offer: data && !prices.isLoading ? spotOffer(data, given) : null,
    reason: error && errorText(error, ''),
  })
  const contracted: Contracted[] = (contract.data?.items ?? []).map((rate) => ({
    rate,
    offer: contractOffer(rate, days, given),
  }))
  return {
    prices,
    mileage,
    ltl: {
      status: whenPriced(ltl.status),
      rates: prices.isLoading ? undefined : ltl.rates,
      offers: mode && ltl.rates && !prices.isLoading ? ltl.rates.items.map((rate) => ltlOffer(rate, mode, given)) : [],
      onRetry: () => void ltl.refetch(),
    },
    contract: {
      status: whenPriced(contract.status),
      rates: prices.isLoading ? [] : contracted,
      onRetry: () => void contract.refetch(),
    },
    spots: [spot('full', full), ...(prices.hasPartial ? [spot('partial', partial)] : [])],
  }
}

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
