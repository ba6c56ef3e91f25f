import { createBillToCompany } from '@lanewise/contract/billing'
import { voidOrder } from '@lanewise/contract/orders'
import { createDraftShipment } from '@lanewise/contract/shipments'
import { beforeAll, expect, it } from 'vitest'
import { sharedTestPortal, type TestPortal } from '#platform/testing/portal.ts'
import { tenderDeps } from './testing/given.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await sharedTestPortal()
})

it('an order is voided in Accepted, ReadyToShip and Tendering; it leaves its shipment, and an open offer is withdrawn first [DEF-58]', async () => {
  const setup = await tenderDeps(portal)
  const laneId = await setup.addLane()
  const { email } = await setup.addLaneCarrier(laneId, 'Able', 1_500)
  const leave = async (orderNumber: string, from: string) => {
    expect((await setup.readOrder(orderNumber)).orderStatus).toBe(from)
    await setup.ask(voidOrder, { params: { orderNumber }, body: { reason: 'Entered twice' } })
    expect(await setup.readOrder(orderNumber)).toMatchObject({ orderStatus: 'Voided', shipmentNumber: null })
  }
  await leave((await setup.create()).orderNumber, 'Accepted')
  const drafted = await setup.create()
  const draft = await setup.ask(createDraftShipment, {
    body: { orders: [drafted.orderId], maxBuy: 0, origination: 'Order' },
  })
  await leave(drafted.orderNumber, 'Accepted')
  const ready = await setup.ship()
  await leave(ready.orderNumber, 'ReadyToShip')
  const offered = await setup.ship()
  await setup.start(offered.shipmentNumber)
  const token = await setup.tokenTo(email)
  expect((await setup.open(token)).status).toBe(200)
  await leave(offered.orderNumber, 'Tendering')
  expect(await setup.states(offered.shipmentNumber)).toEqual(['Able Withdrawn'])
  expect((await setup.answer(token, { answer: 'Accepted' } as never)).status).toBeGreaterThanOrEqual(400)
  for (const { shipmentNumber } of [draft, ready, offered])
    expect((await setup.read(shipmentNumber)).shipmentStatus).toBe(-1)
  const booked = await setup.ship()
  await setup.book(booked.shipmentId, await setup.byHand())
  const params = { orderNumber: booked.orderNumber }
  expect((await setup.attempt(voidOrder, { params, body: { reason: null } })).status).toBe(409)
  const voided = await setup.sent(ready.orderNumber)
  const refused = await setup.tryUpdate({ ...voided, specialInstructions: 'Ring twice' })
  expect([refused.status, refused.problem.message]).toEqual([
    409,
    `Order ${ready.orderNumber} is Voided and can no longer be changed`,
  ])
})

it('the tender of a blind load still tells the carrier where it is picked up [DEF-112]', async () => {
  const setup = await tenderDeps(portal)
  const laneId = await setup.addLane()
  const { email } = await setup.addLaneCarrier(laneId, 'Able', 1_500)
  const payer = { addressLine1: '2400 Fieldstone Ave', city: 'Indianapolis', state: 'IN', postalCode: '46204' }
  const body = { name: 'Freight Accounting', ...payer }
  const { billToCompanyNumber } = await setup.admin.ask(createBillToCompany, { body })
  const { shipmentNumber } = await setup.ship({ isBlind: true, billToCompanyNumber })
  await setup.start(shipmentNumber)
  const { status, content } = await setup.open(await setup.tokenTo(email))
  expect(status).toBe(200)
  const offerText = JSON.stringify(content)
  const { addressLine1, city, postalCode } = setup.chicago
  for (const text of ['Northwind Foods', addressLine1, city, postalCode]) expect(offerText).toContain(text)
  expect(offerText).not.toContain('Fieldstone')
})
