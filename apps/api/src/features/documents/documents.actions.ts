import { documentAdded } from '@lanewise/contract/documents'
import type { OriginationType } from '@lanewise/domain/booking/origination-type'
import { type FileType, fileTypeLabels, targetOf } from '@lanewise/domain/documents/document-types'
import { missingDocuments, requiredTypesOf } from '@lanewise/domain/documents/required-documents'
import { orderStatusOf } from '@lanewise/domain/orders/order-status'
import { shipmentStatuses } from '@lanewise/domain/shipments/shipment-status'
import { isVisible } from '@lanewise/domain/shipments/visibility'
import { findOrder, findOrders, type OrderRow } from '#features/orders/index.ts'
import { companySettings } from '#features/settings/index.ts'
import { changeShipment, findShipment, requireShipment, type ShipmentRow } from '#features/shipments/index.ts'
import type { Changes, Context } from '#platform/context.ts'
import { refuse } from '#platform/refuse.ts'
import { fileLinks } from '#platform/storage/file-links.ts'
import type { DocumentDeps } from './deps.ts'
import {
  type DocumentRow,
  documentsOfOrder,
  documentsOfShipment,
  dropoffsOf,
  findDocument,
  hasDeparted,
  shipmentIdOfStop,
} from './documents.queries.ts'
import { documentView, dropoffView, listView, orderListView, type Papers } from './documents.view.ts'

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

export async function getOrderDocuments(ctx: Context, { maxBytes }: DocumentDeps, orderId: string) {
  const { order, shipment } = await ownerOf(ctx, { orderId, shipmentId: null, orderStopId: null })
  if (!order) return refuse.notFound('order')
  if (!shipment) {
    const { id, orderNumber, status } = order
    const isVoided = orderStatusOf(status) === 'Voided'
    const rows = await documentsOfOrder(ctx.db, id)
    return orderListView({ order: { id, orderNumber, isVoided }, rows }, await linksIn(ctx), maxBytes)
  }
  return listView(ownPapers(await papersOf(ctx, shipment), orderId), await linksIn(ctx), maxBytes)
}

/** When a truck carries several orders, documents that concern only the other orders are left out. */
function ownPapers(papers: Papers, orderId: string): Papers {
  const others = papers.dropoffs.filter((stop) => stop.orderId !== orderId).map(({ orderStopId }) => orderStopId)
  const isOwnStop = ({ orderStopId }: { orderStopId: string | null }) => !orderStopId || !others.includes(orderStopId)
  const isOwn = (row: DocumentRow) => isOwnStop(row) && (row.orderId === null || row.orderId === orderId)
  return { ...papers, rows: papers.rows.filter(isOwn), missing: papers.missing.filter(isOwnStop) }
}

/** Documents that the screen of an order lists. */
export async function rowsOfOrder(
  ctx: Context,
  { order, shipment }: { order: OrderRow; shipment: ShipmentRow | null },
) {
  return shipment ? ownPapers(await papersOf(ctx, shipment), order.id).rows : documentsOfOrder(ctx.db, order.id)
}

export async function getDocument(ctx: Context, documentId: string) {
  return viewOf(ctx, (await findDocument(ctx.db, documentId)) ?? refuse.notFound('document'))
}

export async function viewOf(ctx: Context, row: DocumentRow) {
  const { shipment } = await ownerOf(ctx, row)
  const [dropoffs, required, links] = await Promise.all([
    shipment ? dropoffsOf(ctx.db, shipment.id) : [],
    shipment ? requiredTypes(ctx, shipment) : [],
    linksIn(ctx),
  ])
  return documentView(row, { shipment, dropoffs, required }, links)
}

export type DocumentTarget = { shipmentId: string | null; orderStopId: string | null; orderId: string | null }

/** What holds a document: a shipment, or an order with the shipment that it is on. */
export type Owner = { order: null; shipment: ShipmentRow } | { order: OrderRow; shipment: ShipmentRow | null }

/** When the user may not see the shipment, its documents are hidden too. */
export async function ownerOf(ctx: Context, { shipmentId, orderStopId, orderId }: DocumentTarget): Promise<Owner> {
  if (orderId) {
    const [order] = await findOrders(ctx.db, { ids: [orderId] })
    const shipment = await findShipment(ctx.db, { orderId })
    const isHidden = !shipment || !isVisible(ctx.user, shipment)
    return { order: order ?? refuse.notFound('order'), shipment: isHidden ? null : shipment }
  }
  const id = shipmentId ?? (orderStopId && (await shipmentIdOfStop(ctx.db, orderStopId)))
  return { order: null, shipment: await (id ? requireShipment(ctx, { id }) : refuse.notFound('shipment')) }
}

/** Records a change of the documents with what holds them, and in its history. */
export async function recordDocuments(
  ctx: Context,
  { order, shipment }: Owner,
  changes: Changes,
  action: 'changed' | 'sent' = 'changed',
) {
  if (order) ctx.record({ entity: 'order', id: order.id, name: order.orderNumber }, action, changes)
  else await changeShipment(ctx, shipment, {}, changes, action)
}

const linksIn = ({ db, user, now }: Context) => fileLinks(db, user.companyId, now)

export async function getShipmentOrderDropoffs(ctx: Context, shipmentId: string) {
  const papers = await papersOf(ctx, await requireShipment(ctx, { id: shipmentId }))
  return { items: papers.dropoffs.map((row) => dropoffView(row, papers)) }
}

/** Emits the event for the documents of a type again. Its reactions have an effect only once. (DOC-19) */
export async function triggerEntityDocumentEvent(ctx: Context, entityNumber: string, fileType: FileType) {
  const { rows, shipmentId } = await documentsByNumber(ctx, entityNumber)
  const documents = rows.filter((row) => row.fileType === fileType)
  if (documents.length === 0) refuse.conflict(`${entityNumber} has no ${fileTypeLabels[fileType].toLowerCase()}`)
  for (const { id } of documents) ctx.emit(documentAdded, { id, shipmentId })
  return { documents: documents.length }
}

async function documentsByNumber(ctx: Context, entityNumber: string) {
  const named = await findShipment(ctx.db, { shipmentNumber: entityNumber })
  const order = named ? null : ((await findOrder(ctx.db, entityNumber)) ?? refuse.notFound('shipment or order'))
  const shipment = named ?? (order && (await findShipment(ctx.db, { orderId: order.id })))
  if (shipment && !isVisible(ctx.user, shipment)) return refuse.notFound('shipment')
  if (shipment) return { rows: await documentsOfShipment(ctx.db, shipment.id), shipmentId: shipment.id }
  return { rows: order ? await documentsOfOrder(ctx.db, order.id) : [], shipmentId: null }
}
