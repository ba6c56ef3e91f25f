import {
  getOrderDocuments,
  type MissingDocument,
  updateShipmentDocument,
  uploadDocumentFile,
} from '@lanewise/contract/documents'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { refused } from '#testing/fake-portal.ts'
import { setWindowWidth } from '#testing/window.ts'
import { aDocument, aDropoff, id, openCard, shipmentId } from '../testing/given.tsx'

const aFile = (name = 'POD.pdf') => new File(['x'.repeat(10)], name, { type: 'application/pdf' })
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const typeField = () => screen.getByRole('combobox', { name: /File type/ })
const dropoffField = () => screen.queryByRole('combobox', { name: /Dropoff/ })
type Opened = Awaited<ReturnType<typeof openCard>>

const missing: MissingDocument = {
  type: 'ProofOfDelivery',
  orderStopId: id('a2'),
  description: 'Stop 3, Cardinal Pantry, Atlanta, GA',
  dueDateTime: null,
  ianaTimeZone: 'America/Chicago',
}
const twoDropoffs = [aDropoff(), aDropoff({ orderStopId: id('a2'), stopNumber: 3, city: 'Atlanta', state: 'GA' })]

const openUpload = async ({ keys }: Opened, name: string | RegExp = 'Upload') => {
  await keys.click(await screen.findByRole('button', { name }))
  await screen.findByRole('dialog', { name: 'Upload documents' })
}
const give = ({ keys }: Opened, ...files: File[]) =>
  keys.upload(screen.getByLabelText(/^Drop PDF files or pictures here/, { selector: 'input' }), files)
const choose = async ({ keys }: Opened, label: RegExp, option: string) => {
  await keys.click(screen.getByRole('combobox', { name: label }))
  await keys.click(await screen.findByRole('option', { name: option }))
}
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

describe('a paper that is missing', () => {
  it('is brought from its row, with its type and its dropoff chosen', async () => {
    const opened = await openCard({ list: { missing: [missing] }, dropoffs: twoDropoffs })
    expect(await screen.findByText('Required')).toBeVisible()
    await openUpload(opened, /^Proof of delivery/)
    expect(typeField()).toHaveTextContent('Proof of delivery')
    await waitFor(() => expect(dropoffField()).toHaveTextContent('Stop 3, Cardinal Pantry, Atlanta, GA'))
    await give(opened, aFile())
    await opened.keys.click(button('Upload file'))
    await isClosed()
    expect(opened.portal.calls(uploadDocumentFile).map(({ query }) => query.orderStopId)).toEqual([id('a2')])
  })

  it('of another type, or one that cannot be brought yet, leaves the type to be chosen', async () => {
    const opened = await openCard({
      list: {
        missing: [missing, { ...missing, type: 'APInvoice', orderStopId: null }],
        types: [
          { type: 'Customs', obstacle: null },
          { type: 'ProofOfDelivery', obstacle: 'Not before the stop is complete' },
        ],
      },
    })
    await openUpload(opened, /^AP invoice/)
    expect(typeField()).toHaveTextContent('Choose')
    expect(dropoffField()).toBeNull()
    await opened.keys.click(button('Cancel'))
    await isClosed()
    await openUpload(opened, /^Proof of delivery/)
    expect(typeField()).toHaveTextContent('Choose')
    expect(dropoffField()).toBeNull()
  })
})

describe('the dropoff', () => {
  it('is taken for granted where there is only one', async () => {
    const opened = await openCard()
    await openUpload(opened)
    expect(dropoffField()).toBeNull()
    await choose(opened, /File type/, 'Proof of delivery')
    expect(dropoffField()).toHaveTextContent('Stop 2, Cardinal Pantry, Nashville, TN')
    await give(opened, aFile())
    await opened.keys.click(button('Upload file'))
    await isClosed()
    expect(opened.portal.calls(uploadDocumentFile)[0]?.query.orderStopId).toBe(id('a1'))
  })

  it('is named by its place, and by its order where several are dropped there', async () => {
    const opened = await openCard({
      dropoffs: [...twoDropoffs, aDropoff({ orderStopId: id('a3'), orderNumber: 'O208842' })],
    })
    await openUpload(opened)
    await choose(opened, /File type/, 'Proof of delivery')
    expect(dropoffField()).toHaveTextContent('Choose')
    await opened.keys.click(dropoffField() as HTMLElement)
    expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
      'Stop 2, Cardinal Pantry, Nashville, TN, all 2 orders',
      'Stop 2, Cardinal Pantry, Nashville, TN, O208841',
      'Stop 3, Cardinal Pantry, Atlanta, GA',
      'Stop 2, Cardinal Pantry, Nashville, TN, O208842',
    ])
  })
})

