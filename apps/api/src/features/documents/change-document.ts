import { documentAdded, documentRemoved } from '@lanewise/contract/documents'
import { changedMeanwhile } from '@lanewise/contract/messages'
import { changeShipment, shipmentToChange } from '#features/shipments/index.ts'
import type { Context } from '#platform/context.ts'
import { refuse } from '#platform/refuse.ts'
import { shipmentOf, viewOf } from './documents.actions.ts'
import { findDocument, lockByFile, lockDocument, removeDocument, saveDocument } from './documents.queries.ts'
import { documentText, refuseTarget, type Target, targetShipment } from './upload-document.ts'

type Update = Target & { name: string; version?: number | undefined }

/**
 * Changes the name, the type and the target of a document. The document stays within its shipment's company. (DOC-20)
 */
export async function updateDocument(ctx: Context, documentId: string, { version, ...update }: Update) {
  const before = (await lockDocument(ctx.db, documentId)) ?? refuse.notFound('document')
  const old = await shipmentOf(ctx, before)
  if (version !== undefined && version !== before.version) refuse.conflict(changedMeanwhile)
  const shipment = await shipmentToChange(ctx, await targetShipment(ctx, update))
  await refuseTarget(ctx, update, shipment)
  const { name, fileType, shipmentId, orderStopId } = update
  const [from, to] = [await documentText(ctx, old, before), await documentText(ctx, shipment, update)]
  if (from !== to || old.id !== shipment.id) {
    await saveDocument(ctx.db, documentId, { name, fileType, shipmentId, orderStopId }, ctx.now)
    if (old.id === shipment.id) await changeShipment(ctx, shipment, {}, { document: [from, to] })
    else {
      await changeShipment(ctx, await shipmentToChange(ctx, old), {}, { document: [from, null] })
      await changeShipment(ctx, shipment, {}, { document: [null, to] })
    }
    ctx.emit(documentAdded, { id: documentId, shipmentId: shipment.id })
  }
  return viewOf(ctx, (await findDocument(ctx.db, documentId)) ?? refuse.notFound('document'))
}

/** A confirmed delivery stays confirmed when its document is deleted, but the document is required again. (DOC-21) */
export async function deleteDocument(ctx: Context, fileId: string) {
  const before = (await lockByFile(ctx.db, fileId)) ?? refuse.notFound('document')
  const shipment = await shipmentToChange(ctx, await shipmentOf(ctx, before))
  const text = await documentText(ctx, shipment, before)
  await removeDocument(ctx.db, before.id)
  await ctx.files.forget(fileId)
  await changeShipment(ctx, shipment, {}, { document: [text, null] })
  ctx.emit(documentRemoved, { id: before.id, shipmentId: shipment.id })
}
