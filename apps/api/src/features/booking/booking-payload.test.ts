import { bookShipment } from '@lanewise/contract/booking'
import { getBookableRate } from '@lanewise/contract/quotes'
import { integratedBooking } from '@lanewise/domain/booking/booking-payload'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addLaneRate } from '#features/orders/testing/lane-rate.ts'
import { manualCharge, shipmentSetup } from '#features/shipments/testing/given.ts'
import { startSettingsPortal, type TestPortal } from '#platform/testing/portal.ts'
import { type BookingPartners, startBookingPartners } from './testing/booking-partners.ts'

let partners: BookingPartners
let portal: TestPortal
beforeAll(async () => {
  partners = await startBookingPartners()
  portal = await startSettingsPortal(partners.settings)
})
afterAll(() => Promise.all([portal.close(), partners.close()]))
beforeEach(() => partners.reset())

const mismatch = 'This booking does not match a rate of its quote. Request new rates.'
const nothing = { carrierId: null, contractId: null, manualBookingCharges: null }

/** A shipment with rates of all partners and the expected request of each booking. */
async function given() {
  const setup = await shipmentSetup(portal)
  const shipment = await setup.shipLtl()
  const { rate: network } = await setup.byPartner('Project44Ltl')
  const { rate: volume } = await setup.byPartner('Project44Vltl', 'VLTL')
  const { rate: flock } = await setup.byPartner('FlockFreight')
  const { rate: morton } = await setup.byPartner('MortonExpress')
  return {
    setup,
    ...shipment,
    ofNetwork: {
      ...nothing,
      shippingMode: 'LTL',
      p44BookingParameters: {
        webServiceDescriptionId: network.webServiceDescriptionId,
        quoteRequestId: network.quoteId,
        ltlServiceLevel: 'STD',
        isGuaranteed: false,
      },
      integrationBookingParameters: null,
    },
    ofVolume: {
      ...nothing,
      shippingMode: 'VLTL',
      p44BookingParameters: {
        webServiceDescriptionId: volume.webServiceDescriptionId,
        quoteRequestId: volume.quoteId,
        ltlServiceLevel: 'STD',
        isGuaranteed: false,
      },
      integrationBookingParameters: null,
    },
    ofFlock: {
      ...nothing,
      shippingMode: 'LTL',
      p44BookingParameters: null,
      integrationBookingParameters: {
        quoteId: flock.quoteId,
        carrierQuoteNumber: 'FLK-20417',
        carrierName: 'Flock Freight',
        rateSource: 'FlockFreight',
        serviceDays: 4,
        integrationServiceType: 'FlockFreight',
        totalRate: 742.18,
      },
    },
    ofMorton: {
      ...nothing,
      shippingMode: 'LTL',
      manualBookingCharges: [
        { type: 'FreightRate', description: 'Line haul', units: 1, rate: 800, chargeRateType: 'Flat', total: 800 },
        { type: 'FuelSurcharge', description: 'Fuel', units: 1, rate: 101.1, chargeRateType: 'Flat', total: 101.1 },
      ],
      p44BookingParameters: null,
      integrationBookingParameters: {
        quoteId: morton.quoteId,
        carrierQuoteNumber: '0091',
        carrierName: 'Morton Express',
        rateSource: 'MortonExpress',
        serviceDays: 3,
        integrationServiceType: 'MortonExpress',
        totalRate: 901.1,
      },
    },
  }
}

