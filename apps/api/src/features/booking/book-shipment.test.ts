import { bookShipment, updateOriginationType } from '@lanewise/contract/booking'
import { holdCarrier } from '@lanewise/contract/carriers'
import { updateShipmentDetails } from '@lanewise/contract/shipments'
import { beforeAll, describe, expect, it } from 'vitest'
import { peaches } from '#features/orders/testing/given.ts'
import { manualCharge, shipmentSetup } from '#features/shipments/testing/given.ts'
import { inCompany } from '#platform/db/database.ts'
import { sharedTestPortal, type TestPortal } from '#platform/testing/portal.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await sharedTestPortal()
})

describe('a contracted rate', () => {
  it('books the truck with its carrier and its price; the order is Booked', async () => {
    const setup = await shipmentSetup(portal)
    const { shipmentId, shipmentNumber, orderNumber } = await setup.ship()
    const body = await setup.byContract()
    expect(await setup.book(shipmentId, { ...body, proNumber: '0771' })).toMatchObject({ shipmentId, shipmentNumber })
    expect((await setup.read(shipmentNumber)).proNumber).toBe('0771')
    expect(await setup.read(shipmentNumber)).toMatchObject({
      shipmentStatus: 3,
      shipmentStatusDescription: 'Booked',
      originationType: 'ContractTMS',
      rateSource: 'Contract',
      carrier: { id: body.carrierId, companyName: 'Able' },
      totalCharge: 1500,
      bookedDateTime: expect.any(String),
      bookedBy: 'Ana Ruiz',
    })
    expect(await setup.charges(shipmentId)).toMatchObject({
      total: 1500,
      charges: [{ chargeType: 'FreightRate', total: 1500 }],
    })
    expect((await setup.readOrder(orderNumber)).orderStatus).toBe('Booked')
    expect(await setup.sentences(shipmentId)).toContainEqual(
      expect.stringMatching(/^Ana Ruiz booked .* for \$[\d,]+\.\d\d$/),
    )
  })

  it('is refused with 422 when carrier and contract do not belong together', async () => {
    const setup = await shipmentSetup(portal)
    const { shipmentId } = await setup.ship()
    const carrierId = await setup.addCarrier({ name: 'Baker' })
    const { status } = await setup.tryBook(shipmentId, { ...(await setup.byContract()), carrierId })
    expect(status).toBe(422)
  })
})

describe('a rate of an own tariff', () => {
  it('is booked by the rate that is kept, whatever price is sent', async () => {
    const setup = await shipmentSetup(portal)
    const { shipmentId, shipmentNumber } = await setup.shipLtl()
    const { rate, body } = await setup.byTariff()
    await setup.book(shipmentId, body)
    expect(await setup.read(shipmentNumber)).toMatchObject({
      shipmentStatus: 3,
      originationType: 'Integrated',
      rateSource: 'Tariff',
      carrier: { companyName: rate.carrierName },
      totalCharge: rate.totalCost,
    })
    const { charges } = await setup.charges(shipmentId)
    expect(charges).toEqual(rate.charges)
  })

  it('keeps the transit days of its rate, also where the miles suggest others [DEF-134]', async () => {
    const setup = await shipmentSetup(portal)
    const { shipmentId, shipmentNumber } = await setup.shipLtl()
    const { rate, body } = await setup.byTariff()
    expect((await setup.read(shipmentNumber)).transitDays?.max).not.toBe(rate.maxServiceDays)
    await setup.book(shipmentId, body)
    expect((await setup.read(shipmentNumber)).transitDays).toEqual({
      min: rate.minServiceDays,
      max: rate.maxServiceDays,
    })
  })

  it('is refused with 422 when no rate of its quote is meant', async () => {
    const setup = await shipmentSetup(portal)
    const { shipmentId, shipmentNumber } = await setup.shipLtl()
    const { body } = await setup.byTariff()
    const p44BookingParameters = { ...body.p44BookingParameters, ltlServiceLevel: 'OTHER' }
    const { status, problem } = await setup.tryBook(shipmentId, { ...body, p44BookingParameters })
    expect([status, problem.message]).toEqual([
      422,
      'This booking does not match a rate of its quote. Request new rates.',
    ])
    expect((await setup.read(shipmentNumber)).shipmentStatus).toBe(1)
  })

  it('does not book a truckload', async () => {
    const setup = await shipmentSetup(portal)
    const { shipmentId, shipmentNumber } = await setup.ship()
    const { status, problem } = await setup.tryBook(shipmentId, (await setup.byTariff()).body)
    expect([status, problem.message]).toEqual([
      422,
      `This rate is for LTL, shipment ${shipmentNumber} goes by Truckload`,
    ])
  })
})

