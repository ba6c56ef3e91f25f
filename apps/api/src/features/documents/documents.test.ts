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
import { runHourlyJob } from '#platform/testing/run-jobs.ts'
import { aPdf, paperSetup } from './testing/given.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startSettingsPortal({ DOCUMENT_LIMIT_MB: '1' })
})
afterAll(() => portal.close())

const pixel = Buffer.from(onePixel, 'base64')

describe('a document', () => {
  it('has id, name, type, what it is kept with, extension, link and whether it is required [DOC-1]', async () => {
    const setup = await paperSetup(portal)
    const { shipmentId, shipmentNumber, dropoffs } = await setup.delivered()
    const [stop] = dropoffs
    const orderStopId = stop?.orderStopId ?? ''
    const proof = await setup.upload({
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
    const seal = await setup.upload({ shipmentId, name: 'Seal.png' })
    expect(seal).toMatchObject({
      entityType: 'Shipment',
      entityId: shipmentId,
      entityDescription: shipmentNumber,
      required: false,
    })
    expect((await setup.papers(shipmentId)).documents.map(({ id }) => id)).toEqual([proof.id, seal.id])
  })

  it('is of one of nine file types [DOC-2]', async () => {
    expect(fileTypes).toEqual([
      ...['ProofOfDelivery', 'ShipmentMiscellaneous', 'APInvoice', 'ThirdParty', 'CarrierConfirmation', 'Customs'],
      ...['TemporaryLiquorLicense', 'CarrierTender', 'ShipmentMasterBillOfLading'],
    ])
    const setup = await paperSetup(portal)
    const { shipmentId } = await setup.booked()
    for (const fileType of fileTypes.filter((type) => !['ProofOfDelivery', 'APInvoice', 'ThirdParty'].includes(type)))
      expect((await setup.upload({ shipmentId, fileType, keepDuplicate: true })).type).toBe(fileType)
    expect((await setup.tryUpload({ shipmentId, fileType: 'Selfie' })).problem.message).toBe(
      'Please select a file type',
    )
    const { types } = await setup.papers(shipmentId)
    expect(types.map(({ type }) => type)).toEqual(fileTypes)
  })

  it('names its file type, its data and exactly one target, and hears what is missing [DOC-10]', async () => {
    const setup = await paperSetup(portal)
    const { shipmentId, dropoffs } = await setup.delivered()
    const orderStopId = dropoffs[0]?.orderStopId
    const message = async (body: object) => {
      const { status, problem } = await setup.tryUpload(body)
      return [status, problem.message]
    }
    expect(await message({ shipmentId, data: '' })).toEqual([400, 'Please select a file'])
    expect(await message({ shipmentId, fileType: undefined })).toEqual([400, 'Please select a file type'])
    expect(await message({ fileType: 'ProofOfDelivery' })).toEqual([400, 'No dropoff selected for upload'])
    expect(await message({})).toEqual([400, 'No shipment found for upload'])
    expect(await message({ fileType: 'APInvoice', shipmentId })).toEqual([400, 'No invoice found for upload'])
    expect(await message({ fileType: 'ThirdParty' })).toEqual([400, 'No invoice found for upload'])
    expect((await setup.tryUpload({ fileType: 'ProofOfDelivery', orderStopId, shipmentId })).status).toBe(400)
    expect((await setup.tryUpload({ fileType: 'APInvoice', apInvoiceId: shipmentId })).status).toBe(404)
    expect((await setup.papers(shipmentId)).documents).toEqual([])
  })

  it('comes by the dropoffs of the orders on a shipment [DOC-9]', async () => {
    const setup = await paperSetup(portal)
    const { shipmentId, orderNumber } = await setup.booked()
    const { items } = await setup.ask(getShipmentOrderDropoffs, { params: { shipmentId } })
    expect(items).toMatchObject([
      { orderNumber, stopNumber: 2, city: 'Dallas', isComplete: false, hasProofOfDelivery: false },
    ])
    const { stops } = await setup.readOrder(orderNumber)
    expect(items.map(({ orderStopId }) => orderStopId)).toEqual(
      stops.filter(({ stopType }) => stopType === 1).map(({ id }) => id),
    )
  })

  it('is a proof of delivery only once some stop is complete, and only of a dropoff [DOC-13]', async () => {
    const setup = await paperSetup(portal)
    const { shipmentId, orderNumber } = await setup.booked()
    const { items } = await setup.ask(getShipmentOrderDropoffs, { params: { shipmentId } })
    const proof = { fileType: 'ProofOfDelivery' as const, orderStopId: items[0]?.orderStopId ?? '' }
    const refused = await setup.tryUpload(proof)
    expect([refused.status, refused.problem.message]).toEqual([
      422,
      'A proof of delivery can be uploaded once a stop is complete',
    ])
    const obstacleOf = async () =>
      (await setup.papers(shipmentId)).types.find(({ type }) => type === 'ProofOfDelivery')?.obstacle
    expect(await obstacleOf()).toBe('A proof of delivery can be uploaded once a stop is complete')
    await setup.setStatus(shipmentId, 5)
    expect(await obstacleOf()).toBeNull()
    expect((await setup.tryUpload(proof)).status).toBe(201)
    const { stops } = await setup.readOrder(orderNumber)
    const pickup = stops.find(({ stopType }) => stopType === 0)?.id
    expect((await setup.tryUpload({ ...proof, orderStopId: pickup })).status).toBe(422)
  })

  it('is an AP invoice only of a shipment of a TMS contract [DOC-14]', async () => {
    const setup = await paperSetup(portal)
    const { shipmentId } = await setup.ship()
    const obstacle = async () =>
      (await setup.papers(shipmentId)).types.find(({ type }) => type === 'APInvoice')?.obstacle
    const why = 'An AP invoice belongs to shipments billed by the company\u2019s own carrier'
    expect(await obstacle()).toBe(why)
    await setup.book(shipmentId, await setup.byHand())
    expect(await obstacle()).toBeNull()
    for (const originationType of ['Spot', 'Integrated'] as const) {
      await inCompany(portal.database.db, setup.company.id, (tx) =>
        tx.updateTable('shipments').set({ originationType }).where('id', '=', shipmentId).execute(),
      )
      expect(await obstacle()).toBe(why)
    }
  })

  it('of any type but proofs of delivery and invoices is kept with its shipment [DOC-12]', async () => {
    const setup = await paperSetup(portal)
    const { shipmentId } = await setup.delivered()
    const uploadAs = async (fileType: string) => {
      const { status } = await setup.tryUpload({ shipmentId, fileType, keepDuplicate: true })
      const made = (await setup.papers(shipmentId)).documents.find(({ type }) => type === fileType)
      return [status, made && [made.entityType, made.entityId]]
    }
    const ofShipment = [
      ...['ShipmentMiscellaneous', 'CarrierConfirmation', 'Customs', 'TemporaryLiquorLicense', 'CarrierTender'],
      'ShipmentMasterBillOfLading',
    ]
    for (const fileType of ofShipment) expect(await uploadAs(fileType)).toEqual([201, ['Shipment', shipmentId]])
    for (const fileType of ['ProofOfDelivery', 'APInvoice', 'ThirdParty'])
      expect(await uploadAs(fileType)).toEqual([400, undefined])
  })
})

describe('the file of a document', () => {
  it('is a paper by what it holds, whatever its name says', async () => {
    const setup = await paperSetup(portal)
    const { shipmentId } = await setup.booked()
    const program = await setup.tryUpload({
      shipmentId,
      name: 'Invoice.pdf',
      data: Buffer.from('MZ\x90\x00program').toString('base64'),
    })
    expect([program.status, program.problem.message]).toEqual([
      400,
      'Invoice.pdf is a program, despite its name. Choose a PDF, PNG, JPEG, TIFF, HEIC, WebP or GIF file.',
    ])
    for (const text of ['<svg xmlns="http://www.w3.org/2000/svg"/>', '<!doctype html><script>1</script>', 'a,b,c'])
      expect((await setup.tryUpload({ shipmentId, data: Buffer.from(text).toString('base64') })).status).toBe(400)
    const uploaded = await setup.upload({ shipmentId, name: '../../Seal\u0001 of today.exe' })
    expect([uploaded.name, uploaded.extension]).toEqual(['Seal of today.exe.png', '.png'])
  })

  it('is sent as it is where it is large, up to the limit of the installation', async () => {
    const setup = await paperSetup(portal)
    const { shipmentId } = await setup.booked()
    const query = { name: 'Scan.pdf', fileType: 'Customs' as const, shipmentId }
    const whole = Uint8Array.from(Buffer.concat([aPdf(), Buffer.alloc(900_000, 7)]))
    const made = await setup.ask(uploadDocumentFile, { query, bytes: whole })
    expect(made).toMatchObject({ name: 'Scan.pdf', type: 'Customs', byteSize: whole.length })
    expect(Buffer.from(await (await setup.fetchFile(made.fileURL)).arrayBuffer()).equals(whole)).toBe(true)
    const tooLarge = Uint8Array.from(Buffer.concat([aPdf(), Buffer.alloc(1_100_000)]))
    const refused = await setup.attempt(uploadDocumentFile, { query, bytes: tooLarge })
    expect([refused.status, refused.problem.message]).toEqual([413, 'The request is too large: at most 1 MB'])
    const inline = await setup.tryUpload({ shipmentId, data: Buffer.from(tooLarge).toString('base64') })
    expect([inline.status, inline.problem.message]).toEqual([413, 'The file is larger than 1 MB'])
    const empty = await setup.attempt(uploadDocumentFile, { query, bytes: new Uint8Array() })
    expect([empty.status, empty.problem.message]).toEqual([400, 'Please select a file'])
    expect((await setup.papers(shipmentId)).maxBytes).toBe(1024 * 1024)
  })

  it('that is there already is said, and kept a second time when that is wanted', async () => {
    const setup = await paperSetup(portal)
    const [one, other] = [await setup.booked(), await setup.booked()]
    await setup.upload({ shipmentId: one.shipmentId, name: 'First.png' })
    const again = await setup.tryUpload({ shipmentId: one.shipmentId, name: 'Second.png' })
    expect(again.status).toBe(409)
    expect(again.problem.message).toMatch(/^This file was already uploaded as First\.png on \d\d\/\d\d\/\d{4} /)
    expect(again.problem.modelState).toHaveProperty('duplicate')
    expect((await setup.tryUpload({ shipmentId: other.shipmentId })).status).toBe(201)
    expect((await setup.tryUpload({ shipmentId: one.shipmentId, keepDuplicate: true })).status).toBe(201)
    expect((await setup.papers(one.shipmentId)).documents).toHaveLength(2)
  })

  it('that comes twice in the same moment is kept once', async () => {
    const setup = await paperSetup(portal)
    const { shipmentId } = await setup.booked()
    const tries = await Promise.all(Array.from({ length: 6 }, () => setup.tryUpload({ shipmentId })))
    expect(tries.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409])
  })

  it('is read by a link that ends, names nobody else\u2019s file and is never shown as a page', async () => {
    const setup = await paperSetup(portal)
    const { shipmentId } = await setup.booked()
    const { fileURL } = await setup.upload({ shipmentId, name: 'Siegel ß "1".png' })
    const answer = await setup.fetchFile(fileURL)
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
      const forged = await setup.fetchFile(`/files/${token.slice(0, at)}${sign}${token.slice(at + 1)}`)
      expect(forged.status).toBe(410)
    }
    expect((await setup.fetchFile('/files/x')).status).toBe(410)
  })
})