describe('PUT /api/v1/shipments/{shipmentId}/book', () => {
  it('books each partner by the parameters of its rate [BOOK-28]', async () => {
    for (const [of, rateSource] of [
      ['ofNetwork', 'Project44Ltl'],
      ['ofVolume', 'Project44Vltl'],
      ['ofFlock', 'FlockFreight'],
      ['ofMorton', 'MortonExpress'],
    ] as const) {
      const { setup, shipmentId, shipmentNumber, ...bodies } = await given()
      const answer = await setup.raw('PUT', `/api/v1/shipments/${shipmentId}/book`, {
        body: JSON.stringify(bodies[of]),
        headers: { 'content-type': 'application/json' },
      })
      expect([answer.status, await answer.json()]).toMatchObject([200, { shipmentId, shipmentNumber }])
      expect(await setup.read(shipmentNumber)).toMatchObject({ shipmentStatus: 3, rateSource })
    }
  })

  it('takes six fields and of these each of its kind, and no mode but LTL, VLTL and TL [BOOK-29]', async () => {
    const { setup, shipmentId, ofFlock, ofNetwork, ofVolume, ofMorton } = await given()
    const names = Object.keys(ofFlock).sort()
    for (const other of [ofNetwork, ofVolume, ofMorton]) expect(Object.keys(other).sort()).toEqual(names)
    expect(names).toEqual(
      [
        'shippingMode',
        'carrierId',
        'contractId',
        'manualBookingCharges',
        'p44BookingParameters',
        'integrationBookingParameters',
      ].sort(),
    )
    for (const wrong of [
      { contractId: 'CHI-DAL' },
      { manualBookingCharges: 900 },
      { p44BookingParameters: 'ws-1' },
      { integrationBookingParameters: 'FLK-1' },
    ])
      expect((await setup.tryBook(shipmentId, { ...ofFlock, ...wrong })).status).toBe(400)
    const truck = await setup.ship()
    const contracted = await setup.byContract()
    expect(contracted).toMatchObject({
      shippingMode: 'TL',
      carrierId: expect.any(String),
      contractId: expect.any(String),
    })
    const { contractId, ...lacking } = contracted
    expect((await setup.tryBook(truck.shipmentId, { ...lacking, contractId: setup.company.id })).status).toBe(422)
    expect((await setup.tryBook(truck.shipmentId, { ...lacking, contractId })).status).toBe(200)
    for (const wrong of [{ price: 1 }, { shippingMode: 'Air' }, { shippingMode: undefined }, { carrierId: 'Able' }])
      expect((await setup.tryBook(shipmentId, { ...ofFlock, ...wrong })).status).toBe(400)
    expect((await setup.tryBook(shipmentId, { ...ofFlock, shippingMode: 'TL' })).status).toBe(200)
  })

  it('takes the four parameters of a network, each of which must be those of a rate [BOOK-31]', async () => {
    const { setup, shipmentId, ofNetwork, ofFlock } = await given()
    const parameters = ofNetwork.p44BookingParameters
    const { isGuaranteed: _left, ...three } = parameters
    const send = (p44BookingParameters: object) => setup.tryBook(shipmentId, { ...ofNetwork, p44BookingParameters })
    expect((await send(three)).status).toBe(400)
    expect((await send({ ...parameters, carrier: 'SAIA' })).status).toBe(400)
    for (const other of [
      { webServiceDescriptionId: 'another' },
      { quoteRequestId: setup.company.id },
      { quoteRequestId: ofFlock.integrationBookingParameters.quoteId, ltlServiceLevel: 'GUR' },
      { ltlServiceLevel: null },
      { isGuaranteed: true },
    ]) {
      const { status, problem } = await send({ ...parameters, ...other })
      expect([status, problem.message]).toEqual([422, mismatch])
    }
    expect((await send(parameters)).status).toBe(200)
  })

  it('takes the seven parameters of another partner, of which serviceDays is 1 unless it is sent [BOOK-33]', async () => {
    const { setup, shipmentId, ofFlock } = await given()
    const parameters = ofFlock.integrationBookingParameters
    const send = (integrationBookingParameters: object) =>
      setup.tryBook(shipmentId, { ...ofFlock, integrationBookingParameters })
    for (const wrong of [{ quoteId: 'q' }, { rateSource: '' }, { totalRate: 'much' }, { serviceDays: -1 }, { more: 1 }])
      expect((await send({ ...parameters, ...wrong })).status).toBe(400)
    for (const other of [
      { quoteId: setup.company.id },
      { carrierQuoteNumber: 'FLK-1' },
      { carrierName: 'Another' },
      { rateSource: 'MortonExpress' },
    ])
      expect((await send({ ...parameters, ...other })).status).toBe(422)
    const { serviceDays: _days, ...withoutDays } = parameters
    expect(bookShipment.body?.parse({ ...ofFlock, integrationBookingParameters: withoutDays })).toMatchObject({
      integrationBookingParameters: { serviceDays: 1 },
    })
    expect((await send(withoutDays)).status).toBe(200)
  })

  it('takes charges with six facts each, and no others [BOOK-30]', async () => {
    const { setup, shipmentId, shipmentNumber } = await given()
    const whole = [manualCharge('FreightRate', 500), manualCharge('FuelSurcharge', 25.5)]
    const body = await setup.byHand({ shippingMode: 'LTL' })
    const send = (manualBookingCharges: object[]) => setup.tryBook(shipmentId, { ...body, manualBookingCharges })
    for (const name of ['type', 'description', 'units', 'rate', 'chargeRateType', 'total']) {
      const lacking = Object.fromEntries(
        Object.entries(manualCharge('FreightRate', 500)).filter(([key]) => key !== name),
      )
      expect((await send([lacking, ...whole])).status).toBe(400)
    }
    expect((await send([...whole, { ...manualCharge('Tarp', 5), currency: 'USD' }])).status).toBe(400)
    expect((await send(whole)).status).toBe(200)
    expect(await setup.charges(shipmentId)).toMatchObject({
      total: 525.5,
      charges: [
        {
          chargeType: 'FreightRate',
          description: 'Freight Rate',
          units: 1,
          rate: 500,
          chargeRateType: 'Flat',
          total: 500,
        },
        { chargeType: 'FuelSurcharge', units: 1, rate: 25.5, chargeRateType: 'Flat', total: 25.5 },
      ],
    })
    expect((await setup.read(shipmentNumber)).totalCharge).toBe(525.5)
  })

  it('books Morton Express by the charges of its rate, whatever charges are sent [BOOK-23]', async () => {
    const { setup, shipmentId, ofMorton } = await given()
    const dearer = [manualCharge('FreightRate', 1), manualCharge('FuelSurcharge', 1)]
    expect((await setup.tryBook(shipmentId, { ...ofMorton, manualBookingCharges: dearer })).status).toBe(200)
    expect((await setup.charges(shipmentId)).total).toBe(901.1)
    expect(partners.morton.bookings()[0]?.body).toMatchObject({
      charges: [{ total: 800 }, { total: 101.1 }],
    })
  })
})

