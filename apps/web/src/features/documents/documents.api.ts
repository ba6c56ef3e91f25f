import {
  type Document,
  type DocumentList,
  deleteDocument,
  documentAdded,
  documentRemoved,
  downloadDocuments,
  getDocument,
  getOrderDocuments,
  getShipmentDocuments,
  getShipmentOrderDropoffs,
  sendDocuments,
  triggerEntityDocumentEvent,
  updateShipmentDocument,
  uploadDocumentFile,
} from '@lanewise/contract/documents'
import { getHistory } from '@lanewise/contract/history'
import { getShipmentInformation, shipmentChanged } from '@lanewise/contract/shipments'
import type { FileType } from '@lanewise/domain/documents/document-types'
import { query, useOperation, useOperationQuery } from '#platform/query/query.ts'
import type { Session } from '#platform/session/session.ts'

/** Record that the documents on the screen belong to. */
export type PaperOwner = { kind: 'shipment' | 'order'; id: string }

const refreshed = { refreshOn: [documentAdded, documentRemoved, shipmentChanged] } as const

export function useDocuments({ kind, id }: PaperOwner) {
  const ofShipment = useOperationQuery(query(getShipmentDocuments, { params: { shipmentId: id } }, refreshed), {
    enabled: kind === 'shipment',
  })
  const ofOrder = useOperationQuery(query(getOrderDocuments, { params: { orderId: id } }, refreshed), {
    enabled: kind === 'order',
  })
  return kind === 'shipment' ? ofShipment : ofOrder
}

/** An order without a shipment has no dropoffs that documents could belong to. */
export const useDropoffs = (shipmentId: string | null) =>
  useOperationQuery(query(getShipmentOrderDropoffs, { params: { shipmentId: shipmentId ?? '' } }, refreshed), {
    enabled: shipmentId !== null,
  })

/** What an upload goes to: the shipment, or the order that is on none. */
export type Holder = PaperOwner & { number: string }

export function holderOf({ shipment, order }: Pick<DocumentList, 'shipment' | 'order'>): Holder | null {
  if (shipment) return { kind: 'shipment', id: shipment.id, number: shipment.shipmentNumber }
  return order && { kind: 'order', id: order.id, number: order.orderNumber }
}

export const documentLists = [getShipmentDocuments, getOrderDocuments, getShipmentOrderDropoffs, getHistory]

export const useUpdateDocument = () => useOperation(updateShipmentDocument, { refreshes: documentLists })
export const useDeleteDocument = () => useOperation(deleteDocument, { refreshes: documentLists })

export const useZip = () => useOperation(downloadDocuments)
export const useSendDocuments = () => useOperation(sendDocuments, { refreshes: [getHistory] })

/** Refreshes the shipment too, because the event of a document changes it. (DOC-19) */
export const useTriggerEvent = () =>
  useOperation(triggerEntityDocumentEvent, { refreshes: [...documentLists, getShipmentInformation] })

/** Document with a freshly created download link. (DOC-25) */
export const useDocument = (documentId: string) =>
  useOperationQuery(query(getDocument, { params: { documentId } }), { isFinal: true })

export type Sending = {
  file: File
  fileType: FileType
  keepDuplicate: boolean
  onProgress: (share: number) => void
}
type Target =
  | { orderStopId: string }
  | { shipmentId: string }
  | { orderId: string }
  | { apInvoiceId: string }
  | { thirdPartyInvoiceId: string }

/** A file is sent as raw bytes, because encoding a large file as text would be slow on both sides. (DOC-15) */
const send = ({ ask }: Session, target: Target, { file, fileType, keepDuplicate, onProgress }: Sending) =>
  ask(
    uploadDocumentFile,
    { query: { name: file.name, fileType, ...target, ...(keepDuplicate && { keepDuplicate: 'true' }) }, bytes: file },
    { onProgress },
  )

/** One call under five names, one per kind of target. (DOC-16) */
export const uploadOrderStopDocument = (session: Session, orderStopId: string, sending: Sending) =>
  send(session, { orderStopId }, sending)
export const uploadShipmentDocument = (session: Session, shipmentId: string, sending: Sending) =>
  send(session, { shipmentId }, sending)
/** A paper of a shipment that its order holds, because it is on no shipment yet. */
export const uploadOrderDocument = (session: Session, orderId: string, sending: Sending) =>
  send(session, { orderId }, sending)
export const uploadAPInvoiceDocument = (session: Session, apInvoiceId: string, sending: Sending) =>
  send(session, { apInvoiceId }, sending)
export const uploadThirdPartyInvoiceDocument = (session: Session, thirdPartyInvoiceId: string, sending: Sending) =>
  send(session, { thirdPartyInvoiceId }, sending)

type SendingToMany = Sending & { onSent?: (orderStopId: string) => void }

/**
 * Uploads the file once per order delivered at the stop. Returns which orders have it, so that the others can be
 * retried. (DEF-43)
 */
export async function uploadShipmentStopDocument(
  session: Session,
  orderStopIds: readonly string[],
  { onSent, ...sending }: SendingToMany,
): Promise<Document[]> {
  const made: Document[] = []
  for (const [index, orderStopId] of orderStopIds.entries()) {
    const onProgress = (share: number) => sending.onProgress((index + share) / orderStopIds.length)
    made.push(await uploadOrderStopDocument(session, orderStopId, { ...sending, onProgress }))
    onSent?.(orderStopId)
  }
  return made
}

/** Duration of messages about documents, in milliseconds. (DOC-22) */
export const snackbarOptions = { duration: 5000 } as const
