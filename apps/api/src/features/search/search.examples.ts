import type { Examples } from '#platform/testing/examples.ts'

export const examples: Examples = {
  search: ({ companyId }) => ({
    params: { kind: 'contacts' },
    query: { q: 'shipper', includeVoided: true, companyId },
  }),
}
