import { zipLimit } from '@lanewise/contract/documents'
import type { Context, Work } from '#platform/context.ts'
import { refuse } from '#platform/refuse.ts'
import { zipOf } from '#platform/sheet/zip.ts'
import { ownerOf, rowsOfOrder } from '../documents.actions.ts'
import { documentsOfShipment } from '../documents.queries.ts'
import { numberOf, readDocuments, refuseUnsendable } from './load-documents.ts'

type Wanted = { shipmentId: string | null; orderId: string | null }

/** All documents that the screen of a shipment or an order lists, in one file. */
export async function downloadDocuments(work: Work, wanted: Wanted) {
  const { number, rows, now } = await work.transaction(async (ctx) => ({
    ...(await loadRows(ctx, wanted)),
    now: ctx.now,
  }))
  if (rows.length === 0) refuse.conflict(`${number} has no documents`)
  refuseUnsendable(rows, zipLimit)
  const zip = zipOf(await readDocuments(work.files, rows), now)
  return { fileName: `Documents-${number}.zip`, base64: zip.toString('base64') }
}

async function loadRows(ctx: Context, { shipmentId, orderId }: Wanted) {
  const owner = await ownerOf(ctx, { shipmentId, orderId, orderStopId: null })
  const rows = owner.order ? await rowsOfOrder(ctx, owner) : await documentsOfShipment(ctx.db, owner.shipment.id)
  return { number: numberOf(owner), rows }
}
