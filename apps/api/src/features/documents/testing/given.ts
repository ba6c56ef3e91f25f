import {
  getDocument,
  getOrderDocuments,
  getShipmentDocuments,
  getShipmentOrderDropoffs,
  uploadDocument,
} from '@lanewise/contract/documents'
import type { CallInput } from '@lanewise/contract/operation'
import type { Permission } from '@lanewise/domain/access/permissions'
import type { ShipmentStatusId } from '@lanewise/domain/shipments/shipment-status'
import { shipmentDesk } from '#features/shipments/testing/given.ts'
import { inCompany } from '#platform/db/database.ts'
import { onePixel } from '#platform/testing/one-pixel.ts'
import type { TestPortal } from '#platform/testing/portal.ts'

export type UploadBody = CallInput<typeof uploadDocument>['body']

/** A PDF of one empty page. */
export const aPdf = (text = 'paper') =>
  Buffer.from(`%PDF-1.4\n% ${text}\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n`)

/** Somebody who keeps the papers of shipments; what trackers and drivers would report is written as they would. */
export async function paperDesk(portal: TestPortal, facts: { permissions?: readonly Permission[] } = {}) {
  const desk = await shipmentDesk(portal, facts)
  const { ask, attempt, admin } = desk
  const setStatus = (shipmentId: string, status: ShipmentStatusId, isDeparted = status >= 5) =>
    inCompany(portal.database.db, desk.company.id, async (tx) => {
      await tx.updateTable('shipments').set({ status }).where('id', '=', shipmentId).execute()
      const departedAt = isDeparted ? new Date() : null
      await tx.updateTable('shipmentStops').set({ departedAt }).where('shipmentId', '=', shipmentId).execute()
    })
  const booked = async (more?: Parameters<typeof desk.ship>[0]) => {
    const made = await desk.ship(more)
    await desk.book(made.shipmentId, await desk.byHand())
    return made
  }
  return {
    ...desk,
    admin,
    setStatus,
    booked,
    /** A shipment that has reached its last stop, and its dropoffs. */
    delivered: async (more?: Parameters<typeof desk.ship>[0]) => {
      const made = await booked(more)
      await setStatus(made.shipmentId, 7)
      const { items } = await ask(getShipmentOrderDropoffs, { params: { shipmentId: made.shipmentId } })
      return { ...made, dropoffs: items }
    },
    papers: (shipmentId: string) => ask(getShipmentDocuments, { params: { shipmentId } }),
    papersOfOrder: (orderId: string) => ask(getOrderDocuments, { params: { orderId } }),
    document: (documentId: string) => ask(getDocument, { params: { documentId } }),
    upload: (body: Partial<UploadBody>) => ask(uploadDocument, { body: { ...paper, ...body } }),
    tryUpload: (body: object) => attempt(uploadDocument, { body: { ...paper, ...body } }),
    /** What a link leads to, asked for by anybody. */
    fetchFile: (path: string) => fetch(`${portal.url}${path}`),
  }
}

const paper = { name: 'Paper.png', data: onePixel, fileType: 'ShipmentMiscellaneous' as const }
