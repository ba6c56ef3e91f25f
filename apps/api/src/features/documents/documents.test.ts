import {
  deleteDocument,
  documentAdded,
  getDocument,
  getShipmentDocuments,
  getShipmentOrderDropoffs,
  triggerEntityDocumentEvent,
  updateShipmentDocument,
  uploadDocument,
  uploadDocumentFile,
} from '@lanewise/contract/documents'
import { cancelShipment, shipmentChanged } from '@lanewise/contract/shipments'
import { fileTypes } from '@lanewise/domain/documents/document-types'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inCompany } from '#platform/db/database.ts'
import { onePixel } from '#platform/testing/one-pixel.ts'
import { startSettingsPortal, type TestPortal } from '#platform/testing/portal.ts'
import { react } from '#platform/testing/react.ts'
import { runRound } from '#platform/testing/run-jobs.ts'
import { aPdf, paperDesk } from './testing/given.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startSettingsPortal({ DOCUMENT_LIMIT_MB: '1' })
})
afterAll(() => portal.close())

const pixel = Buffer.from(onePixel, 'base64')

describe('a document', () => {
  it('has id, name, type, what it is kept with, extension, link and whether it is required [DOC-1]', async () => {
    const desk = await paperDesk(portal)
    const { shipmentId, shipmentNumber, dropoffs } = await desk.delivered()
    const [stop] = dropoffs
    const orderStopId = stop?.orderStopId ?? ''
    const proof = await desk.upload({
      name: 'POD.pdf',
      data: aPdf().toString('base64'),
      fileType: 'ProofOfDelivery',
      orderStopId,
    })
    expect(proof).toMatchObject({
      id: expect.any(String),
      name: 'POD.pdf',
      type: 'ProofOfDelivery',
      entityType: 'OrderStop',
      entityId: orderStopId,
      entityDescription: 'Stop 2, Northwind Foods, Dallas, TX',
      extension: '.pdf',
      fileURL: expect.stringMatching(/^\/files\/[\w-]{80,}$/),
      required: true,
    })
    const seal = await desk.upload({ shipmentId, name: 'Seal.png' })
    expect(seal).toMatchObject({
      entityType: 'Shipment',
      entityId: shipmentId,
      entityDescription: shipmentNumber,
      required: false,
    })
    expect((await desk.papers(shipmentId)).documents.map(({ id }) => id)).toEqual([proof.id, seal.id])
  })

  it('is of one of nine file types [DOC-2]', async () => {
    expect(fileTypes).toEqual([
      ...['ProofOfDelivery', 'ShipmentMiscellaneous', 'APInvoice', 'ThirdParty', 'CarrierConfirmation', 'Customs'],
      ...['TemporaryLiquorLicense', 'CarrierTender', 'ShipmentMasterBillOfLading'],
    ])
    const desk = await paperDesk(portal)
    const { shipmentId } = await desk.booked()
    for (const fileType of fileTypes.filter((type) => !['ProofOfDelivery', 'APInvoice', 'ThirdParty'].includes(type)))
      expect((await desk.upload({ shipmentId, fileType, keepDuplicate: true })).type).toBe(fileType)
    expect((await desk.tryUpload({ shipmentId, fileType: 'Selfie' })).problem.message).toBe('Please select a file type')
    const { types } = await desk.papers(shipmentId)
    expect(types.map(({ type }) => type)).toEqual(fileTypes)
  })

  it('names its file type, its data and exactly one target, and hears what is missing [DOC-10]', async () => {
    const desk = await paperDesk(portal)
    const { shipmentId, dropoffs } = await desk.delivered()
    const orderStopId = dropoffs[0]?.orderStopId
    const message = async (body: object) => {
      const { status, problem } = await desk.tryUpload(body)
      return [status, problem.message]
    }
    expect(await message({ shipmentId, data: '' })).toEqual([400, 'Please select a file'])
    expect(await message({ shipmentId, fileType: undefined })).toEqual([400, 'Please select a file type'])
    expect(await message({ fileType: 'ProofOfDelivery' })).toEqual([400, 'No dropoff selected for upload'])
    expect(await message({})).toEqual([400, 'No shipment found for upload'])
    expect(await message({ fileType: 'APInvoice', shipmentId })).toEqual([400, 'No invoice found for upload'])
    expect(await message({ fileType: 'ThirdParty' })).toEqual([400, 'No invoice found for upload'])
    expect((await desk.tryUpload({ fileType: 'ProofOfDelivery', orderStopId, shipmentId })).status).toBe(400)
    expect((await desk.tryUpload({ fileType: 'APInvoice', apInvoiceId: shipmentId })).status).toBe(404)
    expect((await desk.papers(shipmentId)).documents).toEqual([])
  })

  it('comes by the dropoffs of the orders on a shipment [DOC-9]', async () => {
    const desk = await paperDesk(portal)
    const { shipmentId, orderNumber } = await desk.booked()
    const { items } = await desk.ask(getShipmentOrderDropoffs, { params: { shipmentId } })
    expect(items).toMatchObject([
      { orderNumber, stopNumber: 2, city: 'Dallas', isComplete: false, hasProofOfDelivery: false },
    ])
    const { stops } = await desk.readOrder(orderNumber)
    expect(items.map(({ orderStopId }) => orderStopId)).toEqual(
      stops.filter(({ stopType }) => stopType === 1).map(({ id }) => id),
    )
  })

  it('is a proof of delivery only once some stop is complete, and only of a dropoff [DOC-13]', async () => {
    const desk = await paperDesk(portal)
    const { shipmentId, orderNumber } = await desk.booked()
    const { items } = await desk.ask(getShipmentOrderDropoffs, { params: { shipmentId } })
    const proof = { fileType: 'ProofOfDelivery' as const, orderStopId: items[0]?.orderStopId ?? '' }
    const refused = await desk.tryUpload(proof)
    expect([refused.status, refused.problem.message]).toEqual([
      422,
      'A proof of delivery can be uploaded once a stop is complete',
    ])
    const obstacleOf = async () =>
      (await desk.papers(shipmentId)).types.find(({ type }) => type === 'ProofOfDelivery')?.obstacle
    expect(await obstacleOf()).toBe('A proof of delivery can be uploaded once a stop is complete')
    await desk.setStatus(shipmentId, 5)
    expect(await obstacleOf()).toBeNull()
    expect((await desk.tryUpload(proof)).status).toBe(201)
    const { stops } = await desk.readOrder(orderNumber)
    const pickup = stops.find(({ stopType }) => stopType === 0)?.id
    expect((await desk.tryUpload({ ...proof, orderStopId: pickup })).status).toBe(422)
  })

  it('is an AP invoice only of a shipment of a TMS contract [DOC-14]', async () => {
    const desk = await paperDesk(portal)
    const { shipmentId } = await desk.ship()
    const obstacle = async () =>
      (await desk.papers(shipmentId)).types.find(({ type }) => type === 'APInvoice')?.obstacle
    const why = 'An AP invoice belongs to shipments that the company\u2019s own carrier bills'
    expect(await obstacle()).toBe(why)
    await desk.book(shipmentId, await desk.byHand())
    expect(await obstacle()).toBeNull()
    for (const originationType of ['Spot', 'Integrated'] as const) {
      await inCompany(portal.database.db, desk.company.id, (tx) =>
        tx.updateTable('shipments').set({ originationType }).where('id', '=', shipmentId).execute(),
      )
      expect(await obstacle()).toBe(why)
    }
  })

  it('of any type but proofs of delivery and invoices is kept with its shipment [DOC-12]', async () => {
    const desk = await paperDesk(portal)
    const { shipmentId } = await desk.delivered()
    const keptWith = async (fileType: string) => {
      const { status } = await desk.tryUpload({ shipmentId, fileType, keepDuplicate: true })
      const made = (await desk.papers(shipmentId)).documents.find(({ type }) => type === fileType)
      return [status, made && [made.entityType, made.entityId]]
    }
    const ofShipment = [
      ...['ShipmentMiscellaneous', 'CarrierConfirmation', 'Customs', 'TemporaryLiquorLicense', 'CarrierTender'],
      'ShipmentMasterBillOfLading',
    ]
    for (const fileType of ofShipment) expect(await keptWith(fileType)).toEqual([201, ['Shipment', shipmentId]])
    for (const fileType of ['ProofOfDelivery', 'APInvoice', 'ThirdParty'])
      expect(await keptWith(fileType)).toEqual([400, undefined])
  })
})