describe('permissions', () => {
  it('let whoever may see documents list, open and upload them, and only who may edit them change and delete', async () => {
    const setup = await paperSetup(portal)
    const { shipmentId } = await setup.booked()
    const { id, fileId } = await setup.upload({ shipmentId })
    const reader = portal.as(await portal.given.person({ company: setup.company, permissions: ['ViewDocuments'] }))
    expect((await reader.ask(getShipmentDocuments, { params: { shipmentId } })).documents).toHaveLength(1)
    expect((await reader.ask(getDocument, { params: { documentId: id } })).id).toBe(id)
    const body = { name: 'B.pdf', data: aPdf().toString('base64'), fileType: 'Customs' as const, shipmentId }
    expect((await reader.attempt(uploadDocument, { body })).status).toBe(201)
    const change = { params: { documentId: id }, body: { name: 'C.png', fileType: 'Customs' as const, shipmentId } }
    expect((await reader.attempt(updateShipmentDocument, change)).status).toBe(403)
    expect((await reader.attempt(deleteDocument, { params: { fileId } })).status).toBe(403)
    const editor = portal.as(await portal.given.person({ company: setup.company, permissions: ['EditDocuments'] }))
    expect((await editor.attempt(updateShipmentDocument, change)).status).toBe(200)
    expect((await editor.attempt(getDocument, { params: { documentId: id } })).status).toBe(403)
    expect((await editor.attempt(deleteDocument, { params: { fileId } })).status).toBe(204)
  })
})

