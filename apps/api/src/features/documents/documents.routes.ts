import * as contract from '@lanewise/contract/documents'
import { bind } from '#platform/http/bind.ts'
import { deleteDocument, updateDocument } from './change-document.ts'
import type { DocumentDeps } from './deps.ts'
import {
  getDocument,
  getOrderDocuments,
  getShipmentDocuments,
  getShipmentOrderDropoffs,
  triggerEntityDocumentEvent,
} from './documents.actions.ts'
import { sendDocuments } from './outgoing/send-documents.ts'
import { downloadDocuments } from './outgoing/zip-documents.ts'
import { uploadDocument } from './upload-document.ts'

export const routes = (deps: DocumentDeps) => [
  bind(contract.getShipmentDocuments, ({ ctx, params }) => getShipmentDocuments(ctx, deps, params.shipmentId)),
  bind(contract.getOrderDocuments, ({ ctx, params }) => getOrderDocuments(ctx, deps, params.orderId)),
  bind(contract.getDocument, ({ ctx, params }) => getDocument(ctx, params.documentId)),
  bind(contract.getShipmentOrderDropoffs, ({ ctx, params }) => getShipmentOrderDropoffs(ctx, params.shipmentId)),
  bind(contract.uploadDocument, ({ work, body: { data, ...upload } }) =>
    uploadDocument(work, deps, upload, Buffer.from(data, 'base64')),
  ),
  bind(
    contract.uploadDocumentFile,
    ({ work, query, bytes }) =>
      uploadDocument(work, deps, query, Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)),
    { bodyLimit: deps.maxBytes },
  ),
  bind(contract.updateShipmentDocument, ({ ctx, params, body }) => updateDocument(ctx, params.documentId, body)),
  bind(contract.deleteDocument, ({ ctx, params }) => deleteDocument(ctx, params.fileId)),
  bind(contract.downloadDocuments, ({ work, body }) => downloadDocuments(work, body)),
  bind(contract.sendDocuments, ({ work, body }) => sendDocuments(work, body)),
  bind(contract.triggerEntityDocumentEvent, ({ ctx, body }) =>
    triggerEntityDocumentEvent(ctx, body.entityNumber, body.fileType),
  ),
]
