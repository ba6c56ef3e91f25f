import { pageSizes } from '@lanewise/contract/page-sizes'
import { exportLtlQuotes, getLtlQuoteHistory, quoteEntity } from '@lanewise/contract/quotes'
import { History } from 'lucide-react'
import { listScreen } from '#platform/list/list-screen.tsx'
import { SkeletonCard } from './list/card-layout.tsx'
import { filters } from './list/history-filters.tsx'
import { queryOf, sorts } from './list/history-query.ts'
import { QuoteCard } from './list/QuoteCard.tsx'
import { QuoteRates } from './list/QuoteRates.tsx'
import { columns } from './list/quote-columns.tsx'
import { costText, laneText } from './parts/quote-text.ts'
import { RequoteButton } from './parts/RequoteButton.tsx'

/** Past quotes, by default those of the last week. */
export default listScreen({
  entity: quoteEntity,
  find: getLtlQuoteHistory,
  exported: exportLtlQuotes,
  pageSize: pageSizes.quoteHistory,
  rowKey: ({ id }) => id,
  asks: queryOf,
  filters,
  sorts,
  givenViews: [{ label: 'All quotes', query: 'requested=off' }],
  columns,
  details: QuoteRates,
  rowMenu: ({ row }) => <RequoteButton quote={row} label={`Requote ${row.quoteNumber}`} iconOnly />,
  cards: { layout: 'lines', card: QuoteCard, skeleton: <SkeletonCard /> },
  icon: <History aria-hidden="true" />,
  texts: {
    title: 'Quote History',
    all: 'Last 7 days',
    empty: 'No Quotes found',
    noResults: 'No Quotes found',
    showAll: 'Show all quotes',
    addFirst: 'Get the first quotes',
  },
  add: { label: 'Get Quotes', permission: 'CreateQuote', path: '/quotes', isHiddenFromOthers: true },
  copied: (quote) => [laneText(quote), quote.quoteDate, costText(quote)],
})