describe('changing a document', () => {
  it('says what it is and what it belongs to, and leaves both in the history of the shipment', async () => {
    const setup = await paperSetup(portal)
    const { shipmentId, dropoffs } = await setup.delivered()
    const { id, version } = await setup.upload({ shipmentId, name: 'Photo.png' })
    const orderStopId = dropoffs[0]?.orderStopId ?? ''
    const body = { name: 'POD.png', fileType: 'ProofOfDelivery' as const, orderStopId, version }
    expect(await setup.ask(updateShipmentDocument, { params: { documentId: id }, body })).toMatchObject({
      name: 'POD.png',
      type: 'ProofOfDelivery',
      entityType: 'OrderStop',
    })
    const late = await setup.attempt(updateShipmentDocument, { params: { documentId: id }, body })
    expect(late.status).toBe(409)
    expect((await setup.sentences(shipmentId)).slice(0, 2)).toEqual([
      expect.stringContaining('Proof of delivery, Stop 2, Northwind Foods, Dallas, TX: POD.png'),
      expect.stringContaining('Shipment miscellaneous: Photo.png'),
    ])
  })

  it('takes it to another shipment, as the history of both tells', async () => {
    const setup = await paperSetup(portal)
    const [one, other] = [await setup.booked(), await setup.booked()]
    const { id } = await setup.upload({ shipmentId: one.shipmentId, name: 'Photo.png' })
    const body = { name: 'Photo.png', fileType: 'ShipmentMiscellaneous' as const, shipmentId: other.shipmentId }
    await setup.ask(updateShipmentDocument, { params: { documentId: id }, body })
    expect((await setup.papers(one.shipmentId)).documents).toEqual([])
    expect((await setup.papers(other.shipmentId)).documents).toMatchObject([{ id }])
    expect((await setup.sentences(one.shipmentId))[0]).toBe(
      'Ana Ruiz removed document Shipment miscellaneous: Photo.png',
    )
    expect((await setup.sentences(other.shipmentId))[0]).toBe(
      'Ana Ruiz added document Shipment miscellaneous: Photo.png',
    )
  })

  it('removes it with its file', async () => {
    const setup = await paperSetup(portal)
    const { shipmentId } = await setup.booked()
    const { id, fileId, fileURL } = await setup.upload({ shipmentId })
    portal.queued.length = 0
    await setup.ask(deleteDocument, { params: { fileId } })
    expect(portal.queued.map(({ name }) => name)).toContain('storage.remove-file')
    expect((await setup.attempt(getDocument, { params: { documentId: id } })).status).toBe(404)
    expect((await setup.fetchFile(fileURL)).status).toBe(404)
    expect((await setup.attempt(deleteDocument, { params: { fileId } })).status).toBe(404)
  })
})