describe('the file of a document', () => {
  it('is a paper by what it holds, whatever its name says', async () => {
    const desk = await paperDesk(portal)
    const { shipmentId } = await desk.booked()
    const program = await desk.tryUpload({
      shipmentId,
      name: 'Invoice.pdf',
      data: Buffer.from('MZ\x90\x00program').toString('base64'),
    })
    expect([program.status, program.problem.message]).toEqual([
      400,
      'Invoice.pdf is a program, whatever its name says. Choose a PDF, PNG, JPEG, TIFF, HEIC, WebP or GIF file.',
    ])
    for (const text of ['<svg xmlns="http://www.w3.org/2000/svg"/>', '<!doctype html><script>1</script>', 'a,b,c'])
      expect((await desk.tryUpload({ shipmentId, data: Buffer.from(text).toString('base64') })).status).toBe(400)
    const kept = await desk.upload({ shipmentId, name: '../../Seal\u0001 of today.exe' })
    expect([kept.name, kept.extension]).toEqual(['Seal of today.exe.png', '.png'])
  })

  it('is sent as it is where it is large, up to the limit of the installation', async () => {
    const desk = await paperDesk(portal)
    const { shipmentId } = await desk.booked()
    const query = { name: 'Scan.pdf', fileType: 'Customs' as const, shipmentId }
    const whole = Uint8Array.from(Buffer.concat([aPdf(), Buffer.alloc(900_000, 7)]))
    const made = await desk.ask(uploadDocumentFile, { query, bytes: whole })
    expect(made).toMatchObject({ name: 'Scan.pdf', type: 'Customs', byteSize: whole.length })
    expect(Buffer.from(await (await desk.fetchFile(made.fileURL)).arrayBuffer()).equals(whole)).toBe(true)
    const tooLarge = Uint8Array.from(Buffer.concat([aPdf(), Buffer.alloc(1_100_000)]))
    const refused = await desk.attempt(uploadDocumentFile, { query, bytes: tooLarge })
    expect([refused.status, refused.problem.message]).toEqual([413, 'The request is too large: at most 1 MB'])
    const inline = await desk.tryUpload({ shipmentId, data: Buffer.from(tooLarge).toString('base64') })
    expect([inline.status, inline.problem.message]).toEqual([413, 'The file is larger than 1 MB'])
    const empty = await desk.attempt(uploadDocumentFile, { query, bytes: new Uint8Array() })
    expect([empty.status, empty.problem.message]).toEqual([400, 'Please select a file'])
    expect((await desk.papers(shipmentId)).maxBytes).toBe(1024 * 1024)
  })

  it('that is there already is said, and kept a second time when that is wanted', async () => {
    const desk = await paperDesk(portal)
    const [one, other] = [await desk.booked(), await desk.booked()]
    await desk.upload({ shipmentId: one.shipmentId, name: 'First.png' })
    const again = await desk.tryUpload({ shipmentId: one.shipmentId, name: 'Second.png' })
    expect(again.status).toBe(409)
    expect(again.problem.message).toMatch(/^This file is there already as First\.png, uploaded \d\d\/\d\d\/\d{4} /)
    expect(again.problem.modelState).toHaveProperty('duplicate')
    expect((await desk.tryUpload({ shipmentId: other.shipmentId })).status).toBe(201)
    expect((await desk.tryUpload({ shipmentId: one.shipmentId, keepDuplicate: true })).status).toBe(201)
    expect((await desk.papers(one.shipmentId)).documents).toHaveLength(2)
  })

  it('that comes twice in the same moment is kept once', async () => {
    const desk = await paperDesk(portal)
    const { shipmentId } = await desk.booked()
    const tries = await Promise.all(Array.from({ length: 6 }, () => desk.tryUpload({ shipmentId })))
    expect(tries.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409])
  })

  it('is read by a link that ends, names nobody else\u2019s file and is never shown as a page', async () => {
    const desk = await paperDesk(portal)
    const { shipmentId } = await desk.booked()
    const { fileURL } = await desk.upload({ shipmentId, name: 'Siegel ß "1".png' })
    const answer = await desk.fetchFile(fileURL)
    expect(Buffer.from(await answer.arrayBuffer()).equals(pixel)).toBe(true)
    const headers = Object.fromEntries(answer.headers)
    expect(headers).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': `attachment; filename="Siegel _ 1.png"; filename*=UTF-8''Siegel%20%C3%9F%201.png`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': `default-src 'none'; sandbox`,
    })
    const token = fileURL.slice('/files/'.length)
    for (const at of [0, 20, 40, token.length - 2]) {
      const sign = token[at] === 'A' ? 'B' : 'A'
      const forged = await desk.fetchFile(`/files/${token.slice(0, at)}${sign}${token.slice(at + 1)}`)
      expect(forged.status).toBe(410)
    }
    expect((await desk.fetchFile('/files/x')).status).toBe(410)
  })
})

