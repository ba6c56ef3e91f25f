import { centsOfDollars } from '@lanewise/contract/money'
import type { QuoteDraft } from '@lanewise/contract/quote-form'
import type { ShippingMode } from '@lanewise/domain/freight/modes'
import { isInternationalRoute } from '@lanewise/domain/orders/order'
import { markupOf } from '@lanewise/domain/rating/markup'
import { ratePrice } from '@lanewise/domain/rating/rate-price'
import { serviceLevels } from '@lanewise/domain/rating/rate-sources'
import { hasPrice } from '@lanewise/domain/rating/tl/contract-price'
import { estimatedArrival, tlTransitDays } from '@lanewise/domain/rating/transit'
import { formatDate, formatMoney, formatNumber } from '@lanewise/domain/shared/format'
import { type Workdays, workdaysOf } from '@lanewise/domain/shared/holidays'
import { type Cents, cents } from '@lanewise/domain/shared/units'
import { getCompanySettings, getCustomerConfiguration } from '#features/configuration/index.ts'
import { findLaneRates } from '#features/lanes/index.ts'
import type { Context } from '#platform/context.ts'
import { refuse } from '#platform/refuse.ts'
import { ratesOf } from '../asking/rates.queries.ts'
import { findQuote } from '../quotes.queries.ts'
import { modeOf } from '../quotes.view.ts'
import { findSpotQuote } from '../spot/spot.queries.ts'
import { truckloadOf } from './truckload.ts'

export type PrintedRate = { name: string; service: string; transit: string; arrival: string; amount: string }

export type SummaryQuery = {
  details: QuoteDraft
  quoteId: string | null
  spotQuoteIds: readonly string[]
  prices: 'Customer' | 'Cost'
  miles: number | null
}

type Pricing = (rawCost: Cents, shippingMode: ShippingMode) => Cents

/** Spot, TL, and LTL or VLTL rates, all read again from stored data. (QUOTE-66) */
export async function summaryRates(ctx: Context, query: SummaryQuery) {
  const price = await pricingOf(ctx, query)
  const quote = query.quoteId === null ? null : ((await findQuote(ctx.db, query.quoteId)) ?? refuse.notFound('quote'))
  const workdays = await workdaysOfQuote(ctx, query.details)
  const spot: PrintedRate[] = []
  for (const id of query.spotQuoteIds) spot.push(await spotRate(ctx, id, price))
  return {
    quoteNumber: quote?.quoteNumber ?? null,
    spot,
    contract: await contractRates(ctx, query, price),
    ltl: quote
      ? (await ratesOf(ctx.db, quote.id)).map(({ offer }) => {
          const { minServiceDays: least, maxServiceDays: most } = offer
          const level = offer.serviceLevelDescription ?? serviceLevels[offer.serviceLevel]
          return {
            name: offer.carrierName,
            service: `${modeOf(quote)}, ${level}`,
            transit: least === most ? daysText(most) : `${formatNumber(least)} to ${daysText(most)}`,
            arrival: arrivalText(quote.shippingDate, modeOf(quote), most, workdays),
            amount: formatMoney(price(offer.totalCost, modeOf(quote))),
          }
        })
      : [],
  }
}

async function workdaysOfQuote(ctx: Context, { pickupLocation, dropoffLocation }: QuoteDraft) {
  const { companyHolidays } = await getCustomerConfiguration(ctx)
  return workdaysOf([pickupLocation?.country, dropoffLocation?.country], companyHolidays)
}

async function spotRate(ctx: Context, id: string, price: Pricing): Promise<PrintedRate> {
  const row = (await findSpotQuote(ctx.db, id)) ?? refuse.notFound('spot quote')
  return {
    name: row.isPartial ? 'Partial truckload' : 'Full truckload',
    service: `Quote ${row.quoteNumber}`,
    transit: daysText(row.transitDays),
    arrival: arrivalText(row.effectiveDate, 'TL', row.transitDays),
    amount: formatMoney(price(cents(row.totalCents), 'TL')),
  }
}

async function contractRates(ctx: Context, { details, miles }: SummaryQuery, price: Pricing): Promise<PrintedRate[]> {
  const ask = truckloadOf(details)
  if (!ask || !details.shippingModes.includes('TL')) return []
  const laneRates = await findLaneRates(ctx.db, ask)
  const days = miles === null ? null : tlTransitDays(miles)
  return (laneRates?.rates ?? []).map(({ rate, price: agreed }) => ({
    name: rate.carrierName,
    service: `Contract, lane ${laneRates?.lane.customerReferenceNumber ?? ''}`,
    transit: days === null ? '' : daysText(days),
    arrival: days === null ? '' : arrivalText(ask.shippingDate, 'TL', days),
    amount: hasPrice(agreed) ? formatMoney(price(agreed.totalCost, 'TL')) : agreed.reason,
  }))
}

async function pricingOf(ctx: Context, { details, prices }: SummaryQuery): Promise<Pricing> {
  const [settings, configuration] = [await getCompanySettings(ctx), await getCustomerConfiguration(ctx)]
  const audit = {
    freightAuditEnabled: settings.freightAuditEnabled,
    freightAuditManagementFee: centsOfDollars(settings.freightAuditManagementFee),
  }
  const ends = [details.pickupLocation, details.dropoffLocation].map((place) => ({ country: place?.country ?? null }))
  const isInternational = isInternationalRoute(ends)
  return (rawCost, shippingMode) => {
    const pricingContext = { isQuote: true, isInternational, shippingMode } as const
    const { cost, price } = ratePrice({ rawCost, shippingMode, audit, markup: markupOf(configuration, pricingContext) })
    return prices === 'Customer' ? price : cost
  }
}

const daysText = (days: number) => `${formatNumber(days)} ${days === 1 ? 'day' : 'days'}`

/** Only LTL counts business days. (RATE-37) */
const arrivalText = (shipDate: string, mode: ShippingMode, days: number, workdays?: Workdays) =>
  formatDate(estimatedArrival(shipDate, mode, days, workdays), 'UTC')
