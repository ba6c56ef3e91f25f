import { isLtlMode, type ShippingMode } from '#freight/modes.ts'
import { type MarkupConfiguration, markupOf } from '#rating/markup.ts'
import { type AuditSettings, type PriceStep, type RatePrice, ratePrice } from '#rating/rate-price.ts'
import { estimatedArrival } from '#rating/transit.ts'
import { formatNumber } from '#shared/format.ts'
import type { Cents } from '#shared/units.ts'
import type { IsoDate } from '#shared/written-date.ts'

/** Which amount of a rate is shown: what a customer pays, or what the freight costs. */
export const priceSides = ['Customer', 'Cost'] as const
export type PriceSide = (typeof priceSides)[number]

/** What makes a price of a cost in one quote; without a configuration nothing is put on top. */
export type QuotePricing = {
  configuration: MarkupConfiguration | null
  audit: AuditSettings
  isInternational: boolean
}

/** A rate as any source offers it. */
export type OfferedRate<C> = {
  carrierDescription: string
  rawCost: Cents
  mode: ShippingMode
  minDays: number
  maxDays: number
  serviceLevel: string
  charges: readonly C[]
}

/** RATE-6: a rate prepared for display. */
export type ShownRate<C> = {
  carrierDescription: string
  /** What the customer pays. */
  markupTotal: Cents
  /** What the freight costs, with the audit fee of a truckload. */
  cost: Cents
  /** One number, or "min-max". */
  serviceDays: string
  /** The last day of those, by which the arrival is counted. */
  days: number
  deliveryDateTime: IsoDate
  serviceLevel: string
  charges: readonly C[]
  /** From what the carrier asks to what the customer pays. */
  steps: readonly PriceStep[]
}

/** A rate with its price, its days and the day of its arrival. */
export function shownRate<C>(offered: OfferedRate<C>, shipDate: IsoDate, pricing: QuotePricing): ShownRate<C> {
  const { mode, maxDays } = offered
  const { cost, price, steps } = quotedPrice(offered, pricing)
  return {
    carrierDescription: offered.carrierDescription,
    markupTotal: price,
    cost,
    serviceDays: daysText(offered.minDays, maxDays),
    days: maxDays,
    deliveryDateTime: estimatedArrival(shipDate, mode, maxDays),
    serviceLevel: offered.serviceLevel,
    charges: offered.charges,
    steps,
  }
}

/** QUOTE-57: one number when both are the same, otherwise "min-max". */
export const daysText = (min: number, max: number): string =>
  min === max ? formatNumber(max) : `${formatNumber(min)}-${formatNumber(max)}`

/** What a rate costs and what the customer of a quote pays for it. */
export function quotedPrice(
  { mode, rawCost }: Pick<OfferedRate<unknown>, 'mode' | 'rawCost'>,
  { configuration, audit, isInternational }: QuotePricing,
): RatePrice {
  const markup = configuration && markupOf(configuration, { isQuote: true, isInternational, shippingMode: mode })
  return ratePrice({ rawCost, shippingMode: mode, audit, markup })
}

/** The amount of the side that is looked at (QUOTE-53). */
export const amountOf = ({ markupTotal, cost }: Pick<ShownRate<unknown>, 'markupTotal' | 'cost'>, side: PriceSide) =>
  side === 'Customer' ? markupTotal : cost

/** What the amount of a side is called. */
export const sideNames: Record<PriceSide, string> = { Customer: 'Customer price', Cost: 'Cost' }

/** QUOTE-58: which amount it is, and whether the carrier guarantees the day. */
export const priceCaption = (side: PriceSide, isGuaranteedRate: boolean): string =>
  isGuaranteedRate ? `${sideNames[side]}, Guaranteed` : sideNames[side]

/** The steps that led to the amount of a side, after what the carrier asks. */
export const stepsTo = ({ steps }: Pick<ShownRate<unknown>, 'steps'>, side: PriceSide): readonly PriceStep[] =>
  steps.filter(({ step }) => step === 'auditFee' || (step === 'markup' && side === 'Customer'))

/** "3 business days" for freight that shares a trailer, whose days carriers count so; "2 days" for a truckload. */
export function transitText(serviceDays: string, mode: ShippingMode): string {
  const unit = serviceDays === '1' ? 'day' : 'days'
  return isLtlMode(mode) ? `${serviceDays} business ${unit}` : `${serviceDays} ${unit}`
}
