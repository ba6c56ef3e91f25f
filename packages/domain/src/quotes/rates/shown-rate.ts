import { isLtlMode, type ShippingMode } from '#freight/modes.ts'
import { type MarkupConfiguration, markupOf } from '#rating/markup.ts'
import { type AuditSettings, type PriceStep, type RatePrice, ratePrice } from '#rating/rate-price.ts'
import { estimatedArrival } from '#rating/transit.ts'
import { formatNumber } from '#shared/format.ts'
import { usualWorkdays, type Workdays } from '#shared/holidays.ts'
import type { Cents } from '#shared/units.ts'
import type { IsoDate } from '#shared/written-date.ts'

/** Displayed amount of a rate: the customer price or the cost of the freight. */
export const priceSides = ['Customer', 'Cost'] as const
export type PriceSide = (typeof priceSides)[number]

/** Pricing rules that turn a cost into a customer price. Without a configuration no markup is added. */
export type QuotePricing = {
  configuration: MarkupConfiguration | null
  audit: AuditSettings
  isInternational: boolean
  /** Business days of the route. */
  workdays?: Workdays
}

/** Rate as offered by any source. */
export type OfferedRate<C> = {
  carrierDescription: string
  rawCost: Cents
  mode: ShippingMode
  minDays: number
  maxDays: number
  serviceLevel: string
  charges: readonly C[]
}

/** Rate prepared for display. (RATE-6) */
export type ShownRate<C> = {
  carrierDescription: string
  /** Customer price. */
  markupTotal: Cents
  /** Cost of the freight, including the audit fee for truckloads. */
  cost: Cents
  /** Single number or "min-max". */
  serviceDays: string
  /** Maximum of the service days, from which the arrival is calculated. */
  days: number
  deliveryDateTime: IsoDate
  /** Business days by which the arrival is calculated. */
  workdays: Workdays
  serviceLevel: string
  charges: readonly C[]
  /** Price steps from the carrier's price to the customer price. */
  steps: readonly PriceStep[]
}

/** Calculates the price, transit days and arrival date of a rate. */
export function shownRate<C>(offered: OfferedRate<C>, shipDate: IsoDate, pricing: QuotePricing): ShownRate<C> {
  const { mode, maxDays } = offered
  const { cost, price, steps } = quotedPrice(offered, pricing)
  return {
    carrierDescription: offered.carrierDescription,
    markupTotal: price,
    cost,
    serviceDays: daysText(offered.minDays, maxDays),
    days: maxDays,
    deliveryDateTime: estimatedArrival(shipDate, mode, maxDays, pricing.workdays),
    workdays: pricing.workdays ?? usualWorkdays,
    serviceLevel: offered.serviceLevel,
    charges: offered.charges,
    steps,
  }
}

/** Single number when both are equal, otherwise "min-max". (QUOTE-57) */
export const daysText = (min: number, max: number): string =>
  min === max ? formatNumber(max) : `${formatNumber(min)}-${formatNumber(max)}`

export function quotedPrice(
  { mode, rawCost }: Pick<OfferedRate<unknown>, 'mode' | 'rawCost'>,
  { configuration, audit, isInternational }: QuotePricing,
): RatePrice {
  const markup = configuration && markupOf(configuration, { isQuote: true, isInternational, shippingMode: mode })
  return ratePrice({ rawCost, shippingMode: mode, audit, markup })
}

/** Amount of the selected price side. (QUOTE-53) */
export const amountOf = ({ markupTotal, cost }: Pick<ShownRate<unknown>, 'markupTotal' | 'cost'>, side: PriceSide) =>
  side === 'Customer' ? markupTotal : cost

export const sideNames: Record<PriceSide, string> = { Customer: 'Customer price', Cost: 'Carrier cost' }

/** Caption that names the amount and says whether the carrier guarantees the delivery date. (QUOTE-58) */
export const priceCaption = (side: PriceSide, isGuaranteedRate: boolean): string =>
  isGuaranteedRate ? `${sideNames[side]}, Guaranteed` : sideNames[side]

/** Price steps that lead from the carrier's price to the amount of a side. */
export const stepsTo = ({ steps }: Pick<ShownRate<unknown>, 'steps'>, side: PriceSide): readonly PriceStep[] =>
  steps.filter(({ step }) => step === 'auditFee' || (step === 'markup' && side === 'Customer'))

/**
 * "3 business days" for freight that shares a trailer, because those carriers count business days; "2 days" for a
 * truckload.
 */
export function transitText(serviceDays: string, mode: ShippingMode): string {
  const unit = serviceDays === '1' ? 'day' : 'days'
  return isLtlMode(mode) ? `${serviceDays} business ${unit}` : `${serviceDays} ${unit}`
}
