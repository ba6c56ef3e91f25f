import type { QuoteDraft } from '@lanewise/contract/quote-form'
import { requotedFreight } from '@lanewise/domain/quotes/answers/requoted'
import { liftGateAfter } from '@lanewise/domain/quotes/lift-gate'
import type { Context } from '#platform/context.ts'
import { refuse } from '#platform/refuse.ts'
import { readRates } from './asking/rates.view.ts'
import { bookedOrderNumber, creatorName, findQuote, type QuoteRow } from './quotes.queries.ts'
import { accessorialsOf, destinationOf, milesOf, modesOf, originOf, productsOf, summaryView } from './quotes.view.ts'
import { truckloadRates } from './truckload/truckload-quote.queries.ts'

/** A quote as requested, the wizard input for requesting it again, and its rates. */
export async function getLtlQuote(ctx: Context, limitMs: number, quoteId: string) {
  const row = (await findQuote(ctx.db, quoteId)) ?? refuse.notFound('quote')
  return {
    ...summaryView(row, {
      createdBy: await creatorName(ctx.db, row.createdBy),
      bookedOrderNumber: await bookedOrderNumber(ctx.db, row.id),
    }),
    details: detailsOf(row),
    densityTable: row.densityTable,
    miles: milesOf(row),
    rates: await readRates(ctx.db, row, { limitMs, now: ctx.now }),
    truckload: await truckloadRates(ctx.db, row),
  }
}

/** Request details without the pickup date and request id, which are new each time. (QUOTE-3, QUOTE-4) */
const detailsOf = (row: QuoteRow): QuoteDraft =>
  row.truckloadDetails === null ? ltlDetailsOf(row) : { ...(row.truckloadDetails as QuoteDraft), ...unknownOf(row) }

const unknownOf = (row: QuoteRow) => ({
  pickupLocation: originOf(row),
  dropoffLocation: destinationOf(row),
  pickupDate: null,
  requestId: null,
})

const ltlDetailsOf = (row: QuoteRow): QuoteDraft => ({
  ...requotedFreight({ accessorials: accessorialsOf(row), products: productsOf(row), densityTable: row.densityTable }),
  ...unknownOf(row),
  shippingModes: modesOf(row),
  isTeam: false,
  isBlind: false,
  isLiftGateRequired: liftGateAfter(false, [], accessorialsOf(row)),
  linearFeet: null,
})