describe('the file of a document', () => {
  it('that is gone is shown as missing after the next round, until it is back', async () => {
    const setup = await paperSetup(portal)
    const { shipmentId } = await setup.booked()
    const lost = await setup.upload({ shipmentId, name: 'Lost.png' })
    const there = await setup.upload({ shipmentId, name: 'There.png', keepDuplicate: true })
    const missing = async () => {
      await runHourlyJob(portal, setup.company.id, 'documents.check-files')
      const { documents } = await setup.papers(shipmentId)
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
    const setup = await paperSetup(portal)
    const { shipmentId, shipmentNumber } = await setup.ship()
    await setup.ask(cancelShipment, { params: { shipmentNumber }, body: { reason: 'No freight' } })
    const { status, problem } = await setup.tryUpload({ shipmentId })
    expect([status, problem.message]).toEqual([
      409,
      `Shipment ${shipmentNumber} is Voided and does not accept documents`,
    ])
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
    const setup = await paperSetup(portal)
    const { shipmentId, dropoffs } = await setup.delivered()
    const proven = async () => {
      const { items } = await setup.ask(getShipmentOrderDropoffs, { params: { shipmentId } })
      return items.map(({ hasProofOfDelivery }) => hasProofOfDelivery)
    }
    await setup.upload({ shipmentId })
    expect(await proven()).toEqual([false])
    await setup.upload(proofOf(dropoffs[0]?.orderStopId ?? '', 'signed'))
    expect(await proven()).toEqual([true])
  })

  it('of every dropoff confirms the delivery, and of some of them does not', async () => {
    const setup = await paperSetup(portal)
    const [item, second] = [setup.item, { ...setup.item, uniqueIdentifier: crypto.randomUUID() }]
    const there = await setup.addPlace('Dallas')
    const stops = [
      setup.pickup({ lineItems: [item, second] }),
      setup.dropoff({ lineItems: [item] }),
      setup.dropoff({ lineItems: [second], locationNumber: there.locationNumber }),
    ]
    const { shipmentId, shipmentNumber, orderNumber, dropoffs } = await setup.delivered({ stops })
    expect(dropoffs).toHaveLength(2)
    expect((await setup.papers(shipmentId)).missing.map(({ type }) => type)).toEqual([
      ...['ProofOfDelivery', 'ProofOfDelivery', 'APInvoice'],
    ])
    await setup.upload(proofOf(dropoffs[0]?.orderStopId ?? '', 'one'))
    await react(portal, setup.person, 'documents.confirm-delivery')
    expect((await setup.read(shipmentNumber)).shipmentStatus).toBe(7)
    const last = await setup.upload(proofOf(dropoffs[1]?.orderStopId ?? '', 'two'))
    await react(portal, setup.person, 'documents.confirm-delivery')
    expect((await setup.read(shipmentNumber)).shipmentStatus).toBe(8)
    expect((await setup.readOrder(orderNumber)).orderStatus).toBe('Delivered')
    expect((await setup.papers(shipmentId)).missing.map(({ type }) => type)).toEqual(['APInvoice'])
    await setup.ask(deleteDocument, { params: { fileId: last.fileId } })
    await react(portal, setup.person, 'documents.confirm-delivery')
    expect((await setup.read(shipmentNumber)).shipmentStatus).toBe(8)
    expect((await setup.papers(shipmentId)).missing.map(({ type }) => type)).toEqual(['ProofOfDelivery', 'APInvoice'])
  })

  it('that came before the truck left confirms the delivery when it does', async () => {
    const setup = await paperSetup(portal)
    const { shipmentId, shipmentNumber, dropoffs } = await setup.delivered()
    await setup.setStatus(shipmentId, 6, true)
    await setup.upload(proofOf(dropoffs[0]?.orderStopId ?? '', 'early'))
    await react(portal, setup.person, 'documents.confirm-delivery')
    expect((await setup.read(shipmentNumber)).shipmentStatus).toBe(6)
    await setup.setStatus(shipmentId, 7)
    const tracker = { ...setup.person, companyName: '', timeZone: 'UTC', permissions: [] }
    await portal.transactions.as(tracker, async ({ emit }) =>
      emit(shipmentChanged, { id: shipmentId, shipmentNumber, action: 'Delivered' }),
    )
    await react(portal, setup.person, 'documents.confirm-at-delivery')
    expect((await setup.read(shipmentNumber)).shipmentStatus).toBe(8)
  })

  it('is announced once more by the number of its shipment or its order', async () => {
    const setup = await paperSetup(portal)
    const { shipmentNumber, orderNumber, dropoffs } = await setup.delivered()
    const body = (entityNumber: string) => ({ body: { entityNumber, fileType: 'ProofOfDelivery' as const } })
    const none = await setup.attempt(triggerEntityDocumentEvent, body(shipmentNumber))
    expect([none.status, none.problem.message]).toEqual([409, `${shipmentNumber} has no proof of delivery`])
    await setup.upload(proofOf(dropoffs[0]?.orderStopId ?? '', 'announced'))
    const events = async () => {
      const rows = await portal.database.owner
        .selectFrom('system.outbox')
        .select('id')
        .where('companyId', '=', setup.company.id)
        .where('name', '=', documentAdded.name)
        .execute()
      return rows.length
    }
    const before = await events()
    for (const number of [shipmentNumber, orderNumber])
      expect(await setup.ask(triggerEntityDocumentEvent, body(number))).toEqual({ documents: 1 })
    expect(await events()).toBe(before + 2)
    expect((await setup.attempt(triggerEntityDocumentEvent, body('S1'))).status).toBe(404)
  })
})

it('shows an order its own papers and those of its shipment', async () => {
  const setup = await paperSetup(portal)
  const { shipmentId, shipmentNumber, orderId, dropoffs } = await setup.delivered()
  expect(await setup.papersOfOrder(orderId)).toMatchObject({
    shipment: { id: shipmentId, shipmentNumber },
    documents: [],
  })
  await setup.upload({ shipmentId })
  await setup.upload({ fileType: 'ProofOfDelivery', orderStopId: dropoffs[0]?.orderStopId ?? '' })
  expect((await setup.papersOfOrder(orderId)).documents).toHaveLength(2)
  const alone = await setup.create()
  expect(await setup.papersOfOrder(alone.orderId)).toMatchObject({ shipment: null, documents: [], missing: [] })
})
