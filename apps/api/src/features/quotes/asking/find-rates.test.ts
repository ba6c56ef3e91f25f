import { createCarrier, setCarrierLogo } from '@lanewise/contract/carriers'
import { getHistory } from '@lanewise/contract/history'
import { getLtlQuote } from '@lanewise/contract/quotes'
import { findIntegratedRates } from '@lanewise/contract/rates'
import { type DensityTable, densityTables } from '@lanewise/domain/freight/freight-class'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { inCompany } from '#platform/db/database.ts'
import { onePixel } from '#platform/testing/one-pixel.ts'
import { startSettingsPortal, type TestPortal } from '#platform/testing/portal.ts'
import { chicagoToDallas, inDays, peaches, quoteSetup, today } from '../testing/given.ts'
import { type Partners, project44Answer, project44Quote, startPartners } from '../testing/partners.ts'

let partners: Partners
let portal: TestPortal
beforeAll(async () => {
  partners = await startPartners()
  portal = await startSettingsPortal(partners.settings)
})
afterAll(async () => {
  await portal.close()
  await partners.close()
})
beforeEach(() => partners.reset())

const paint = {
  ...peaches,
  description: 'Paint',
  isHazmat: true,
  hazmatHazardClass: '3' as const,
  hazmatPackingGroup: 'II' as const,
  hazmatUNNumber: 'UN1263',
}

const laredo = { city: 'Laredo', state: 'TX', zip: '78040', stopNumber: 1 }

