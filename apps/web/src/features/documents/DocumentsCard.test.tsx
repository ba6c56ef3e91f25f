import {
  deleteDocument,
  downloadDocuments,
  getDocument,
  getShipmentDocuments,
  sendDocuments,
  triggerEntityDocumentEvent,
  updateShipmentDocument,
  uploadDocumentFile,
} from '@lanewise/contract/documents'
import { quickContactSearch } from '@lanewise/contract/watchers'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { stayOf } from '#testing/expect/stay.ts'
import { refused } from '#testing/fake-portal.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { DocumentRows } from './card/DocumentRows.tsx'
import {
  type Sending,
  uploadAPInvoiceDocument,
  uploadOrderStopDocument,
  uploadShipmentDocument,
  uploadShipmentStopDocument,
  uploadThirdPartyInvoiceDocument,
} from './documents.api.ts'
import { aDocument, aDropoff, aList, id, openCard, shipmentId } from './testing/given.tsx'

const aFile = (name = 'POD.pdf', size = 10) => new File(['x'.repeat(size)], name, { type: 'application/pdf' })
const button = (name: string | RegExp) => screen.getByRole('button', { name })
type Opened = Awaited<ReturnType<typeof openCard>>

async function openUpload({ keys }: Opened) {
  await keys.click(await screen.findByRole('button', { name: 'Upload' }))
  return within(await screen.findByRole('dialog', { name: 'Upload documents' }))
}
async function give({ keys }: Opened, ...files: File[]) {
  await keys.upload(screen.getByLabelText(/^Drop PDF files or pictures here/, { selector: 'input' }), files)
}
async function choose({ keys }: Opened, label: RegExp, option: string) {
  await keys.click(screen.getByRole('combobox', { name: label }))
  await keys.click(await screen.findByRole('option', { name: option }))
}

