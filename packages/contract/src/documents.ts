import { documentLabels } from '@lanewise/domain/documents/document-labels'
import { documentTargets, fileTypes } from '@lanewise/domain/documents/document-types'
import { noFile, noFileType, targetIssues } from '@lanewise/domain/documents/upload-rules'
import { z } from 'zod'
import { entity } from './entity.ts'
import { event } from './event.ts'
import { orNull, requiredText } from './fields.ts'
import { Id } from './list.ts'
import { operation } from './operation.ts'
import { withRule } from './with-rule.ts'

const moment = z.iso.datetime()
const fileType = z.enum(fileTypes, noFileType)

/** DOC-1: a paper of a shipment or of one of its stops. */
export const Document = z.object({
  id: Id,
  version: z.int(),
  name: z.string(),
  type: z.enum(fileTypes),
  /** What it is kept with, and which one. */
  entityType: z.enum(documentTargets),
  entityId: Id,
  /** In words: "S100234", or "Stop 2, Cardinal Pantry, Nashville, TN". */
  entityDescription: z.string(),
  /** By what the file holds, with its dot; null where that is not known. */
  extension: z.string().nullable(),
  /** Good for some minutes and for this file alone; whoever has it needs no sign-in. */
  fileURL: z.string(),
  /** Whether its type is one that the shipment must have. */
  required: z.boolean(),
  fileId: Id,
  byteSize: z.int(),
  createdAt: moment,
  createdBy: z.string(),
  /** Drawn by the product itself. */
  isGenerated: z.boolean(),
  /** The store has lost it; it has to be uploaded again. */
  isFileMissing: z.boolean(),
})
export type Document = z.output<typeof Document>

/** A dropoff of an order on a shipment, by which a proof of delivery is kept. */
export const OrderDropoff = z.object({
  orderStopId: Id,
  orderNumber: z.string(),
  /** By the numbers of the shipment's stops. */
  stopNumber: z.int(),
  companyName: z.string(),
  city: z.string(),
  state: z.string(),
  ianaTimeZone: z.string(),
  /** When the freight is to be there at the latest. */
  dueDateTime: moment,
  isComplete: z.boolean(),
  hasProofOfDelivery: z.boolean(),
})
export type OrderDropoff = z.output<typeof OrderDropoff>

/** A paper that is required and not there. */
export const MissingDocument = z.object({
  type: z.enum(fileTypes),
  orderStopId: Id.nullable(),
  description: z.string(),
  dueDateTime: moment.nullable(),
  ianaTimeZone: z.string().nullable(),
})
export type MissingDocument = z.output<typeof MissingDocument>

export const DocumentList = z.object({
  /** What the papers belong to; an order that is on no shipment has none. */
  shipment: z.object({ id: Id, shipmentNumber: z.string() }).nullable(),
  documents: z.array(Document),
  missing: z.array(MissingDocument),
  /** DOC-13, DOC-14: why a type cannot be chosen for this shipment; null where it can. */
  types: z.array(z.object({ type: z.enum(fileTypes), obstacle: z.string().nullable() })),
  /** The largest file in bytes. */
  maxBytes: z.int(),
})
export type DocumentList = z.output<typeof DocumentList>

export const getShipmentDocuments = operation({
  name: 'getShipmentDocuments',
  summary: 'The documents of a shipment and of its stops, and which required ones are missing',
  method: 'GET',
  path: '/shipments/{shipmentId}/documents',
  permission: 'ViewDocuments',
  params: z.strictObject({ shipmentId: Id }),
  answer: DocumentList,
})

export const getOrderDocuments = operation({
  name: 'getOrderDocuments',
  summary: 'The documents of an order: those of its dropoffs and of the shipment that it is on',
  method: 'GET',
  path: '/orders/{orderId}/documents',
  permission: 'ViewDocuments',
  params: z.strictObject({ orderId: Id }),
  answer: DocumentList,
})

/** DOC-25 */
export const getDocument = operation({
  name: 'getDocument',
  summary: 'One document with a link to its file',
  method: 'GET',
  path: '/documents/{documentId}',
  permission: 'ViewDocuments',
  params: z.strictObject({ documentId: Id }),
  answer: Document,
})

