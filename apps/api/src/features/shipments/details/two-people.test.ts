import { getHistory } from '@lanewise/contract/history'
import { cancelShipment, setShipmentAppointment, updateShipmentDetails } from '@lanewise/contract/shipments'
import { beforeAll, describe, expect, it } from 'vitest'
import { sharedTestPortal, type TestPortal } from '#platform/testing/portal.ts'
import { shipmentSetup } from '../testing/given.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await sharedTestPortal()
})

/** A shipment that Ana and Ben both have open. */
async function openedByTwo() {
  const setup = await shipmentSetup(portal)
  const { shipmentId, shipmentNumber, orderNumber } = await setup.ship()
  const { version, stops } = await setup.read(shipmentNumber)
  const ben = await setup.colleague('Ben')
  const params = { shipmentNumber }
  /** A time one or more hours after the start of a stop's window. */
  const hourOf = (stopNumber: number, hours = 1) =>
    new Date(Date.parse(stops[stopNumber - 1]?.earlyDateTime ?? '') + hours * 3_600_000).toISOString()
  return { setup, ben, params, version, shipmentId, orderNumber, hourOf }
}

describe('two people who record details of one shipment', () => {
  it('are joined where they changed different fields, and asked where they changed the same one [DEF-123]', async () => {
    const { setup, ben, params, version } = await openedByTwo()
    await ben.ask(updateShipmentDetails, { params, body: { proNumber: '0771', driverName: 'Wade Lindqvist', version } })
    await setup.ask(updateShipmentDetails, { params, body: { truckNumber: '2206', version } })
    const joined = { proNumber: '0771', driverName: 'Wade Lindqvist', truckNumber: '2206' }
    expect(await setup.read(params.shipmentNumber)).toMatchObject({ ...joined, version: version + 2 })
    const { status, problem } = await setup.attempt(updateShipmentDetails, {
      params,
      body: { proNumber: '0099', sealNumber: '04', version },
    })
    expect(status).toBe(409)
    expect(problem.version).toBe(version + 2)
    expect(problem.conflicts).toEqual([
      {
        field: 'proNumber',
        label: 'PRO #',
        mine: '0099',
        theirs: '0771',
        mineValue: '0099',
        theirsValue: '0771',
        changedBy: 'Ben Cole',
      },
    ])
    expect(await setup.read(params.shipmentNumber)).toMatchObject({ ...joined, sealNumber: null })
    await setup.ask(updateShipmentDetails, { params, body: { proNumber: '0099', version: version + 2 } })
    expect((await setup.read(params.shipmentNumber)).proNumber).toBe('0099')
  })

  it('are not asked where both entered the same, or where other things of the shipment changed', async () => {
    const { setup, ben, params, version, hourOf } = await openedByTwo()
    const at = { ...params, stopNumber: 1 }
    await setup.ask(updateShipmentDetails, { params, body: { proNumber: '0771', version } })
    await ben.ask(setShipmentAppointment, { params: at, body: { appointmentDateTime: hourOf(1) } })
    const since = version + 1
    await setup.ask(updateShipmentDetails, { params, body: { proNumber: '0772', version: since } })
    await ben.ask(updateShipmentDetails, { params, body: { proNumber: '0772', version: since } })
    expect(await setup.read(params.shipmentNumber)).toMatchObject({ proNumber: '0772', version: version + 3 })
  })

  it('write what they send without a version, as other systems do', async () => {
    const { setup, ben, params } = await openedByTwo()
    await ben.ask(updateShipmentDetails, { params, body: { proNumber: '1' } })
    await setup.ask(updateShipmentDetails, { params, body: { proNumber: '2' } })
    expect((await setup.read(params.shipmentNumber)).proNumber).toBe('2')
  })
})

describe('two people who set appointments of one shipment', () => {
  it('are joined at different stops, and asked at the same one by the clock of the place [DEF-123]', async () => {
    const { setup, ben, params, version, hourOf } = await openedByTwo()
    const [first, second] = [1, 2].map((stopNumber) => ({ ...params, stopNumber })) as [Stop, Stop]
    await ben.ask(setShipmentAppointment, { params: second, body: { appointmentDateTime: hourOf(2), version } })
    await setup.ask(setShipmentAppointment, { params: first, body: { appointmentDateTime: hourOf(1), version } })
    const appointments = async () =>
      (await setup.read(params.shipmentNumber)).stops.map(({ appointmentDateTime }) => appointmentDateTime)
    expect(await appointments()).toEqual([hourOf(1), hourOf(2)])
    const { status, problem } = await setup.attempt(setShipmentAppointment, {
      params: second,
      body: { appointmentDateTime: hourOf(2, 2), version },
    })
    expect(status).toBe(409)
    expect(problem.conflicts).toEqual([
      {
        field: 'appointmentDateTime',
        label: 'Appointment',
        mine: expect.stringMatching(/^stop 2: .* 10:00 C[SD]T$/),
        theirs: expect.stringMatching(/^stop 2: .* 09:00 C[SD]T$/),
        mineValue: hourOf(2, 2),
        theirsValue: hourOf(2),
        changedBy: 'Ben Cole',
      },
    ])
    expect(await appointments()).toEqual([hourOf(1), hourOf(2)])
    // The same instant written with another offset is not a change.
    const asThere = `${hourOf(2, -5).slice(0, 19)}-06:00`
    await setup.ask(setShipmentAppointment, { params: second, body: { appointmentDateTime: asThere, version } })
    await setup.ask(setShipmentAppointment, {
      params: second,
      body: { appointmentDateTime: null, version: version + 2 },
    })
    expect(await appointments()).toEqual([hourOf(1), null])
    await setup.ask(setShipmentAppointment, { params: first, body: { version: version + 3 } })
    expect(await appointments()).toEqual([hourOf(1), null])
  })

  it('are asked too where the other one came with the order, which the history of the shipment tells', async () => {
    const { setup, params, version, shipmentId, orderNumber, hourOf } = await openedByTwo()
    const sent = await setup.sent(orderNumber)
    const [pickup, dropoff] = sent.stops as [object, object]
    await setup.update({ ...sent, stops: [pickup, { ...dropoff, appointmentDateTimeOffset: hourOf(2) }] })
    expect((await setup.sentences(shipmentId))[0]).toMatch(
      /^Ana Ruiz set the appointment of stop 2 to .* 09:00 C[SD]T$/,
    )
    const { status, problem } = await setup.attempt(setShipmentAppointment, {
      params: { ...params, stopNumber: 2 },
      body: { appointmentDateTime: hourOf(2, 3), version },
    })
    expect([status, problem.conflicts?.[0]?.theirsValue]).toEqual([409, hourOf(2)])
    const history = { params: { entity: 'shipment', entityId: shipmentId } }
    const before = (await setup.ask(getHistory, history)).total
    await setup.update({ ...(await setup.sent(orderNumber)), specialInstructions: 'Ring twice' })
    expect((await setup.ask(getHistory, history)).total).toBe(before)
  })

  it('are refused alike once it is cancelled, whatever version they began from', async () => {
    const { setup, params, version } = await openedByTwo()
    await setup.ask(cancelShipment, { params, body: { reason: 'No freight' } })
    const { status, problem } = await setup.attempt(updateShipmentDetails, {
      params,
      body: { proNumber: '1', version },
    })
    expect([status, problem.message]).toEqual([409, `Shipment ${params.shipmentNumber} is Voided`])
  })
})

type Stop = { shipmentNumber: string; stopNumber: number }