describe('GET /api/v1/rates/{rateId}', () => {
  it('tells of a contracted rate its contract, carrier and additional charges, by which it is booked as a truckload [BOOK-26] [BOOK-27]', async () => {
    const setup = await shipmentSetup(portal)
    const { shipmentId, shipmentNumber } = await setup.ship()
    const tarp = { type: 'Tarp' as const, description: 'Tarps', units: 1, rate: 85, chargeRateType: 'Flat' as const }
    const { id: contractId, carrierId } = await addLaneRate(setup.admin, {
      chargeType: 'Flat',
      flatOrEach: 1_500,
      additionalCharges: [tarp],
    })
    const rate = await setup.ask(getBookableRate, { params: { rateId: contractId } })
    const additionalCharges = [{ ...tarp, total: 85 }]
    expect(rate).toEqual({ kind: 'Contract', contractId, carrierId, carrierName: 'Able', additionalCharges })
    await setup.book(shipmentId, {
      ...{ shippingMode: 'TL', carrierId, contractId, manualBookingCharges: additionalCharges },
      ...{ p44BookingParameters: null, integrationBookingParameters: null },
    })
    expect(await setup.read(shipmentNumber)).toMatchObject({
      shippingMode: 'TL',
      rateSource: 'Contract',
      carrier: { id: carrierId },
      totalCharge: 1_585,
    })
    expect((await setup.charges(shipmentId)).charges).toMatchObject([
      { chargeType: 'FreightRate', total: 1_500 },
      { chargeType: 'Tarp', description: 'Tarps', total: 85 },
    ])
  })

  it('tells of a rate of each partner that it is integrated, which is booked with integration parameters [BOOK-21]', async () => {
    for (const [source, mode, kind] of [
      ['Project44Ltl', 'LTL', 'p44BookingParameters'],
      ['Project44Vltl', 'VLTL', 'p44BookingParameters'],
      ['FlockFreight', 'LTL', 'integrationBookingParameters'],
      ['MortonExpress', 'LTL', 'integrationBookingParameters'],
    ] as const) {
      const setup = await shipmentSetup(portal)
      const { shipmentId, shipmentNumber } = await setup.shipLtl()
      const { rate: quoted } = await setup.byPartner(source, mode)
      const rate = await setup.ask(getBookableRate, { params: { rateId: quoted.id } })
      expect(rate).toEqual({ kind: 'Integrated', shippingMode: mode, rate: quoted })
      if (rate.kind !== 'Integrated') throw new Error('It is integrated')
      const body = integratedBooking(rate.rate, rate.shippingMode)
      expect(body).toMatchObject({ shippingMode: mode, contractId: null, carrierId: null })
      expect(body[kind]).toMatchObject(
        kind === 'p44BookingParameters'
          ? { quoteRequestId: quoted.quoteId }
          : { quoteId: quoted.quoteId, rateSource: source },
      )
      await setup.book(shipmentId, body as Parameters<typeof setup.book>[1])
      expect(await setup.read(shipmentNumber)).toMatchObject({ shipmentStatus: 3, rateSource: source })
    }
  })
})
