import { getLtlQuote, ltlQuoteCreators, quoteAnswered } from '@lanewise/contract/quotes'
import { query, useOperationQuery } from '#platform/query/query.ts'

/** "Requote" begins the wizard with what was asked for then (QHIST-6). */
export const requotePath = (id: string) => `/quotes?quoteId=${id}`

export const useQuote = (quoteId: string) =>
  useOperationQuery(query(getLtlQuote, { params: { quoteId } }, { refreshOn: [quoteAnswered] }))

/** Everybody who has asked for quotes; asked only where a name is missing. */
export const useCreators = (isWanted: boolean) =>
  useOperationQuery(query(ltlQuoteCreators, { query: { q: '' } }), { enabled: isWanted }).data?.items ?? none

const none: never[] = []
