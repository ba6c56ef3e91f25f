import { documentAdded } from '@lanewise/contract/documents'
import { type FileType, fileTypeLabels, typeObstacle } from '@lanewise/domain/documents/document-types'
import { formatDateTime } from '@lanewise/domain/shared/format'
import { shipmentStatuses, shipmentStatusLabel, shipmentStatusOf } from '@lanewise/domain/shipments/shipment-status'
import { changeShipment, type ShipmentRow, shipmentToChange } from '#features/shipments/index.ts'
import type { Context, Work } from '#platform/context.ts'
import { refuse } from '#platform/refuse.ts'
import { keepingFile } from '#platform/storage/stored-files.ts'
import type { DocumentDeps } from './deps.ts'
import { shipmentOf, viewOf } from './documents.actions.ts'
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
  apInvoiceId: string | null
  thirdPartyInvoiceId: string | null
}
export type Upload = Target & { name: string; keepDuplicate: boolean }

/**
 * Runs the checks that are possible before the bytes are stored, and repeats them with the shipment locked. (DOC-15)
 */
export async function uploadDocument(work: Work, deps: DocumentDeps, upload: Upload, bytes: Buffer) {
  const checked = await checkedFile(deps, upload.name, bytes)
  await work.transaction(async (ctx) =>
    refuseUpload(ctx, upload, { checked, shipment: await targetShipment(ctx, upload) }),
  )
  return keepingFile(work, checked.file, async (ctx, fileId) =>
    work.answer(ctx, await addDocument(ctx, upload, checked, fileId)),
  )
}

async function addDocument(ctx: Context, upload: Upload, checked: CheckedFile, fileId: string) {
  const shipment = await shipmentToChange(ctx, await targetShipment(ctx, upload))
  await refuseUpload(ctx, upload, { checked, shipment })
  const { fileType, shipmentId, orderStopId } = upload
  const name = checked.file.fileName
  const own = { fileId, name, fileType, shipmentId, orderStopId, sha256: checked.sha256, isGenerated: false }
  const id = await insertDocument(ctx.db, { ...own, createdBy: ctx.user.id }, ctx.now)
  await changeShipment(
    ctx,
    shipment,
    {},
    { document: [null, await documentText(ctx, shipment, { name, fileType, orderStopId })] },
  )
  ctx.emit(documentAdded, { id, shipmentId: shipment.id })
  return viewOf(ctx, (await findDocument(ctx.db, id)) ?? refuse.notFound('document'))
}

export async function targetShipment(ctx: Context, target: Target): Promise<ShipmentRow> {
  if (target.apInvoiceId || target.thirdPartyInvoiceId) return refuse.notFound('invoice')
  const { orderStopId } = target
  if (!orderStopId) return shipmentOf(ctx, target)
  if (!(await orderStopExists(ctx.db, orderStopId))) return refuse.notFound('stop')
  if (!(await shipmentIdOfStop(ctx.db, orderStopId))) return refuse.unprocessable(notYet)
  return shipmentOf(ctx, target)
}

const notYet = typeObstacle('ProofOfDelivery', { hasCompleteStop: false, originationType: null }) ?? ''

type Known = { checked: CheckedFile; shipment: ShipmentRow }

async function refuseUpload(ctx: Context, upload: Upload, { checked, shipment }: Known) {
  await refuseTarget(ctx, upload, shipment)
  if (upload.keepDuplicate) return
  const same = await findSameFile(ctx.db, upload, checked.sha256)
  if (!same) return
  const when = formatDateTime(same.createdAt, ctx.user.timeZone)
  const message = `This file was already uploaded as ${same.name} on ${when}`
  refuse.conflict(message, { duplicate: [message] })
}

/**
 * Document type rules for the shipment, and the rule that a proof of delivery belongs to a dropoff. (DOC-13, DOC-14)
 */
export async function refuseTarget(ctx: Context, { fileType, orderStopId }: Target, shipment: ShipmentRow) {
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
 * Text for a document in the history of its shipment: "Proof of delivery, Stop 2, Cardinal Pantry, Nashville, TN:
 * POD.pdf".
 */
export async function documentText(
  { db }: Context,
  { id }: ShipmentRow,
  { name, fileType, orderStopId }: DescribedDocument,
) {
  const stop = orderStopId ? (await dropoffsOf(db, id)).find((one) => one.orderStopId === orderStopId) : undefined
  const kind = fileTypeLabels[fileType as FileType]
  return `${[kind, ...(stop ? [stopText(stop)] : [])].join(', ')}: ${name}`
}
