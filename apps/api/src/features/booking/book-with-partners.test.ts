import { bookShipment, updateOriginationType } from '@lanewise/contract/booking'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { shipmentSetup } from '#features/shipments/testing/given.ts'
import { inCompany } from '#platform/db/database.ts'
import { startSettingsPortal, type TestPortal } from '#platform/testing/portal.ts'
import { type BookingPartners, startBookingPartners, taken } from './testing/booking-partners.ts'

let partners: BookingPartners
let portal: TestPortal
beforeAll(async () => {
  partners = await startBookingPartners()
  portal = await startSettingsPortal(partners.settings)
})
afterAll(() => Promise.all([portal.close(), partners.close()]))
beforeEach(() => partners.reset())

type Setup = Awaited<ReturnType<typeof shipmentSetup>>

const attempts = ({ company }: Setup, shipmentId: string) =>
  inCompany(portal.database.db, company.id, (tx) =>
    tx.selectFrom('bookingAttempts').selectAll().where('shipmentId', '=', shipmentId).execute(),
  )

const storedWithRate = ({ company }: Setup, source: string) =>
  inCompany(portal.database.db, company.id, async (tx) => {
    const rows = await tx.selectFrom('quoteRates').select(['offer', 'providerData']).execute()
    return rows.find(({ offer }) => (offer as { rateSource: string }).rateSource === source)?.providerData
  })

describe('a partner that accepts', () => {
  it.each([
    ['FlockFreight', 'Flock Freight', '/v1/bookings', { authorization: 'Bearer flock-key' }],
    ['MortonExpress', 'Morton Express', '/bookings', { 'x-api-key': 'morton-key' }],
  ] as const)('%s is booked once, under its numbers, with the key of the attempt', async (...row) => {
    const [source, name, path, headers] = row
    const partner = source === 'FlockFreight' ? partners.flock : partners.morton
    const setup = await shipmentSetup(portal)
    const { shipmentId, shipmentNumber, orderNumber } = await setup.shipLtl()
    const { rate, body } = await setup.byPartner(source)
    // The partner's own number takes precedence.
    await setup.book(shipmentId, { ...body, proNumber: '0552' })
    expect(await setup.read(shipmentNumber)).toMatchObject({
      shipmentStatus: 3,
      attention: null,
      rateSource: source,
      originationType: 'Integrated',
      carrier: { companyName: name },
      totalCharge: rate.totalCost,
      proNumber: '0771',
      pickupNumber: 'PU-9',
    })
    const [attempt] = await attempts(setup, shipmentId)
    expect(attempt).toMatchObject({ state: 'Booked', reference: 'B-001' })
    expect(await setup.sentences(shipmentId)).toContain('Ana Ruiz set Booking reference to B-001')
    expect(partner.bookings()).toMatchObject([
      {
        path,
        headers: { ...headers, 'idempotency-key': attempt?.id },
        body: {
          reference: attempt?.id,
          shipmentNumber,
          mode: 'LTL',
          total: rate.totalCost,
          orderNumbers: [orderNumber],
          stops: [
            { stopNumber: 1, type: 'Pickup', city: 'Chicago', postalCode: '60606' },
            { stopNumber: 2, type: 'Dropoff', city: 'Dallas', postalCode: '75201' },
          ],
          items: [{ description: 'Canned peaches', weight: 1200, pallets: 2, freightClass: '70' }],
        },
      },
    ])
  })

  it('sends Morton Express the charges of the rate as they were quoted', async () => {
    const setup = await shipmentSetup(portal)
    const { shipmentId } = await setup.shipLtl()
    await setup.book(shipmentId, (await setup.byPartner('MortonExpress')).body)
    expect(partners.morton.bookings()[0]?.body).toMatchObject({
      total: 901.1,
      charges: [
        { type: 'FreightRate', description: 'Line haul', units: 1, rate: 800, chargeRateType: 'Flat', total: 800 },
        { type: 'FuelSurcharge', description: 'Fuel', units: 1, rate: 101.1, chargeRateType: 'Flat', total: 101.1 },
      ],
    })
  })

  it('project44 dispatches with the account, the numbers and the codes of its quote', async () => {
    const setup = await shipmentSetup(portal)
    const { shipmentId, shipmentNumber } = await setup.shipLtl()
    await setup.book(shipmentId, (await setup.byPartner('Project44Ltl')).body)
    expect(await setup.read(shipmentNumber)).toMatchObject({
      shipmentStatus: 3,
      rateSource: 'Project44Ltl',
      proNumber: '0771',
      pickupNumber: 'PU-9',
    })
    const [attempt] = await attempts(setup, shipmentId)
    expect(attempt).toMatchObject({ state: 'Booked', reference: '48127' })
    expect(partners.project44.bookings()).toMatchObject([
      {
        path: '/api/v4/ltl/dispatchedshipments',
        headers: { authorization: 'Bearer t1' },
        body: {
          capacityProviderAccountGroup: { code: 'ACME', accounts: [{ code: 'SAIA-1' }] },
          carrierCode: 'SAIA',
          capacityProviderQuoteNumber: '000123',
          originLocation: { address: { postalCode: '60606' }, contact: { companyName: 'Northwind Foods' } },
          pickupWindow: { startTime: '08:00', endTime: '16:00' },
          shipmentIdentifiers: [
            { type: 'BILL_OF_LADING', value: shipmentNumber },
            { type: 'EXTERNAL', value: attempt?.id },
          ],
        },
      },
    ])
  })

  it('a spot service books the quote that it gave, and nothing is booked without it', async () => {
    const setup = await shipmentSetup(portal)
    const { shipmentNumber } = await setup.ship()
    const { id: quoteId, isPartial } = await setup.spot()
    const body = { originationType: 'Spot' as const, quoteId, isPartial }
    expect(await setup.ask(updateOriginationType, { params: { shipmentNumber }, body })).toMatchObject({
      isSuccess: true,
    })
    expect(partners.spot.bookings()).toMatchObject([
      {
        path: '/price/bookings',
        headers: { authorization: 'Bearer spot-key' },
        body: { mode: 'TL', isPartial: false, rate: { id: 'Spot:SR-118:full', quoteNumber: 'SR-118' } },
      },
    ])
  })
})

