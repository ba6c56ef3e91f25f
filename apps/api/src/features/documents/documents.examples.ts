import type { Examples } from '#platform/testing/examples.ts'
import { onePixel } from '#platform/testing/one-pixel.ts'

const miscellaneous = 'ShipmentMiscellaneous'

export const examples: Examples = {
  getShipmentDocuments: ({ shipmentId }) => ({ params: { shipmentId } }),
  getOrderDocuments: ({ shippedOrderId }) => ({ params: { orderId: shippedOrderId } }),
  getDocument: ({ documentId }) => ({ params: { documentId } }),
  getShipmentOrderDropoffs: ({ shipmentId }) => ({ params: { shipmentId } }),
  uploadDocument: ({ shipmentId }) => ({
    body: { name: 'Wash receipt.png', data: onePixel, fileType: miscellaneous, shipmentId, keepDuplicate: true },
  }),
  uploadDocumentFile: ({ shipmentId }) => ({
    query: { name: 'Scale ticket.png', fileType: miscellaneous, shipmentId, keepDuplicate: 'true' },
    bytes: Uint8Array.from(Buffer.from(onePixel, 'base64')),
  }),
  updateShipmentDocument: ({ documentId, shipmentId }) => ({
    params: { documentId },
    body: { name: 'Customs form.png', fileType: 'Customs', shipmentId },
  }),
  deleteDocument: ({ documentFileId }) => ({ params: { fileId: documentFileId } }),
  downloadDocuments: ({ shipmentId }) => ({ body: { shipmentId } }),
  sendDocuments: ({ documentId }) => ({ body: { documentIds: [documentId], emails: ['dock@receiver.test'] } }),
  triggerEntityDocumentEvent: ({ shipmentNumber }) => ({
    body: { entityNumber: shipmentNumber, fileType: miscellaneous },
  }),
}
