import type { Examples } from '#platform/testing/examples.ts'

export const examples: Examples = {
  getBOLOptions: ({ shipmentId }) => ({ params: { shipmentId } }),
  getBolReport: ({ shipmentNumber }) => ({ body: { shipmentNumber, deliveryStopSequenceNumbers: [2] } }),
  sendBolReport: ({ shipmentNumber }) => ({
    body: { generateParameters: { shipmentNumber }, emails: ['dock@carrier.test'] },
  }),
  generatePalletLabels: ({ shipmentNumber }) => ({ body: { shipmentNumber } }),
  generateOrderLabels: ({ shippedOrderNumber }) => ({ body: { orderNumbers: [shippedOrderNumber] } }),
}