/** Unusual but valid JSON: odd numbers, blanks, an unknown field, an unusual key order. */
const odd = '"zone":" 7 ","weight":1.10,"big":12345678901234567890,"lane":{"b":1.0,"a":null},"é":"\u2028"'

describe('what a provider gave with its rate is kept exactly as it came and sent back unchanged', () => {
  it('by Flock Freight, the whole quote [TRADE-5]', async () => {
    const setup = await shipmentSetup(portal)
    const { shipmentId } = await setup.shipLtl()
    const came = `{${odd},"quoteId":88121,"quoteNumber":"00417","total":742.180}`
    partners.flock.quote({ text: `{"quotes":[${came}]}` })
    const { body } = await setup.byPartner('FlockFreight')
    const stored = await storedWithRate(setup, 'FlockFreight')
    expect(stored).toContain(`"quote":${came}}`)
    await setup.book(shipmentId, body)
    const [attempt] = await attempts(setup, shipmentId)
    expect(attempt?.providerData).toBe(stored)
    expect(partners.flock.bookings()[0]?.text).toContain(`"rate":${stored},`)
  })

  it('by Morton Express, the whole rate [TRADE-5]', async () => {
    const setup = await shipmentSetup(portal)
    const { shipmentId } = await setup.shipLtl()
    const came = `{${odd},"quoteId":"mx-7","carrierName":"Morton Express","serviceDays":3,"totalRate":901.10}`
    partners.morton.quote({ text: `{"rates":[${came}]}` })
    const { body } = await setup.byPartner('MortonExpress')
    const stored = await storedWithRate(setup, 'MortonExpress')
    expect(stored).toContain(`"quote":${came}}`)
    await setup.book(shipmentId, body)
    expect(partners.morton.bookings()[0]?.text).toContain(`"rate":${stored},`)
  })

  it('by project44, the account, the numbers and the level [TRADE-5]', async () => {
    const setup = await shipmentSetup(portal)
    const { shipmentId } = await setup.shipLtl()
    const group = `{"code":"ACME",${odd},"accounts":[{"code":7.10}]}`
    const numbers = '"capacityProviderQuoteNumber":0.10e2,"carrierCode":"SAIA"'
    const level = '{"code":"STD","description":"Standard  Rate","rank":2.0}'
    partners.project44.quote({
      text: `{"rateQuotes":[{"id":"q-1","capacityProviderAccountGroup":${group},${numbers},"contractId":" C-09 ","serviceLevel":${level},"rateQuoteDetail":{"total":500.750}}]}`,
    })
    await setup.book(shipmentId, (await setup.byPartner('Project44Ltl')).body)
    const stored = await storedWithRate(setup, 'Project44Ltl')
    expect(stored).toContain(
      `{"quoteId":"q-1","capacityProviderAccountGroup":${group},${numbers},"contractId":" C-09 ","serviceLevel":${level},`,
    )
    const [sent] = partners.project44.bookings()
    expect(sent?.text).toContain(`"capacityProviderAccountGroup":${group}`)
    expect(sent?.text).toContain('"capacityProviderQuoteNumber":0.10e2')
    expect(sent?.body).toMatchObject({ carrierCode: 'SAIA', capacityProviderQuoteNumber: 10 })
  })

  it('by a spot service, the whole answer [TRADE-5]', async () => {
    const setup = await shipmentSetup(portal)
    const { shipmentNumber } = await setup.ship()
    const came = `{${odd},"quoteNumber":118.0,"total":2150.40}`
    partners.spot.quote({ text: came })
    const { id: quoteId, isPartial } = await setup.spot()
    const body = { originationType: 'Spot' as const, quoteId, isPartial }
    await setup.ask(updateOriginationType, { params: { shipmentNumber }, body })
    expect(partners.spot.bookings()[0]?.text).toContain(
      `"rate":{"id":"Spot:118.0:full","quoteNumber":"118.0","quote":${came}}`,
    )
  })
})

