import { type FreightTerm, isChargedOn } from '#freight/freight-terms.ts'
import { isLtlMode, type ShippingMode } from '#freight/modes.ts'
import type { FieldIssue } from '#shared/issue.ts'
import { type Cents, cents, roundHalfUp } from '#shared/units.ts'

/** Percent with up to 4 decimals: 12.5 is twelve and a half percent. */
export type Percent = number

/** Methods that turn a cost and a percent into a price, by stored value. */
export const markupMethods = ['Margin', 'Markup'] as const
export type MarkupMethod = (typeof markupMethods)[number]

/** Markup on a cost. With the method `Margin` the percent applies to the price, with any other method to the cost. */
export type Markup = { method: string | null; percent: Percent }

/** Markup settings of a customer configuration. */
export type MarkupConfiguration = {
  includePrepaidAddMarkupQuotes: boolean
  prepaidAddMarkupMethod: string | null
  internationalTLMarkup: Percent | null
  internationalLTLMarkup: Percent | null
  domesticTLMarkup: Percent | null
  domesticLTLMarkup: Percent | null
  defaultPrepaidAdd: Percent | null
}

/** Freight to be priced: a quote in progress, or a shipment with its freight terms. */
export type PricedFreight = { isQuote: true } | { isQuote: false; freightTerm: FreightTerm }

type MarkupPercents = Omit<MarkupConfiguration, 'includePrepaidAddMarkupQuotes' | 'prepaidAddMarkupMethod'>

type RouteKind = { isInternational: boolean; shippingMode: ShippingMode }

/** Whether the customer price differs from the cost. (RATE-38) */
export function markupApplies(
  { includePrepaidAddMarkupQuotes }: Pick<MarkupConfiguration, 'includePrepaidAddMarkupQuotes'>,
  freight: PricedFreight,
): boolean {
  return includePrepaidAddMarkupQuotes && (freight.isQuote || isChargedOn(freight.freightTerm))
}

/** Configured percent for the freight, otherwise the default, otherwise 0. (RATE-43, RATE-44, RATE-45) */
export const markupPercent = (configuration: MarkupPercents, routeKind: RouteKind): Percent =>
  configuredMarkup(configuration, routeKind) ?? 0

/** Configured percent or the default, or null when neither is set and a user must enter one. */
export function configuredMarkup(
  configuration: MarkupPercents,
  { isInternational, shippingMode }: RouteKind,
): Percent | null {
  const scope = isInternational ? 'international' : 'domestic'
  return configuration[`${scope}${isLtlMode(shippingMode) ? 'LTL' : 'TL'}Markup`] ?? configuration.defaultPrepaidAdd
}

/** Markup for the freight by the customer's configuration, or null when the price equals the cost. */
export function markupOf(configuration: MarkupConfiguration, freight: PricedFreight & RouteKind): Markup | null {
  if (!markupApplies(configuration, freight)) return null
  return { method: configuration.prepaidAddMarkupMethod, percent: markupPercent(configuration, freight) }
}

/** Price for a cost, rounded to the cent. (RATE-39, RATE-40) */
export function priceOf(cost: Cents, markup: Markup): Cents {
  const parts = partsOf(markup)
  return scaled(cost, parts.price, parts.cost)
}

/** Validates percents under a method and reports each problem at its field. (RATE-41) */
export function markupIssues(
  method: string | null,
  percents: Readonly<Record<string, Percent | null | undefined>>,
): FieldIssue[] {
  return Object.entries(percents)
    .filter(([, percent]) => percent != null && isMargin({ method }) && percent >= 100)
    .map(([field]) => ({ path: [field], message: noPriceMessage }))
}

const noPriceMessage = 'A margin must be below 100%'

const isMargin = ({ method }: Pick<Markup, 'method'>) => method === 'Margin'

/** One hundred percent in millionths, which represents four decimals of a percent as an integer. */
const whole = 1_000_000n

/** Ratio of cost to price. */
function partsOf({ method, percent }: Markup): { cost: bigint; price: bigint } {
  const share = BigInt(roundHalfUp(percent * 10_000))
  const parts = isMargin({ method }) ? { cost: whole - share, price: whole } : { cost: whole, price: whole + share }
  if (parts.cost <= 0n || parts.price <= 0n) throw new RangeError(`${method ?? 'Markup'} ${percent}% leads to no price`)
  return parts
}

/**
 * Multiplies an amount by parts ÷ of, rounding halves away from zero. Integer arithmetic, because large products lose
 * cents in a double.
 */
function scaled(amount: Cents, parts: bigint, of: bigint): Cents {
  const product = BigInt(amount) * parts
  const size = product < 0n ? -product : product
  const rounded = Number((2n * size + of) / (2n * of))
  return cents(product < 0n ? -rounded : rounded)
}
