import type { Examples } from '#platform/testing/examples.ts'

export const examples: Examples = {
  getLtlQuoteHistory: () => ({ query: { searchTerm: '', page: 1, pageSize: 20 } }),
  exportLtlQuotes: () => ({ query: { searchTerm: '' } }),
  ltlQuoteCreators: () => ({ query: { q: '' } }),
}
