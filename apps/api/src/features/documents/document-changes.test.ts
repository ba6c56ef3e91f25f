import { randomUUID } from 'node:crypto'
import { saveConsolidation } from '@lanewise/contract/consolidation'
import {
  deleteDocument,
  documentAdded,
  documentRemoved,
  getDocument,
  getOrderDocuments,
  getShipmentDocuments,
  getShipmentOrderDropoffs,
  triggerEntityDocumentEvent,
  updateShipmentDocument,
} from '@lanewise/contract/documents'
import { cancelShipment } from '@lanewise/contract/shipments'
import { beforeAll, describe, expect, it } from 'vitest'
import { sharedTestPortal, type TestPortal } from '#platform/testing/portal.ts'
import { paperDesk } from './testing/given.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await sharedTestPortal()
})

/** What was announced of the documents of a company, in its order. */
const announced = async (companyId: string) => {
  const rows = await portal.database.owner
    .selectFrom('system.outbox')
    .select(['name', 'payload'])
    .where('companyId', '=', companyId)
    .where('name', 'in', [documentAdded.name, documentRemoved.name])
    .orderBy('createdAt')
    .execute()
  return rows.map(({ name, payload }) => ({ name, ...(payload as { id: string; shipmentId: string }) }))
}

describe('a document that is changed', () => {
  it('is told in one sentence and announced, and neither where nothing is different', async () => {
    const desk = await paperDesk(portal)
    const { shipmentId } = await desk.booked()
    const { id } = await desk.upload({ shipmentId, name: 'Photo.png' })
    const body = { name: 'Seal.png', fileType: 'Customs' as const, shipmentId }
    const change = () => desk.ask(updateShipmentDocument, { params: { documentId: id }, body })
    expect((await change()).version).toBe(2)
    expect((await desk.sentences(shipmentId))[0]).toBe(
      'Ana Ruiz changed Document from Shipment miscellaneous: Photo.png to Customs: Seal.png',
    )
    const told = { name: documentAdded.name, id, shipmentId }
    expect(await announced(desk.company.id)).toEqual([told, told])
    expect((await change()).version).toBe(2)
    expect(await announced(desk.company.id)).toHaveLength(2)
  })

  it('goes nowhere where it may not lie', async () => {
    const desk = await paperDesk(portal)
    const { shipmentId, orderNumber } = await desk.delivered()
    const { id } = await desk.upload({ shipmentId, name: 'Photo.png' })
    const { stops } = await desk.readOrder(orderNumber)
    const pickup = stops.find(({ stopType }) => stopType === 0)?.id ?? ''
    const why = 'A proof of delivery belongs to a dropoff, not to a pickup'
    const body = { name: 'POD.png', fileType: 'ProofOfDelivery' as const, orderStopId: pickup }
    const refused = await desk.attempt(updateShipmentDocument, { params: { documentId: id }, body })
    expect([refused.status, refused.problem.message, refused.problem.modelState]).toEqual([
      422,
      why,
      { orderStopId: [why] },
    ])
    expect(await desk.document(id)).toMatchObject({ name: 'Photo.png', type: 'ShipmentMiscellaneous', version: 1 })
  })

  it('is told and announced when it is deleted', async () => {
    const desk = await paperDesk(portal)
    const { shipmentId } = await desk.booked()
    const { id, fileId } = await desk.upload({ shipmentId, name: 'Photo.png' })
    await desk.ask(deleteDocument, { params: { fileId } })
    expect((await desk.sentences(shipmentId))[0]).toBe(
      'Ana Ruiz cleared Document, which was Shipment miscellaneous: Photo.png',
    )
    expect((await announced(desk.company.id)).at(-1)).toEqual({ name: documentRemoved.name, id, shipmentId })
  })
})

