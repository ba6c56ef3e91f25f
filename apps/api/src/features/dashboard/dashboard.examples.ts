import type { Examples } from '#platform/testing/examples.ts'

export const examples: Examples = {
  getRecentChanges: () => ({ query: { page: 1, pageSize: 10 } }),
  getTodayStops: () => ({ query: { kind: 'all' } }),
  getFleet: () => ({}),
  getFleetCard: ({ trackedNumber }) => ({ params: { shipmentNumber: trackedNumber } }),
  getOnTimeWeeks: () => ({}),
}
