import * as contract from '@lanewise/contract/quotes'
import { bind } from '#platform/http/bind.ts'
import { exportQuotes, findQuotes, quoteCreators } from './history/history.actions.ts'

export const historyRoutes = [
  bind(contract.getLtlQuoteHistory, ({ ctx, query }) => findQuotes(ctx, query)),
  bind(contract.exportLtlQuotes, ({ work, query }) => exportQuotes(work, query)),
  bind(contract.ltlQuoteCreators, ({ ctx, query }) => quoteCreators(ctx, query.q)),
]