describe('files on their way', () => {
  const begin = async (...names: string[]) => {
    const opened = await openCard()
    await openUpload(opened)
    await give(opened, ...names.map(aFile))
    await choose(opened, /File type/, 'Customs')
    const answers: ((answer: ReturnType<typeof aDocument> | ReturnType<typeof refused>) => void)[] = []
    opened.portal.on(uploadDocumentFile, () => new Promise((done) => answers.push(done)))
    await opened.keys.click(button(names.length > 1 ? `Upload ${names.length} files` : 'Upload file'))
    await waitFor(() => expect(answers).toHaveLength(1))
    const answer = async (number: number, given: Parameters<(typeof answers)[number]>[0] = aDocument()) => {
      await waitFor(() => expect(answers).toHaveLength(number))
      answers[number - 1]?.(given)
    }
    return { ...opened, answer }
  }
  const files = () => within(screen.getByRole('list', { name: 'Files' })).getAllByRole('listitem')

  it('tell how far each of them is, and are not left alone', async () => {
    const { keys, answer } = await begin('a.pdf', 'b.pdf')
    expect(files().map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('50% of 10 bytes'),
      expect.stringContaining('Waiting, 10 bytes'),
    ])
    expect(within(files()[0] as HTMLElement).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '50')
    expect(screen.queryByLabelText('Uploaded')).toBeNull()
    // The close icon at the top and the Close button both say why they are disabled.
    expect(screen.getAllByRole('button', { name: /Close/ })).toHaveLength(2)
    await keys.click(screen.getAllByRole('button', { name: /Close/ })[1] as HTMLElement)
    await keys.keyboard('{Escape}')
    expect(screen.getByRole('dialog', { name: 'Upload documents' })).toBeVisible()
    await keys.hover(screen.getAllByRole('button', { name: /Close/ })[1] as HTMLElement)
    expect((await screen.findAllByText('Files are uploading')).length).toBeGreaterThan(0)
    await answer(1)
    await waitFor(() => expect(within(files()[0] as HTMLElement).getByLabelText('Uploaded')).toBeVisible())
    expect(files()[1]).toHaveTextContent('50% of 10 bytes')
    await answer(2)
    expect(await screen.findByText('Shipment document uploaded')).toBeVisible()
    await isClosed()
    expect(screen.queryByText('Failed to upload document')).toBeNull()
  })

  it('that did not get through are left out one by one, and nothing more is sent', async () => {
    const { keys, portal, answer } = await begin('a.pdf', 'b.pdf', 'c.pdf')
    await answer(1)
    await answer(2, refused(400, 'b.pdf is a program'))
    await answer(3, refused(400, 'c.pdf is a program'))
    expect(await screen.findByText('c.pdf is a program')).toBeVisible()
    expect(files().map((row) => within(row).queryByRole('alert')?.textContent ?? null)).toEqual([
      null,
      'b.pdf is a program',
      'c.pdf is a program',
    ])
    expect(screen.queryByRole('button', { name: 'Upload anyway' })).toBeNull()
    await keys.click(within(files()[1] as HTMLElement).getByRole('button', { name: 'Leave out' }))
    expect(files()).toHaveLength(2)
    await keys.click(button('Leave out'))
    await isClosed()
    expect(portal.calls(uploadDocumentFile)).toHaveLength(3)
  })

  it('are tried again as they were, without the wish for a second copy, and the others wait for them', async () => {
    const { keys, portal, answer } = await begin('a.pdf', 'b.pdf')
    await answer(1, refused(400, 'a.pdf is a program'))
    await answer(2, refused(400, 'b.pdf is a program'))
    await screen.findByText('b.pdf is a program')
    await keys.click(within(files()[0] as HTMLElement).getByRole('button', { name: 'Retry' }))
    await answer(3)
    await waitFor(() => expect(screen.getByLabelText('Uploaded')).toBeVisible())
    expect(await screen.findByText('Shipment document uploaded')).toBeVisible()
    expect(screen.getByText('b.pdf is a program')).toBeVisible()
    expect(portal.calls(uploadDocumentFile).at(-1)?.query).toEqual({
      ...{ name: 'a.pdf', fileType: 'Customs', shipmentId },
    })
    // No upload is running any more, so the dialog can be closed.
    await keys.click(within(screen.getByRole('dialog')).getAllByRole('button', { name: 'Close' })[1] as HTMLElement)
    await isClosed()
  })
})

it('begins with Ctrl and Enter, and not again while files are sent', async () => {
  const opened = await openCard()
  await openUpload(opened)
  await give(opened, aFile())
  await choose(opened, /File type/, 'Customs')
  opened.portal.on(uploadDocumentFile, () => new Promise(() => {}))
  await opened.keys.keyboard('{Control>}{Enter}{/Control}')
  await waitFor(() => expect(opened.portal.calls(uploadDocumentFile)).toHaveLength(1))
  await opened.keys.keyboard('{Control>}{Enter}{/Control}')
  expect(opened.portal.calls(uploadDocumentFile)).toHaveLength(1)
})

