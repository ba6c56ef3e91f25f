import type { Examples } from '#platform/testing/examples.ts'

export const examples: Examples = {
  getConfirmationRecipient: ({ shipmentCarrierId }) => ({ query: { carrierId: shipmentCarrierId } }),
  findRateConfirmations: ({ shipmentId }) => ({ params: { shipmentId } }),
  sendRateConfirmation: ({ bookedId }) => ({ params: { shipmentId: bookedId }, body: { email: 'dispatch@able.test' } }),
}
