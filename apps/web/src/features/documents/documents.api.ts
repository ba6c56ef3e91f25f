import {
  type Document,
  deleteDocument,
  documentAdded,
  documentRemoved,
  getDocument,
  getOrderDocuments,
  getShipmentDocuments,
  getShipmentOrderDropoffs,
  triggerEntityDocumentEvent,
  updateShipmentDocument,
  uploadDocumentFile,
} from '@lanewise/contract/documents'
import { getHistory } from '@lanewise/contract/history'
import { getShipmentInformation, shipmentChanged } from '@lanewise/contract/shipments'
import type { FileType } from '@lanewise/domain/documents/document-types'
import { query, useOperation, useOperationQuery } from '#platform/query/query.ts'
import type { Session } from '#platform/session/session.ts'

/** What the papers on the screen belong to. */
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

/** DOC-9 */
export const useDropoffs = (shipmentId: string) =>
  useOperationQuery(query(getShipmentOrderDropoffs, { params: { shipmentId } }, refreshed))

export const documentLists = [getShipmentDocuments, getOrderDocuments, getShipmentOrderDropoffs, getHistory]

/** DOC-20 */
export const useUpdateDocument = () => useOperation(updateShipmentDocument, { refreshes: documentLists })
/** DOC-21 */
export const useDeleteDocument = () => useOperation(deleteDocument, { refreshes: documentLists })

/** DOC-19: what follows from a document shows on the shipment. */
export const useTriggerEvent = () =>
  useOperation(triggerEntityDocumentEvent, { refreshes: [...documentLists, getShipmentInformation] })

/** DOC-25: with a link that is good from now on. */
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
  | { apInvoiceId: string }
  | { thirdPartyInvoiceId: string }

/** DOC-15: a file goes as it is, because a large one written as text would take its time on both sides. */
const send = ({ ask }: Session, target: Target, { file, fileType, keepDuplicate, onProgress }: Sending) =>
  ask(
    uploadDocumentFile,
    { query: { name: file.name, fileType, ...target, ...(keepDuplicate && { keepDuplicate: 'true' }) }, bytes: file },
    { onProgress },
  )

/** DOC-16: one call with five names, each for its own kind of target. */
export const uploadOrderStopDocument = (session: Session, orderStopId: string, sending: Sending) =>
  send(session, { orderStopId }, sending)
export const uploadShipmentDocument = (session: Session, shipmentId: string, sending: Sending) =>
  send(session, { shipmentId }, sending)
export const uploadAPInvoiceDocument = (session: Session, apInvoiceId: string, sending: Sending) =>
  send(session, { apInvoiceId }, sending)
export const uploadThirdPartyInvoiceDocument = (session: Session, thirdPartyInvoiceId: string, sending: Sending) =>
  send(session, { thirdPartyInvoiceId }, sending)

type SendingToMany = Sending & { onSent?: (orderStopId: string) => void }

/** DEF-43: once for each order that is dropped there; which of them have it is told, so that the others can be tried again. */
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

/** DOC-22: how long a message about a document stays, in milliseconds. */
export const saidFor = { duration: 5000 } as const
