import { updateOriginationType } from '@lanewise/contract/booking'
import { holdCarrier } from '@lanewise/contract/carriers'
import { createShipment } from '@lanewise/contract/shipments'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { manualCharge, shipmentDesk } from '#features/shipments/testing/given.ts'
import { sharedTestPortal, type TestPortal } from '#platform/testing/portal.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await sharedTestPortal()
})

type Desk = Awaited<ReturnType<typeof shipmentDesk>>

/** A shipment that must not cost more. */
async function shipFor(desk: Desk, maxBuy: number, more: Parameters<Desk['create']>[0] = {}) {
  const { orderId } = await desk.create(more)
  return desk.ask(createShipment, { body: { orders: [orderId], maxBuy } })
}

const said = ({ status, problem }: { status: number; problem: { message?: string } }) => [status, problem.message]

const expire = ({ company }: Desk, table: string) =>
  sql`update ${sql.table(table)} set expires_at = '2026-03-09T17:05:00Z' where company_id = ${company.id}`.execute(
    portal.database.owner,
  )

describe('the highest cost that was accepted', () => {
  const above = (shipmentNumber: string) => [
    422,
    `This rate is above the highest cost that was accepted for shipment ${shipmentNumber}`,
  ]

  it('may be reached and not passed by hand', async () => {
    const desk = await shipmentDesk(portal)
    const { shipmentId, shipmentNumber } = await shipFor(desk, 900)
    const body = await desk.byHand({ manualBookingCharges: [manualCharge('FreightRate', 900.01)] })
    expect(said(await desk.tryBook(shipmentId, body))).toEqual(above(shipmentNumber))
    await desk.book(shipmentId, { ...body, manualBookingCharges: [manualCharge('FreightRate', 900)] })
    expect((await desk.read(shipmentNumber)).shipmentStatus).toBe(3)
  })

  it('holds for contracts, tariffs and spot quotes too', async () => {
    const desk = await shipmentDesk(portal)
    const ltl = await shipFor(desk, 1, desk.ltlOrder())
    expect(said(await desk.tryBook(ltl.shipmentId, (await desk.byTariff()).body))).toEqual(above(ltl.shipmentNumber))
    const truck = await shipFor(desk, 100)
    expect(said(await desk.tryBook(truck.shipmentId, await desk.byContract()))).toEqual(above(truck.shipmentNumber))
    const { id: quoteId, isPartial } = await desk.spot()
    const spot = await desk.attempt(updateOriginationType, {
      params: { shipmentNumber: truck.shipmentNumber },
      body: { originationType: 'Spot', quoteId, isPartial },
    })
    expect(said(spot)).toEqual(above(truck.shipmentNumber))
  })
})

describe('a rate that no longer holds', () => {
  const expired = [409, 'This rate expired on 03/09/2026 at 12:05 PM CDT. Ask for rates again.']

  it('of a tariff or of the spot market is not booked', async () => {
    const desk = await shipmentDesk(portal)
    const ltl = await desk.shipLtl()
    const { body } = await desk.byTariff()
    await expire(desk, 'quote_rates')
    expect(said(await desk.tryBook(ltl.shipmentId, body))).toEqual(expired)
    const { shipmentNumber } = await desk.ship()
    const { id: quoteId, isPartial } = await desk.spot()
    await expire(desk, 'spot_quotes')
    const spot = { originationType: 'Spot' as const, quoteId, isPartial }
    expect(said(await desk.attempt(updateOriginationType, { params: { shipmentNumber }, body: spot }))).toEqual(expired)
  })

  it('of a contract is not booked, nor one that nobody knows', async () => {
    const desk = await shipmentDesk(portal)
    const { shipmentId } = await desk.ship()
    const body = await desk.byContract()
    expect(said(await desk.tryBook(shipmentId, { ...body, contractId: crypto.randomUUID() }))).toEqual([
      422,
      'This booking does not match a rate of its quote. Ask for rates again.',
    ])
    await sql`update lane_rates set expiration_date = '2026-01-02' where company_id = ${desk.company.id}`.execute(
      portal.database.owner,
    )
    expect(said(await desk.tryBook(shipmentId, body))).toEqual([
      409,
      'This contracted rate is no longer active. Ask for rates again.',
    ])
  })
})

describe('a contracted rate', () => {
  it('does not book LTL', async () => {
    const desk = await shipmentDesk(portal)
    const { shipmentId, shipmentNumber } = await desk.shipLtl()
    expect(said(await desk.tryBook(shipmentId, await desk.byContract()))).toEqual([
      422,
      `This rate is for Truckload, shipment ${shipmentNumber} goes by LTL`,
    ])
  })

  it('does not book a carrier that is on hold', async () => {
    const desk = await shipmentDesk(portal)
    const { shipmentId } = await desk.ship()
    const body = await desk.byContract()
    await desk.ask(holdCarrier, { params: { carrierId: body.carrierId ?? '' }, body: { reason: 'Two claims open' } })
    expect(said(await desk.tryBook(shipmentId, body))).toEqual([
      409,
      'Able is on hold and cannot be booked or tendered: Two claims open',
    ])
  })
})

describe('a booking by hand', () => {
  it('names a carrier of the company and at least one charge, and travels as the shipment does', async () => {
    const desk = await shipmentDesk(portal)
    const { shipmentId, shipmentNumber } = await desk.ship()
    const body = await desk.byHand()
    const none = await desk.tryBook(shipmentId, { ...body, carrierId: null })
    expect([none.status, none.problem.modelState]).toEqual([400, { carrierId: ['Choose a carrier'] }])
    for (const manualBookingCharges of [null, []]) {
      const { status, problem } = await desk.tryBook(shipmentId, { ...body, manualBookingCharges })
      expect([status, problem.modelState]).toEqual([400, { manualBookingCharges: ['Enter at least one charge'] }])
    }
    expect((await desk.tryBook(shipmentId, { ...body, carrierId: crypto.randomUUID() })).status).toBe(404)
    const both = [manualCharge('FreightRate', 500), manualCharge('FuelSurcharge', 0)]
    const ltl = { ...body, shippingMode: 'LTL', manualBookingCharges: both }
    expect(said(await desk.tryBook(shipmentId, ltl))).toEqual([
      422,
      `This rate is for LTL, shipment ${shipmentNumber} goes by Truckload`,
    ])
  })

  it('of a truckload has no freight class, whatever is sent', async () => {
    const desk = await shipmentDesk(portal)
    const { shipmentId, shipmentNumber } = await desk.ship()
    await desk.book(shipmentId, await desk.byHand({ freightClass: '70' }))
    expect((await desk.read(shipmentNumber)).freightClass).toBeNull()
  })
})
