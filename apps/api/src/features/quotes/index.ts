import { quoteEntity } from '@lanewise/contract/quotes'
import type { Feature } from '#platform/feature.ts'
import { historyRoutes } from './history.routes.ts'
import { findQuotesByIds } from './quotes.queries.ts'
import { routes } from './quotes.routes.ts'
import { quoteResult } from './quotes.view.ts'
import type { RateDesk } from './rate-desk.ts'

export { type ChosenRate, findChosenRate } from './chosen-rate.ts'
export { createRateDesk, type RateDesk } from './rate-desk.ts'
export { type ContractFound, findContractRate, findSpotRate, quotedRates, type RateFound } from './rates-to-book.ts'
export { type RawCost, rawCosts, rawOffers } from './raw-costs.ts'
export { createApiQuote } from './spot/create-spot-quote.ts'

export function quotes(desk: RateDesk): Feature {
  return {
    name: 'quotes',
    routes: [...routes(desk), ...historyRoutes],
    records: [
      {
        entity: quoteEntity,
        table: 'quotes',
        search: async (db, ids) => (await findQuotesByIds(db, ids)).map(quoteResult),
      },
    ],
    close: desk.questions.close,
  }
}
