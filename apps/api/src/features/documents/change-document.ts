import { documentAdded, documentRemoved } from '@lanewise/contract/documents'
import { changedMeanwhile } from '@lanewise/contract/messages'
import type { Context } from '#platform/context.ts'
import { refuse } from '#platform/refuse.ts'
import { type Owner, ownerOf, recordDocuments, viewOf } from './documents.actions.ts'
import { findDocument, lockByFile, lockDocument, removeDocument, saveDocument } from './documents.queries.ts'
import { documentText, lockedOwner, ownerOfTarget, refuseTarget, type Target } from './upload-document.ts'

type Update = Target & { name: string; version?: number | undefined }

/**
 * Changes the name, the type and the target of a document. The document stays within its shipment's company. (DOC-20)
 */
export async function updateDocument(ctx: Context, documentId: string, { version, ...update }: Update) {
  const before = (await lockDocument(ctx.db, documentId)) ?? refuse.notFound('document')
  const old = await ownerOf(ctx, before)
  if (version !== undefined && version !== before.version) refuse.conflict(changedMeanwhile)
  const owner = await lockedOwner(ctx, await ownerOfTarget(ctx, update))
  await refuseTarget(ctx, update, owner)
  const { name, fileType, shipmentId, orderStopId, orderId } = update
  const [from, to] = [await documentText(ctx, old, before), await documentText(ctx, owner, update)]
  if (from !== to || idOf(old) !== idOf(owner)) {
    await saveDocument(ctx.db, documentId, { name, fileType, shipmentId, orderStopId, orderId }, ctx.now)
    if (idOf(old) === idOf(owner)) await recordDocuments(ctx, owner, { document: [from, to] })
    else {
      await recordDocuments(ctx, await lockedOwner(ctx, old), { document: [from, null] })
      await recordDocuments(ctx, owner, { document: [null, to] })
    }
    ctx.emit(documentAdded, { id: documentId, shipmentId: owner.shipment?.id ?? null })
  }
  return viewOf(ctx, (await findDocument(ctx.db, documentId)) ?? refuse.notFound('document'))
}

/** A confirmed delivery stays confirmed when its document is deleted, but the document is required again. (DOC-21) */
export async function deleteDocument(ctx: Context, fileId: string) {
  const before = (await lockByFile(ctx.db, fileId)) ?? refuse.notFound('document')
  const owner = await lockedOwner(ctx, await ownerOf(ctx, before))
  const text = await documentText(ctx, owner, before)
  await removeDocument(ctx.db, before.id)
  await ctx.files.forget(fileId)
  await recordDocuments(ctx, owner, { document: [text, null] })
  ctx.emit(documentRemoved, { id: before.id, shipmentId: owner.shipment?.id ?? null })
}

const idOf = ({ order, shipment }: Owner) => order?.id ?? shipment?.id
