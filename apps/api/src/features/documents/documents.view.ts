import type { Document, DocumentList, MissingDocument, OrderDropoff } from '@lanewise/contract/documents'
import {
  type FileType,
  fileTypeLabels,
  fileTypes,
  typeObstacle,
  typeObstacleOfOrder,
} from '@lanewise/domain/documents/document-types'
import type { MissingDocument as Missing } from '@lanewise/domain/documents/required-documents'
import { extensionOf } from '@lanewise/domain/documents/viewing'
import { productActor } from '@lanewise/domain/history/actor'
import type { ShipmentRow } from '#features/shipments/index.ts'
import type { DocumentRow, DropoffRow } from './documents.queries.ts'

export type Papers = {
  shipment: ShipmentRow
  dropoffs: readonly DropoffRow[]
  rows: readonly DocumentRow[]
  required: readonly FileType[]
  missing: readonly Missing[]
  hasCompleteStop: boolean
}
/** A shipment with its papers, or an order that is on none. */
type Holder = { shipment: ShipmentRow | null; dropoffs: readonly DropoffRow[]; required: readonly FileType[] }
export type LinkOf = (fileId: string) => string

export const documentView = (row: DocumentRow, { shipment, dropoffs, required }: Holder, linkOf: LinkOf): Document => {
  const fileType = row.fileType
  const stop = dropoffs.find(({ orderStopId }) => orderStopId === row.orderStopId)
  return {
    id: row.id,
    version: row.version,
    name: row.name,
    type: fileType,
    entityType: row.orderStopId ? 'OrderStop' : row.orderId ? 'Order' : 'Shipment',
    entityId: row.orderStopId ?? row.orderId ?? row.shipmentId ?? '',
    entityDescription: stop ? stopText(stop) : (row.orderNumber ?? shipment?.shipmentNumber ?? ''),
    extension: extensionOf(row.contentType),
    fileURL: linkOf(row.fileId),
    required: required.includes(fileType),
    fileId: row.fileId,
    byteSize: Number(row.byteSize),
    createdAt: row.createdAt.toISOString(),
    createdBy: row.firstName ? `${row.firstName} ${row.lastName}` : productActor,
    isGenerated: row.isGenerated,
    isFileMissing: row.isFileMissing,
  }
}

export const stopText = ({ stopNumber, companyName, city, state }: DropoffRow) =>
  `Stop ${stopNumber}, ${companyName}, ${city}, ${state}`

export const listView = (papers: Papers, linkOf: LinkOf, maxBytes: number): DocumentList => {
  const { shipment, rows, missing, hasCompleteStop } = papers
  const { id, shipmentNumber, carrierId, originationType } = shipment
  return {
    shipment: { id, shipmentNumber, carrierId },
    order: null,
    documents: rows.map((row) => documentView(row, papers, linkOf)),
    missing: missing.map((one) => missingView(one, papers)),
    types: fileTypes.map((type) => ({ type, obstacle: typeObstacle(type, { hasCompleteStop, originationType }) })),
    maxBytes,
  }
}

type OrderPapers = { order: { id: string; orderNumber: string; isVoided: boolean }; rows: readonly DocumentRow[] }

/** An order without a shipment holds its documents itself. A voided one takes no more of them. */
export const orderListView = ({ order, rows }: OrderPapers, linkOf: LinkOf, maxBytes: number): DocumentList => ({
  shipment: null,
  order: order.isVoided ? null : { id: order.id, orderNumber: order.orderNumber },
  documents: rows.map((row) => documentView(row, { shipment: null, dropoffs: [], required: [] }, linkOf)),
  missing: [],
  types: fileTypes.map((type) => ({ type, obstacle: typeObstacleOfOrder(type) })),
  maxBytes,
})

function missingView({ fileType, orderStopId }: Missing, { dropoffs }: Papers): MissingDocument {
  const stop = dropoffs.find((one) => one.orderStopId === orderStopId)
  return {
    type: fileType,
    orderStopId,
    description: stop ? stopText(stop) : fileTypeLabels[fileType],
    dueDateTime: stop ? dueAt(stop).toISOString() : null,
    ianaTimeZone: stop?.timeZone ?? null,
  }
}

const dueAt = ({ appointmentAt, lateAt }: DropoffRow) => appointmentAt ?? lateAt

export const dropoffView = (row: DropoffRow, { rows, shipment }: Papers): OrderDropoff => ({
  orderStopId: row.orderStopId,
  orderNumber: row.orderNumber,
  stopNumber: row.stopNumber,
  companyName: row.companyName,
  city: row.city,
  state: row.state,
  ianaTimeZone: row.timeZone,
  dueDateTime: dueAt(row).toISOString(),
  isComplete: row.departedAt !== null || shipment.status >= 7,
  hasProofOfDelivery: rows.some(
    ({ fileType, orderStopId }) => fileType === 'ProofOfDelivery' && orderStopId === row.orderStopId,
  ),
})
