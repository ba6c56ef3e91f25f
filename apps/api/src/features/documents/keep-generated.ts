import { documentAdded } from '@lanewise/contract/documents'
import type { FileType } from '@lanewise/domain/documents/document-types'
import { changeShipment, shipmentToChange } from '#features/shipments/index.ts'
import type { Work } from '#platform/context.ts'
import { sha256Of } from '#platform/storage/stored-file.ts'
import { keepingFile } from '#platform/storage/stored-files.ts'
import { findGenerated, insertDocument, removeDocument } from './documents.queries.ts'
import { documentText } from './upload-document.ts'

export type Generated = { shipmentId: string; name: string; fileType: FileType; bytes: Buffer }

/** Stores a generated document with its shipment. It replaces the one generated earlier under the same name. */
export async function keepGenerated(work: Work, { shipmentId, name, fileType, bytes }: Generated) {
  const sha256 = await sha256Of(bytes)
  await keepingFile(work, { bytes, contentType: 'application/pdf', fileName: name }, async (ctx, fileId) => {
    const shipment = await shipmentToChange(ctx, { id: shipmentId })
    const old = await findGenerated(ctx.db, { shipmentId, orderStopId: null, orderId: null }, name)
    if (old) {
      await removeDocument(ctx.db, old.id)
      await ctx.files.forget(old.fileId)
    }
    const own = { fileId, name, fileType, shipmentId, orderStopId: null, orderId: null, sha256, isGenerated: true }
    const id = await insertDocument(ctx.db, { ...own, createdBy: ctx.user.id }, ctx.now)
    const text = await documentText(ctx, { shipment }, { name, fileType, orderStopId: null })
    await changeShipment(ctx, shipment, {}, { document: [old ? `${text}, drawn before` : null, text] })
    ctx.emit(documentAdded, { id, shipmentId })
  })
}