describe('asking for rates', () => {
  it('sends customer, accessorials, stops, products, hazmat, date and mode, and answers rates of all sources [RATE-22]', async () => {
    const { find, read } = await quoteSetup(portal)
    const answer = await find({
      accessorials: ['LiftgateDelivery'],
      products: [peaches, paint],
      isHazmatRequired: true,
    })
    expect(answer.isComplete).toBe(true)
    expect(answer.sources.map(({ source, name, state }) => [source, name, state])).toEqual([
      ['Project44Ltl', 'project44 LTL', 'Answered'],
      ['FlockFreight', 'Flock Freight', 'Answered'],
      ['Tariff', 'Tariff', 'Answered'],
    ])
    const [question] = partners.asked.project44()
    expect(question).toMatchObject({
      path: '/api/v4/ltl/quotes/rates/query',
      body: {
        originAddress: { postalCode: '60606', city: 'Chicago', state: 'IL', country: 'US' },
        destinationAddress: { postalCode: '75201', city: 'Dallas', state: 'TX', country: 'US' },
        pickupWindow: { date: chicagoToDallas.shippingDate },
        lineItems: [{ description: 'Canned peaches' }, { description: 'Paint' }],
        accessorialServices: [{ code: 'LGDEL' }, { code: 'HAZM' }],
      },
    })
    expect(partners.asked.flock()[0]?.body).toMatchObject({
      mode: 'LTL',
      hazmat: true,
      services: ['LiftgateDelivery', 'Hazmat'],
    })
    expect(await read(answer.quoteId)).toEqual(answer)
  })

  it('sorts the cheapest first and gives every field of a rate and of its charges [RATE-4] [RATE-7]', async () => {
    const { find } = await quoteSetup(portal)
    const { items, quoteId } = await find()
    const costs = items.map(({ totalCost }) => totalCost)
    expect(costs).toEqual([...costs].sort((one, other) => one - other))
    expect(new Set(items.map(({ rateSource }) => rateSource))).toEqual(
      new Set(['Project44Ltl', 'FlockFreight', 'Tariff']),
    )
    expect(items.find(({ rateSource }) => rateSource === 'FlockFreight')).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      quoteId,
      carrierName: 'Flock Freight',
      logoId: null,
      minServiceDays: 2,
      maxServiceDays: 4,
      serviceLevel: 'SharedTruckload',
      serviceLevelCode: 'direct-2',
      serviceLevelDescription: 'FlockDirect, 2 day pickup',
      rateSource: 'FlockFreight',
      pickupFlexibility: '2 days',
      flexibilityDescription: 'Picked up on the day asked for or the day after',
      maxLiability: 100_000,
      totalCost: 742.18,
      charges: [
        {
          description: 'Shared truckload',
          chargeType: 'FreightRate',
          chargeTypeName: 'Freight Rate',
          chargeRateType: 'Flat',
          units: 1,
          rate: 650,
          total: 650,
        },
        {
          description: 'Fuel Surcharge',
          chargeType: 'FuelSurcharge',
          chargeTypeName: 'Fuel Surcharge',
          chargeRateType: 'Flat',
          units: 1,
          rate: 92.18,
          total: 92.18,
        },
      ],
      customerFreightPayer: null,
      isGuaranteedRate: false,
      webServiceDescriptionId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      integrationServiceType: 'FlockFreight',
      additionalInfo: {
        integrationCarrierQuoteReferenceNumber: 'FLK-20417',
        integrationCarrierName: 'Flock Freight',
      },
      expiresAt: '2099-11-20T23:00:00.000Z',
      why: [],
      warnings: [],
      unpricedAccessorials: [],
    })
  })

  it('asks volume rates of those who quote them', async () => {
    const { find } = await quoteSetup(portal)
    const { sources } = await find({ shippingMode: 'VLTL' })
    expect(sources.map(({ source }) => source)).toEqual(['Project44Vltl', 'FlockFreight', 'Tariff'])
    expect(partners.asked.project44().map(({ path }) => path)).toEqual(['/api/v4/vltl/quotes/rates/query'])
  })

  it('knows each stop by city, state and zip too, in the order of their numbers [RATE-24]', async () => {
    const { find, ask } = await quoteSetup(portal)
    const { quoteId } = await find({
      stops: [
        { city: 'Dallas', state: 'TX', zip: '75201', stopNumber: 2 },
        { city: 'somewhere', state: 'XX', quotableLocationId: 'US:IL:Chicago', stopNumber: 1 },
      ],
    })
    const { origin, destination } = await ask(getLtlQuote, { params: { quoteId } })
    expect(origin).toMatchObject({ id: 'US:IL:Chicago', city: 'Chicago', state: 'IL', postalCode: null })
    expect(destination).toMatchObject({ id: 'US:75201', city: 'Dallas', state: 'TX', postalCode: '75201' })
    expect(partners.asked.flock()).toEqual([])
  })

  it('takes the country of a stop as given, otherwise the one that has the city [DEF-131]', async () => {
    const { find, ask, attempt, company } = await quoteSetup(portal)
    const dropoffOf = async (stop: { city: string; state: string; country?: 'MX' }) => {
      const { quoteId } = await find({ stops: [laredo, { ...stop, stopNumber: 2 }] })
      return (await ask(getLtlQuote, { params: { quoteId } })).destination
    }
    expect(await dropoffOf({ city: 'Monterrey', state: 'NL', country: 'MX' })).toMatchObject({ id: 'MX:NL:Monterrey' })
    expect(await dropoffOf({ city: 'Monterrey', state: 'NL' })).toMatchObject({ id: 'MX:NL:Monterrey' })
    expect(await dropoffOf({ city: 'Gander', state: 'NL' })).toMatchObject({ id: 'CA:NL:Gander' })
    const { status, problem } = await attempt(findIntegratedRates, {
      body: {
        ...{ ...chicagoToDallas, customerId: company.id },
        stops: [laredo, { city: 'Atlantis', state: 'NL', stopNumber: 2 }],
      },
    })
    const refusal = 'NL is Newfoundland and Labrador (Canada) or Nuevo León (Mexico). Name the country.'
    expect([status, problem.modelState?.['stops.1.state']]).toEqual([400, [refusal]])
  })

  it('hands every field of a product on to the sources and keeps it [RATE-25]', async () => {
    const { find, company } = await quoteSetup(portal)
    const { quoteId } = await find({ products: [paint] })
    const stored = await inCompany(portal.database.db, company.id, (tx) =>
      tx.selectFrom('quotes').select('products').where('id', '=', quoteId).executeTakeFirstOrThrow(),
    )
    expect(stored.products).toEqual([
      {
        perPackageWeightInPounds: 500,
        length: 48,
        width: 40,
        height: 48,
        count: 2,
        nmfcClass: '70',
        packagingType: 'Pallet',
        palletCount: 2,
        isStackable: true,
        isHazmat: true,
        hazmatHazardClass: '3',
        hazmatPackingGroup: 'II',
        hazmatUNNumber: 'UN1263',
        description: 'Paint',
        nmfcNumber: '073227-02',
        cargoClassification: 'Food',
      },
    ])
    expect(partners.asked.flock()[0]?.body).toMatchObject({
      handlingUnits: [
        {
          description: 'Paint',
          packaging: 'Pallet',
          count: 2,
          pieces: 2,
          weight: 1_000,
          length: 48,
          width: 40,
          height: 48,
          stackable: true,
          freightClass: '70',
          nmfc: '073227-02',
          hazmat: { unNumber: 'UN1263', hazardClass: '3', packingGroup: 'II' },
        },
      ],
    })
  })

  it('saves one quote of the history each, with its pickup date, request, pallets and lowest raw cost', async () => {
    const { find, ask, person } = await quoteSetup(portal)
    const before = Date.now()
    const { quoteId, quoteNumber, items } = await find({ products: [peaches, { ...peaches, palletCount: 3 }] })
    expect(quoteNumber).toMatch(/^Q5\d{5}$/)
    const quote = await ask(getLtlQuote, { params: { quoteId } })
    expect(quote).toMatchObject({
      quoteNumber,
      quoteDate: inDays(3),
      units: 5,
      totalWeight: 2_000,
      freightClasses: ['70'],
      lowestRate: items[0]?.totalCost,
      rateCount: items.length,
      shippingMode: 'LTL',
      createUserId: person.id,
      createdBy: 'Ana Ruiz',
    })
    expect(Date.parse(quote.createDateTime)).toBeGreaterThanOrEqual(before - 1_000)
    expect((await find()).quoteId).not.toBe(quoteId)
    const { data } = await ask(getHistory, { params: { entity: 'quote', entityId: quoteId } })
    expect(data.flatMap(({ sentences }) => sentences)).toEqual([`Ana Ruiz created quote ${quoteNumber}`])
  })

  it('keeps the miles of its way to a tenth, those that trucks are priced by', async () => {
    const { find, spot, ask } = await quoteSetup(portal)
    const { quoteId } = await find()
    await spot()
    const [{ miles }] = partners.asked.spot().map(({ body }) => body) as [{ miles: number }]
    expect((await ask(getLtlQuote, { params: { quoteId } })).miles).toBe(Math.round(miles * 10) / 10)
  })

  it('takes a class that nobody named from the density table of its pickup day, and remembers which [TRADE-4]', async () => {
    const { find, ask } = await quoteSetup(portal)
    const quoted = async (shippingDate: string) => {
      const { quoteId } = await find({ shippingDate, products: [{ ...peaches, nmfcClass: null }] })
      const { densityTable, freightClasses, details } = await ask(getLtlQuote, { params: { quoteId } })
      return [densityTable, freightClasses, details.lineItems.map(({ freightClass }) => freightClass)]
    }
    const later: DensityTable = {
      effective: inDays(5),
      rows: [{ below: Number.POSITIVE_INFINITY, freightClass: '65' }],
    }
    const tables = densityTables as unknown as DensityTable[]
    tables.push(later)
    try {
      expect(await quoted(inDays(4))).toEqual(['2025-07-19', ['100'], ['100']])
      expect(await quoted(inDays(5))).toEqual([inDays(5), ['65'], ['65']])
    } finally {
      tables.pop()
    }
  })

  it('keeps what a provider needs for booking exactly as it came', async () => {
    const { find, company } = await quoteSetup(portal)
    partners.project44(project44Answer(project44Quote({ capacityProviderQuoteNumber: '000123é\\"' })))
    await find()
    const stored = await inCompany(portal.database.db, company.id, (tx) =>
      tx.selectFrom('quoteRates').select('providerData').where('scac', '=', 'SAIA').executeTakeFirstOrThrow(),
    )
    expect(JSON.parse(stored.providerData)).toMatchObject({
      quoteId: '5b2d7c90-0000-4000-8000-000000000001',
      capacityProviderAccountGroup: { code: 'ACME', accounts: [{ code: 'SAIA-1' }] },
      capacityProviderQuoteNumber: '000123é\\"',
      contractId: ' C-09 ',
      serviceLevel: { code: 'STD', description: 'Standard  Rate' },
    })
    expect(stored.providerData.indexOf('quoteId')).toBeLessThan(stored.providerData.indexOf('contractId'))
  })

  it('names the accessorials that a carrier did not price [TRADE-6]', async () => {
    const { find } = await quoteSetup(portal)
    const requestedAccessorialServices = [
      { code: 'LGDEL', status: 'ACCEPTED' },
      { code: 'APPTDEL', status: 'UNACCEPTED' },
    ]
    partners.project44(project44Answer(project44Quote({ requestedAccessorialServices })))
    const { items } = await find({ accessorials: ['LiftgateDelivery', 'AppointmentDelivery'] })
    const unpriced = new Map(items.map((item) => [item.rateSource, item.unpricedAccessorials]))
    expect(unpriced.get('Project44Ltl')).toEqual(['AppointmentDelivery'])
    expect(unpriced.get('FlockFreight')).toEqual(['LiftgateDelivery', 'AppointmentDelivery'])
    expect(unpriced.get('Tariff')).toEqual([])
  })

  it('shows the logo of the carrier of the company that has the SCAC of the rate', async () => {
    const { find, ask } = await quoteSetup(portal)
    const { carrierId } = await ask(createCarrier, {
      body: { name: 'Saia', scac: 'SAIA', dotNumber: '29124', modes: ['LTL'] },
    })
    const logo = await ask(setCarrierLogo, { params: { carrierId }, body: { data: onePixel } })
    const { items } = await find()
    const logos = new Map(items.map(({ rateSource, logoId }) => [rateSource, logoId]))
    expect(logos.get('Project44Ltl')).toBe(logo.logoFileId)
    expect(logos.get('FlockFreight')).toBeNull()
  })

  it('holds a price as long as its source says, otherwise a day and not beyond the pickup', async () => {
    const { find } = await quoteSetup(portal)
    const { items, createDateTime, expiresAt } = await find()
    const aDay = new Date(Date.parse(createDateTime) + 86_400_000).toISOString()
    expect(expiresAt).toBe(aDay)
    const expiry = new Map(items.map((item) => [item.rateSource, item.expiresAt]))
    expect(expiry.get('FlockFreight')).toBe('2099-11-20T23:00:00.000Z')
    expect(expiry.get('Project44Ltl')).toBe(aDay)
    const sameDay = await find({ shippingDate: today })
    expect(Date.parse(sameDay.expiresAt) - Date.parse(sameDay.createDateTime)).toBeLessThanOrEqual(86_400_000)
    expect(new Date(sameDay.expiresAt).toLocaleTimeString('en-US', { timeZone: 'America/Chicago' })).toBe('12:00:00 AM')
  })

  it('names carriers that gave no rate, with their reasons', async () => {
    const { find } = await quoteSetup(portal)
    partners.flock({ json: { quotes: [], declined: [{ reason: 'No truck that day' }] } })
    const { sources } = await find()
    expect(sources.find(({ source }) => source === 'FlockFreight')).toMatchObject({
      state: 'Answered',
      message: null,
      refusals: [{ carrierName: 'Flock Freight', reason: 'No truck that day' }],
      rateCount: 0,
    })
  })
})

