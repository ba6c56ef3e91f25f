import { createBillToCompany } from '@lanewise/contract/billing'
import { voidOrder } from '@lanewise/contract/orders'
import { createDraftShipment } from '@lanewise/contract/shipments'
import { beforeAll, expect, it } from 'vitest'
import { sharedTestPortal, type TestPortal } from '#platform/testing/portal.ts'
import { tenderDesk } from './testing/given.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await sharedTestPortal()
})

it('an order is voided in Accepted, ReadyToShip and Tendering; it leaves its shipment, and an open offer is withdrawn first [DEF-58]', async () => {
  const desk = await tenderDesk(portal)
  const laneId = await desk.addLane()
  const { email } = await desk.addLaneCarrier(laneId, 'Able', 1_500)
  const leave = async (orderNumber: string, from: string) => {
    expect((await desk.readOrder(orderNumber)).orderStatus).toBe(from)
    await desk.ask(voidOrder, { params: { orderNumber }, body: { reason: 'Entered twice' } })
    expect(await desk.readOrder(orderNumber)).toMatchObject({ orderStatus: 'Voided', shipmentNumber: null })
  }
  await leave((await desk.create()).orderNumber, 'Accepted')
  const drafted = await desk.create()
  const draft = await desk.ask(createDraftShipment, {
    body: { orders: [drafted.orderId], maxBuy: 0, origination: 'Order' },
  })
  await leave(drafted.orderNumber, 'Accepted')
  const ready = await desk.ship()
  await leave(ready.orderNumber, 'ReadyToShip')
  const offered = await desk.ship()
  await desk.start(offered.shipmentNumber)
  const token = await desk.tokenTo(email)
  expect((await desk.open(token)).status).toBe(200)
  await leave(offered.orderNumber, 'Tendering')
  expect(await desk.states(offered.shipmentNumber)).toEqual(['Able Withdrawn'])
  expect((await desk.answer(token, { answer: 'Accepted' } as never)).status).toBeGreaterThanOrEqual(400)
  for (const { shipmentNumber } of [draft, ready, offered])
    expect((await desk.read(shipmentNumber)).shipmentStatus).toBe(-1)
  const booked = await desk.ship()
  await desk.book(booked.shipmentId, await desk.byHand())
  const params = { orderNumber: booked.orderNumber }
  expect((await desk.attempt(voidOrder, { params, body: { reason: null } })).status).toBe(409)
  const voided = await desk.sent(ready.orderNumber)
  const refused = await desk.tryUpdate({ ...voided, specialInstructions: 'Ring twice' })
  expect([refused.status, refused.problem.message]).toEqual([
    409,
    `Order ${ready.orderNumber} is Voided and can no longer be changed`,
  ])
})

it('the tender of a blind load still tells the carrier where it is picked up [DEF-112]', async () => {
  const desk = await tenderDesk(portal)
  const laneId = await desk.addLane()
  const { email } = await desk.addLaneCarrier(laneId, 'Able', 1_500)
  const payer = { addressLine1: '2400 Fieldstone Ave', city: 'Indianapolis', state: 'IN', postalCode: '46204' }
  const body = { name: 'Freight Accounting', ...payer }
  const { billToCompanyNumber } = await desk.admin.ask(createBillToCompany, { body })
  const { shipmentNumber } = await desk.ship({ isBlind: true, billToCompanyNumber })
  await desk.start(shipmentNumber)
  const { status, content } = await desk.open(await desk.tokenTo(email))
  expect(status).toBe(200)
  const told = JSON.stringify(content)
  const { addressLine1, city, postalCode } = desk.chicago
  for (const text of ['Northwind Foods', addressLine1, city, postalCode]) expect(told).toContain(text)
  expect(told).not.toContain('Fieldstone')
})
