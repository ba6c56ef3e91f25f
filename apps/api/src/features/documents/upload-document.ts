import { documentAdded } from '@lanewise/contract/documents'
import {
  type FileType,
  fileTypeLabels,
  typeObstacle,
  typeObstacleOfOrder,
} from '@lanewise/domain/documents/document-types'
import { orderStatusLabel, orderStatusOf } from '@lanewise/domain/orders/order-status'
import { formatDateTime } from '@lanewise/domain/shared/format'
import { shipmentStatuses, shipmentStatusLabel, shipmentStatusOf } from '@lanewise/domain/shipments/shipment-status'
import { lockOrders, type OrderRow } from '#features/orders/index.ts'
import { type ShipmentRow, shipmentToChange } from '#features/shipments/index.ts'
import type { Context, Work } from '#platform/context.ts'
import { refuse } from '#platform/refuse.ts'
import { keepingFile } from '#platform/storage/stored-files.ts'
import type { DocumentDeps } from './deps.ts'
import { type Owner, ownerOf, recordDocuments, viewOf } from './documents.actions.ts'
import {
  dropoffsOf,
  findDocument,
  findSameFile,
  hasDeparted,
  insertDocument,
  orderStopExists,
  shipmentIdOfStop,
} from './documents.queries.ts'
import { stopText } from './documents.view.ts'
import { type CheckedFile, checkedFile } from './new-file.ts'

export type Target = {
  fileType: FileType
  orderStopId: string | null
  shipmentId: string | null
  orderId: string | null
  apInvoiceId: string | null
  thirdPartyInvoiceId: string | null
}
export type Upload = Target & { name: string; keepDuplicate: boolean }

/** Runs the checks that are possible before the bytes are stored, and repeats them with the record locked. (DOC-15) */
export async function uploadDocument(work: Work, deps: DocumentDeps, upload: Upload, bytes: Buffer) {
  const checked = await checkedFile(deps, upload.name, bytes)
  await work.transaction(async (ctx) => refuseUpload(ctx, upload, { checked, owner: await ownerOfTarget(ctx, upload) }))
  return keepingFile(work, checked.file, async (ctx, fileId) =>
    work.answer(ctx, await addDocument(ctx, upload, checked, fileId)),
  )
}

async function addDocument(ctx: Context, upload: Upload, checked: CheckedFile, fileId: string) {
  const owner = await lockedOwner(ctx, await ownerOfTarget(ctx, upload))
  await refuseUpload(ctx, upload, { checked, owner })
  const { fileType, shipmentId, orderStopId, orderId } = upload
  const name = checked.file.fileName
  const own = { fileId, name, fileType, shipmentId, orderStopId, orderId, sha256: checked.sha256, isGenerated: false }
  const id = await insertDocument(ctx.db, { ...own, createdBy: ctx.user.id }, ctx.now)
  await recordDocuments(ctx, owner, {
    document: [null, await documentText(ctx, owner, { name, fileType, orderStopId })],
  })
  ctx.emit(documentAdded, { id, shipmentId: owner.shipment?.id ?? null })
  return viewOf(ctx, (await findDocument(ctx.db, id)) ?? refuse.notFound('document'))
}

export async function ownerOfTarget(ctx: Context, target: Target): Promise<Owner> {
  if (target.apInvoiceId || target.thirdPartyInvoiceId) return refuse.notFound('invoice')
  const { orderStopId } = target
  if (!orderStopId) return ownerOf(ctx, target)
  if (!(await orderStopExists(ctx.db, orderStopId))) return refuse.notFound('stop')
  if (!(await shipmentIdOfStop(ctx.db, orderStopId))) return refuse.unprocessable(notYet)
  return ownerOf(ctx, target)
}

/** Locks the record that holds a document until the end of the transaction. */
export async function lockedOwner(ctx: Context, { order, shipment }: Owner): Promise<Owner> {
  if (!order) return { order, shipment: await shipmentToChange(ctx, { id: shipment.id }) }
  const [locked] = await lockOrders(ctx.db, [order.id])
  return { order: locked ?? refuse.notFound('order'), shipment }
}

const notYet = typeObstacle('ProofOfDelivery', { hasCompleteStop: false, originationType: null }) ?? ''

type Known = { checked: CheckedFile; owner: Owner }

async function refuseUpload(ctx: Context, upload: Upload, { checked, owner }: Known) {
  await refuseTarget(ctx, upload, owner)
  if (upload.keepDuplicate) return
  const same = await findSameFile(ctx.db, upload, checked.sha256)
  if (!same) return
  const when = formatDateTime(same.createdAt, ctx.user.timeZone)
  const message = `This file was already uploaded as ${same.name} on ${when}`
  refuse.conflict(message, { duplicate: [message] })
}

/** The rules of the document type for the shipment or order that holds it. (DOC-13, DOC-14) */
export const refuseTarget = (ctx: Context, target: Target, { order, shipment }: Owner) =>
  order ? refuseOnOrder(target, order) : refuseOnShipment(ctx, target, shipment)

function refuseOnOrder({ fileType }: Target, { status, orderNumber }: OrderRow) {
  const obstacle = typeObstacleOfOrder(fileType)
  if (obstacle) refuse.unprocessable(obstacle, { fileType: [obstacle] })
  if (orderStatusOf(status) === 'Voided')
    refuse.conflict(`Order ${orderNumber} is ${orderStatusLabel('Voided')} and does not accept documents`)
}

/** A proof of delivery also belongs to a dropoff. */
async function refuseOnShipment(ctx: Context, { fileType, orderStopId }: Target, shipment: ShipmentRow) {
  const { status, originationType, shipmentNumber } = shipment
  if (status === shipmentStatuses.Voided)
    refuse.conflict(
      `Shipment ${shipmentNumber} is ${shipmentStatusLabel(shipmentStatusOf(status))} and does not accept documents`,
    )
  const hasCompleteStop = status >= shipmentStatuses.Delivered || (await hasDeparted(ctx.db, shipment.id))
  const obstacle = typeObstacle(fileType, { hasCompleteStop, originationType })
  if (obstacle) refuse.unprocessable(obstacle, { fileType: [obstacle] })
  if (!orderStopId || (await dropoffsOf(ctx.db, shipment.id)).some((one) => one.orderStopId === orderStopId)) return
  const message = 'A proof of delivery belongs to a dropoff, not to a pickup'
  refuse.unprocessable(message, { orderStopId: [message] })
}

type DescribedDocument = { name: string; fileType: string; orderStopId: string | null }

/**
 * Text for a document in the history of its shipment or order: "Proof of delivery, Stop 2, Cardinal Pantry, Nashville, TN:
 * POD.pdf".
 */
export async function documentText(
  { db }: Context,
  { shipment }: Pick<Owner, 'shipment'>,
  { name, fileType, orderStopId }: DescribedDocument,
) {
  const stops = orderStopId && shipment ? await dropoffsOf(db, shipment.id) : []
  const stop = stops.find((one) => one.orderStopId === orderStopId)
  const kind = fileTypeLabels[fileType as FileType]
  return `${[kind, ...(stop ? [stopText(stop)] : [])].join(', ')}: ${name}`
}
