import type { Answer } from '@lanewise/contract/operation'
import { getLtlQuote, ltlQuoteCreators, quoteAnswered } from '@lanewise/contract/quotes'
import { query, useOperationQuery } from '#platform/query/query.ts'

/** Address of the wizard, prefilled with the past quote. (QHIST-6) */
export const requotePath = (id: string) => `/quotes?quoteId=${id}`

export type Quote = Answer<typeof getLtlQuote>

export const useQuote = (quoteId: string) =>
  useOperationQuery(query(getLtlQuote, { params: { quoteId } }, { refreshOn: [quoteAnswered] }))

/** All users who requested quotes. Fetched only where a name is missing. */
export const useCreators = (isWanted: boolean) =>
  useOperationQuery(query(ltlQuoteCreators, { query: { q: '' } }), { enabled: isWanted }).data?.items ?? none

const none: never[] = []
