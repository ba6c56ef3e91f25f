import type { Examples } from '#platform/testing/examples.ts'

export const examples: Examples = {
  getRecentChanges: () => ({ query: { page: 1, pageSize: 10 } }),
  getTodayStops: () => ({ query: { kind: 'all' } }),
  getFleet: () => ({}),
  getFleetCard: ({ trackedNumber }) => ({ params: { shipmentNumber: trackedNumber } }),
  getOnTimeWeeks: () => ({}),
  getFreightSpend: () => ({}),
  getFirstLoad: () => ({ query: { since: '2026-01-01T00:00:00Z' } }),
}