describe('where a document comes to', () => {
  it('is a stop that exists and is on a shipment, and no invoice that nobody knows', async () => {
    const desk = await paperDesk(portal)
    const alone = await desk.create()
    const { stops } = await desk.readOrder(alone.orderNumber)
    const waiting = stops.find(({ stopType }) => stopType === 1)?.id
    const answer = async (body: object) => {
      const { status, problem } = await desk.tryUpload(body)
      return [status, problem.message]
    }
    const proof = { fileType: 'ProofOfDelivery' }
    const none = (kind: string) => [404, `This ${kind} does not exist or is not yours`]
    expect(await answer({ ...proof, orderStopId: randomUUID() })).toEqual(none('stop'))
    expect(await answer({ ...proof, orderStopId: waiting })).toEqual([
      422,
      'A proof of delivery can be uploaded once a stop is complete',
    ])
    expect(await answer({ shipmentId: randomUUID() })).toEqual(none('shipment'))
    expect(await answer({ fileType: 'APInvoice', apInvoiceId: randomUUID() })).toEqual(none('invoice'))
    expect(await answer({ fileType: 'ThirdParty', thirdPartyInvoiceId: randomUUID() })).toEqual(none('invoice'))
  })

  it('is complete from Delivered on, also where nobody told that the truck left', async () => {
    const desk = await paperDesk(portal)
    const { shipmentId } = await desk.booked()
    const dropoffs = async () => (await desk.ask(getShipmentOrderDropoffs, { params: { shipmentId } })).items
    const known = async () => [
      (await dropoffs()).map(({ isComplete }) => isComplete),
      (await desk.papers(shipmentId)).types.find(({ type }) => type === 'ProofOfDelivery')?.obstacle === null,
    ]
    await desk.setStatus(shipmentId, 6, false)
    expect(await known()).toEqual([[false], false])
    await desk.setStatus(shipmentId, 6, true)
    expect(await known()).toEqual([[true], true])
    await desk.setStatus(shipmentId, 7, false)
    expect(await known()).toEqual([[true], true])
    const orderStopId = (await dropoffs())[0]?.orderStopId ?? ''
    const proof = await desk.upload({ fileType: 'ProofOfDelivery', orderStopId })
    expect(proof).toMatchObject({ isGenerated: false, isFileMissing: false, createdBy: 'Ana Ruiz' })
  })

  it('is missing its papers with stop and time, except where the shipment is cancelled', async () => {
    const desk = await paperDesk(portal)
    const [item, second] = [desk.item, { ...desk.item, uniqueIdentifier: randomUUID() }]
    const there = await desk.addPlace('Dallas')
    const stops = [
      desk.pickup({ lineItems: [item, second] }),
      desk.dropoff({ lineItems: [item] }),
      desk.dropoff({ lineItems: [second], locationNumber: there.locationNumber }),
    ]
    const { shipmentId, shipmentNumber } = await desk.booked({ stops })
    const { items: dropoffs } = await desk.ask(getShipmentOrderDropoffs, { params: { shipmentId } })
    const { missing } = await desk.papers(shipmentId)
    const named = dropoffs.map(({ orderStopId, stopNumber, companyName, city, state, dueDateTime, ianaTimeZone }) => ({
      type: 'ProofOfDelivery',
      orderStopId,
      description: `Stop ${stopNumber}, ${companyName}, ${city}, ${state}`,
      dueDateTime,
      ianaTimeZone,
    }))
    expect(named.map(({ description }) => description.slice(0, 6))).toEqual(['Stop 2', 'Stop 3'])
    expect(missing).toEqual([
      ...named,
      { type: 'APInvoice', orderStopId: null, description: 'AP invoice', dueDateTime: null, ianaTimeZone: null },
    ])
    await desk.ask(cancelShipment, { params: { shipmentNumber }, body: { reason: 'No freight' } })
    expect((await desk.papers(shipmentId)).missing).toEqual([])
  })
})

describe('who sees a document', () => {
  it('does not show those of a draft to whoever may see no drafts', async () => {
    const desk = await paperDesk(portal)
    const { shipmentId, shipmentNumber } = await desk.booked()
    const { id } = await desk.upload({ shipmentId })
    await desk.setStatus(shipmentId, 0)
    const person = await portal.given.person({ company: desk.company, permissions: ['ViewDocuments', 'EditDocuments'] })
    const reader = portal.as(person)
    const none = [404, 'This shipment does not exist or is not yours']
    const answers = [
      await reader.attempt(getShipmentDocuments, { params: { shipmentId } }),
      await reader.attempt(getDocument, { params: { documentId: id } }),
      await reader.attempt(triggerEntityDocumentEvent, {
        body: { entityNumber: shipmentNumber, fileType: 'ShipmentMiscellaneous' },
      }),
    ]
    expect(answers.map(({ status, problem }) => [status, problem.message])).toEqual([none, none, none])
    const nobody = await reader.attempt(triggerEntityDocumentEvent, {
      body: { entityNumber: 'S1', fileType: 'ShipmentMiscellaneous' },
    })
    expect(nobody.problem.message).toBe('This shipment or order does not exist or is not yours')
  })

  it('shows an order nothing of the stops of other orders on its truck', async () => {
    const desk = await paperDesk(portal)
    const [one, other] = [await desk.create(), await desk.create()]
    const { shipmentId } = await desk.ask(saveConsolidation, {
      params: { orderNumber: one.orderNumber },
      body: { orderNumbers: [one.orderNumber, other.orderNumber], version: null },
    })
    await desk.book(shipmentId, await desk.byHand())
    await desk.setStatus(shipmentId, 7)
    const { items } = await desk.ask(getShipmentOrderDropoffs, { params: { shipmentId } })
    const stopOf = (orderNumber: string) => items.find((item) => item.orderNumber === orderNumber)?.orderStopId ?? ''
    const seal = await desk.upload({ shipmentId, name: 'Seal.png' })
    const proofs = {
      one: await desk.upload({ fileType: 'ProofOfDelivery', orderStopId: stopOf(one.orderNumber) }),
      other: await desk.upload({ fileType: 'ProofOfDelivery', orderStopId: stopOf(other.orderNumber) }),
    }
    const idsOf = async (orderId: string) => (await desk.papersOfOrder(orderId)).documents.map(({ id }) => id)
    expect(await idsOf(one.orderId)).toEqual([seal.id, proofs.one.id])
    expect(await idsOf(other.orderId)).toEqual([seal.id, proofs.other.id])
    const unknown = await desk.attempt(getOrderDocuments, { params: { orderId: randomUUID() } })
    expect([unknown.status, unknown.problem.message]).toEqual([404, 'This order does not exist or is not yours'])
  })
})
