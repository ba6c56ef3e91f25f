import { setShipmentAppointment, updateShipmentDetails } from '@lanewise/contract/shipments'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestPortal, type TestPortal } from '#platform/testing/portal.ts'
import { shipmentDesk } from '../testing/given.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.close())

const details = {
  proNumber: '0771204583',
  driverName: 'Wade Lindqvist',
  driverPhone: '(920) 555-0148',
  truckNumber: '2206',
  trailerNumber: 'R-5318',
  sealNumber: '0448127',
}

it('records PRO number, driver, truck and trailer, each in the history; what is not sent stays', async () => {
  const desk = await shipmentDesk(portal)
  const { shipmentId, shipmentNumber } = await desk.ship()
  const params = { shipmentNumber }
  await desk.ask(updateShipmentDetails, { params, body: details })
  expect(await desk.read(shipmentNumber)).toMatchObject(details)
  expect(await desk.sentences(shipmentId)).toEqual(
    expect.arrayContaining([
      'Ana Ruiz set PRO # to 0771204583',
      'Ana Ruiz set Driver to Wade Lindqvist',
      'Ana Ruiz set Truck to 2206',
      'Ana Ruiz set Trailer to R-5318',
    ]),
  )
  const { version } = await desk.ask(updateShipmentDetails, { params, body: { truckNumber: ' ' } })
  expect(await desk.read(shipmentNumber)).toMatchObject({ ...details, truckNumber: null })
  expect((await desk.ask(updateShipmentDetails, { params, body: { driverName: details.driverName } })).version).toBe(
    version,
  )
  expect((await desk.list({ searchTerm: '0771204583' })).data).toHaveLength(1)
})

it('records an appointment by the clock of the place, at the shipment and at its orders', async () => {
  const desk = await shipmentDesk(portal)
  const { shipmentId, shipmentNumber, orderNumber } = await desk.ship()
  const { stops } = await desk.read(shipmentNumber)
  const at = new Date(Date.parse(stops[1]?.earlyDateTime ?? '') + 3_600_000).toISOString()
  const params = { shipmentNumber, stopNumber: 2 }
  await desk.ask(setShipmentAppointment, { params, body: { appointmentDateTime: at } })
  const shipment = await desk.read(shipmentNumber)
  expect(shipment.stops.map(({ appointmentDateTime }) => appointmentDateTime)).toEqual([null, at])
  const [first, second] = await desk.stops(orderNumber)
  expect(first?.appointmentDateTime).toBeNull()
  expect(new Date(second?.appointmentDateTime ?? '').toISOString()).toBe(at)
  expect((await desk.list()).data[0]?.destinationAppointmentDateTime).toBe(at)
  expect((await desk.sentences(shipmentId))[0]).toMatch(/^Ana Ruiz set Appointment to stop 2: .* 09:00 CST$/)
  await desk.ask(setShipmentAppointment, { params, body: { appointmentDateTime: null } })
  expect((await desk.read(shipmentNumber)).stops[1]?.appointmentDateTime).toBeNull()
  expect((await desk.attempt(setShipmentAppointment, { params: { ...params, stopNumber: 9 }, body: {} })).status).toBe(
    404,
  )
})
