import { createShipment, getCarrierChargeDetails, getShipmentInformation } from '@lanewise/contract/shipments'
import { permissions } from '@lanewise/domain/access/permissions'
import { beforeAll, expect, it } from 'vitest'
import { inCompany } from '#platform/db/database.ts'
import { sharedTestPortal, type TestPortal } from '#platform/testing/portal.ts'
import { manualCharge, shipmentSetup } from './testing/given.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await sharedTestPortal()
})

it('tells of a booked shipment all that its confirmation shows [CONFIRM-4]', async () => {
  const setup = await shipmentSetup(portal)
  const { shipmentId, shipmentNumber, orderId, orderNumber } = await setup.ship({
    ...setup.ltlOrder(),
    accessorials: ['LiftgateDelivery'],
  })
  expect(await setup.read(shipmentNumber)).toMatchObject({ bookedDateTime: null, carrier: null })
  const manualBookingCharges = [manualCharge('FreightRate', 500), manualCharge('FuelSurcharge', 25.5)]
  const body = await setup.byHand({ shippingMode: 'LTL', manualBookingCharges })
  await setup.book(shipmentId, body)
  await inCompany(portal.database.db, setup.company.id, (tx) =>
    tx
      .updateTable('shipments')
      .set({ requirements: ['FoodGrade'] })
      .where('id', '=', shipmentId)
      .execute(),
  )
  expect(await setup.read(shipmentNumber)).toMatchObject({
    id: shipmentId,
    shipmentNumber,
    bookedDateTime: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    carrier: { id: body.carrierId, companyName: 'Able' },
    orders: [{ id: orderId, orderNumber, ltlAccessorialTypes: ['LiftgateDelivery'] }],
    stops: [{ expectedTransitTimeSeconds: null }, { expectedTransitTimeSeconds: expect.any(Number) }],
    trackingRequirements: [{ description: 'Food Grade' }],
    shippingMode: 'LTL',
  })
  expect((await setup.charges(shipmentId)).total).toBe(525.5)
})

it('is open to whoever may quote or see shipments, and to nobody else', async () => {
  const setup = await shipmentSetup(portal)
  const { shipmentId, shipmentNumber } = await setup.ship()
  const statuses = async (granted: (typeof permissions)[number][]) => {
    const { attempt } = portal.as(await portal.given.person({ company: setup.company, permissions: granted }))
    const shipment = await attempt(getShipmentInformation, { params: { shipmentNumber } })
    const charges = await attempt(getCarrierChargeDetails, { params: { shipmentId } })
    return [shipment.status, charges.status]
  }
  expect(await statuses(['CreateQuote'])).toEqual([200, 200])
  expect(await statuses(['ViewShipment'])).toEqual([200, 200])
  const others = permissions.filter((one) => one !== 'CreateQuote' && one !== 'ViewShipment')
  expect(await statuses(others)).toEqual([403, 403])
})

it('numbers orders and shipments of all companies in one row each, and gives no number twice', async () => {
  const setups = await Promise.all([shipmentSetup(portal), shipmentSetup(portal), shipmentSetup(portal)])
  const made = await Promise.all(setups.flatMap((setup) => [setup.ship(), setup.ship(), setup.ship()]))
  const [orders, shipments] = [
    made.map(({ orderNumber }) => orderNumber),
    made.map(({ shipmentNumber }) => shipmentNumber),
  ]
  for (const number of orders) expect(number).toMatch(/^O\d+$/)
  for (const number of shipments) expect(number).toMatch(/^S\d{6,}$/)
  expect(new Set([...orders, ...shipments]).size).toBe(18)
  // A drawn number that was not used leaves a gap and is not used again.
  const [setup] = setups
  expect((await setup.attempt(createShipment, { body: { orders: [setup.company.id], maxBuy: 0 } })).status).toBe(404)
  const highest = Math.max(...shipments.map((number) => Number(number.slice(1))))
  expect(Number((await setup.ship()).shipmentNumber.slice(1))).toBeGreaterThan(highest)
})

it('tells where its stops are', async () => {
  const setup = await shipmentSetup(portal)
  const { stops } = await setup.read((await setup.ship()).shipmentNumber)
  expect(stops.map(({ coordinates }) => coordinates)).toEqual([
    { latitude: expect.closeTo(41.9, 0), longitude: expect.closeTo(-87.6, 0) },
    { latitude: expect.closeTo(32.8, 0), longitude: expect.closeTo(-96.8, 0) },
  ])
})
