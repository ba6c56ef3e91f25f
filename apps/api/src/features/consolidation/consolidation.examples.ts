import type { Examples } from '#platform/testing/examples.ts'

export const examples: Examples = {
  getConsolidation: ({ orderNumber }) => ({ params: { orderNumber } }),
  findConsolidationCandidates: ({ orderNumber }) => ({ body: { baseOrderNumber: orderNumber } }),
  previewConsolidation: ({ orderNumber }) => ({ params: { orderNumber }, body: { orderNumbers: [orderNumber] } }),
  saveConsolidation: ({ orderNumber }) => ({
    params: { orderNumber },
    body: { orderNumbers: [orderNumber], version: null },
  }),
}
