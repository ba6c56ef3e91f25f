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
import { shipmentSetup } from '#features/shipments/testing/given.ts'
import { inCompany } from '#platform/db/database.ts'
import { onePixel } from '#platform/testing/one-pixel.ts'
import type { TestPortal } from '#platform/testing/portal.ts'

export type UploadBody = CallInput<typeof uploadDocument>['body']

export const aPdf = (text = 'paper') =>
  Buffer.from(`%PDF-1.4\n% ${text}\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n`)

/**
 * A user who manages the documents of shipments. Reports from trackers and drivers are written to the database
 * directly.
 */
export async function paperSetup(portal: TestPortal, facts: { permissions?: readonly Permission[] } = {}) {
  const setup = await shipmentSetup(portal, facts)
  const { ask, attempt, admin } = setup
  const setStatus = (shipmentId: string, status: ShipmentStatusId, isDeparted = status >= 5) =>
    inCompany(portal.database.db, setup.company.id, async (tx) => {
      await tx.updateTable('shipments').set({ status }).where('id', '=', shipmentId).execute()
      const departedAt = isDeparted ? new Date() : null
      await tx.updateTable('shipmentStops').set({ departedAt }).where('shipmentId', '=', shipmentId).execute()
    })
  const booked = async (more?: Parameters<typeof setup.ship>[0]) => {
    const made = await setup.ship(more)
    await setup.book(made.shipmentId, await setup.byHand())
    return made
  }
  return {
    ...setup,
    admin,
    setStatus,
    booked,
    /** A shipment that has reached its last stop, and its dropoffs. */
    delivered: async (more?: Parameters<typeof setup.ship>[0]) => {
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
    /** Fetches the target of a link without signing in. */
    fetchFile: (path: string) => fetch(`${portal.url}${path}`),
  }
}

const paper = { name: 'Paper.png', data: onePixel, fileType: 'ShipmentMiscellaneous' as const }
