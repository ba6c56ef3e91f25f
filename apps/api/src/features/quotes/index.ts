import { quoteEntity } from '@lanewise/contract/quotes'
import type { Feature } from '#platform/feature.ts'
import { historyRoutes } from './history.routes.ts'
import { findQuotesByIds } from './quotes.queries.ts'
import { routes } from './quotes.routes.ts'
import { quoteResult } from './quotes.view.ts'
import type { RateDeps } from './rate-deps.ts'

export { type ChosenRate, findChosenRate } from './chosen-rate.ts'
export { createRateDeps, type RateDeps } from './rate-deps.ts'
export {
  type BookableContractRate as ContractFound,
  type BookableQuoteRate as RateFound,
  carrierOfRate,
  findContractRate,
  findSpotRate,
  quotedRates,
} from './rates-to-book.ts'
export { type RawCost, rawCosts, rawOffers } from './raw-costs.ts'
export { createApiQuote } from './spot/create-spot-quote.ts'

export function quotes(deps: RateDeps): Feature {
  return {
    name: 'quotes',
    routes: [...routes(deps), ...historyRoutes],
    records: [
      {
        entity: quoteEntity,
        table: 'quotes',
        search: async (db, ids) => (await findQuotesByIds(db, ids)).map(quoteResult),
      },
    ],
    close: deps.questions.close,
  }
}