describe('a partner that refuses', () => {
  it('is quoted with all its reasons, and the shipment can be booked again at once', async () => {
    const setup = await shipmentSetup(portal)
    const { shipmentId, shipmentNumber } = await setup.shipLtl()
    const { body } = await setup.byPartner('FlockFreight')
    const messages = ['The pickup is closed on Wednesdays.', 'Dock 4 is full.']
    partners.flock.deal({ json: { messages }, status: 422 })
    const { status, problem } = await setup.tryBook(shipmentId, body)
    expect([status, problem.message]).toEqual([422, messages.join(' ')])
    expect(await setup.read(shipmentNumber)).toMatchObject({ shipmentStatus: 1, attention: null, carrier: null })
    partners.flock.deal({ json: taken() })
    await setup.book(shipmentId, body)
    expect((await attempts(setup, shipmentId)).map(({ state }) => state)).toEqual(['Refused', 'Booked'])
    expect((await setup.read(shipmentNumber)).shipmentStatus).toBe(3)
  })

  it('of project44 says what its carrier said', async () => {
    const setup = await shipmentSetup(portal)
    const { shipmentId } = await setup.shipLtl()
    const { body } = await setup.byPartner('Project44Ltl')
    const errors = [{ severity: 'ERROR', message: 'Pickup date is a holiday' }]
    partners.project44.deal({ json: { errorMessage: 'Bad Request', errors }, status: 400 })
    const { status, problem } = await setup.tryBook(shipmentId, body)
    expect([status, problem.message]).toEqual([422, 'Pickup date is a holiday'])
  })

  it('names itself where its credentials are refused', async () => {
    const setup = await shipmentSetup(portal)
    const { shipmentId } = await setup.shipLtl()
    const { body } = await setup.byPartner('MortonExpress')
    partners.morton.deal({ text: 'secret', status: 401 })
    const { status, problem } = await setup.tryBook(shipmentId, body)
    expect([status, problem.message]).toEqual([422, 'Morton Express answered 401'])
  })
})

describe('many who book one shipment at once', () => {
  it('call the partner once, and hear who is booking it with which carrier until that has answered [SHIP-8]', async () => {
    const setup = await shipmentSetup(portal)
    const { shipmentId, shipmentNumber } = await setup.shipLtl()
    const rates = await Promise.all(
      (['FlockFreight', 'MortonExpress'] as const).map(async (source) => setup.byPartner(source)),
    )
    // All answers are held back until every caller has tried.
    const held = Promise.withResolvers<void>()
    for (const partner of [partners.flock, partners.morton])
      partner.deal(async () => {
        await held.promise
        return { json: taken() }
      })
    const tries = await Promise.all(
      Array.from({ length: 8 }, async (_unused, index) => {
        const person = await setup.colleague(`Person${index}`)
        const { body } = rates[index % 2] as (typeof rates)[number]
        const carrier = ['Flock Freight', 'Morton Express'][index % 2]
        return {
          name: `Person${index} Cole`,
          carrier,
          call: () => person.attempt(bookShipment, { params: { shipmentId }, body }),
        }
      }),
    )
    let refused = 0
    const answers = await Promise.all(
      tries.map(async ({ call }) => {
        const answer = await call()
        if (answer.status === 409) refused += 1
        if (refused === tries.length - 1) held.resolve()
        return answer
      }),
    )
    const [winner, ...more] = tries.filter((_one, index) => answers[index]?.status === 200)
    expect([winner !== undefined, more]).toEqual([true, []])
    const messages = answers.filter(({ status }) => status === 409).map(({ problem }) => problem.message)
    expect(messages).toEqual(
      Array(7).fill(
        `${winner?.name} is booking shipment ${shipmentNumber} with ${winner?.carrier}, which has not answered yet`,
      ),
    )
    expect(partners.flock.bookings().length + partners.morton.bookings().length).toBe(1)
    // After the answer, the other callers learn that the shipment is booked.
    const late = tries.find((one) => one !== winner)
    expect((await late?.call())?.problem.message).toBe(
      `${winner?.name} has already booked shipment ${shipmentNumber} with ${winner?.carrier}`,
    )
  })
})