describe('a spot quote', () => {
  it('is booked by shipment number with quoteId and isPartial, and answers isSuccess true [BOOK-18]', async () => {
    const setup = await shipmentSetup(portal)
    const { shipmentNumber } = await setup.ship()
    const { id: quoteId, isPartial, totalCost, quoteNumber } = await setup.spot()
    const params = { shipmentNumber }
    const body = { originationType: 'Spot' as const, quoteId, isPartial }
    expect(
      await setup.attempt(updateOriginationType, { params, body: { ...body, originationType: 'Contract' } }),
    ).toMatchObject({ status: 400 })
    expect(
      await setup.attempt(updateOriginationType, { params, body: { ...body, isPartial: !isPartial } }),
    ).toMatchObject({ status: 422 })
    expect(await setup.ask(updateOriginationType, { params, body })).toMatchObject({ isSuccess: true, shipmentNumber })
    expect(await setup.read(shipmentNumber)).toMatchObject({
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
    const setup = await shipmentSetup(portal)
    const { shipmentId, shipmentNumber } = await setup.ship()
    const manualBookingCharges = [manualCharge('FreightRate', 2, { chargeRateType: 'PerMile', units: 100, total: 1 })]
    await setup.book(shipmentId, await setup.byHand({ manualBookingCharges }))
    expect(await setup.read(shipmentNumber)).toMatchObject({
      rateSource: 'Manual',
      originationType: 'ContractTMS',
      totalCharge: 200,
    })
  })

  it('keeps its PRO number, and tells of it once in the history', async () => {
    const setup = await shipmentSetup(portal)
    const { shipmentId, shipmentNumber } = await setup.ship()
    expect((await setup.tryBook(shipmentId, await setup.byHand({ proNumber: '7'.repeat(31) }))).status).toBe(400)
    expect((await setup.read(shipmentNumber)).shipmentStatus).toBe(1)
    await setup.book(shipmentId, await setup.byHand({ proNumber: ' 0771204583 ' }))
    expect((await setup.read(shipmentNumber)).proNumber).toBe('0771204583')
    const sentences = (await setup.sentences(shipmentId)).filter((sentence) => sentence.includes('PRO #'))
    expect(sentences).toEqual(['Ana Ruiz set PRO # to 0771204583'])
  })

  it('leaves the PRO number that is known where it names none, and replaces it where it does', async () => {
    const setup = await shipmentSetup(portal)
    for (const [proNumber, stored] of [
      [undefined, '0552'],
      [null, '0552'],
      ['0552', '0552'],
      ['0771', '0771'],
    ] as const) {
      const { shipmentId, shipmentNumber } = await setup.ship()
      await setup.ask(updateShipmentDetails, { params: { shipmentNumber }, body: { proNumber: '0552' } })
      await setup.book(shipmentId, await setup.byHand(proNumber === undefined ? {} : { proNumber }))
      expect((await setup.read(shipmentNumber)).proNumber).toBe(stored)
      const sentences = (await setup.sentences(shipmentId)).filter((sentence) => sentence.includes('PRO #'))
      expect(sentences).toHaveLength(stored === '0552' ? 1 : 2)
    }
  })

  it('of LTL needs a Freight Rate and a Fuel Surcharge [BOOK-39]', async () => {
    const setup = await shipmentSetup(portal)
    const { shipmentId, shipmentNumber } = await setup.shipLtl()
    const message = 'Freight Rate and Fuel Surcharge are required for manual LTL bookings'
    for (const type of ['FreightRate', 'FuelSurcharge']) {
      const body = await setup.byHand({ shippingMode: 'LTL', manualBookingCharges: [manualCharge(type, 5)] })
      const { status, problem } = await setup.tryBook(shipmentId, body)
      expect([status, problem.message]).toEqual([400, message])
    }
    const both = [manualCharge('FreightRate', 500), manualCharge('FuelSurcharge', 0)]
    await setup.book(shipmentId, await setup.byHand({ shippingMode: 'LTL', manualBookingCharges: both }))
    expect((await setup.read(shipmentNumber)).totalCharge).toBe(500)
  })

  it('of LTL takes the freight class that the carrier bills by as a number [BOOK-40]', async () => {
    const setup = await shipmentSetup(portal)
    const manualBookingCharges = [manualCharge('FreightRate', 500), manualCharge('FuelSurcharge', 0)]
    const booked = await Promise.all(
      ['77.5', 100, null].map(async (freightClass) => {
        const { shipmentId, shipmentNumber } = await setup.shipLtl()
        const body = await setup.byHand({ shippingMode: 'LTL', manualBookingCharges, freightClass })
        await setup.book(shipmentId, body)
        return (await setup.read(shipmentNumber)).freightClass
      }),
    )
    expect(booked).toEqual([77.5, 100, null])
    const { shipmentId } = await setup.shipLtl()
    for (const freightClass of ['77', 'heavy', '', -50]) {
      const body = await setup.byHand({ shippingMode: 'LTL', manualBookingCharges, freightClass })
      const { status, problem } = await setup.tryBook(shipmentId, body)
      expect([status, problem.modelState]).toEqual([400, { freightClass: ['Choose one of the freight classes'] }])
    }
  })

  it('is refused while the carrier is on hold, with the reason [CARRIER-3]', async () => {
    const setup = await shipmentSetup(portal)
    const { shipmentId } = await setup.ship()
    const body = await setup.byHand()
    const params = { carrierId: body.carrierId ?? '' }
    await setup.ask(holdCarrier, { params, body: { reason: 'Two claims open' } })
    const { status, problem } = await setup.tryBook(shipmentId, body)
    expect([status, problem.message]).toEqual([
      409,
      'Able is on hold and cannot be booked or tendered: Two claims open',
    ])
  })
})

it('lets exactly one of many win, and names the winner and the carrier to the others [SHIP-8]', async () => {
  const setup = await shipmentSetup(portal)
  const { shipmentId, shipmentNumber } = await setup.ship()
  const tries = await Promise.all(
    Array.from({ length: 12 }, async (_unused, index) => ({
      name: `Person${index} Cole`,
      carrier: `Carrier ${index}`,
      person: await setup.colleague(`Person${index}`),
      body: await setup.byHand({ carrierId: await setup.addCarrier({ name: `Carrier ${index}` }) }),
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
    expect(problem.message).toBe(`${name} has already booked shipment ${shipmentNumber} with ${carrier}`)
  expect(await setup.read(shipmentNumber)).toMatchObject({ bookedBy: name, carrier: { companyName: carrier } })
})

describe('hazardous freight', () => {
  const drum = {
    description: 'Drum',
    isHazmat: true,
    hazmatHazardClass: '8',
    hazmatPackingGroup: 'III',
    hazmatUNNumber: 'UN1760',
  } as const
  const contact = { hazmatEmergencyContactInfo: 'Chemtrec 800-424-9300', chemtracAccountNumber: 'CCN 1' }
  const booking = async (facts: Partial<ReturnType<typeof peaches>>, more: Partial<typeof contact> = {}) => {
    const setup = await shipmentSetup(portal)
    const item = peaches({ ...drum, ...facts })
    const stops = [setup.pickup({ lineItems: [item] }), setup.dropoff({ lineItems: [item] })]
    const { shipmentId, orderNumber } = await setup.ship({ stops, ...contact, ...more })
    const { status, problem } = await setup.tryBook(shipmentId, await setup.byHand())
    return { orderNumber, status, problem }
  }

  it('is refused without its proper shipping name, naming the item and its order [DEF-26]', async () => {
    const { status, problem, orderNumber } = await booking({})
    expect([status, problem.message, problem.orderNumber]).toEqual([
      422,
      'Enter the proper shipping name of Drum before the freight is booked',
      orderNumber,
    ])
  })

  it('is refused without the technical name that its entry in the table needs [DEF-132]', async () => {
    const name = { properShippingName: 'Corrosive liquids, n.o.s.' }
    const { status, problem } = await booking(name)
    expect([status, problem.message]).toEqual([422, 'Enter the technical name of Drum before the freight is booked'])
    expect((await booking({ ...name, technicalName: 'phosphoric acid' })).status).toBe(200)
  })

  it('is refused where the order got goods since then that may not travel together [DEF-114]', async () => {
    const setup = await shipmentSetup(portal)
    const lineItems = ['Acid', 'Bleach'].map((description) =>
      peaches({ ...drum, uniqueIdentifier: description, description, properShippingName: 'Tomato puree' }),
    )
    const stops = [setup.pickup({ lineItems }), setup.dropoff({ lineItems })]
    const { shipmentId, orderNumber } = await setup.ship({ stops, ...contact })
    await inCompany(portal.database.db, setup.company.id, (tx) =>
      tx.updateTable('orderItems').set({ hazmatHazardClass: '6.1' }).where('description', '=', 'Bleach').execute(),
    )
    const { status, problem } = await setup.tryBook(shipmentId, await setup.byHand())
    expect([status, problem.message]).toEqual([
      422,
      `Acid (class 8, order ${orderNumber}) and Bleach (class 6.1, order ${orderNumber}) may not travel together`,
    ])
  })

  it('is refused without an emergency phone number, naming the order [DEF-132]', async () => {
    const named = { properShippingName: 'Tomato puree' }
    const { status, problem, orderNumber } = await booking(named, { hazmatEmergencyContactInfo: 'Night desk' })
    expect([status, problem.message, problem.orderNumber]).toEqual([
      422,
      `Enter an emergency phone number on order ${orderNumber} before the freight is booked`,
      orderNumber,
    ])
    // A name that is not in the table was confirmed by the user and does not stop the booking.
    expect((await booking(named)).status).toBe(200)
  })
})
