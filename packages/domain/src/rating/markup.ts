import { type FreightTerm, isChargedOn } from '#freight/freight-terms.ts'
import { isLtlMode, type ShippingMode } from '#freight/modes.ts'
import type { FieldIssue } from '#shared/issue.ts'
import { type Cents, cents, roundHalfUp } from '#shared/units.ts'

/** A plain percent with up to 4 decimals: 12.5 is twelve and a half percent. */
export type Percent = number

/** How a percent makes a price of a cost, by stored value. */
export const markupMethods = ['Margin', 'Markup'] as const
export type MarkupMethod = (typeof markupMethods)[number]

/** What is put on top of a cost: with the method `Margin` the percent is one of the price, with any other one of the cost. */
export type Markup = { method: string | null; percent: Percent }

/** What a customer's configuration says of markups. */
export type MarkupConfiguration = {
  includePrepaidAddMarkupQuotes: boolean
  prepaidAddMarkupMethod: string | null
  internationalTLMarkup: Percent | null
  internationalLTLMarkup: Percent | null
  domesticTLMarkup: Percent | null
  domesticLTLMarkup: Percent | null
  defaultPrepaidAdd: Percent | null
}

/** What a price is asked for: a quote in progress, or a shipment with its freight terms. */
export type PricedFreight = { isQuote: true } | { isQuote: false; freightTerm: FreightTerm }

type MarkupPercents = Omit<MarkupConfiguration, 'includePrepaidAddMarkupQuotes' | 'prepaidAddMarkupMethod'>

type Way = { isInternational: boolean; shippingMode: ShippingMode }

/** RATE-38: whether a customer's price differs from the cost at all. */
export function markupApplies(
  { includePrepaidAddMarkupQuotes }: Pick<MarkupConfiguration, 'includePrepaidAddMarkupQuotes'>,
  freight: PricedFreight,
): boolean {
  return includePrepaidAddMarkupQuotes && (freight.isQuote || isChargedOn(freight.freightTerm))
}

/** RATE-43, RATE-44, RATE-45: the configured percent that matches the freight, else the default one, else 0. */
export const markupPercent = (configuration: MarkupPercents, way: Way): Percent =>
  configuredMarkup(configuration, way) ?? 0

/** The same, or null where a person has to say it. */
export function configuredMarkup(
  configuration: MarkupPercents,
  { isInternational, shippingMode }: Way,
): Percent | null {
  const way = isInternational ? 'international' : 'domestic'
  return configuration[`${way}${isLtlMode(shippingMode) ? 'LTL' : 'TL'}Markup`] ?? configuration.defaultPrepaidAdd
}

/** The markup of freight by a customer's configuration; null where the price is the cost. */
export function markupOf(configuration: MarkupConfiguration, freight: PricedFreight & Way): Markup | null {
  if (!markupApplies(configuration, freight)) return null
  return { method: configuration.prepaidAddMarkupMethod, percent: markupPercent(configuration, freight) }
}

/** RATE-39, RATE-40: the price of a cost, to the cent. */
export function priceOf(cost: Cents, markup: Markup): Cents {
  const parts = partsOf(markup)
  return scaled(cost, parts.price, parts.cost)
}

/** RATE-41: what is wrong with percents under a method, each at the field it stands in. */
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

/** A hundred percent in millionths, which whole numbers hold with four decimals of a percent. */
const whole = 1_000_000n

/** How many parts of the price are cost. */
function partsOf({ method, percent }: Markup): { cost: bigint; price: bigint } {
  const share = BigInt(roundHalfUp(percent * 10_000))
  const parts = isMargin({ method }) ? { cost: whole - share, price: whole } : { cost: whole, price: whole + share }
  if (parts.cost <= 0n || parts.price <= 0n) throw new RangeError(`${method ?? 'Markup'} ${percent}% leads to no price`)
  return parts
}

/** An amount times parts ÷ of, halves away from zero; in whole numbers, because large products lose cents in a double. */
function scaled(amount: Cents, parts: bigint, of: bigint): Cents {
  const product = BigInt(amount) * parts
  const size = product < 0n ? -product : product
  const rounded = Number((2n * size + of) / (2n * of))
  return cents(product < 0n ? -rounded : rounded)
}
