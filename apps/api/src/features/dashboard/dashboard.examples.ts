import type { Examples } from '#platform/testing/examples.ts'

export const examples: Examples = {
  getRecentChanges: () => ({ query: { page: 1, pageSize: 10 } }),
}
