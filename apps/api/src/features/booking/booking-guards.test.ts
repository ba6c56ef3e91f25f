import { updateOriginationType } from '@lanewise/contract/booking'
import { holdCarrier } from '@lanewise/contract/carriers'
import { createShipment } from '@lanewise/contract/shipments'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { manualCharge, shipmentSetup } from '#features/shipments/testing/given.ts'
import { sharedTestPortal, type TestPortal } from '#platform/testing/portal.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await sharedTestPortal()
})

type Setup = Awaited<ReturnType<typeof shipmentSetup>>

/** A shipment with a maximum cost. */
async function shipFor(setup: Setup, maxBuy: number, more: Parameters<Setup['create']>[0] = {}) {
  const { orderId } = await setup.create(more)
  return setup.ask(createShipment, { body: { orders: [orderId], maxBuy } })
}

const outcomeOf = ({ status, problem }: { status: number; problem: { message?: string } }) => [status, problem.message]

const expire = ({ company }: Setup, table: string) =>
  sql`update ${sql.table(table)} set expires_at = '2026-03-09T17:05:00Z' where company_id = ${company.id}`.execute(
    portal.database.owner,
  )

describe('the highest cost that was accepted', () => {
  const above = (shipmentNumber: string) => [
    422,
    `This rate is above the highest cost that was accepted for shipment ${shipmentNumber}`,
  ]

  it('may be reached and not passed by hand', async () => {
    const setup = await shipmentSetup(portal)
    const { shipmentId, shipmentNumber } = await shipFor(setup, 900)
    const body = await setup.byHand({ manualBookingCharges: [manualCharge('FreightRate', 900.01)] })
    expect(outcomeOf(await setup.tryBook(shipmentId, body))).toEqual(above(shipmentNumber))
    await setup.book(shipmentId, { ...body, manualBookingCharges: [manualCharge('FreightRate', 900)] })
    expect((await setup.read(shipmentNumber)).shipmentStatus).toBe(3)
  })

  it('holds for contracts, tariffs and spot quotes too', async () => {
    const setup = await shipmentSetup(portal)
    const ltl = await shipFor(setup, 1, setup.ltlOrder())
    expect(outcomeOf(await setup.tryBook(ltl.shipmentId, (await setup.byTariff()).body))).toEqual(
      above(ltl.shipmentNumber),
    )
    const truck = await shipFor(setup, 100)
    expect(outcomeOf(await setup.tryBook(truck.shipmentId, await setup.byContract()))).toEqual(
      above(truck.shipmentNumber),
    )
    const { id: quoteId, isPartial } = await setup.spot()
    const spot = await setup.attempt(updateOriginationType, {
      params: { shipmentNumber: truck.shipmentNumber },
      body: { originationType: 'Spot', quoteId, isPartial },
    })
    expect(outcomeOf(spot)).toEqual(above(truck.shipmentNumber))
  })
})

describe('a rate that no longer holds', () => {
  const expired = [409, 'This rate expired on 03/09/2026 at 12:05 PM CDT. Request new rates.']

  it('of a tariff or of the spot market is not booked', async () => {
    const setup = await shipmentSetup(portal)
    const ltl = await setup.shipLtl()
    const { body } = await setup.byTariff()
    await expire(setup, 'quote_rates')
    expect(outcomeOf(await setup.tryBook(ltl.shipmentId, body))).toEqual(expired)
    const { shipmentNumber } = await setup.ship()
    const { id: quoteId, isPartial } = await setup.spot()
    await expire(setup, 'spot_quotes')
    const spot = { originationType: 'Spot' as const, quoteId, isPartial }
    expect(outcomeOf(await setup.attempt(updateOriginationType, { params: { shipmentNumber }, body: spot }))).toEqual(
      expired,
    )
  })

  it('of a contract is not booked, nor one that nobody knows', async () => {
    const setup = await shipmentSetup(portal)
    const { shipmentId } = await setup.ship()
    const body = await setup.byContract()
    expect(outcomeOf(await setup.tryBook(shipmentId, { ...body, contractId: crypto.randomUUID() }))).toEqual([
      422,
      'This booking does not match a rate of its quote. Request new rates.',
    ])
    await sql`update lane_rates set expiration_date = '2026-01-02' where company_id = ${setup.company.id}`.execute(
      portal.database.owner,
    )
    expect(outcomeOf(await setup.tryBook(shipmentId, body))).toEqual([
      409,
      'This contracted rate is no longer active. Request new rates.',
    ])
  })
})

describe('a contracted rate', () => {
  it('does not book LTL', async () => {
    const setup = await shipmentSetup(portal)
    const { shipmentId, shipmentNumber } = await setup.shipLtl()
    expect(outcomeOf(await setup.tryBook(shipmentId, await setup.byContract()))).toEqual([
      422,
      `This rate is for Truckload, shipment ${shipmentNumber} goes by LTL`,
    ])
  })

  it('does not book a carrier that is on hold', async () => {
    const setup = await shipmentSetup(portal)
    const { shipmentId } = await setup.ship()
    const body = await setup.byContract()
    await setup.ask(holdCarrier, { params: { carrierId: body.carrierId ?? '' }, body: { reason: 'Two claims open' } })
    expect(outcomeOf(await setup.tryBook(shipmentId, body))).toEqual([
      409,
      'Able is on hold and cannot be booked or tendered: Two claims open',
    ])
  })
})

describe('a booking by hand', () => {
  it('names a carrier of the company and at least one charge, and travels as the shipment does', async () => {
    const setup = await shipmentSetup(portal)
    const { shipmentId, shipmentNumber } = await setup.ship()
    const body = await setup.byHand()
    const none = await setup.tryBook(shipmentId, { ...body, carrierId: null })
    expect([none.status, none.problem.modelState]).toEqual([400, { carrierId: ['Choose a carrier'] }])
    for (const manualBookingCharges of [null, []]) {
      const { status, problem } = await setup.tryBook(shipmentId, { ...body, manualBookingCharges })
      expect([status, problem.modelState]).toEqual([400, { manualBookingCharges: ['Enter at least one charge'] }])
    }
    expect((await setup.tryBook(shipmentId, { ...body, carrierId: crypto.randomUUID() })).status).toBe(404)
    const both = [manualCharge('FreightRate', 500), manualCharge('FuelSurcharge', 0)]
    const ltl = { ...body, shippingMode: 'LTL', manualBookingCharges: both }
    expect(outcomeOf(await setup.tryBook(shipmentId, ltl))).toEqual([
      422,
      `This rate is for LTL, shipment ${shipmentNumber} goes by Truckload`,
    ])
  })

  it('of a truckload has no freight class, whatever is sent', async () => {
    const setup = await shipmentSetup(portal)
    const { shipmentId, shipmentNumber } = await setup.ship()
    await setup.book(shipmentId, await setup.byHand({ freightClass: '70' }))
    expect((await setup.read(shipmentNumber)).freightClass).toBeNull()
  })
})
