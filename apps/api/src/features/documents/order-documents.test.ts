import {
  deleteDocument,
  downloadDocuments,
  sendDocuments,
  updateShipmentDocument,
  uploadDocument,
} from '@lanewise/contract/documents'
import { getHistory } from '@lanewise/contract/history'
import { voidOrder } from '@lanewise/contract/orders'
import { createShipment } from '@lanewise/contract/shipments'
import { beforeAll, describe, expect, it } from 'vitest'
import { mailsTo } from '#features/contacts/testing/given.ts'
import { onePixel } from '#platform/testing/one-pixel.ts'
import { sharedTestPortal, type TestPortal } from '#platform/testing/portal.ts'
import { aPdf, paperSetup } from './testing/given.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await sharedTestPortal()
})

describe('documents of an order that is on no shipment', () => {
  it('are uploaded to the order, and go along to its shipment', async () => {
    const setup = await paperSetup(portal)
    const { orderId, orderNumber } = await setup.create()
    const customs = await setup.upload({ orderId, fileType: 'Customs', name: 'Form.png' })
    expect(customs).toMatchObject({ entityType: 'Order', entityId: orderId, entityDescription: orderNumber })
    const alone = await setup.papersOfOrder(orderId)
    expect(alone).toMatchObject({ shipment: null, order: { id: orderId, orderNumber }, missing: [] })
    expect(alone.documents.map(({ id }) => id)).toEqual([customs.id])
    const { shipmentId } = await setup.ask(createShipment, { body: { orders: [orderId], maxBuy: 0 } })
    expect((await setup.papers(shipmentId)).documents.map(({ id }) => id)).toEqual([customs.id])
    expect(await setup.papersOfOrder(orderId)).toMatchObject({ shipment: { id: shipmentId }, order: null })
  })

  it('are of the types of a shipment; a proof of delivery and invoices wait for it', async () => {
    const setup = await paperSetup(portal)
    const { orderId } = await setup.create()
    const { types } = await setup.papersOfOrder(orderId)
    expect(types.filter(({ obstacle }) => obstacle !== null).map(({ type }) => type)).toEqual([
      ...['ProofOfDelivery', 'APInvoice', 'ThirdParty'],
    ])
    expect((await setup.tryUpload({ orderId, fileType: 'APInvoice' })).status).toBe(400)
  })

  it('are told in its history, renamed and deleted with permission, and refused once it is voided', async () => {
    const setup = await paperSetup(portal)
    const { orderId, orderNumber } = await setup.create()
    const { id, fileId, version } = await setup.upload({ orderId })
    const body = { name: 'Scale ticket.png', fileType: 'Customs' as const, orderId, version }
    const renamed = await setup.ask(updateShipmentDocument, { params: { documentId: id }, body })
    expect(renamed).toMatchObject({ name: 'Scale ticket.png', entityType: 'Order' })
    await setup.ask(deleteDocument, { params: { fileId } })
    expect((await setup.papersOfOrder(orderId)).documents).toEqual([])
    const { data } = await setup.ask(getHistory, { params: { entity: 'order', entityId: orderId } })
    expect(data[0]?.sentences[0]).toMatch(/removed document Customs: Scale ticket\.png$/)
    await setup.ask(voidOrder, { params: { orderNumber }, body: { reason: 'No freight' } })
    const refused = await setup.tryUpload({ orderId })
    expect([refused.status, refused.problem.message]).toEqual([
      409,
      `Order ${orderNumber} is Voided and does not accept documents`,
    ])
    expect((await setup.papersOfOrder(orderId)).order).toBeNull()
  })

  it('need the permission to see documents', async () => {
    const setup = await paperSetup(portal, { permissions: ['ViewOrder', 'CreateOrder'] })
    const body = { name: 'A.png', data: onePixel, fileType: 'Customs' as const, orderId: setup.company.id }
    expect((await setup.attempt(uploadDocument, { body })).status).toBe(403)
  })
})

describe('all documents', () => {
  it('come in one ZIP file, by shipment or by order', async () => {
    const setup = await paperSetup(portal)
    const { orderId, orderNumber } = await setup.create()
    const none = await setup.attempt(downloadDocuments, { body: { orderId } })
    expect([none.status, none.problem.message]).toEqual([409, `${orderNumber} has no documents`])
    const data = aPdf('customs').toString('base64')
    await setup.upload({ orderId, fileType: 'Customs', name: 'Form.pdf', data })
    await setup.upload({ orderId, name: 'Form.pdf', data: aPdf('other').toString('base64') })
    const { fileName, base64 } = await setup.ask(downloadDocuments, { body: { orderId } })
    expect(fileName).toBe(`Documents-${orderNumber}.zip`)
    const zip = Buffer.from(base64, 'base64').toString('latin1')
    for (const part of ['PK', 'Form.pdf', 'Form (2).pdf', '% customs', '% other']) expect(zip).toContain(part)
    expect((await setup.attempt(downloadDocuments, { body: {} })).status).toBe(400)
  })
})

describe('documents by mail', () => {
  it('reach each address once, with the message and the files, and are told in the history', async () => {
    const setup = await paperSetup(portal)
    const { shipmentId, shipmentNumber } = await setup.booked()
    const { id } = await setup.upload({ shipmentId, name: 'Seal.png' })
    const to = `broker@${shipmentNumber}.test`.toLowerCase()
    const emails = [to, to.toUpperCase()]
    const body = { documentIds: [id], emails, message: 'For the broker' }
    expect(await setup.ask(sendDocuments, { body })).toEqual({ sent: true })
    const mails = [...(await mailsTo(portal, to)), ...(await mailsTo(portal, to.toUpperCase()))]
    expect(mails).toHaveLength(1)
    expect(mails[0]).toMatchObject({ subject: `Documents of shipment ${shipmentNumber}` })
    expect(mails[0]?.textBody).toContain('For the broker')
    expect(mails[0]?.attachments).toMatchObject([{ fileName: 'Seal.png', contentType: 'image/png', base64: onePixel }])
    expect((await setup.sentences(shipmentId))[0]?.toLowerCase()).toContain(`sent the documents to ${to}: seal.png`)
  })

  it('do not say who ships when the order is blind', async () => {
    const setup = await paperSetup(portal)
    const { orderId, orderNumber } = await setup.create({ isBlind: true })
    const { id } = await setup.upload({ orderId })
    const to = `dock@${orderNumber}.test`.toLowerCase()
    await setup.ask(sendDocuments, { body: { documentIds: [id], emails: [to] } })
    const [mail] = await mailsTo(portal, to)
    expect(mail?.textBody).toContain(`1 document of order ${orderNumber}`)
    expect(mail?.textBody).not.toContain(setup.company.name)
  })

  it('are those of one shipment or order at a time', async () => {
    const setup = await paperSetup(portal)
    const [one, other] = [await setup.create(), await setup.create()]
    const documents = [await setup.upload({ orderId: one.orderId }), await setup.upload({ orderId: other.orderId })]
    const body = { documentIds: documents.map(({ id }) => id), emails: ['dock@receiver.test'] }
    const refused = await setup.attempt(sendDocuments, { body })
    expect([refused.status, refused.problem.message]).toEqual([
      422,
      'Send the documents of one shipment or order at a time',
    ])
  })
})
