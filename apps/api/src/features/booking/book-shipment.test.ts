import { bookShipment, updateOriginationType } from '@lanewise/contract/booking'
import { holdCarrier } from '@lanewise/contract/carriers'
import { updateShipmentDetails } from '@lanewise/contract/shipments'
import { beforeAll, describe, expect, it } from 'vitest'
import { peaches } from '#features/orders/testing/given.ts'
import { manualCharge, shipmentDesk } from '#features/shipments/testing/given.ts'
import { sharedTestPortal, type TestPortal } from '#platform/testing/portal.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await sharedTestPortal()
})

describe('a contracted rate', () => {
  it('books the truck with its carrier and its price; the order is Booked', async () => {
    const desk = await shipmentDesk(portal)
    const { shipmentId, shipmentNumber, orderNumber } = await desk.ship()
    const body = await desk.byContract()
    expect(await desk.book(shipmentId, { ...body, proNumber: '0771' })).toMatchObject({ shipmentId, shipmentNumber })
    expect((await desk.read(shipmentNumber)).proNumber).toBe('0771')
    expect(await desk.read(shipmentNumber)).toMatchObject({
      shipmentStatus: 3,
      shipmentStatusDescription: 'Booked',
      originationType: 'ContractTMS',
      rateSource: 'Contract',
      carrier: { id: body.carrierId, companyName: 'Able' },
      totalCharge: 1500,
      bookedDateTime: expect.any(String),
      bookedBy: 'Ana Ruiz',
    })
    expect(await desk.charges(shipmentId)).toMatchObject({
      total: 1500,
      charges: [{ chargeType: 'FreightRate', total: 1500 }],
    })
    expect((await desk.readOrder(orderNumber)).orderStatus).toBe('Booked')
    expect(await desk.sentences(shipmentId)).toContain('Ana Ruiz changed Status from Ready To Book to Booked')
  })

  it('is refused with 422 when carrier and contract do not belong together', async () => {
    const desk = await shipmentDesk(portal)
    const { shipmentId } = await desk.ship()
    const carrierId = await desk.addCarrier({ name: 'Baker' })
    const { status } = await desk.tryBook(shipmentId, { ...(await desk.byContract()), carrierId })
    expect(status).toBe(422)
  })
})

describe('a rate of an own tariff', () => {
  it('is booked by the rate that is kept, whatever price is sent', async () => {
    const desk = await shipmentDesk(portal)
    const { shipmentId, shipmentNumber } = await desk.shipLtl()
    const { rate, body } = await desk.byTariff()
    await desk.book(shipmentId, body)
    expect(await desk.read(shipmentNumber)).toMatchObject({
      shipmentStatus: 3,
      originationType: 'Integrated',
      rateSource: 'Tariff',
      carrier: { companyName: rate.carrierName },
      totalCharge: rate.totalCost,
    })
    const { charges } = await desk.charges(shipmentId)
    expect(charges).toEqual(rate.charges)
  })

  it('is refused with 422 when no rate of its quote is meant', async () => {
    const desk = await shipmentDesk(portal)
    const { shipmentId, shipmentNumber } = await desk.shipLtl()
    const { body } = await desk.byTariff()
    const p44BookingParameters = { ...body.p44BookingParameters, ltlServiceLevel: 'OTHER' }
    const { status, problem } = await desk.tryBook(shipmentId, { ...body, p44BookingParameters })
    expect([status, problem.message]).toEqual([
      422,
      'This booking does not match a rate of its quote. Ask for rates again.',
    ])
    expect((await desk.read(shipmentNumber)).shipmentStatus).toBe(1)
  })

  it('does not book a truckload', async () => {
    const desk = await shipmentDesk(portal)
    const { shipmentId, shipmentNumber } = await desk.ship()
    const { status, problem } = await desk.tryBook(shipmentId, (await desk.byTariff()).body)
    expect([status, problem.message]).toEqual([
      422,
      `This rate is for LTL, shipment ${shipmentNumber} goes by Truckload`,
    ])
  })
})

