import { documentLabels, documentTargets, fileTypes } from '@lanewise/domain/documents/document-types'
import { noFile, noFileType, targetIssues } from '@lanewise/domain/documents/upload-rules'
import { z } from 'zod'
import { entity } from './entity.ts'
import { event } from './event.ts'
import { orNull, requiredText } from './fields.ts'
import { Id, text } from './list.ts'
import { operation } from './operation.ts'
import { recipients } from './recipients.ts'
import { withRule } from './with-rule.ts'

const moment = z.iso.datetime()
const fileType = z.enum(fileTypes, noFileType)

/** A document of a shipment, of one of its stops or of an order. (DOC-1) */
export const Document = z.object({
  id: Id,
  version: z.int(),
  name: z.string(),
  type: z.enum(fileTypes),
  /** Type and id of the record that the document belongs to. */
  entityType: z.enum(documentTargets),
  entityId: Id,
  /** Formatted text: "S100234", or "Stop 2, Cardinal Pantry, Nashville, TN". */
  entityDescription: z.string(),
  /** File extension with its dot, derived from the file content. null if the content type is unknown. */
  extension: z.string().nullable(),
  /** Link that is valid for a few minutes and for this file only. It works without sign-in. */
  fileURL: z.string(),
  /** Whether the shipment requires this document type. */
  required: z.boolean(),
  fileId: Id,
  byteSize: z.int(),
  createdAt: moment,
  createdBy: z.string(),
  isGenerated: z.boolean(),
  /** The file is missing in the storage and has to be uploaded again. */
  isFileMissing: z.boolean(),
})
export type Document = z.output<typeof Document>

/** A dropoff of an order on a shipment that a proof of delivery can be attached to. */
export const OrderDropoff = z.object({
  orderStopId: Id,
  orderNumber: z.string(),
  /** Number of the stop on the shipment. */
  stopNumber: z.int(),
  companyName: z.string(),
  city: z.string(),
  state: z.string(),
  ianaTimeZone: z.string(),
  /** Latest time of delivery. */
  dueDateTime: moment,
  isComplete: z.boolean(),
  hasProofOfDelivery: z.boolean(),
})
export type OrderDropoff = z.output<typeof OrderDropoff>

export const MissingDocument = z.object({
  type: z.enum(fileTypes),
  orderStopId: Id.nullable(),
  description: z.string(),
  dueDateTime: moment.nullable(),
  ianaTimeZone: z.string().nullable(),
})
export type MissingDocument = z.output<typeof MissingDocument>

export const DocumentList = z.object({
  /** The shipment of the documents. null for an order without a shipment. */
  shipment: z.object({ id: Id, shipmentNumber: z.string(), carrierId: Id.nullable() }).nullable(),
  /** The order that takes documents itself, because it is on no shipment. */
  order: z.object({ id: Id, orderNumber: z.string() }).nullable(),
  documents: z.array(Document),
  missing: z.array(MissingDocument),
  /** Why a type cannot be selected for this shipment. null if it can. (DOC-13, DOC-14) */
  types: z.array(z.object({ type: z.enum(fileTypes), obstacle: z.string().nullable() })),
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
  summary: 'The documents of an order, of its dropoffs and of the shipment that it is on',
  method: 'GET',
  path: '/orders/{orderId}/documents',
  permission: 'ViewDocuments',
  params: z.strictObject({ orderId: Id }),
  answer: DocumentList,
})

export const getDocument = operation({
  name: 'getDocument',
  summary: 'One document with a link to its file',
  method: 'GET',
  path: '/documents/{documentId}',
  permission: 'ViewDocuments',
  params: z.strictObject({ documentId: Id }),
  answer: Document,
})

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
const targets = {
  orderStopId: target,
  shipmentId: target,
  orderId: target,
  apInvoiceId: target,
  thirdPartyInvoiceId: target,
} as const
const targetNames = ['fileType', 'orderStopId', 'shipmentId', 'orderId', 'apInvoiceId', 'thirdPartyInvoiceId'] as const
const name = requiredText(255, 'Name the file')

/**
 * Files up to this size in bytes are sent within an API call. Larger ones are sent as raw bytes by
 * `uploadDocumentFile`.
 */
export const inlineFileLimit = 6 * 1024 * 1024
/** Default maximum file size in bytes, which an installation can change. */
export const documentFileLimit = 25 * 1024 * 1024

export const DocumentUpload = withRule(
  z.strictObject({
    name,
    /** File content in base64. */
    data: z.string(noFile).min(1, noFile),
    fileType,
    ...targets,
    /** Uploads the file even if an identical one already exists. */
    keepDuplicate: z.boolean('Answer true or false').default(false),
  }),
  targetNames,
  targetIssues,
)

/** `uploadOrderStopDocument` and the other names of DOC-16 are this call with their own target. (DOC-15) */
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
  summary: 'Upload a document as raw bytes; its details are query parameters',
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

export const updateShipmentDocument = operation({
  name: 'updateShipmentDocument',
  summary: 'Rename a document, or change its type or what it belongs to',
  method: 'PUT',
  path: '/documents/{documentId}',
  permission: 'EditDocuments',
  params: z.strictObject({ documentId: Id }),
  body: DocumentUpdate,
  answer: Document,
})

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

/** A whole shipment or order. */
const owner = z
  .strictObject({ shipmentId: target, orderId: target })
  .refine(({ shipmentId, orderId }) => (shipmentId === null) !== (orderId === null), 'Name a shipment or an order')

/** Documents of one file or mail, in bytes. */
export const zipLimit = 60 * 1024 * 1024
export const mailLimit = 15 * 1024 * 1024

export const downloadDocuments = operation({
  name: 'downloadDocuments',
  summary: 'All documents of a shipment or an order in one ZIP file of at most 60 MB',
  method: 'POST',
  path: '/documents/zip',
  permission: 'ViewDocuments',
  body: owner,
  answer: z.object({ fileName: z.string(), base64: z.string() }),
  ownTransactions: true,
})

export const noDocument = 'Choose at least one document'

export const sendDocuments = operation({
  name: 'sendDocuments',
  summary: 'Send documents of a shipment or an order by mail, at most 15 MB together',
  method: 'POST',
  path: '/documents/send',
  permission: 'ViewDocuments',
  body: z.strictObject({
    documentIds: z.array(Id).min(1, noDocument).max(50, 'At most 50 documents at once'),
    emails: recipients,
    message: text(2000).trim().default(''),
  }),
  answer: z.object({ sent: z.literal(true) }),
  ownTransactions: true,
})

export const triggerEntityDocumentEvent = operation({
  name: 'triggerEntityDocumentEvent',
  summary: 'Process pending updates for the documents of a shipment or an order now',
  method: 'POST',
  path: '/documents/events',
  permission: 'ViewDocuments',
  body: z.strictObject({ entityNumber: requiredText(30, 'Name the shipment or the order'), fileType }),
  answer: z.object({ documents: z.int() }),
})

/** The shipment is null for a document of an order that is on none. */
const payload = z.object({ id: Id, shipmentId: Id.nullable() })

/** A document was added, or its type or stop changed. */
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