describe('permissions', () => {
  it('let whoever may see documents list, open and upload them, and only who may edit them change and delete', async () => {
    const desk = await paperDesk(portal)
    const { shipmentId } = await desk.booked()
    const { id, fileId } = await desk.upload({ shipmentId })
    const reader = portal.as(await portal.given.person({ company: desk.company, permissions: ['ViewDocuments'] }))
    expect((await reader.ask(getShipmentDocuments, { params: { shipmentId } })).documents).toHaveLength(1)
    expect((await reader.ask(getDocument, { params: { documentId: id } })).id).toBe(id)
    const body = { name: 'B.pdf', data: aPdf().toString('base64'), fileType: 'Customs' as const, shipmentId }
    expect((await reader.attempt(uploadDocument, { body })).status).toBe(201)
    const change = { params: { documentId: id }, body: { name: 'C.png', fileType: 'Customs' as const, shipmentId } }
    expect((await reader.attempt(updateShipmentDocument, change)).status).toBe(403)
    expect((await reader.attempt(deleteDocument, { params: { fileId } })).status).toBe(403)
    const editor = portal.as(await portal.given.person({ company: desk.company, permissions: ['EditDocuments'] }))
    expect((await editor.attempt(updateShipmentDocument, change)).status).toBe(200)
    expect((await editor.attempt(getDocument, { params: { documentId: id } })).status).toBe(403)
    expect((await editor.attempt(deleteDocument, { params: { fileId } })).status).toBe(204)
  })
})

