import type { Examples } from '#platform/testing/examples.ts'

export const examples: Examples = {
  getCarrierScorecard: ({ carrierId }) => ({ params: { carrierId } }),
  getLocationVisits: ({ locationNumber }) => ({ params: { locationNumber } }),
}
