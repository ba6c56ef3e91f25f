import type { PricedCharge } from '@lanewise/contract/charge-fields'
import type { QuotedContract } from '@lanewise/contract/lane-finding'
import { centsOfDollars } from '@lanewise/contract/money'
import type { IntegratedRate, SpotQuote } from '@lanewise/contract/quote-fields'
import type { ShippingMode } from '@lanewise/domain/freight/modes'
import { type RankedRate, sortRates } from '@lanewise/domain/quotes/rates/ranking'
import { accessorialLabels } from '@lanewise/domain/rating/accessorials'
import { rateSources, serviceLevels } from '@lanewise/domain/rating/rate-sources'
import { serviceLabel } from '@lanewise/domain/rating/services/truckload-services'
import { contractRateTypes } from '@lanewise/domain/rating/tl/contract-terms'
import { tlTransitDays } from '@lanewise/domain/rating/transit'
import type { Quote } from '#features/quotes/history/history.api.ts'

/** One rate of a past quote, whatever its source. Money in dollars, before any markup. */
export type PastRate = {
  id: string
  carrierName: string
  logoId: string | null
  mode: ShippingMode
  service: string
  minDays: number
  maxDays: number
  totalCost: number
  charges: readonly PricedCharge[]
  why: readonly string[]
  warnings: readonly string[]
  /** Requested services that are not in the price. */
  missing: readonly string[]
}

/** Rates that the quote got, the cheapest of those with the same services first. */
export function pastRates({ rates, truckload, shippingMode, miles }: Quote): PastRate[] {
  const days = miles === null ? 0 : tlTransitDays(miles)
  const all = [
    ...rates.items.map((rate) => ltlRate(rate, shippingMode)),
    ...truckload.spots.map(spotRate),
    ...truckload.contracts.flatMap((rate) => contractRate(rate, days) ?? []),
  ]
  return sortRates(all.map(rankedPast), 'price').flatMap(({ id }) => all.find((one) => one.id === id) ?? [])
}

/** Values by which past rates are compared. */
export const rankedPast = ({ id, totalCost, maxDays, missing }: PastRate): RankedRate => ({
  id,
  price: centsOfDollars(totalCost),
  days: maxDays,
  arrival: '',
  missing,
})

const ltlRate = (rate: IntegratedRate, mode: ShippingMode): PastRate => ({
  id: rate.id,
  carrierName: rate.carrierName,
  logoId: rate.logoId,
  mode,
  service: serviceLevels[rate.serviceLevel],
  minDays: rate.minServiceDays,
  maxDays: rate.maxServiceDays,
  totalCost: rate.totalCost,
  charges: rate.charges,
  why: [...rate.why, ratedBy(rate.rateSource)],
  warnings: rate.warnings,
  missing: rate.unpricedAccessorials.map((one) => accessorialLabels[one] ?? one),
})

const spotRate = (quote: SpotQuote): PastRate => ({
  id: quote.id,
  carrierName: 'Spot market',
  logoId: null,
  mode: 'TL',
  service: serviceLevels[quote.isPartial ? 'Partial' : 'ExclusiveUse'],
  minDays: quote.transitDays,
  maxDays: quote.transitDays,
  totalCost: quote.totalCost,
  charges: quote.charges,
  why: [...quote.why, ratedBy('Spot')],
  warnings: [],
  missing: quote.unpricedServices.map(serviceLabel),
})

/** Null when the contract had no price for this freight. */
const contractRate = (rate: QuotedContract, days: number): PastRate | null =>
  rate.totalCost === null
    ? null
    : {
        id: rate.id,
        carrierName: rate.carrierDescription,
        logoId: rate.carrierLogoFileId,
        mode: 'TL',
        service: `Contract, ${contractRateTypes[rate.rateType]}`,
        minDays: days,
        maxDays: days,
        totalCost: rate.totalCost,
        charges: rate.charges,
        why: [...rate.why, ratedBy('Contract')],
        warnings: [],
        missing: rate.unpricedServices.map(serviceLabel),
      }

const ratedBy = (source: keyof typeof rateSources) => `Rated by ${rateSources[source]}`