/** DOC-9 */
export const getShipmentOrderDropoffs = operation({
  name: 'getShipmentOrderDropoffs',
  summary: 'The dropoffs of the orders on a shipment',
  method: 'GET',
  path: '/shipments/{shipmentId}/order-dropoffs',
  permission: 'ViewDocuments',
  params: z.strictObject({ shipmentId: Id }),
  answer: z.object({ items: z.array(OrderDropoff) }),
})

const target = Id.nullish().transform(orNull)
const targets = { orderStopId: target, shipmentId: target, apInvoiceId: target, thirdPartyInvoiceId: target } as const
const targetNames = ['fileType', 'orderStopId', 'shipmentId', 'apInvoiceId', 'thirdPartyInvoiceId'] as const
const name = requiredText(255, 'Name the file')

/** Files up to this size travel within a call; larger ones as they are, by `uploadDocumentFile`. */
export const inlineFileLimit = 6 * 1024 * 1024
/** The largest file where the installation says nothing else. */
export const documentFileLimit = 25 * 1024 * 1024

/** DOC-15 */
export const DocumentUpload = withRule(
  z.strictObject({
    name,
    /** The file in base64. */
    data: z.string(noFile).min(1, noFile),
    fileType,
    ...targets,
    /** The same file is there already and wanted a second time. */
    keepDuplicate: z.boolean('Answer true or false').default(false),
  }),
  targetNames,
  targetIssues,
)

/** DOC-15: `uploadOrderStopDocument` and the other names of DOC-16 are this call with their own target. */
export const uploadDocument = operation({
  name: 'uploadDocument',
  summary: 'Upload a document of at most 6 MB in base64',
  method: 'POST',
  path: '/documents',
  permission: 'ViewDocuments',
  body: DocumentUpload,
  answer: Document,
  status: 201,
  bodyLimit: Math.ceil((inlineFileLimit * 4) / 3) + 64 * 1024,
  ownTransactions: true,
})

export const DocumentFileUpload = withRule(
  z.strictObject({
    name,
    fileType,
    ...targets,
    keepDuplicate: z.stringbool('Answer true or false').default(false),
  }),
  targetNames,
  targetIssues,
)

export const uploadDocumentFile = operation({
  name: 'uploadDocumentFile',
  summary: 'Upload a document as it is; what it is stands in the address',
  method: 'POST',
  path: '/documents/file',
  permission: 'ViewDocuments',
  query: DocumentFileUpload,
  bodyType: 'application/octet-stream',
  answer: Document,
  status: 201,
  bodyLimit: documentFileLimit,
  ownTransactions: true,
})

export const DocumentUpdate = withRule(
  z.strictObject({ name, fileType, ...targets, version: z.int().optional() }),
  targetNames,
  targetIssues,
)

/** DOC-20 */
export const updateShipmentDocument = operation({
  name: 'updateShipmentDocument',
  summary: 'Rename a document, say what it is or what it belongs to',
  method: 'PUT',
  path: '/documents/{documentId}',
  permission: 'EditDocuments',
  params: z.strictObject({ documentId: Id }),
  body: DocumentUpdate,
  answer: Document,
})

/** DOC-21 */
export const deleteDocument = operation({
  name: 'deleteDocument',
  summary: 'Delete a document with its file',
  method: 'DELETE',
  path: '/documents/files/{fileId}',
  permission: 'EditDocuments',
  params: z.strictObject({ fileId: Id }),
  answer: z.void(),
  status: 204,
})

/** DOC-19 */
export const triggerEntityDocumentEvent = operation({
  name: 'triggerEntityDocumentEvent',
  summary: 'Let everything that follows from a document of a shipment or an order happen now',
  method: 'POST',
  path: '/documents/events',
  permission: 'ViewDocuments',
  body: z.strictObject({ entityNumber: requiredText(30, 'Name the shipment or the order'), fileType }),
  answer: z.object({ documents: z.int() }),
})

const payload = z.object({ id: Id, shipmentId: Id })

/** A document is there, or is one of another kind or of another stop than before. */
export const documentAdded = event({ name: 'documentAdded', entity: 'document', payload })
export const documentRemoved = event({ name: 'documentRemoved', entity: 'document', payload })

export const documentEntity = entity({
  name: 'document',
  plural: 'documents',
  read: getDocument.permission,
  labels: documentLabels,
  list: getDocument,
  events: [documentAdded, documentRemoved],
  title: ({ name: title }: { name: string }) => title,
  path: () => '/shipments',
})
