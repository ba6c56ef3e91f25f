import {
  cancelShipment,
  setShipmentAppointment,
  shipmentChanged,
  updateShipmentDetails,
} from '@lanewise/contract/shipments'
import { permissions } from '@lanewise/domain/access/permissions'
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { sharedTestPortal, type TestPortal } from '#platform/testing/portal.ts'
import { shipmentSetup } from '../testing/given.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await sharedTestPortal()
})

const details = {
  proNumber: '0771204583',
  driverName: 'Wade Lindqvist',
  driverPhone: '(920) 555-0148',
  truckNumber: '2206',
  trailerNumber: 'R-5318',
  containerNumber: 'MSCU 604522-1',
  sealNumber: '0448127',
}

it('records PRO number, driver, truck and trailer, each in the history; what is not sent stays', async () => {
  const setup = await shipmentSetup(portal)
  const { shipmentId, shipmentNumber } = await setup.ship()
  const params = { shipmentNumber }
  await setup.ask(updateShipmentDetails, { params, body: details })
  expect(await setup.read(shipmentNumber)).toMatchObject(details)
  expect(await setup.sentences(shipmentId)).toEqual(
    expect.arrayContaining([
      'Ana Ruiz set PRO # to 0771204583',
      'Ana Ruiz set Driver to Wade Lindqvist',
      'Ana Ruiz set Truck to 2206',
      'Ana Ruiz set Trailer to R-5318',
      'Ana Ruiz set Container # to MSCU 604522-1',
    ]),
  )
  const { version } = await setup.ask(updateShipmentDetails, { params, body: { truckNumber: ' ' } })
  expect(await setup.read(shipmentNumber)).toMatchObject({ ...details, truckNumber: null })
  expect((await setup.ask(updateShipmentDetails, { params, body: { driverName: details.driverName } })).version).toBe(
    version,
  )
  expect((await setup.list({ searchTerm: '0771204583' })).data).toHaveLength(1)
})

it('records an appointment by the clock of the place, at the shipment and at its orders', async () => {
  const setup = await shipmentSetup(portal)
  const { shipmentId, shipmentNumber, orderNumber } = await setup.ship()
  const { stops } = await setup.read(shipmentNumber)
  const at = new Date(Date.parse(stops[1]?.earlyDateTime ?? '') + 3_600_000).toISOString()
  const params = { shipmentNumber, stopNumber: 2 }
  await setup.ask(setShipmentAppointment, { params, body: { appointmentDateTime: at } })
  const shipment = await setup.read(shipmentNumber)
  expect(shipment.stops.map(({ appointmentDateTime }) => appointmentDateTime)).toEqual([null, at])
  const [first, second] = await setup.stops(orderNumber)
  expect(first?.appointmentDateTime).toBeNull()
  expect(new Date(second?.appointmentDateTime ?? '').toISOString()).toBe(at)
  expect((await setup.list()).data[0]?.destinationAppointmentDateTime).toBe(at)
  expect((await setup.sentences(shipmentId))[0]).toMatch(/^Ana Ruiz set the appointment of stop 2 to .* 09:00 C[SD]T$/)
  await setup.ask(setShipmentAppointment, { params, body: { appointmentDateTime: null } })
  expect((await setup.read(shipmentNumber)).stops[1]?.appointmentDateTime).toBeNull()
  expect((await setup.attempt(setShipmentAppointment, { params: { ...params, stopNumber: 9 }, body: {} })).status).toBe(
    404,
  )
})

it('records nothing of a shipment that is cancelled', async () => {
  const setup = await shipmentSetup(portal)
  const { shipmentNumber } = await setup.ship()
  await setup.ask(cancelShipment, { params: { shipmentNumber }, body: { reason: 'No freight' } })
  const tries = [
    await setup.attempt(updateShipmentDetails, { params: { shipmentNumber }, body: { proNumber: '1' } }),
    await setup.attempt(setShipmentAppointment, { params: { shipmentNumber, stopNumber: 1 }, body: {} }),
  ]
  for (const { status, problem } of tries)
    expect([status, problem.message]).toEqual([409, `Shipment ${shipmentNumber} is Voided`])
})

it('is for whoever may book, and every change is told to open screens and kept in the history [SHIP-6]', async () => {
  const setup = await shipmentSetup(portal)
  const { shipmentId, shipmentNumber } = await setup.ship()
  const permitted = await portal.given.person({ company: setup.company, permissions: ['BookShipment'] })
  const others = permissions.filter((permission) => permission !== 'BookShipment')
  const refused = portal.as(await portal.given.person({ company: setup.company, permissions: others }))
  const booker = portal.as(permitted)
  const params = { shipmentNumber }
  const [, stop] = (await setup.read(shipmentNumber)).stops
  const appointmentDateTime = stop?.earlyDateTime ?? ''
  const at = { shipmentNumber, stopNumber: 2 }
  expect((await refused.attempt(updateShipmentDetails, { params, body: { proNumber: '1' } })).status).toBe(403)
  expect((await refused.attempt(setShipmentAppointment, { params: at, body: { appointmentDateTime } })).status).toBe(
    403,
  )
  const before = (await eventsOf(shipmentId)).length
  await booker.ask(setShipmentAppointment, { params: at, body: { appointmentDateTime } })
  for (const [name, value] of [
    ['proNumber', '0771204583'],
    ['driverName', 'Wade Lindqvist'],
    ['truckNumber', '2206'],
    ['trailerNumber', 'R-5318'],
  ] as const)
    await booker.ask(updateShipmentDetails, { params, body: { [name]: value } })
  const sentences = (await setup.sentences(shipmentId)).slice(0, 5)
  expect(sentences).toEqual([
    expect.stringContaining('set Trailer to R-5318'),
    expect.stringContaining('set Truck to 2206'),
    expect.stringContaining('set Driver to Wade Lindqvist'),
    expect.stringContaining('set PRO # to 0771204583'),
    expect.stringContaining('set the appointment of stop 2'),
  ])
  expect((await eventsOf(shipmentId)).slice(before)).toEqual(
    Array(5).fill({ id: shipmentId, shipmentNumber, action: 'changed' }),
  )
})

/** Events sent to open shipment screens, in order. */
const eventsOf = async (shipmentId: string) => {
  const { rows } = await sql<{ payload: unknown }>`select payload from system.outbox
    where name = ${shipmentChanged.name} and payload ->> 'id' = ${shipmentId} order by created_at`.execute(
    portal.database.owner,
  )
  return rows.map(({ payload }) => payload)
}
