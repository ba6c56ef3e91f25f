import { addCarrierInsurance, findCarrierOptions } from '@lanewise/contract/carriers'
import { getShipmentLaneRates } from '@lanewise/contract/lane-finding'
import { getBookableRate } from '@lanewise/contract/quotes'
import { contractBooking } from '@lanewise/domain/booking/booking-payload'
import { aTariff } from '@lanewise/domain/rating/ltl/testing/given'
import { beforeAll, describe, expect, it } from 'vitest'
import { inDays } from '#features/lanes/testing/given.ts'
import { type BookingBody, manualCharge } from '#features/shipments/testing/given.ts'
import { sharedTestPortal, type TestPortal } from '#platform/testing/portal.ts'
import { tenderDeps } from './testing/given.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await sharedTestPortal()
})

type Setup = Awaited<ReturnType<typeof tenderDeps>>

const insure = (setup: Setup, carrierId: string, expiresOn: string, policyNumber = 'CG-1') =>
  setup.admin.ask(addCarrierInsurance, {
    params: { carrierId },
    body: {
      ...{ kind: 'Cargo', insurer: 'Mutual', policyNumber, coverageCents: 100_000_00 },
      ...{ effectiveOn: '2020-01-01', expiresOn },
    },
  })

const byContract = async (setup: Setup, rateId: string): Promise<BookingBody> => {
  const rate = await setup.ask(getBookableRate, { params: { rateId } })
  if (rate.kind !== 'Contract') throw new Error('A contracted rate is booked as one')
  return contractBooking(rate)
}

const expired = 'Able cannot be booked or tendered: Cargo certificate CG-1 expired 3 days ago.'

describe('a carrier with expired insurance', () => {
  it('is neither booked, by hand or with its contract, nor tendered; the message names the certificate [CARRIER-4]', async () => {
    const setup = await tenderDeps(portal)
    const laneId = await setup.addLane()
    const able = await setup.addLaneCarrier(laneId, 'Able', 1500)
    await setup.addLaneCarrier(laneId, 'Baker', 1600)
    await insure(setup, able.carrierId, inDays(-3))
    const { shipmentId, shipmentNumber } = await setup.ship()
    for (const body of [await setup.byHand({ carrierId: able.carrierId }), await byContract(setup, able.rateId)]) {
      const { status, problem } = await setup.tryBook(shipmentId, body)
      expect([status, problem.message]).toEqual([409, expired])
    }
    expect((await setup.read(shipmentNumber)).shipmentStatus).toBe(1)
    await setup.start(shipmentNumber)
    expect((await setup.tenders(shipmentNumber)).tenders[0]?.offers).toMatchObject([
      { carrierName: 'Able', state: 'Skipped', stateReason: expired },
      { carrierName: 'Baker', state: 'Sent', stateReason: null },
    ])
    await insure(setup, able.carrierId, inDays(365), 'CG-2')
    const renewed = await setup.ship()
    await setup.book(renewed.shipmentId, await byContract(setup, able.rateId))
    expect(await setup.read(renewed.shipmentNumber)).toMatchObject({ carrier: { id: able.carrierId } })
  })

  it('that let it expire after it was asked books nothing with its yes', async () => {
    const setup = await tenderDeps(portal)
    const able = await setup.addLaneCarrier(await setup.addLane(), 'Able', 1500)
    const { shipmentNumber } = await setup.ship()
    await setup.start(shipmentNumber)
    await insure(setup, able.carrierId, inDays(-3))
    await setup.answer(await setup.tokenTo(able.email), { answer: 'Accepted' })
    expect(await setup.read(shipmentNumber)).toMatchObject({
      shipmentStatus: 1,
      attention: { reason: 'TenderUnbookable', message: `Able accepted, but: ${expired}` },
    })
  })
})

describe('the insurance of a carrier', () => {
  it('that is missing or ends soon only warns, and an integrated rate asks nobody for it [DEF-106]', async () => {
    const setup = await tenderDeps(portal)
    const laneId = await setup.addLane()
    const able = await setup.addLaneCarrier(laneId, 'Able', 1500)
    const bare = await setup.addLaneCarrier(laneId, 'Bare', 1600)
    const close = await setup.addLaneCarrier(laneId, 'Close', 1700)
    const whole = await setup.addLaneCarrier(laneId, 'Whole', 1800)
    await insure(setup, able.carrierId, inDays(-3))
    await insure(setup, close.carrierId, inDays(30))
    await insure(setup, whole.carrierId, inDays(31))
    const expected = [
      [able.carrierId, expired, null],
      [bare.carrierId, null, 'No insurance certificate is on file.'],
      [close.carrierId, null, 'Cargo certificate CG-1 expires in 30 days.'],
      [whole.carrierId, null, null],
    ]
    const { items } = await setup.ask(findCarrierOptions, {})
    expect(items.map((one) => [one.carrierId, one.bookingObstacle, one.bookingWarning])).toEqual(expected)
    const stops = [
      { state: 'IL', city: 'Chicago', zip: '60606', stopNumber: 1 },
      { state: 'TX', city: 'Dallas', zip: '75201', stopNumber: 2 },
    ]
    const body = { stops, equipmentMode: 1 as const, shippingDate: inDays(5) }
    const rates = await setup.ask(getShipmentLaneRates, { body })
    expect(rates.items.map((one) => [one.carrierId, one.bookingObstacle, one.bookingWarning])).toEqual(expected)
    for (const { carrierId, rateId } of [bare, close]) {
      const byHand = await setup.ship()
      expect((await setup.tryBook(byHand.shipmentId, await setup.byHand({ carrierId }))).status).toBe(200)
      const contracted = await setup.ship()
      expect((await setup.tryBook(contracted.shipmentId, await byContract(setup, rateId))).status).toBe(200)
    }
  })

  it('that has expired keeps no integrated rate of the same SCAC from being booked [DEF-106]', async () => {
    const setup = await tenderDeps(portal)
    const { body } = await setup.byTariff()
    const carrierId = await setup.addCarrier({ scac: aTariff().scac })
    await insure(setup, carrierId, inDays(-3))
    const manualBookingCharges = [manualCharge('FreightRate', 900), manualCharge('FuelSurcharge', 90)]
    const byHand = { shippingMode: 'LTL' as const, carrierId, manualBookingCharges }
    const refused = await setup.shipLtl()
    expect((await setup.tryBook(refused.shipmentId, await setup.byHand(byHand))).problem.message).toBe(expired)
    const { shipmentId, shipmentNumber } = await setup.shipLtl()
    await setup.book(shipmentId, body)
    expect(await setup.read(shipmentNumber)).toMatchObject({
      shipmentStatus: 3,
      originationType: 'Integrated',
      carrier: { id: carrierId },
    })
  })
})
