import { quoteEntity } from '@lanewise/contract/quotes'
import type { RoutingEngine } from '@lanewise/domain/mileage/routing-engine'
import type { Feature } from '#platform/feature.ts'
import type { Logger } from '#platform/log.ts'
import { historyRoutes } from './history.routes.ts'
import { findQuotesByIds } from './quotes.queries.ts'
import { routes } from './quotes.routes.ts'
import { quoteResult } from './quotes.view.ts'
import { createRateDesk, type DeskSettings } from './rate-desk.ts'

export { type ChosenRate, findChosenRate } from './chosen-rate.ts'

export { type ContractFound, findContractRate, findSpotRate, quotedRates, type RateFound } from './rates-to-book.ts'
export { type RawCost, rawCosts, rawOffers } from './raw-costs.ts'

type Given = { settings: DeskSettings; miles: RoutingEngine; log: Logger }

export function quotes(given: Given): Feature {
  const desk = createRateDesk(given)
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