describe('the list', () => {
  it('shows type, name and size, and what is missing with the day on which it is due', async () => {
    const missing = [
      {
        type: 'ProofOfDelivery' as const,
        orderStopId: id('a1'),
        description: 'Stop 2, Cardinal Pantry, Nashville, TN',
        dueDateTime: '2026-11-19T18:00:00.000Z',
        ianaTimeZone: 'America/Chicago',
      },
      {
        type: 'APInvoice' as const,
        orderStopId: null,
        description: 'AP invoice',
        dueDateTime: null,
        ianaTimeZone: null,
      },
    ]
    await openCard({ list: { missing } })
    const rows = within(await screen.findByRole('list', { name: 'Documents' })).getAllByRole('listitem')
    expect(rows[0]).toHaveTextContent(/^Shipment miscellaneousSeal\.png · .*PNG 184 KB/)
    expect(rows[1]).toHaveTextContent('Proof of deliveryStop 2, Cardinal Pantry, Nashville, TNdue 11/19')
    expect(rows[2]).toHaveTextContent('AP invoiceRequired')
  })

  it('says that there is none yet, that an order is on no shipment, and that a file is gone', async () => {
    await openCard({ list: { documents: [] } })
    expect(await screen.findByText('No document has been uploaded yet.')).toBeVisible()
    expect(button('Upload')).toBeVisible()
    cleanup()
    const order = { id: id('7'), orderNumber: 'O208841' }
    await openCard({ list: { documents: [], shipment: null, order }, orderId: order.id })
    expect(await screen.findByText(/What you upload here goes along to the shipment\./)).toBeVisible()
    expect(button('Upload')).toBeVisible()
    cleanup()
    await openCard({ list: { documents: [], shipment: null }, orderId: order.id })
    expect(await screen.findByText('No document has been uploaded yet.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Upload' })).toBeNull()
    cleanup()
    await openCard({ list: { documents: [aDocument({ isFileMissing: true })] } })
    expect(await screen.findByText('The file is missing. Upload it again.')).toBeVisible()
  })

  it('downloads all documents as one ZIP file', async () => {
    const { portal, keys } = await openCard()
    portal.on(downloadDocuments, { fileName: 'Documents-S104475.zip', base64: '' })
    await keys.click(await screen.findByRole('button', { name: 'More for documents' }))
    await keys.click(screen.getByRole('menuitem', { name: 'Download all (ZIP)' }))
    await waitFor(() => expect(portal.calls(downloadDocuments).map(({ body }) => body)).toEqual([{ shipmentId }]))
  })

  it('sends the chosen documents with a message to typed addresses', async () => {
    const other = aDocument({ id: id('d2'), name: 'Customs.pdf', type: 'Customs' })
    const { portal, keys } = await openCard({ list: { documents: [aDocument(), other] } })
    portal.on(quickContactSearch, { items: [] })
    portal.on(sendDocuments, { sent: true })
    await keys.click(await screen.findByRole('button', { name: 'More for documents' }))
    await keys.click(screen.getByRole('menuitem', { name: 'Send by mail' }))
    const dialog = within(await screen.findByRole('dialog', { name: /Send documents/ }))
    await keys.click(dialog.getByRole('checkbox', { name: /Seal\.png/ }))
    await keys.click(dialog.getByRole('combobox', { name: /Recipients/ }))
    await keys.paste('dock@receiver.test')
    await keys.click(await screen.findByRole('option', { name: /dock@receiver\.test/ }))
    await keys.click(dialog.getByRole('textbox', { name: 'Message' }))
    await keys.paste('For the broker')
    await keys.click(dialog.getByRole('button', { name: 'Send' }))
    expect(await screen.findByText('1 document sent')).toBeVisible()
    expect(portal.calls(sendDocuments)[0]?.body).toEqual({
      documentIds: [other.id],
      emails: ['dock@receiver.test'],
      message: 'For the broker',
    })
  })

  it('says what goes with a document that is deleted', async () => {
    const { keys } = await openCard()
    await keys.click(await screen.findByRole('button', { name: 'Actions of Seal.png' }))
    await keys.click(screen.getByRole('menuitem', { name: 'Delete' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete Seal.png?' }))
    expect(dialog.getByText('Shipment miscellaneous of S104475. Its file is deleted too.')).toBeVisible()
  })

  it('is not there for whoever may not see documents', async () => {
    const { portal } = await openCard({ user: { permissions: ['ViewShipment'] } })
    expect(screen.queryByRole('region', { name: 'Documents' })).toBeNull()
    expect(portal.calls(getShipmentDocuments)).toHaveLength(0)
  })

  it('has a menu only on rows that the user may change [DOC-24]', async () => {
    await openCard({ user: { permissions: ['ViewDocuments'] } })
    await screen.findByText('Shipment miscellaneous')
    expect(screen.queryByRole('button', { name: 'Actions of Seal.png' })).toBeNull()
    expect(button('Download Seal.png')).toBeVisible()
  })

  it('offers to edit what a document belongs to only where its caller can [DOC-23]', async () => {
    const nothing = () => {}
    const rows = (more: { onEdit?: () => void }) => (
      <DocumentRows
        list={aList()}
        isEditable={() => true}
        onView={nothing}
        onDelete={nothing}
        onBring={nothing}
        {...more}
      />
    )
    const offered = async (more: { onEdit?: () => void }) => {
      const { keys } = await renderScreen(rows(more))
      await keys.click(await screen.findByRole('button', { name: 'Actions of Seal.png' }))
      const names = screen.getAllByRole('menuitem').map(({ textContent }) => textContent)
      cleanup()
      return names
    }
    expect(await offered({})).toEqual(['Delete'])
    expect(await offered({ onEdit: nothing })).toEqual(['Edit', 'Delete'])
  })

  it('stands beside an upload dialog and a viewer dialog, and both open from it [DOC-36]', async () => {
    const { keys } = await openCard()
    expect(within(await screen.findByRole('list', { name: 'Documents' })).getAllByRole('listitem')).toHaveLength(1)
    await keys.click(button('Upload'))
    expect(await screen.findByRole('dialog', { name: 'Upload documents' })).toBeVisible()
    await keys.click(button('Cancel'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await keys.click(button(/^Shipment miscellaneous/))
    expect(await screen.findByRole('dialog', { name: /^Shipment miscellaneous/ })).toHaveTextContent('Seal.png')
  })
})

describe('uploading', () => {
  it('without a file, a type or a dropoff says which is missing [DOC-6] [DOC-7] [DOC-8]', async () => {
    const opened = await openCard({
      dropoffs: [aDropoff(), aDropoff({ orderStopId: id('a2'), stopNumber: 3, city: 'Atlanta', state: 'GA' })],
    })
    const dialog = await openUpload(opened)
    await opened.keys.click(button('Upload file'))
    expect(dialog.getByText('Please select a file')).toBeVisible()
    await give(opened, aFile())
    await opened.keys.click(button('Upload file'))
    expect(dialog.getByText('Please select a file type')).toBeVisible()
    await choose(opened, /File type/, 'Proof of delivery')
    await opened.keys.click(button('Upload file'))
    expect(dialog.getByText('No dropoff selected for upload')).toBeVisible()
    expect(opened.portal.calls(uploadDocumentFile)).toHaveLength(0)
    await choose(opened, /Dropoff/, 'Stop 3, Cardinal Pantry, Atlanta, GA')
    await opened.keys.click(button('Upload file'))
    expect(await screen.findByText('Stop document uploaded')).toBeVisible()
    expect(opened.portal.calls(uploadDocumentFile)[0]?.query).toEqual({
      name: 'POD.pdf',
      fileType: 'ProofOfDelivery',
      orderStopId: id('a2'),
    })
  })

  it.each(['AP invoice', 'Third party invoice'])('as %s says that there is no invoice [DOC-11]', async (type) => {
    const opened = await openCard()
    const dialog = await openUpload(opened)
    await give(opened, aFile())
    await choose(opened, /File type/, type)
    await opened.keys.click(button('Upload file'))
    expect(dialog.getByText('No invoice found for upload')).toBeVisible()
    expect(opened.portal.calls(uploadDocumentFile)).toHaveLength(0)
  })

  it('tells the server of the event once the file is there [DOC-19]', async () => {
    const opened = await openCard()
    await openUpload(opened)
    await give(opened, aFile())
    await choose(opened, /File type/, 'Customs')
    expect(opened.portal.calls(triggerEntityDocumentEvent)).toHaveLength(0)
    await opened.keys.click(button('Upload file'))
    expect(await screen.findByText('Shipment document uploaded')).toBeVisible()
    expect(opened.portal.calls(triggerEntityDocumentEvent).map(({ body }) => body)).toEqual([
      { entityNumber: 'S104475', fileType: 'Customs' },
    ])
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('goes to an order that is on no shipment, whose number the event names', async () => {
    const order = { id: id('7'), orderNumber: 'O208841' }
    const opened = await openCard({ list: { documents: [], shipment: null, order }, orderId: order.id })
    await openUpload(opened)
    await give(opened, aFile())
    await choose(opened, /File type/, 'Customs')
    await opened.keys.click(button('Upload file'))
    expect(await screen.findByText('Document uploaded successfully')).toBeVisible()
    expect(opened.portal.calls(uploadDocumentFile)[0]?.query).toMatchObject({ orderId: order.id, fileType: 'Customs' })
    expect(opened.portal.calls(triggerEntityDocumentEvent)[0]?.body).toMatchObject({ entityNumber: 'O208841' })
  })

  it('that fails says so, with the reason at its file, and can be tried again alone [DOC-18]', async () => {
    const opened = await openCard()
    opened.portal.on(uploadDocumentFile, ({ query }) =>
      query.name === 'Bad.pdf' ? refused(400, 'Bad.pdf is a program') : aDocument(),
    )
    await openUpload(opened)
    await give(opened, aFile('Good.pdf'), aFile('Bad.pdf'))
    await choose(opened, /File type/, 'Customs')
    await opened.keys.click(button('Upload 2 files'))
    expect(await screen.findByText('Failed to upload document')).toBeVisible()
    expect(screen.getByText('Bad.pdf is a program')).toBeVisible()
    opened.portal.on(uploadDocumentFile, aDocument())
    await opened.keys.click(button('Retry'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(opened.portal.calls(uploadDocumentFile).map(({ query }) => query.name)).toEqual([
      'Good.pdf',
      'Bad.pdf',
      'Bad.pdf',
    ])
  })

  it('of one paper for all orders of a stop sends it once for each of them, and after a failure only to the rest', async () => {
    const opened = await openCard({
      dropoffs: [aDropoff(), aDropoff({ orderStopId: id('a2'), orderNumber: 'O208842' })],
    })
    let isBroken = true
    opened.portal.on(uploadDocumentFile, ({ query }) =>
      query.orderStopId === id('a2') && isBroken ? refused(503, 'Not now') : aDocument(),
    )
    await openUpload(opened)
    await give(opened, aFile())
    await choose(opened, /File type/, 'Proof of delivery')
    await choose(opened, /Dropoff/, 'Stop 2, Cardinal Pantry, Nashville, TN, all 2 orders')
    await opened.keys.click(button('Upload file'))
    expect(await screen.findByText('Not now')).toBeVisible()
    isBroken = false
    await opened.keys.click(button('Retry'))
    expect(await screen.findByText('Stop document uploaded')).toBeVisible()
    expect(opened.portal.calls(uploadDocumentFile).map(({ query }) => query.orderStopId)).toEqual([
      ...[id('a1'), id('a2'), id('a2')],
    ])
  })

  it('has an operation for each kind of target [DOC-16]', async () => {
    const { session, portal } = await openCard()
    const shares: number[] = []
    const sending = (fileType: Sending['fileType']): Sending => ({
      ...{ file: aFile('Paper.pdf'), fileType, keepDuplicate: false },
      onProgress: (share) => shares.push(share),
    })
    await uploadOrderStopDocument(session, id('1'), sending('ProofOfDelivery'))
    await uploadShipmentDocument(session, id('2'), sending('Customs'))
    await uploadAPInvoiceDocument(session, id('3'), sending('APInvoice'))
    await uploadThirdPartyInvoiceDocument(session, id('4'), sending('ThirdParty'))
    shares.length = 0
    const made = await uploadShipmentStopDocument(session, [id('5'), id('6')], sending('ProofOfDelivery'))
    expect(made).toHaveLength(2)
    expect(shares).toEqual([0.25, 0.75])
    expect(portal.calls(uploadDocumentFile).map(({ query: { name, ...query } }) => query)).toEqual([
      { fileType: 'ProofOfDelivery', orderStopId: id('1') },
      { fileType: 'Customs', shipmentId: id('2') },
      { fileType: 'APInvoice', apInvoiceId: id('3') },
      { fileType: 'ThirdParty', thirdPartyInvoiceId: id('4') },
      { fileType: 'ProofOfDelivery', orderStopId: id('5') },
      { fileType: 'ProofOfDelivery', orderStopId: id('6') },
    ])
  })

  it('that loses the connection says so, and goes on when it is back', async () => {
    const opened = await openCard()
    opened.portal.on(uploadDocumentFile, () => {
      throw new TypeError('The line is down')
    })
    await openUpload(opened)
    await give(opened, aFile())
    await choose(opened, /File type/, 'Customs')
    await opened.keys.click(button('Upload file'))
    expect(await screen.findByText(/^The file could not be uploaded\. Check the connection/)).toBeVisible()
    opened.portal.on(uploadDocumentFile, aDocument())
    await opened.keys.click(button('Retry'))
    expect(await screen.findByText('Shipment document uploaded')).toBeVisible()
  })

  it('of a file that is there already asks first', async () => {
    const opened = await openCard()
    const message = 'This file was already uploaded as Seal.png on 11/16/2026 12:41 CST'
    opened.portal.on(uploadDocumentFile, ({ query }) =>
      query.keepDuplicate ? aDocument() : refused(409, message, { modelState: { duplicate: [message] } }),
    )
    await openUpload(opened)
    await give(opened, aFile())
    await choose(opened, /File type/, 'Customs')
    await opened.keys.click(button('Upload file'))
    expect(await screen.findByText(message)).toBeVisible()
    await opened.keys.click(button('Upload anyway'))
    expect(await screen.findByText('Shipment document uploaded')).toBeVisible()
  })

  it('refuses a file that is too large before it is sent', async () => {
    const opened = await openCard({ list: { maxBytes: 1024 * 1024 } })
    const dialog = await openUpload(opened)
    expect(dialog.getByText('Drop PDF files or pictures here, at most 1 MB each')).toBeVisible()
    await give(opened, aFile('Huge.pdf', 1024 * 1024 + 1))
    expect(dialog.getByText('File is larger than 1 MB')).toBeVisible()
    expect(opened.portal.calls(uploadDocumentFile)).toHaveLength(0)
  })

  it('offers an AP invoice only where the server says that the shipment may have one [DOC-14]', async () => {
    const offered = async (obstacle: string | null) => {
      const types = [
        { type: 'APInvoice' as const, obstacle },
        { type: 'Customs' as const, obstacle: null },
      ]
      const opened = await openCard({ list: { types } })
      await openUpload(opened)
      await opened.keys.click(screen.getByRole('combobox', { name: /File type/ }))
      const names = (await screen.findAllByRole('option')).map(({ textContent }) => textContent)
      cleanup()
      return names
    }
    expect(await offered('An AP invoice belongs to other shipments')).toEqual(['Customs'])
    expect(await offered(null)).toEqual(['AP invoice', 'Customs'])
  })

  it('offers a proof of delivery only once a stop is complete', async () => {
    const why = 'A proof of delivery can be uploaded once a stop is complete'
    const opened = await openCard({
      list: {
        types: [
          { type: 'ProofOfDelivery', obstacle: why },
          { type: 'Customs', obstacle: null },
        ],
      },
    })
    const dialog = await openUpload(opened)
    expect(dialog.getByText(why)).toBeVisible()
    await opened.keys.click(screen.getByRole('combobox', { name: /File type/ }))
    expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual(['Customs'])
  })
})

describe('changing', () => {
  it('says "Document updated", or that it failed [DOC-20]', async () => {
    const opened = await openCard()
    opened.portal.on(updateShipmentDocument, refused(422, 'No'))
    await opened.keys.click(await screen.findByRole('button', { name: 'Actions of Seal.png' }))
    await opened.keys.click(screen.getByRole('menuitem', { name: 'Edit' }))
    await screen.findByRole('dialog', { name: 'Edit document' })
    await opened.keys.click(button('Save document'))
    expect(await screen.findByText('Failed to update document')).toBeVisible()
    opened.portal.on(updateShipmentDocument, aDocument())
    await opened.keys.click(button('Save document'))
    expect(await screen.findByText('Document updated')).toBeVisible()
    expect(opened.portal.calls(updateShipmentDocument)[0]?.params).toEqual({ documentId: id('d1') })
  })

  it('deletes by the id of the file and says "Document deleted", or that it failed [DOC-21]', async () => {
    const opened = await openCard()
    opened.portal.on(deleteDocument, refused(500, 'No'))
    await opened.keys.click(await screen.findByRole('button', { name: 'Actions of Seal.png' }))
    await opened.keys.click(screen.getByRole('menuitem', { name: 'Delete' }))
    await opened.keys.click(await screen.findByRole('button', { name: 'Delete document' }))
    expect(await screen.findByText('Failed to delete document')).toBeVisible()
    opened.portal.on(deleteDocument, undefined)
    await opened.keys.click(button('Delete document'))
    expect(await screen.findByText('Document deleted')).toBeVisible()
    expect(opened.portal.calls(deleteDocument)[0]?.params).toEqual({ fileId: id('f1') })
  })
})

it('says for 5000 ms that a document was uploaded, updated or deleted, or that it failed [DOC-22]', async () => {
  const opened = await openCard()
  const { portal, keys } = opened
  const stays: Record<string, number | undefined> = {}
  const recordStay = async (text: string, press: string) => {
    stays[text] = await stayOf(text, () => keys.click(button(press)))
  }
  const choosing = async (name: string, dialog: RegExp) => {
    await keys.click(await screen.findByRole('button', { name: 'Actions of Seal.png' }))
    await keys.click(screen.getByRole('menuitem', { name }))
    await screen.findByRole('dialog', { name: dialog })
  }
  for (const operation of [uploadDocumentFile, updateShipmentDocument, deleteDocument])
    portal.on(operation, refused(500, 'No'))
  await openUpload(opened)
  await give(opened, aFile())
  await choose(opened, /File type/, 'Customs')
  await recordStay('Failed to upload document', 'Upload file')
  portal.on(uploadDocumentFile, aDocument())
  await recordStay('Shipment document uploaded', 'Retry')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await choosing('Edit', /Edit document/)
  await recordStay('Failed to update document', 'Save document')
  portal.on(updateShipmentDocument, aDocument())
  await recordStay('Document updated', 'Save document')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await choosing('Delete', /^Delete/)
  await recordStay('Failed to delete document', 'Delete document')
  portal.on(deleteDocument, undefined)
  await recordStay('Document deleted', 'Delete document')
  expect(Object.values(stays)).toEqual([5000, 5000, 5000, 5000, 5000, 5000])
})

describe('the viewer', () => {
  const view = async (document = aDocument()) => {
    const opened = await openCard({ list: { documents: [document] } })
    await opened.keys.click(await screen.findByRole('button', { name: /^Shipment miscellaneous/ }))
    await screen.findByRole('dialog')
    return opened
  }

  it('asks for its document by id and says when its type is not known [DOC-25] [DOC-27]', async () => {
    const { portal } = await view(aDocument({ extension: null }))
    expect(await screen.findByText("Couldn't determine file type.")).toBeVisible()
    expect(portal.calls(getDocument).map(({ params }) => params)).toEqual([{ documentId: id('d1') }])
  })

  it('tells whose document it is, and leads to those before and after it', async () => {
    const documents = [
      aDocument({ extension: null, required: true }),
      aDocument({
        id: id('d2'),
        name: 'BOL.pdf',
        type: 'ShipmentMasterBillOfLading',
        extension: null,
        isGenerated: true,
      }),
    ]
    const { keys } = await openCard({ list: { documents } })
    await keys.click(await screen.findByRole('button', { name: /^Shipment miscellaneous/ }))
    const first = within(await screen.findByRole('dialog', { name: /^Shipment miscellaneous/ }))
    expect(first.getByText('Required, on file')).toBeVisible()
    expect(first.getByText('S104475 · Seal.png')).toBeVisible()
    expect(first.getByText(/^Uploaded by Ana Ruiz, 11\/16\/2026 .*, 184 KB$/)).toBeVisible()
    expect(first.getByText('Document 1 of 2')).toBeVisible()
    expect(first.queryByRole('button', { name: 'Print' })).toBeNull()
    expect(button('Previous document')).toBeDisabled()
    await keys.click(button('Next document'))
    const second = within(await screen.findByRole('dialog', { name: /^Master bill of lading/ }))
    expect(second.getByText(/^Generated for Ana Ruiz/)).toBeVisible()
    expect(second.queryByText('Required, on file')).toBeNull()
    expect(button('Next document')).toBeDisabled()
    await screen.findByText("Couldn't determine file type.")
    button('Try again').focus()
    await keys.keyboard('{Control>}{ArrowLeft}{/Control}')
    expect(screen.getByText('Document 2 of 2')).toBeVisible()
    await keys.keyboard('{ArrowLeft}')
    expect(await screen.findByText('Document 1 of 2')).toBeVisible()
  })

  it('says when an image is missing, and when a file fails to load, and still offers it for download [DOC-28] [DOC-29]', async () => {
    const opened = await openCard({ list: { documents: [aDocument()] } })
    const { fetch } = globalThis
    let status = 404
    globalThis.fetch = ((address: string, init?: RequestInit) =>
      String(address).startsWith('/files/')
        ? Promise.resolve(new Response('', { status }))
        : fetch(address, init)) as typeof fetch
    await opened.keys.click(await screen.findByRole('button', { name: /^Shipment miscellaneous/ }))
    expect(await screen.findByText('Image not found.')).toBeVisible()
    status = 500
    await opened.keys.click(button('Try again'))
    expect(await screen.findByText('An error occurred while loading the file.')).toBeVisible()
    expect(button('Download')).toBeEnabled()
  })
})
