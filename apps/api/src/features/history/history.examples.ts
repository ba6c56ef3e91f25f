import type { Examples } from '#platform/testing/examples.ts'

export const examples: Examples = {
  getKindHistory: () => ({ params: { entity: 'commodity' }, query: { page: 1, pageSize: 20 } }),
  getHistory: ({ commodityId }) => ({
    params: { entity: 'commodity', entityId: commodityId },
    query: { page: 1, pageSize: 20 },
  }),
}
