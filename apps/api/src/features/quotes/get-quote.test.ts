import { QuoteDetails } from '@lanewise/contract/quote-form'
import { getLtlQuote } from '@lanewise/contract/quotes'
import { findIntegratedRates } from '@lanewise/contract/rates'
import { search } from '@lanewise/contract/search'
import { beforeAll, describe, expect, it } from 'vitest'
import { sharedTestPortal, type TestPortal } from '#platform/testing/portal.ts'
import { chicagoToDallas, inDays, peaches, quoteSetup } from './testing/given.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await sharedTestPortal()
})

describe('a quote of the history', () => {
  it('brings what the wizard begins with: places, accessorials and line items, and no date', async () => {
    const { find, ask } = await quoteSetup(portal)
    const { quoteId } = await find({
      accessorials: ['InsidePickup', 'LiftgateDelivery', 'ProtectFromHeat', 'Overlength8'],
      products: [peaches],
    })
    const { details } = await ask(getLtlQuote, { params: { quoteId } })
    expect(details).toMatchObject({
      equipmentMode: 1,
      shippingModes: ['LTL'],
      pickupDate: null,
      requestId: null,
      isTeam: false,
      isBlind: false,
      isLiftGateRequired: true,
      linearFeet: null,
      pickupLocation: {
        id: 'US:60606',
        city: 'Chicago',
        state: 'IL',
        postalCode: '60606',
        country: 'US',
        latitude: expect.closeTo(41.9, 0),
        longitude: expect.closeTo(-87.6, 0),
        ianaTimeZone: 'America/Chicago',
      },
      dropoffLocation: { id: 'US:75201', city: 'Dallas', state: 'TX', postalCode: '75201', country: 'US' },
      pickupAccessorials: ['InsidePickup'],
      dropoffAccessorials: ['LiftgateDelivery'],
      additionalServices: ['ProtectFromHeat'],
      lineItems: [
        {
          description: 'Canned peaches',
          totalWeight: 1_000,
          packageLength: 48,
          packageWidth: 40,
          packageHeight: 48,
          palletCount: 2,
          packageCount: 2,
          packagingUnitType: 'Pallet',
          cargoClassification: 'Food',
          freightClass: '70',
          nmfcNumber: '073227-02',
          isStackable: true,
        },
      ],
    })
    expect(QuoteDetails.safeParse({ ...details, pickupDate: inDays(3) }).success).toBe(true)
    expect(QuoteDetails.safeParse(details).error?.issues.map(({ path }) => path)).toEqual([['pickupDate']])
  })

  it('says that truckload rates were asked for as well, and which order was made with one of its rates', async () => {
    const { find, ask } = await quoteSetup(portal)
    const { quoteId } = await find({ isTruckloadAsked: true })
    const quote = await ask(getLtlQuote, { params: { quoteId } })
    expect(quote.shippingModes).toEqual(['LTL', 'TL'])
    expect(quote.details.shippingModes).toEqual(['LTL', 'TL'])
    expect(quote.bookedOrderNumber).toBeNull()
  })

  it('tells its miles, and the rates that it got', async () => {
    const { find, ask } = await quoteSetup(portal)
    const rates = await find()
    const quote = await ask(getLtlQuote, { params: { quoteId: rates.quoteId } })
    expect(quote.miles).toBeGreaterThan(850)
    expect(quote.miles).toBeLessThan(1_100)
    expect(quote.rates).toEqual(rates)
  })

  it('is found by its number in the global search', async () => {
    const { find, ask } = await quoteSetup(portal)
    const { quoteNumber, quoteId } = await find()
    const results = await ask(search, { params: { kind: 'quotes' }, query: { q: quoteNumber } })
    expect(results).toMatchObject([
      {
        projection: 'record',
        title: quoteNumber,
        path: `/requote/${quoteId}`,
        detail: expect.stringMatching(/^Chicago, IL 60606 to Dallas, TX 75201, LTL on /),
      },
    ])
  })

  it('is not there for another company nor without permission, and for an unknown id', async () => {
    const { find, attempt, colleague } = await quoteSetup(portal)
    const { quoteId } = await find()
    const other = await quoteSetup(portal)
    const params = { quoteId }
    expect((await other.attempt(getLtlQuote, { params })).status).toBe(404)
    expect((await attempt(getLtlQuote, { params: { quoteId: crypto.randomUUID() } })).status).toBe(404)
    expect((await (await colleague(['ViewOrder'])).attempt(getLtlQuote, { params })).status).toBe(403)
    expect((await (await colleague(['ViewQuoteHistory'])).attempt(getLtlQuote, { params })).status).toBe(200)
  })
})

describe('the tariffs of a company', () => {
  it('are asked where no partner is set, and a company without any is told so', async () => {
    const { find } = await quoteSetup(portal)
    const { sources, items } = await find()
    expect(sources.map(({ source }) => source)).toEqual(['Tariff'])
    expect(items[0]).toMatchObject({ carrierName: 'Lanewise Lines', rateSource: 'Tariff' })
    expect(items[0]?.why.length).toBeGreaterThan(0)
    const bare = await portal.given.person()
    const { ask } = portal.as(bare)
    const none = await ask(findIntegratedRates, { body: { ...chicagoToDallas, customerId: bare.companyId } })
    expect(none.items).toEqual([])
    expect(none.sources[0]?.refusals).toEqual([{ carrierName: 'Tariff', reason: 'has no tariffs yet' }])
  })
})
