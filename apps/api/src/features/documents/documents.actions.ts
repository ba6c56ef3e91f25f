import { documentAdded } from '@lanewise/contract/documents'
import type { OriginationType } from '@lanewise/domain/booking/origination-type'
import { type FileType, fileTypeLabels, targetOf } from '@lanewise/domain/documents/document-types'
import { missingDocuments, requiredTypesOf } from '@lanewise/domain/documents/required-documents'
import { shipmentStatuses } from '@lanewise/domain/shipments/shipment-status'
import { isVisible } from '@lanewise/domain/shipments/visibility'
import { findOrder, findOrders } from '#features/orders/index.ts'
import { companySettings } from '#features/settings/index.ts'
import { findShipment, requireShipment, type ShipmentRow } from '#features/shipments/index.ts'
import type { Context } from '#platform/context.ts'
import { refuse } from '#platform/refuse.ts'
import { fileLinks } from '#platform/storage/file-links.ts'
import type { DocumentDeps } from './deps.ts'
import {
  type DocumentRow,
  documentsOfShipment,
  dropoffsOf,
  findDocument,
  hasDeparted,
  shipmentIdOfStop,
} from './documents.queries.ts'
import { documentView, dropoffView, listView, type Papers } from './documents.view.ts'

/** A shipment that the user may see, with its documents. */
export async function papersOf(ctx: Context, shipment: ShipmentRow): Promise<Papers> {
  const { db } = ctx
  const [dropoffs, rows, isUnderway, required] = await Promise.all([
    dropoffsOf(db, shipment.id),
    documentsOfShipment(db, shipment.id),
    hasDeparted(db, shipment.id),
    requiredTypes(ctx, shipment),
  ])
  const present = rows.map((row) => ({ fileType: row.fileType, orderStopId: row.orderStopId }))
  return {
    shipment,
    dropoffs,
    rows,
    required,
    missing: shipment.status === shipmentStatuses.Voided ? [] : missingDocuments(required, dropoffs, present),
    hasCompleteStop: isUnderway || shipment.status >= shipmentStatuses.Delivered,
  }
}

/** Labels of the missing documents that users have to upload. Invoice documents are requested on the invoice pages. */
export async function missingPapers(ctx: Context, shipmentId: string): Promise<string[]> {
  const shipment = await findShipment(ctx.db, { id: shipmentId })
  if (!shipment) return []
  const { missing } = await papersOf(ctx, shipment)
  const brought = missing.filter(({ fileType }) => ['OrderStop', 'Shipment'].includes(targetOf(fileType)))
  return [...new Set(brought.map(({ fileType }) => fileTypeLabels[fileType]))]
}

/** The required documents depend on how the shipment was booked. (DEF-78) */
async function requiredTypes(ctx: Context, { originationType }: ShipmentRow): Promise<FileType[]> {
  const settings = await companySettings(ctx)
  const lists = {
    ContractTMS: settings.requiredContractTmsDocuments as FileType[],
    Spot: settings.requiredSpotDocuments as FileType[],
    Integrated: settings.requiredIntegratedDocuments as FileType[],
  }
  return requiredTypesOf(lists, originationType as OriginationType | null)
}

export async function getShipmentDocuments(ctx: Context, { maxBytes }: DocumentDeps, shipmentId: string) {
  const papers = await papersOf(ctx, await requireShipment(ctx, { id: shipmentId }))
  return listView(papers, await linksIn(ctx), maxBytes)
}

/** When a truck carries several orders, documents that concern only the other orders are left out. */
export async function getOrderDocuments(ctx: Context, { maxBytes }: DocumentDeps, orderId: string) {
  const [order] = await findOrders(ctx.db, { ids: [orderId] })
  if (!order) return refuse.notFound('order')
  const shipment = await findShipment(ctx.db, { orderId })
  if (!shipment || !isVisible(ctx.user, shipment))
    return { shipment: null, documents: [], missing: [], types: [], maxBytes }
  const papers = await papersOf(ctx, shipment)
  const others = papers.dropoffs.filter((stop) => stop.orderId !== orderId).map(({ orderStopId }) => orderStopId)
  const isOwn = ({ orderStopId }: { orderStopId: string | null }) => !orderStopId || !others.includes(orderStopId)
  const own = { ...papers, rows: papers.rows.filter(isOwn), missing: papers.missing.filter(isOwn) }
  return listView(own, await linksIn(ctx), maxBytes)
}

export async function getDocument(ctx: Context, documentId: string) {
  return viewOf(ctx, (await findDocument(ctx.db, documentId)) ?? refuse.notFound('document'))
}

export async function viewOf(ctx: Context, row: DocumentRow) {
  const shipment = await shipmentOf(ctx, row)
  const [dropoffs, required, links] = await Promise.all([
    dropoffsOf(ctx.db, shipment.id),
    requiredTypes(ctx, shipment),
    linksIn(ctx),
  ])
  return documentView(row, { shipment, dropoffs, required }, links)
}

type DocumentTarget = { shipmentId: string | null; orderStopId: string | null }

/** The shipment of a document. When the user may not see the shipment, its documents are hidden too. */
export async function shipmentOf(ctx: Context, { shipmentId, orderStopId }: DocumentTarget): Promise<ShipmentRow> {
  const id = shipmentId ?? (orderStopId && (await shipmentIdOfStop(ctx.db, orderStopId)))
  return id ? requireShipment(ctx, { id }) : refuse.notFound('shipment')
}

const linksIn = ({ db, user, now }: Context) => fileLinks(db, user.companyId, now)

export async function getShipmentOrderDropoffs(ctx: Context, shipmentId: string) {
  const papers = await papersOf(ctx, await requireShipment(ctx, { id: shipmentId }))
  return { items: papers.dropoffs.map((row) => dropoffView(row, papers)) }
}

/** Emits the event for the documents of a type again. Its reactions have an effect only once. (DOC-19) */
export async function triggerEntityDocumentEvent(ctx: Context, entityNumber: string, fileType: FileType) {
  const shipment = await shipmentByNumber(ctx, entityNumber)
  const documents = (await documentsOfShipment(ctx.db, shipment.id)).filter((row) => row.fileType === fileType)
  if (documents.length === 0) refuse.conflict(`${entityNumber} has no ${fileTypeLabels[fileType].toLowerCase()}`)
  for (const { id } of documents) ctx.emit(documentAdded, { id, shipmentId: shipment.id })
  return { documents: documents.length }
}

async function shipmentByNumber(ctx: Context, entityNumber: string): Promise<ShipmentRow> {
  const shipment = await findShipment(ctx.db, { shipmentNumber: entityNumber })
  if (shipment) return isVisible(ctx.user, shipment) ? shipment : refuse.notFound('shipment')
  const order = (await findOrder(ctx.db, entityNumber)) ?? refuse.notFound('shipment or order')
  return requireShipment(ctx, { orderId: order.id })
}