describe('changing a document', () => {
  it('says what it is and what it belongs to, and leaves both in the history of the shipment', async () => {
    const desk = await paperDesk(portal)
    const { shipmentId, dropoffs } = await desk.delivered()
    const { id, version } = await desk.upload({ shipmentId, name: 'Photo.png' })
    const orderStopId = dropoffs[0]?.orderStopId ?? ''
    const body = { name: 'POD.png', fileType: 'ProofOfDelivery' as const, orderStopId, version }
    expect(await desk.ask(updateShipmentDocument, { params: { documentId: id }, body })).toMatchObject({
      name: 'POD.png',
      type: 'ProofOfDelivery',
      entityType: 'OrderStop',
    })
    const late = await desk.attempt(updateShipmentDocument, { params: { documentId: id }, body })
    expect(late.status).toBe(409)
    expect((await desk.sentences(shipmentId)).slice(0, 2)).toEqual([
      expect.stringContaining('Proof of delivery, Stop 2, Northwind Foods, Dallas, TX: POD.png'),
      expect.stringContaining('Shipment miscellaneous: Photo.png'),
    ])
  })

  it('takes it to another shipment, as the history of both tells', async () => {
    const desk = await paperDesk(portal)
    const [one, other] = [await desk.booked(), await desk.booked()]
    const { id } = await desk.upload({ shipmentId: one.shipmentId, name: 'Photo.png' })
    const body = { name: 'Photo.png', fileType: 'ShipmentMiscellaneous' as const, shipmentId: other.shipmentId }
    await desk.ask(updateShipmentDocument, { params: { documentId: id }, body })
    expect((await desk.papers(one.shipmentId)).documents).toEqual([])
    expect((await desk.papers(other.shipmentId)).documents).toMatchObject([{ id }])
    expect((await desk.sentences(one.shipmentId))[0]).toBe(
      'Ana Ruiz cleared Document, which was Shipment miscellaneous: Photo.png',
    )
    expect((await desk.sentences(other.shipmentId))[0]).toBe(
      'Ana Ruiz set Document to Shipment miscellaneous: Photo.png',
    )
  })

  it('removes it with its file', async () => {
    const desk = await paperDesk(portal)
    const { shipmentId } = await desk.booked()
    const { id, fileId, fileURL } = await desk.upload({ shipmentId })
    portal.queued.length = 0
    await desk.ask(deleteDocument, { params: { fileId } })
    expect(portal.queued.map(({ name }) => name)).toContain('storage.remove-file')
    expect((await desk.attempt(getDocument, { params: { documentId: id } })).status).toBe(404)
    expect((await desk.fetchFile(fileURL)).status).toBe(404)
    expect((await desk.attempt(deleteDocument, { params: { fileId } })).status).toBe(404)
  })
})

