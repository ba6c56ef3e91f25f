import type { Examples } from '#platform/testing/examples.ts'

export const examples: Examples = {
  findFilteredOrders: () => ({ body: { searchTerm: '', page: 1, pageSize: 50 } }),
  exportOrders: () => ({ body: { searchTerm: '' } }),
  customerCompanies: () => ({ query: { q: '' } }),
}
