import type { Examples } from '#platform/testing/examples.ts'

export const examples: Examples = {
  getChangeNotices: () => ({ query: {} }),
}