describe('the file of a document', () => {
  it('that is gone is shown as missing after the next round, until it is back', async () => {
    const desk = await paperDesk(portal)
    const { shipmentId } = await desk.booked()
    const lost = await desk.upload({ shipmentId, name: 'Lost.png' })
    const there = await desk.upload({ shipmentId, name: 'There.png', keepDuplicate: true })
    const missing = async () => {
      await runRound(portal, desk.company.id, 'documents.check-files')
      const { documents } = await desk.papers(shipmentId)
      return documents.filter(({ isFileMissing }) => isFileMissing).map(({ id }) => id)
    }
    const store = (id: string, storedAs: string) =>
      portal.database.owner.updateTable('files').set({ storedAs }).where('id', '=', id).execute()
    expect(await missing()).toEqual([])
    const { storedAs } = await portal.database.owner
      .selectFrom('files')
      .select('storedAs')
      .where('id', '=', lost.fileId)
      .executeTakeFirstOrThrow()
    await store(lost.fileId, `${storedAs}-gone`)
    expect(await missing()).toEqual([lost.id])
    expect(await missing()).toEqual([lost.id])
    await store(lost.fileId, storedAs)
    expect(await missing()).toEqual([])
    expect(there.id).not.toBe(lost.id)
  })

  it('is taken by no shipment that is cancelled', async () => {
    const desk = await paperDesk(portal)
    const { shipmentId, shipmentNumber } = await desk.ship()
    await desk.ask(cancelShipment, { params: { shipmentNumber }, body: { reason: 'No freight' } })
    const { status, problem } = await desk.tryUpload({ shipmentId })
    expect([status, problem.message]).toEqual([409, `Shipment ${shipmentNumber} is Voided and takes no documents`])
  })
})