describe('a spot quote', () => {
  it('is booked by shipment number with quoteId and isPartial, and answers isSuccess true [BOOK-18]', async () => {
    const desk = await shipmentDesk(portal)
    const { shipmentNumber } = await desk.ship()
    const { id: quoteId, isPartial, totalCost, quoteNumber } = await desk.spot()
    const params = { shipmentNumber }
    const body = { originationType: 'Spot' as const, quoteId, isPartial }
    expect(
      await desk.attempt(updateOriginationType, { params, body: { ...body, originationType: 'Contract' } }),
    ).toMatchObject({ status: 400 })
    expect(
      await desk.attempt(updateOriginationType, { params, body: { ...body, isPartial: !isPartial } }),
    ).toMatchObject({ status: 422 })
    expect(await desk.ask(updateOriginationType, { params, body })).toMatchObject({ isSuccess: true, shipmentNumber })
    expect(await desk.read(shipmentNumber)).toMatchObject({
      shipmentStatus: 3,
      originationType: 'Spot',
      rateSource: 'Spot',
      totalCharge: totalCost,
      quoteNumber,
    })
  })
})

describe('a booking by hand', () => {
  it('takes carrier and charges, and works out the totals itself', async () => {
    const desk = await shipmentDesk(portal)
    const { shipmentId, shipmentNumber } = await desk.ship()
    const manualBookingCharges = [manualCharge('FreightRate', 2, { chargeRateType: 'PerMile', units: 100, total: 1 })]
    await desk.book(shipmentId, await desk.byHand({ manualBookingCharges }))
    expect(await desk.read(shipmentNumber)).toMatchObject({
      rateSource: 'Manual',
      originationType: 'ContractTMS',
      totalCharge: 200,
    })
  })

  it('keeps its PRO number, and tells of it once in the history', async () => {
    const desk = await shipmentDesk(portal)
    const { shipmentId, shipmentNumber } = await desk.ship()
    expect((await desk.tryBook(shipmentId, await desk.byHand({ proNumber: '7'.repeat(31) }))).status).toBe(400)
    expect((await desk.read(shipmentNumber)).shipmentStatus).toBe(1)
    await desk.book(shipmentId, await desk.byHand({ proNumber: ' 0771204583 ' }))
    expect((await desk.read(shipmentNumber)).proNumber).toBe('0771204583')
    const told = (await desk.sentences(shipmentId)).filter((sentence) => sentence.includes('PRO #'))
    expect(told).toEqual(['Ana Ruiz set PRO # to 0771204583'])
  })

  it('leaves the PRO number that is known where it names none, and replaces it where it does', async () => {
    const desk = await shipmentDesk(portal)
    for (const [proNumber, kept] of [
      [undefined, '0552'],
      [null, '0552'],
      ['0552', '0552'],
      ['0771', '0771'],
    ] as const) {
      const { shipmentId, shipmentNumber } = await desk.ship()
      await desk.ask(updateShipmentDetails, { params: { shipmentNumber }, body: { proNumber: '0552' } })
      await desk.book(shipmentId, await desk.byHand(proNumber === undefined ? {} : { proNumber }))
      expect((await desk.read(shipmentNumber)).proNumber).toBe(kept)
      const told = (await desk.sentences(shipmentId)).filter((sentence) => sentence.includes('PRO #'))
      expect(told).toHaveLength(kept === '0552' ? 1 : 2)
    }
  })

  it('of LTL needs a Freight Rate and a Fuel Surcharge [BOOK-39]', async () => {
    const desk = await shipmentDesk(portal)
    const { shipmentId, shipmentNumber } = await desk.shipLtl()
    const message = 'Freight Rate and Fuel Surcharge are required for manual LTL bookings'
    for (const type of ['FreightRate', 'FuelSurcharge']) {
      const body = await desk.byHand({ shippingMode: 'LTL', manualBookingCharges: [manualCharge(type, 5)] })
      const { status, problem } = await desk.tryBook(shipmentId, body)
      expect([status, problem.message]).toEqual([400, message])
    }
    const both = [manualCharge('FreightRate', 500), manualCharge('FuelSurcharge', 0)]
    await desk.book(shipmentId, await desk.byHand({ shippingMode: 'LTL', manualBookingCharges: both }))
    expect((await desk.read(shipmentNumber)).totalCharge).toBe(500)
  })

  it('of LTL takes the freight class that the carrier bills by as a number [BOOK-40]', async () => {
    const desk = await shipmentDesk(portal)
    const manualBookingCharges = [manualCharge('FreightRate', 500), manualCharge('FuelSurcharge', 0)]
    const booked = await Promise.all(
      ['77.5', 100, null].map(async (freightClass) => {
        const { shipmentId, shipmentNumber } = await desk.shipLtl()
        const body = await desk.byHand({ shippingMode: 'LTL', manualBookingCharges, freightClass })
        await desk.book(shipmentId, body)
        return (await desk.read(shipmentNumber)).freightClass
      }),
    )
    expect(booked).toEqual([77.5, 100, null])
    const { shipmentId } = await desk.shipLtl()
    for (const freightClass of ['77', 'heavy', '', -50]) {
      const body = await desk.byHand({ shippingMode: 'LTL', manualBookingCharges, freightClass })
      const { status, problem } = await desk.tryBook(shipmentId, body)
      expect([status, problem.modelState]).toEqual([400, { freightClass: ['Choose one of the freight classes'] }])
    }
  })

  it('is refused while the carrier is on hold, with the reason [CARRIER-3]', async () => {
    const desk = await shipmentDesk(portal)
    const { shipmentId } = await desk.ship()
    const body = await desk.byHand()
    const params = { carrierId: body.carrierId ?? '' }
    await desk.ask(holdCarrier, { params, body: { reason: 'Two claims open' } })
    const { status, problem } = await desk.tryBook(shipmentId, body)
    expect([status, problem.message]).toEqual([
      409,
      'Able is on hold and cannot be booked or tendered: Two claims open',
    ])
  })
})

