import type { PricedCharge } from '@lanewise/contract/charge-fields'
import type { QuotedContract } from '@lanewise/contract/lane-finding'
import { centsOfDollars } from '@lanewise/contract/money'
import type { IntegratedRate, SpotQuote } from '@lanewise/contract/quote-fields'
import type { ChosenQuote } from '@lanewise/contract/quote-form'
import type { ShippingMode } from '@lanewise/domain/freight/modes'
import { chosenContract, chosenIntegrated, chosenSpot } from '@lanewise/domain/quotes/rates/chosen-quote'
import type { RankedRate } from '@lanewise/domain/quotes/rates/ranking'
import {
  amountOf,
  type PriceSide,
  type QuotePricing,
  type ShownRate,
  shownRate,
} from '@lanewise/domain/quotes/rates/shown-rate'
import { accessorialLabels } from '@lanewise/domain/rating/accessorials'
import { chargeRateText, chargeRateTypes } from '@lanewise/domain/rating/charges'
import { serviceLevels } from '@lanewise/domain/rating/rate-sources'
import { serviceLabel } from '@lanewise/domain/rating/services/truckload-services'
import { contractRateTypes } from '@lanewise/domain/rating/tl/contract-terms'
import { formatMoney, formatNumber } from '@lanewise/domain/shared/format'
import type { Cents } from '@lanewise/domain/shared/units'

/** One charge as display text. (RATE-7) */
export type ShownCharge = {
  chargeType: string
  description: string
  chargeTypeName: string
  method: string
  units: string
  rate: string
  total: Cents
}

/** Common shape of all rates on the screen: display values and the effect of choosing the rate. */
export type Offer = ShownRate<ShownCharge> & {
  id: string
  mode: ShippingMode
  logoId: string | null
  why: readonly string[]
  warnings: readonly string[]
  /** Requested accessorials that are not in the price. (TRADE-6, DEF-130) */
  unpriced: readonly string[]
  isGuaranteed: boolean
  levelDescription: string | null
  /** Pickup flexibility, or else the carrier's liability. (QUOTE-56) */
  terms: { text: string; explanation: string | null } | null
  /** Expiry of the price; null for a contracted price. */
  expiresAt: string | null
  chosen: ChosenQuote
}

/** Values that all rates of a quote share. */
export type Given = { shipDate: string; pricing: QuotePricing }

const plain = {
  logoId: null,
  warnings: [],
  unpriced: [],
  isGuaranteed: false,
  levelDescription: null,
  terms: null,
  expiresAt: null,
}

export function ltlOffer(rate: IntegratedRate, mode: 'LTL' | 'VLTL', { shipDate, pricing }: Given): Offer {
  const shown = shownRate(
    {
      carrierDescription: rate.carrierName,
      rawCost: centsOfDollars(rate.totalCost),
      mode,
      minDays: rate.minServiceDays,
      maxDays: rate.maxServiceDays,
      serviceLevel: serviceLevels[rate.serviceLevel],
      charges: rate.charges.map(shownCharge),
    },
    shipDate,
    pricing,
  )
  return {
    ...shown,
    id: rate.id,
    mode,
    logoId: rate.logoId,
    why: rate.why,
    warnings: rate.warnings,
    unpriced: rate.unpricedAccessorials.map((one) => accessorialLabels[one] ?? one),
    isGuaranteed: rate.isGuaranteedRate,
    levelDescription: rate.serviceLevelDescription,
    terms: termsOf(rate),
    expiresAt: rate.expiresAt,
    chosen: chosenIntegrated(rate),
  }
}

export function spotOffer(quote: SpotQuote, { shipDate, pricing }: Given): Offer {
  const shown = shownRate(
    {
      carrierDescription: spotNames[quote.isPartial ? 'partial' : 'full'],
      rawCost: centsOfDollars(quote.totalCost),
      mode: 'TL',
      minDays: quote.transitDays,
      maxDays: quote.transitDays,
      serviceLevel: serviceLevels[quote.isPartial ? 'Partial' : 'ExclusiveUse'],
      charges: quote.charges.map(shownCharge),
    },
    shipDate,
    pricing,
  )
  const chosen = chosenSpot(quote)
  const { id, why, expiresAt } = quote
  return {
    ...plain,
    ...shown,
    id,
    mode: 'TL',
    why,
    unpriced: quote.unpricedServices.map(serviceLabel),
    expiresAt,
    chosen,
  }
}

/** Titles of the spot cards. (QUOTE-41, QUOTE-42) */
export const spotNames = { full: 'Exclusive Use', partial: 'Partial' } as const

/** Null when the rate has no price for this freight. */
export function contractOffer(rate: QuotedContract, transitDays: number, { shipDate, pricing }: Given): Offer | null {
  const { totalCost } = rate
  if (totalCost === null) return null
  const shown = shownRate(
    {
      carrierDescription: rate.carrierDescription,
      rawCost: centsOfDollars(totalCost),
      mode: 'TL',
      minDays: transitDays,
      maxDays: transitDays,
      serviceLevel: contractRateTypes[rate.rateType],
      charges: rate.charges.map(shownCharge),
    },
    shipDate,
    pricing,
  )
  const chosen = chosenContract({ ...rate, totalCost }, transitDays)
  const { id, why, carrierLogoFileId: logoId } = rate
  return { ...plain, ...shown, id, mode: 'TL', logoId, why, unpriced: rate.unpricedServices.map(serviceLabel), chosen }
}

/** Values by which an offer is ranked, on the given side of the price. */
export const rankedOf = (offer: Offer, side: PriceSide): RankedRate => ({
  id: offer.id,
  price: amountOf(offer, side),
  days: offer.days,
  arrival: offer.deliveryDateTime,
  missing: offer.unpriced,
})

function termsOf({ pickupFlexibility, flexibilityDescription, maxLiability }: IntegratedRate): Offer['terms'] {
  if (pickupFlexibility !== null) return { text: pickupFlexibility, explanation: flexibilityDescription }
  if (maxLiability === null) return null
  return { text: `Liability ${formatMoney(centsOfDollars(maxLiability))}`, explanation: null }
}

const shownCharge = (charge: PricedCharge): ShownCharge => ({
  chargeType: charge.chargeType,
  description: charge.description,
  chargeTypeName: charge.chargeTypeName,
  method: chargeRateTypes[charge.chargeRateType],
  units: formatNumber(charge.units),
  rate: chargeRateText(charge),
  total: centsOfDollars(charge.total),
})
