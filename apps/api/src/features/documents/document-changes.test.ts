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
import { paperSetup } from './testing/given.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await sharedTestPortal()
})

/** The document events of a company, in order. */
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
    const setup = await paperSetup(portal)
    const { shipmentId } = await setup.booked()
    const { id } = await setup.upload({ shipmentId, name: 'Photo.png' })
    const body = { name: 'Seal.png', fileType: 'Customs' as const, shipmentId }
    const change = () => setup.ask(updateShipmentDocument, { params: { documentId: id }, body })
    expect((await change()).version).toBe(2)
    expect((await setup.sentences(shipmentId))[0]).toBe(
      'Ana Ruiz changed document Shipment miscellaneous: Photo.png to Customs: Seal.png',
    )
    const event = { name: documentAdded.name, id, shipmentId }
    expect(await announced(setup.company.id)).toEqual([event, event])
    expect((await change()).version).toBe(2)
    expect(await announced(setup.company.id)).toHaveLength(2)
  })

  it('goes nowhere where it may not lie', async () => {
    const setup = await paperSetup(portal)
    const { shipmentId, orderNumber } = await setup.delivered()
    const { id } = await setup.upload({ shipmentId, name: 'Photo.png' })
    const { stops } = await setup.readOrder(orderNumber)
    const pickup = stops.find(({ stopType }) => stopType === 0)?.id ?? ''
    const why = 'A proof of delivery belongs to a dropoff, not to a pickup'
    const body = { name: 'POD.png', fileType: 'ProofOfDelivery' as const, orderStopId: pickup }
    const refused = await setup.attempt(updateShipmentDocument, { params: { documentId: id }, body })
    expect([refused.status, refused.problem.message, refused.problem.modelState]).toEqual([
      422,
      why,
      { orderStopId: [why] },
    ])
    expect(await setup.document(id)).toMatchObject({ name: 'Photo.png', type: 'ShipmentMiscellaneous', version: 1 })
  })

  it('is told and announced when it is deleted', async () => {
    const setup = await paperSetup(portal)
    const { shipmentId } = await setup.booked()
    const { id, fileId } = await setup.upload({ shipmentId, name: 'Photo.png' })
    await setup.ask(deleteDocument, { params: { fileId } })
    expect((await setup.sentences(shipmentId))[0]).toBe('Ana Ruiz removed document Shipment miscellaneous: Photo.png')
    expect((await announced(setup.company.id)).at(-1)).toEqual({ name: documentRemoved.name, id, shipmentId })
  })
})

describe('where a document comes to', () => {
  it('is a stop that exists and is on a shipment, and no invoice that nobody knows', async () => {
    const setup = await paperSetup(portal)
    const alone = await setup.create()
    const { stops } = await setup.readOrder(alone.orderNumber)
    const waiting = stops.find(({ stopType }) => stopType === 1)?.id
    const answer = async (body: object) => {
      const { status, problem } = await setup.tryUpload(body)
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
    const setup = await paperSetup(portal)
    const { shipmentId } = await setup.booked()
    const dropoffs = async () => (await setup.ask(getShipmentOrderDropoffs, { params: { shipmentId } })).items
    const known = async () => [
      (await dropoffs()).map(({ isComplete }) => isComplete),
      (await setup.papers(shipmentId)).types.find(({ type }) => type === 'ProofOfDelivery')?.obstacle === null,
    ]
    await setup.setStatus(shipmentId, 6, false)
    expect(await known()).toEqual([[false], false])
    await setup.setStatus(shipmentId, 6, true)
    expect(await known()).toEqual([[true], true])
    await setup.setStatus(shipmentId, 7, false)
    expect(await known()).toEqual([[true], true])
    const orderStopId = (await dropoffs())[0]?.orderStopId ?? ''
    const proof = await setup.upload({ fileType: 'ProofOfDelivery', orderStopId })
    expect(proof).toMatchObject({ isGenerated: false, isFileMissing: false, createdBy: 'Ana Ruiz' })
  })

  it('is missing its papers with stop and time, except where the shipment is cancelled', async () => {
    const setup = await paperSetup(portal)
    const [item, second] = [setup.item, { ...setup.item, uniqueIdentifier: randomUUID() }]
    const there = await setup.addPlace('Dallas')
    const stops = [
      setup.pickup({ lineItems: [item, second] }),
      setup.dropoff({ lineItems: [item] }),
      setup.dropoff({ lineItems: [second], locationNumber: there.locationNumber }),
    ]
    const { shipmentId, shipmentNumber } = await setup.booked({ stops })
    const { items: dropoffs } = await setup.ask(getShipmentOrderDropoffs, { params: { shipmentId } })
    const { missing } = await setup.papers(shipmentId)
    const missingProofs = dropoffs.map(
      ({ orderStopId, stopNumber, companyName, city, state, dueDateTime, ianaTimeZone }) => ({
        type: 'ProofOfDelivery',
        orderStopId,
        description: `Stop ${stopNumber}, ${companyName}, ${city}, ${state}`,
        dueDateTime,
        ianaTimeZone,
      }),
    )
    expect(missingProofs.map(({ description }) => description.slice(0, 6))).toEqual(['Stop 2', 'Stop 3'])
    expect(missing).toEqual([
      ...missingProofs,
      { type: 'APInvoice', orderStopId: null, description: 'AP invoice', dueDateTime: null, ianaTimeZone: null },
    ])
    await setup.ask(cancelShipment, { params: { shipmentNumber }, body: { reason: 'No freight' } })
    expect((await setup.papers(shipmentId)).missing).toEqual([])
  })
})

describe('who sees a document', () => {
  it('does not show those of a draft to whoever may see no drafts', async () => {
    const setup = await paperSetup(portal)
    const { shipmentId, shipmentNumber } = await setup.booked()
    const { id } = await setup.upload({ shipmentId })
    await setup.setStatus(shipmentId, 0)
    const person = await portal.given.person({
      company: setup.company,
      permissions: ['ViewDocuments', 'EditDocuments'],
    })
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
    const setup = await paperSetup(portal)
    const [one, other] = [await setup.create(), await setup.create()]
    const { shipmentId } = await setup.ask(saveConsolidation, {
      params: { orderNumber: one.orderNumber },
      body: { orderNumbers: [one.orderNumber, other.orderNumber], version: null },
    })
    await setup.book(shipmentId, await setup.byHand())
    await setup.setStatus(shipmentId, 7)
    const { items } = await setup.ask(getShipmentOrderDropoffs, { params: { shipmentId } })
    const stopOf = (orderNumber: string) => items.find((item) => item.orderNumber === orderNumber)?.orderStopId ?? ''
    const seal = await setup.upload({ shipmentId, name: 'Seal.png' })
    const proofs = {
      one: await setup.upload({ fileType: 'ProofOfDelivery', orderStopId: stopOf(one.orderNumber) }),
      other: await setup.upload({ fileType: 'ProofOfDelivery', orderStopId: stopOf(other.orderNumber) }),
    }
    const idsOf = async (orderId: string) => (await setup.papersOfOrder(orderId)).documents.map(({ id }) => id)
    expect(await idsOf(one.orderId)).toEqual([seal.id, proofs.one.id])
    expect(await idsOf(other.orderId)).toEqual([seal.id, proofs.other.id])
    const unknown = await setup.attempt(getOrderDocuments, { params: { orderId: randomUUID() } })
    expect([unknown.status, unknown.problem.message]).toEqual([404, 'This order does not exist or is not yours'])
  })
})
