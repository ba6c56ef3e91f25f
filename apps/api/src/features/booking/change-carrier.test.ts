import { bookShipment } from '@lanewise/contract/booking'
import { updateShipmentDetails } from '@lanewise/contract/shipments'
import { permissions } from '@lanewise/domain/access/permissions'
import { beforeAll, expect, it } from 'vitest'
import { mailsTo } from '#features/contacts/testing/given.ts'
import { manualCharge, shipmentSetup } from '#features/shipments/testing/given.ts'
import { sharedTestPortal, type TestPortal } from '#platform/testing/portal.ts'
import { runQueued } from '#platform/testing/run-jobs.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await sharedTestPortal()
})

/** A shipment booked with Able, and a booking with Baker that replaces it. Addresses are unique to each test. */
async function bookedWithAble() {
  const setup = await shipmentSetup(portal)
  const { shipmentId, shipmentNumber, orderNumber } = await setup.ship()
  const mailOf = (name: string) => `${name}-${shipmentNumber}@carriers.test`.toLowerCase()
  const able = await setup.addCarrier({ email: mailOf('able') })
  const baker = await setup.addCarrier({ name: 'Baker', email: mailOf('baker') })
  await setup.book(shipmentId, await setup.byHand({ carrierId: able, proNumber: '0771' }))
  const version = (await setup.read(shipmentNumber)).version
  await setup.ask(updateShipmentDetails, { params: { shipmentNumber }, body: { version, driverName: 'Ole Berg' } })
  const change = (more: object = {}) =>
    setup.tryBook(shipmentId, {
      shippingMode: 'TL',
      carrierId: baker,
      manualBookingCharges: [manualCharge('FreightRate', 1_100)],
      changeReason: 'Able has no truck',
      ...more,
    })
  return { ...setup, shipmentId, shipmentNumber, orderNumber, able, change, mailOf }
}

it('changes the carrier in one step: the former one is told, the next one is booked under the same number', async () => {
  const { change, read, readOrder, charges, sentences, mailOf, ...given } = await bookedWithAble()
  const { shipmentId, shipmentNumber, orderNumber } = given
  expect((await change()).status).toBe(200)
  expect(await read(shipmentNumber)).toMatchObject({
    shipmentStatus: 3,
    carrier: { companyName: 'Baker' },
    totalCharge: 1_100,
    proNumber: null,
    driverName: null,
    orders: [{ orderNumber, orderStatus: 'Booked' }],
  })
  expect((await readOrder(orderNumber)).orderStatus).toBe('Booked')
  expect((await charges(shipmentId)).total).toBe(1_100)
  const [cancelled] = (await mailsTo(portal, mailOf('able'))).filter(({ kind }) => kind === 'shipment-cancelled')
  expect(cancelled?.subject).toBe(`Shipment ${shipmentNumber} is cancelled`)
  expect(JSON.stringify(cancelled)).toContain('Able has no truck')
  await runQueued(portal, given.person, 'rate-confirmations.mail')
  const confirmed = (await mailsTo(portal, mailOf('baker'))).filter(({ kind }) => kind === 'rate-confirmation')
  expect(confirmed).toHaveLength(1)
  expect(await sentences(shipmentId)).toContain(
    'Ana Ruiz changed the carrier from Able to Baker for $1,100.00: Able has no truck',
  )
})

it('needs a reason: without one a booked shipment is refused as before', async () => {
  const { change, read, shipmentNumber, mailOf } = await bookedWithAble()
  const { status, problem } = await change({ changeReason: null })
  expect([status, problem.message]).toEqual([409, `Ana Ruiz has already booked shipment ${shipmentNumber} with Able`])
  expect((await read(shipmentNumber)).carrier?.companyName).toBe('Able')
  expect((await mailsTo(portal, mailOf('able'))).map(({ kind }) => kind)).not.toContain('shipment-cancelled')
})

it('refuses the same carrier, and tells nobody', async () => {
  const { change, able, shipmentNumber, mailOf } = await bookedWithAble()
  const { status, problem } = await change({ carrierId: able })
  expect([status, problem.message]).toEqual([
    422,
    `Able already has shipment ${shipmentNumber}. Choose another carrier`,
  ])
  expect((await mailsTo(portal, mailOf('able'))).map(({ kind }) => kind)).not.toContain('shipment-cancelled')
})

it('is for booked shipments only', async () => {
  const setup = await bookedWithAble()
  const { shipmentId, shipmentNumber } = setup
  await portal.database.owner.updateTable('shipments').set({ status: 5 }).where('id', '=', shipmentId).execute()
  const { status, problem } = await setup.change()
  expect([status, problem.message]).toEqual([
    409,
    `Shipment ${shipmentNumber} is In Transit. The carrier can be changed only while a shipment is Booked`,
  ])
})

it('needs the permission to cancel, too', async () => {
  const { company, shipmentId, shipmentNumber, read, byHand } = await bookedWithAble()
  const some = permissions.filter((name) => name !== 'CancelShipment')
  const planner = portal.as(await portal.given.person({ company, permissions: some }))
  const body = { ...(await byHand()), changeReason: 'No truck' }
  const { status } = await planner.attempt(bookShipment, { params: { shipmentId }, body })
  expect(status).toBe(403)
  expect((await read(shipmentNumber)).carrier?.companyName).toBe('Able')
})