describe('a request that nobody can be asked with', () => {
  it.each<[string, Record<string, unknown>, string, string]>([
    ['a past date', { shippingDate: inDays(-1) }, 'shippingDate', 'The pickup date has passed'],
    ['no date', { shippingDate: '2026-02-30' }, 'shippingDate', 'Enter a date'],
    [
      'an unknown zip',
      { stops: [{ city: 'Nowhere', state: 'IL', zip: '00000', stopNumber: 1 }, chicagoToDallas.stops[1]] },
      'stops.0.zip',
      'Zip Code 00000 is not known. Leave it out to name all of Nowhere.',
    ],
    [
      'an unknown city',
      { stops: [chicagoToDallas.stops[0], { city: 'Atlantis', state: 'TX', stopNumber: 2 }] },
      'stops.1.city',
      'No Atlantis is known in Texas',
    ],
    [
      'an unknown state',
      { stops: [chicagoToDallas.stops[0], { city: 'Atlantis', state: 'QQ', stopNumber: 2 }] },
      'stops.1.state',
      'There is no state QQ',
    ],
    [
      'two pickups',
      { stops: chicagoToDallas.stops.map((stop) => ({ ...stop, stopNumber: 1 })) },
      'stops.1.stopNumber',
      'Number the pickup 1 and the dropoff 2',
    ],
    ['no freight', { products: [] }, 'products', 'Must have at least one line item'],
    ['200 line items', { products: Array.from({ length: 200 }, () => peaches) }, 'products', 'At most 100 line items'],
    [
      'no weight',
      { products: [{ ...peaches, perPackageWeightInPounds: 0 }] },
      'products.0.perPackageWeightInPounds',
      'Must be above 0',
    ],
    [
      'an absurd weight',
      { products: [peaches, { ...peaches, perPackageWeightInPounds: 900_000, count: 900_000 }] },
      'products.1.perPackageWeightInPounds',
      'All packages of a line weigh at most 999,999 lbs',
    ],
    ['an absurd size', { products: [{ ...peaches, length: 1e9 }] }, 'products.0.length', 'At most 999'],
  ])('is refused at its field for %s, and keeps nothing', async (_what, wrong, field, message) => {
    const { tryFind, company } = await quoteSetup(portal)
    const { status, problem } = await tryFind(wrong)
    expect([status, problem.modelState?.[field]]).toEqual([400, [message]])
    const stored = await inCompany(portal.database.db, company.id, (tx) =>
      tx.selectFrom('quotes').select('id').execute(),
    )
    expect(stored).toEqual([])
    expect(partners.asked.project44()).toEqual([])
  })

  it('is refused for another company', async () => {
    const { tryFind } = await quoteSetup(portal)
    const other = await quoteSetup(portal)
    expect((await tryFind({ customerId: other.company.id })).status).toBe(403)
  })

  it('is refused without CreateQuote, CreateOrder and BookShipment, and taken with any of them', async () => {
    const { colleague, body } = await quoteSetup(portal)
    const status = async (permission: Parameters<typeof colleague>[0][number]) =>
      (await (await colleague([permission])).attempt(findIntegratedRates, { body: body() })).status
    expect(await status('ViewQuoteHistory')).toBe(403)
    for (const permission of ['CreateQuote', 'CreateOrder', 'BookShipment'] as const)
      expect(await status(permission)).toBe(200)
  })
})
