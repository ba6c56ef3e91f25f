import { requotedFreight } from '@lanewise/domain/quotes/answers/requoted'
import type { Context } from '#platform/context.ts'
import { refuse } from '#platform/refuse.ts'
import { readRates } from './asking/rates.view.ts'
import { creatorName, findQuote, type QuoteRow } from './quotes.queries.ts'
import { accessorialsOf, destinationOf, milesOf, modeOf, originOf, productsOf, summaryView } from './quotes.view.ts'

/** A quote as requested, the wizard input for requesting it again, and its rates. */
export async function getLtlQuote(ctx: Context, limitMs: number, quoteId: string) {
  const row = (await findQuote(ctx.db, quoteId)) ?? refuse.notFound('quote')
  return {
    ...summaryView(row, await creatorName(ctx.db, row.createdBy)),
    details: detailsOf(row),
    densityTable: row.densityTable,
    miles: milesOf(row),
    rates: await readRates(ctx.db, row, { limitMs, now: ctx.now }),
  }
}

/** Request details without the pickup date and request id, which are new each time. (QUOTE-3, QUOTE-4) */
const detailsOf = (row: QuoteRow) => ({
  ...requotedFreight({ accessorials: accessorialsOf(row), products: productsOf(row), densityTable: row.densityTable }),
  shippingModes: [modeOf(row)],
  pickupLocation: originOf(row),
  dropoffLocation: destinationOf(row),
  isTeam: false,
  isBlind: false,
  isLiftGateRequired: false,
  linearFeet: null,
  requestId: null,
})
