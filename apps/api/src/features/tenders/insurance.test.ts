import { addCarrierInsurance, findCarrierOptions } from '@lanewise/contract/carriers'
import { getShipmentLaneRates } from '@lanewise/contract/lane-finding'
import { getBookableRate } from '@lanewise/contract/quotes'
import { contractBooking } from '@lanewise/domain/booking/booking-payload'
import { aTariff } from '@lanewise/domain/rating/ltl/testing/given'
import { beforeAll, describe, expect, it } from 'vitest'
import { inDays } from '#features/lanes/testing/given.ts'
import { type BookingBody, manualCharge } from '#features/shipments/testing/given.ts'
import { sharedTestPortal, type TestPortal } from '#platform/testing/portal.ts'
import { tenderDesk } from './testing/given.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await sharedTestPortal()
})

type Desk = Awaited<ReturnType<typeof tenderDesk>>

const insure = (desk: Desk, carrierId: string, expiresOn: string, policyNumber = 'CG-1') =>
  desk.admin.ask(addCarrierInsurance, {
    params: { carrierId },
    body: {
      ...{ kind: 'Cargo', insurer: 'Mutual', policyNumber, coverageCents: 100_000_00 },
      ...{ effectiveOn: '2020-01-01', expiresOn },
    },
  })

const byContract = async (desk: Desk, rateId: string): Promise<BookingBody> => {
  const rate = await desk.ask(getBookableRate, { params: { rateId } })
  if (rate.kind !== 'Contract') throw new Error('A contracted rate is booked as one')
  return contractBooking(rate)
}

const expired = 'Able cannot be booked or tendered: Cargo certificate CG-1 expired 3 days ago.'

describe('a carrier with expired insurance', () => {
  it('is neither booked, by hand or with its contract, nor tendered; the message names the certificate [CARRIER-4]', async () => {
    const desk = await tenderDesk(portal)
    const laneId = await desk.addLane()
    const able = await desk.addLaneCarrier(laneId, 'Able', 1500)
    await desk.addLaneCarrier(laneId, 'Baker', 1600)
    await insure(desk, able.carrierId, inDays(-3))
    const { shipmentId, shipmentNumber } = await desk.ship()
    for (const body of [await desk.byHand({ carrierId: able.carrierId }), await byContract(desk, able.rateId)]) {
      const { status, problem } = await desk.tryBook(shipmentId, body)
      expect([status, problem.message]).toEqual([409, expired])
    }
    expect((await desk.read(shipmentNumber)).shipmentStatus).toBe(1)
    await desk.start(shipmentNumber)
    expect((await desk.tenders(shipmentNumber)).tenders[0]?.offers).toMatchObject([
      { carrierName: 'Able', state: 'Skipped', stateReason: expired },
      { carrierName: 'Baker', state: 'Sent', stateReason: null },
    ])
    await insure(desk, able.carrierId, inDays(365), 'CG-2')
    const renewed = await desk.ship()
    await desk.book(renewed.shipmentId, await byContract(desk, able.rateId))
    expect(await desk.read(renewed.shipmentNumber)).toMatchObject({ carrier: { id: able.carrierId } })
  })

  it('that let it expire after it was asked books nothing with its yes', async () => {
    const desk = await tenderDesk(portal)
    const able = await desk.addLaneCarrier(await desk.addLane(), 'Able', 1500)
    const { shipmentNumber } = await desk.ship()
    await desk.start(shipmentNumber)
    await insure(desk, able.carrierId, inDays(-3))
    await desk.answer(await desk.tokenTo(able.email), { answer: 'Accepted' })
    expect(await desk.read(shipmentNumber)).toMatchObject({
      shipmentStatus: 1,
      attention: { reason: 'TenderUnbookable', message: `Able accepted, but: ${expired}` },
    })
  })
})

describe('the insurance of a carrier', () => {
  it('that is missing or ends soon only warns, and an integrated rate asks nobody for it [DEF-106]', async () => {
    const desk = await tenderDesk(portal)
    const laneId = await desk.addLane()
    const able = await desk.addLaneCarrier(laneId, 'Able', 1500)
    const bare = await desk.addLaneCarrier(laneId, 'Bare', 1600)
    const close = await desk.addLaneCarrier(laneId, 'Close', 1700)
    const whole = await desk.addLaneCarrier(laneId, 'Whole', 1800)
    await insure(desk, able.carrierId, inDays(-3))
    await insure(desk, close.carrierId, inDays(30))
    await insure(desk, whole.carrierId, inDays(31))
    const said = [
      [able.carrierId, expired, null],
      [bare.carrierId, null, 'No insurance certificate is on file.'],
      [close.carrierId, null, 'Cargo certificate CG-1 expires in 30 days.'],
      [whole.carrierId, null, null],
    ]
    const { items } = await desk.ask(findCarrierOptions, {})
    expect(items.map((one) => [one.carrierId, one.bookingObstacle, one.bookingWarning])).toEqual(said)
    const stops = [
      { state: 'IL', city: 'Chicago', zip: '60606', stopNumber: 1 },
      { state: 'TX', city: 'Dallas', zip: '75201', stopNumber: 2 },
    ]
    const body = { stops, equipmentMode: 1 as const, shippingDate: inDays(5) }
    const rates = await desk.ask(getShipmentLaneRates, { body })
    expect(rates.items.map((one) => [one.carrierId, one.bookingObstacle, one.bookingWarning])).toEqual(said)
    for (const { carrierId, rateId } of [bare, close]) {
      const byHand = await desk.ship()
      expect((await desk.tryBook(byHand.shipmentId, await desk.byHand({ carrierId }))).status).toBe(200)
      const contracted = await desk.ship()
      expect((await desk.tryBook(contracted.shipmentId, await byContract(desk, rateId))).status).toBe(200)
    }
  })

  it('that has expired keeps no integrated rate of the same SCAC from being booked [DEF-106]', async () => {
    const desk = await tenderDesk(portal)
    const { body } = await desk.byTariff()
    const carrierId = await desk.addCarrier({ scac: aTariff().scac })
    await insure(desk, carrierId, inDays(-3))
    const manualBookingCharges = [manualCharge('FreightRate', 900), manualCharge('FuelSurcharge', 90)]
    const byHand = { shippingMode: 'LTL' as const, carrierId, manualBookingCharges }
    const refused = await desk.shipLtl()
    expect((await desk.tryBook(refused.shipmentId, await desk.byHand(byHand))).problem.message).toBe(expired)
    const { shipmentId, shipmentNumber } = await desk.shipLtl()
    await desk.book(shipmentId, body)
    expect(await desk.read(shipmentNumber)).toMatchObject({
      shipmentStatus: 3,
      originationType: 'Integrated',
      carrier: { id: carrierId },
    })
  })
})