describe('a proof of delivery', () => {
  const proofOf = (orderStopId: string, text: string) => ({
    fileType: 'ProofOfDelivery' as const,
    orderStopId,
    name: 'POD.pdf',
    data: aPdf(text).toString('base64'),
  })

  it('is told with its dropoff, and no other paper is', async () => {
    const desk = await paperDesk(portal)
    const { shipmentId, dropoffs } = await desk.delivered()
    const proven = async () => {
      const { items } = await desk.ask(getShipmentOrderDropoffs, { params: { shipmentId } })
      return items.map(({ hasProofOfDelivery }) => hasProofOfDelivery)
    }
    await desk.upload({ shipmentId })
    expect(await proven()).toEqual([false])
    await desk.upload(proofOf(dropoffs[0]?.orderStopId ?? '', 'signed'))
    expect(await proven()).toEqual([true])
  })

  it('of every dropoff confirms the delivery, and of some of them does not', async () => {
    const desk = await paperDesk(portal)
    const [item, second] = [desk.item, { ...desk.item, uniqueIdentifier: crypto.randomUUID() }]
    const there = await desk.addPlace('Dallas')
    const stops = [
      desk.pickup({ lineItems: [item, second] }),
      desk.dropoff({ lineItems: [item] }),
      desk.dropoff({ lineItems: [second], locationNumber: there.locationNumber }),
    ]
    const { shipmentId, shipmentNumber, orderNumber, dropoffs } = await desk.delivered({ stops })
    expect(dropoffs).toHaveLength(2)
    expect((await desk.papers(shipmentId)).missing.map(({ type }) => type)).toEqual([
      ...['ProofOfDelivery', 'ProofOfDelivery', 'APInvoice'],
    ])
    await desk.upload(proofOf(dropoffs[0]?.orderStopId ?? '', 'one'))
    await react(portal, desk.person, 'documents.confirm-delivery')
    expect((await desk.read(shipmentNumber)).shipmentStatus).toBe(7)
    const last = await desk.upload(proofOf(dropoffs[1]?.orderStopId ?? '', 'two'))
    await react(portal, desk.person, 'documents.confirm-delivery')
    expect((await desk.read(shipmentNumber)).shipmentStatus).toBe(8)
    expect((await desk.readOrder(orderNumber)).orderStatus).toBe('Delivered')
    expect((await desk.papers(shipmentId)).missing.map(({ type }) => type)).toEqual(['APInvoice'])
    await desk.ask(deleteDocument, { params: { fileId: last.fileId } })
    await react(portal, desk.person, 'documents.confirm-delivery')
    expect((await desk.read(shipmentNumber)).shipmentStatus).toBe(8)
    expect((await desk.papers(shipmentId)).missing.map(({ type }) => type)).toEqual(['ProofOfDelivery', 'APInvoice'])
  })

  it('that came before the truck left confirms the delivery when it does', async () => {
    const desk = await paperDesk(portal)
    const { shipmentId, shipmentNumber, dropoffs } = await desk.delivered()
    await desk.setStatus(shipmentId, 6, true)
    await desk.upload(proofOf(dropoffs[0]?.orderStopId ?? '', 'early'))
    await react(portal, desk.person, 'documents.confirm-delivery')
    expect((await desk.read(shipmentNumber)).shipmentStatus).toBe(6)
    await desk.setStatus(shipmentId, 7)
    const tracker = { ...desk.person, companyName: '', timeZone: 'UTC', permissions: [] }
    await portal.transactions.as(tracker, async ({ emit }) =>
      emit(shipmentChanged, { id: shipmentId, shipmentNumber, action: 'Delivered' }),
    )
    await react(portal, desk.person, 'documents.confirm-at-delivery')
    expect((await desk.read(shipmentNumber)).shipmentStatus).toBe(8)
  })

  it('is announced once more by the number of its shipment or its order', async () => {
    const desk = await paperDesk(portal)
    const { shipmentNumber, orderNumber, dropoffs } = await desk.delivered()
    const body = (entityNumber: string) => ({ body: { entityNumber, fileType: 'ProofOfDelivery' as const } })
    const none = await desk.attempt(triggerEntityDocumentEvent, body(shipmentNumber))
    expect([none.status, none.problem.message]).toEqual([409, `${shipmentNumber} has no proof of delivery`])
    await desk.upload(proofOf(dropoffs[0]?.orderStopId ?? '', 'announced'))
    const events = async () => {
      const rows = await portal.database.owner
        .selectFrom('system.outbox')
        .select('id')
        .where('companyId', '=', desk.company.id)
        .where('name', '=', documentAdded.name)
        .execute()
      return rows.length
    }
    const before = await events()
    for (const number of [shipmentNumber, orderNumber])
      expect(await desk.ask(triggerEntityDocumentEvent, body(number))).toEqual({ documents: 1 })
    expect(await events()).toBe(before + 2)
    expect((await desk.attempt(triggerEntityDocumentEvent, body('S1'))).status).toBe(404)
  })
})

it('shows an order its own papers and those of its shipment', async () => {
  const desk = await paperDesk(portal)
  const { shipmentId, shipmentNumber, orderId, dropoffs } = await desk.delivered()
  expect(await desk.papersOfOrder(orderId)).toMatchObject({
    shipment: { id: shipmentId, shipmentNumber },
    documents: [],
  })
  await desk.upload({ shipmentId })
  await desk.upload({ fileType: 'ProofOfDelivery', orderStopId: dropoffs[0]?.orderStopId ?? '' })
  expect((await desk.papersOfOrder(orderId)).documents).toHaveLength(2)
  const alone = await desk.create()
  expect(await desk.papersOfOrder(alone.orderId)).toMatchObject({ shipment: null, documents: [], missing: [] })
})
