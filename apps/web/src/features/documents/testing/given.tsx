import type { CurrentUser } from '@lanewise/contract/auth'
import {
  type Document,
  type DocumentList,
  getDocument,
  getOrderDocuments,
  getShipmentDocuments,
  getShipmentOrderDropoffs,
  type OrderDropoff,
  triggerEntityDocumentEvent,
  uploadDocumentFile,
} from '@lanewise/contract/documents'
import { fileTypes } from '@lanewise/domain/documents/document-types'
import { screen } from '@testing-library/react'
import { vi } from 'vitest'
import { DocumentsCard } from '#features/documents/index.ts'
import { createFakePortal } from '#testing/fake-portal.ts'
import { renderScreen } from '#testing/render-screen.tsx'

export const id = (end: string) => `0198c0de-0000-7000-8000-${end.padStart(12, '0')}`
export const shipmentId = id('5')

export const aDocument = (facts: Partial<Document> = {}): Document => ({
  id: id('d1'),
  version: 1,
  name: 'Seal.png',
  type: 'ShipmentMiscellaneous',
  entityType: 'Shipment',
  entityId: shipmentId,
  entityDescription: 'S104475',
  extension: '.png',
  fileURL: '/files/seal',
  required: false,
  fileId: id('f1'),
  byteSize: 188_416,
  createdAt: '2026-11-16T12:41:00.000Z',
  createdBy: 'Ana Ruiz',
  isGenerated: false,
  isFileMissing: false,
  ...facts,
})

export const aDropoff = (facts: Partial<OrderDropoff> = {}): OrderDropoff => ({
  orderStopId: id('a1'),
  orderNumber: 'O208841',
  stopNumber: 2,
  companyName: 'Cardinal Pantry',
  city: 'Nashville',
  state: 'TN',
  ianaTimeZone: 'America/Chicago',
  dueDateTime: '2026-11-19T18:00:00.000Z',
  isComplete: true,
  hasProofOfDelivery: false,
  ...facts,
})

export const aList = (facts: Partial<DocumentList> = {}): DocumentList => ({
  shipment: { id: shipmentId, shipmentNumber: 'S104475', carrierId: null },
  order: null,
  documents: [aDocument()],
  missing: [],
  types: fileTypes.map((type) => ({ type, obstacle: null })),
  maxBytes: 25 * 1024 * 1024,
  ...facts,
})

type Given = {
  list?: Partial<DocumentList>
  dropoffs?: OrderDropoff[]
  user?: Partial<CurrentUser>
  /** Shows the documents of this order instead of those of the shipment. */
  orderId?: string
}

/** Opens the documents card of a shipment or an order, on a server that accepts uploads. */
export async function openCard({ list = {}, dropoffs = [aDropoff()], user = {}, orderId }: Given = {}) {
  const portal = createFakePortal()
  portal.on(orderId ? getOrderDocuments : getShipmentDocuments, aList(list))
  portal.on(getShipmentOrderDropoffs, { items: dropoffs })
  portal.on(getDocument, ({ params }) => {
    const all = list.documents ?? [aDocument()]
    return all.find((one) => one.id === params.documentId) ?? aDocument()
  })
  portal.on(uploadDocumentFile, () => aDocument())
  portal.on(triggerEntityDocumentEvent, { documents: 1 })
  vi.stubGlobal('XMLHttpRequest', requestsOf(portal))
  const owner = orderId ? ({ kind: 'order', id: orderId } as const) : ({ kind: 'shipment', id: shipmentId } as const)
  const opened = await renderScreen(<DocumentsCard {...owner} />, { portal, user })
  if (!user.permissions || user.permissions.includes('ViewDocuments'))
    await screen.findByRole('region', { name: 'Documents' })
  return opened
}

/** Uploads use XMLHttpRequest for their progress. This fake sends them to the same server. */
function requestsOf(portal: ReturnType<typeof createFakePortal>) {
  return class {
    upload: { onprogress?: (event: object) => void } = {}
    status = 0
    responseText = ''
    onload = () => {}
    onerror = () => {}
    #to: [string, string] = ['', '']
    #headers: Record<string, string> = {}
    open(method: string, address: string) {
      this.#to = [method, address]
    }
    setRequestHeader(name: string, value: string) {
      this.#headers[name] = value
    }
    send(body: Blob) {
      this.upload.onprogress?.({ loaded: body.size / 2, total: body.size, lengthComputable: true })
      const answered = portal.fetch(this.#to[1], { method: this.#to[0], headers: this.#headers, body })
      const take = async (answer: Response) => {
        this.status = answer.status
        this.responseText = await answer.text()
        this.onload()
      }
      void answered.then(take, () => this.onerror())
    }
  }
}
