import type { Examples } from '#platform/testing/examples.ts'

/**
 * Public tracking needs no permission, so these examples name no existing shipment. The tests that walk all operations
 * then see a refusal.
 */
const nowhere = { query: { orderOrShipmentNumber: 'S999999999' } }
const id = '0198c0de-0000-7000-8000-00000000dead'

export const examples: Examples = {
  getShipmentDetailsByOrderOrShipmentNumber: () => nowhere,
  getShipmentDetailsByReferenceAndCustomerNumber: () => ({
    query: { referenceNumber: 'PO 1', customerNumber: 'C999999999' },
  }),
  publicGetShipmentStops: () => nowhere,
  publicGetShipmentTrackingActivities: () => nowhere,
  addExternalWatcher: () => ({
    body: { emailAddress: 'dock@receiver.test', entityId: id, entityType: 'Shipment', notificationType: 'All' },
  }),
  getPublicLogo: () => ({ params: { logoId: id } }),
}