it('lets exactly one of many win, and names the winner and the carrier to the others [SHIP-8]', async () => {
  const desk = await shipmentDesk(portal)
  const { shipmentId, shipmentNumber } = await desk.ship()
  const tries = await Promise.all(
    Array.from({ length: 12 }, async (_unused, index) => ({
      name: `Person${index} Cole`,
      carrier: `Carrier ${index}`,
      person: await desk.colleague(`Person${index}`),
      body: await desk.byHand({ carrierId: await desk.addCarrier({ name: `Carrier ${index}` }) }),
    })),
  )
  const answers = await Promise.all(
    tries.map(({ person, body }) => person.attempt(bookShipment, { params: { shipmentId }, body })),
  )
  const winners = tries.filter((_one, index) => answers[index]?.status === 200)
  expect(winners).toHaveLength(1)
  const [{ name, carrier } = { name: '', carrier: '' }] = winners
  const others = answers.filter(({ status }) => status === 409)
  expect(others).toHaveLength(11)
  for (const { problem } of others)
    expect(problem.message).toBe(`${name} has booked shipment ${shipmentNumber} with ${carrier} already`)
  expect(await desk.read(shipmentNumber)).toMatchObject({ bookedBy: name, carrier: { companyName: carrier } })
})

it('refuses hazardous items without their proper shipping name, naming the item', async () => {
  const desk = await shipmentDesk(portal)
  const item = peaches({
    description: 'Paint',
    isHazmat: true,
    hazmatHazardClass: '3',
    hazmatPackingGroup: 'II',
    hazmatUNNumber: 'UN1263',
  })
  const stops = [desk.pickup({ lineItems: [item] }), desk.dropoff({ lineItems: [item] })]
  const { shipmentId } = await desk.ship({
    stops,
    hazmatEmergencyContactInfo: 'Chemtrec 800-424-9300',
    chemtracAccountNumber: 'CCN 1',
  })
  const { status, problem } = await desk.tryBook(shipmentId, await desk.byHand())
  expect([status, problem.message]).toEqual([
    422,
    'Enter the proper shipping name of Paint before the freight is booked',
  ])
})