it('takes a photo on a phone, beside what was chosen before', async () => {
  const wide = await openCard()
  await openUpload(wide)
  expect(screen.queryByRole('button', { name: 'Take a photo' })).toBeNull()
  setWindowWidth(390)
  const camera = await screen.findByLabelText('Take a photo', { selector: 'input' })
  const clickSpy = vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(() => {})
  await wide.keys.click(button('Take a photo'))
  expect(clickSpy.mock.instances).toEqual([camera])
  clickSpy.mockRestore()
  await give(wide, aFile())
  await wide.keys.upload(camera, new File(['x'], 'Photo.jpg', { type: 'image/jpeg' }))
  expect(button('Upload 2 files')).toBeVisible()
  expect(screen.getByText('Photo.jpg')).toBeVisible()
})

describe('the papers of an order', () => {
  it('are asked for by the order, and again when something happens on its shipment', async () => {
    const { portal, live } = await openCard({ orderId: id('7') })
    expect(await screen.findByText('Shipment miscellaneous')).toBeVisible()
    expect(portal.calls(getOrderDocuments).map(({ params }) => params)).toEqual([{ orderId: id('7') }])
    await waitFor(() => expect(live.isJoined(shipmentId, 'changed')).toBe(true))
  })

  it('of a shipment need no second ear', async () => {
    const { live, portal } = await openCard()
    await screen.findByText('Shipment miscellaneous')
    expect(portal.calls(getOrderDocuments)).toHaveLength(0)
    expect(live.isJoined(shipmentId, 'changed')).toBe(false)
  })
})

describe('what a document is', () => {
  const ofStop = aDocument({
    type: 'ProofOfDelivery',
    entityType: 'OrderStop',
    entityId: id('a2'),
    entityDescription: 'Stop 3, Atlanta',
    version: 4,
  })
  const openEdit = async (document = ofStop) => {
    const opened = await openCard({ list: { documents: [document] }, dropoffs: twoDropoffs })
    await opened.keys.click(await screen.findByRole('button', { name: 'Actions of Seal.png' }))
    await opened.keys.click(screen.getByRole('menuitem', { name: 'Edit' }))
    await screen.findByRole('dialog', { name: 'Edit document' })
    opened.portal.on(updateShipmentDocument, aDocument())
    return opened
  }

  it('is told in its row with the stop that it is of', async () => {
    await openCard({ list: { documents: [ofStop, aDocument({ id: id('d2') })] } })
    expect(await screen.findByText(/^Stop 3, Atlanta · Seal\.png · /)).toBeVisible()
    expect(screen.getByText(/^Seal\.png · /)).toBeVisible()
  })

  it('is changed: its name, and the stop that it is of', async () => {
    const opened = await openEdit()
    await waitFor(() => expect(dropoffField()).toHaveTextContent('Stop 3, Cardinal Pantry, Atlanta, GA'))
    const name = screen.getByRole('textbox', { name: /Name/ })
    await opened.keys.clear(name)
    await opened.keys.paste('Proof.png')
    await choose(opened, /Dropoff/, 'Stop 2, Cardinal Pantry, Nashville, TN')
    await opened.keys.click(button('Save document'))
    await isClosed()
    expect(opened.portal.calls(updateShipmentDocument)[0]?.body).toEqual({
      ...{ name: 'Proof.png', fileType: 'ProofOfDelivery', orderStopId: id('a1'), version: 4 },
    })
  })

  it('of a shipment names the shipment, and offers no stop', async () => {
    const opened = await openEdit(aDocument())
    expect(dropoffField()).toBeNull()
    await opened.keys.click(button('Save document'))
    await isClosed()
    expect(opened.portal.calls(updateShipmentDocument)[0]?.body).toEqual({
      ...{ name: 'Seal.png', fileType: 'ShipmentMiscellaneous', shipmentId, version: 1 },
    })
  })

  it('needs the stop or the invoice that its type is kept with', async () => {
    const opened = await openEdit(aDocument())
    expect(screen.queryByRole('alert')).toBeNull()
    await choose(opened, /File type/, 'Proof of delivery')
    expect(dropoffField()).toHaveTextContent('Choose')
    await opened.keys.click(dropoffField() as HTMLElement)
    expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
      'Stop 2, Cardinal Pantry, Nashville, TN',
      'Stop 3, Cardinal Pantry, Atlanta, GA',
    ])
    await opened.keys.keyboard('{Escape}')
    await opened.keys.click(button('Save document'))
    expect(screen.getByText('No dropoff selected for upload')).toBeVisible()
    await choose(opened, /File type/, 'AP invoice')
    await opened.keys.click(button('Save document'))
    expect(screen.getByText('No invoice found for upload')).toBeVisible()
    expect(opened.portal.calls(updateShipmentDocument)).toHaveLength(0)
  })

  it('says why it could not be changed', async () => {
    const opened = await openEdit(aDocument())
    opened.portal.on(updateShipmentDocument, refused(422, 'The shipment is closed'))
    await opened.keys.click(button('Save document'))
    expect(await screen.findByText('The shipment is closed')).toBeVisible()
  })
})
