import { createAPIQuote } from '@lanewise/contract/rates'
import { updateBookingSettings } from '@lanewise/contract/settings'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Behaviour } from '#connectors/testing/partner-server.ts'
import { inCompany } from '#platform/db/database.ts'
import { startSettingsPortal, startTestPortal, type TestPortal } from '#platform/testing/portal.ts'
import { inDays, quoteSetup, today, truck } from '../testing/given.ts'
import { type Partners, spotAnswer, startPartners } from '../testing/partners.ts'

let partners: Partners
let portal: TestPortal
/** A portal without a spot rate service. */
let own: TestPortal
beforeAll(async () => {
  partners = await startPartners()
  portal = await startSettingsPortal(partners.settings)
  own = await startTestPortal({ shared: portal.database })
})
afterAll(async () => {
  await own.close()
  await portal.close()
  await partners.close()
})
beforeEach(() => partners.reset())

describe('a spot quote', () => {
  it('is asked with equipment, date, stops and what the load needs, and answered [RATE-15]', async () => {
    const { spot } = await quoteSetup(portal)
    const quote = await spot({
      equipmentMode: 2,
      effectiveDate: inDays(3),
      isHazmatRequired: true,
      isTeamRequired: true,
      isLiftGateRequired: true,
    })
    expect(quote).toMatchObject({ quoteNumber: 'SR-118', totalCost: 2150.4 })
    expect(partners.asked.spot()).toMatchObject([
      {
        headers: { authorization: 'Bearer spot-key' },
        body: {
          equipmentMode: 2,
          effectiveDate: inDays(3),
          stops: [
            { stopNumber: 1, postalCode: '60606', city: 'Chicago', state: 'IL', country: 'US' },
            { stopNumber: 2, postalCode: '75201', city: 'Dallas', state: 'TX', country: 'US' },
          ],
          miles: expect.closeTo(960, -2),
          isHazmatRequired: true,
          isTeamRequired: true,
          isLiftGateRequired: true,
          isPartial: false,
        },
      },
    ])
  })

  it('holds id, number, effective date, transit days, total, whether it is partial, and charges in their shape [RATE-2] [RATE-16]', async () => {
    const { spot } = await quoteSetup(portal)
    const quote = await spot()
    expect(quote).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      quoteNumber: 'SR-118',
      effectiveDate: inDays(3),
      transitDays: 2,
      totalCost: 2150.4,
      isPartial: false,
      charges: [
        {
          description: 'Freight Rate',
          chargeType: 'FreightRate',
          chargeTypeName: 'Freight Rate',
          chargeRateType: 'Flat',
          units: 1,
          rate: 1700,
          total: 1700,
        },
        {
          description: 'Fuel',
          chargeType: 'FuelSurcharge',
          chargeTypeName: 'Fuel Surcharge',
          chargeRateType: 'Flat',
          units: 1,
          rate: 450.4,
          total: 450.4,
        },
      ],
      expiresAt: expect.any(String),
      why: ['Chicago has few trucks this week'],
      unpricedServices: [],
    })
    const hours = (Date.parse(quote.expiresAt) - Date.now()) / 3_600_000
    expect(hours).toBeGreaterThan(23)
    expect(hours).toBeLessThanOrEqual(24)
  })

  it('is partial by the same payload plus isPartial true and the linear feet [RATE-19] [DEF-112]', async () => {
    const { spot } = await quoteSetup(portal)
    await spot()
    expect((await spot({ isPartial: true, linearFeet: 12, weight: 9_000 })).isPartial).toBe(true)
    const [full, partial] = partners.asked.spot().map(({ body }) => body as object)
    expect(partial).toEqual({ ...full, isPartial: true, linearFeet: 12, weight: 9_000 })
  })

  it('that the market does not give is refused with its reason, and nothing is kept', async () => {
    const { trySpot, company } = await quoteSetup(portal)
    const refusal = async (behaviour: Behaviour) => {
      partners.spot(behaviour)
      const { status, problem } = await trySpot()
      return [status, problem.message]
    }
    expect(await refusal({ json: { reason: 'No trucks left that day' } })).toEqual([422, 'No trucks left that day'])
    expect(await refusal({ text: '<html>' })).toEqual([422, 'Spot rate service did not answer in JSON'])
    expect(await refusal({ text: '', status: 429 })).toEqual([422, 'Spot rate service answered 429'])
    const stored = await inCompany(portal.database.db, company.id, (tx) =>
      tx.selectFrom('spotQuotes').select('id').execute(),
    )
    expect(stored).toEqual([])
  })

  it('is asked once per request, clicked twice at once or asked again later', async () => {
    const { spot, trySpot, newRequest } = await quoteSetup(portal)
    const requestId = newRequest()
    const [one, two] = await Promise.all([spot({ requestId }), spot({ requestId })])
    expect(two).toEqual(one)
    expect(await spot({ requestId, effectiveDate: new Date().toISOString() })).toEqual(one)
    expect(partners.asked.spot()).toHaveLength(1)
    const { status, problem } = await trySpot({ requestId, isTeamRequired: true })
    expect([status, problem.message]).toEqual([
      409,
      'This request was already made with different details. Request new rates.',
    ])
    expect((await spot({ requestId: newRequest() })).id).not.toBe(one.id)
  })

  it('is asked once also when it is asked for again before the market has answered', async () => {
    const { spot, find, newRequest } = await quoteSetup(portal)
    const held = Promise.withResolvers<Behaviour>()
    partners.spot(() => held.promise)
    const requestId = newRequest()
    const first = spot({ requestId })
    await vi.waitFor(() => expect(partners.asked.spot()).toHaveLength(1), { timeout: 50_000 })
    const second = spot({ requestId })
    // When this search is answered, every earlier request has reached the server too.
    await find()
    held.resolve(spotAnswer())
    expect(await second).toEqual(await first)
    expect(partners.asked.spot()).toHaveLength(1)
  })

  it('is for today by the clock of the pickup when its date has passed', async () => {
    const { spot } = await quoteSetup(portal)
    await spot({ effectiveDate: inDays(-9) })
    await spot({ effectiveDate: new Date().toISOString() })
    expect(partners.asked.spot().map(({ body }) => (body as { effectiveDate: string }).effectiveDate)).toEqual([
      today,
      today,
    ])
  })

  it('comes from the own market where no service is set, with the reasons of its price', async () => {
    const { spot, trySpot } = await quoteSetup(own)
    const quote = await spot()
    expect(partners.asked.spot()).toEqual([])
    expect(quote.totalCost).toBeGreaterThan(500)
    expect(quote.transitDays).toBe(2)
    expect(quote.charges.reduce((sum, { total }) => sum + total, 0)).toBeCloseTo(quote.totalCost, 2)
    expect(quote.why.length).toBeGreaterThan(1)
    const { status, problem } = await trySpot({ isPartial: false, weight: 500_000 })
    expect([status, problem.message]).toEqual([422, 'No truck carries 500,000 lbs without a permit'])
  })

  it('prices requested services by the list of the company, and keeps what is not included [DEF-130]', async () => {
    const { spot, ask } = await quoteSetup(portal)
    const accessorialPrices = [{ service: 'InsideDelivery', truckload: 185, partial: 120 }] as const
    await ask(updateBookingSettings, { body: { accessorialPrices: [...accessorialPrices] } })
    const quote = await spot({ accessorials: ['InsideDelivery', 'SaturdayDelivery'] })
    expect(quote).toMatchObject({ totalCost: 2335.4, unpricedServices: ['SaturdayDelivery'] })
    expect(quote.charges.at(-1)).toMatchObject({ description: 'Inside Delivery', chargeType: 'Inside', total: 185 })
    expect(await spot({ accessorials: ['InsideDelivery'], isPartial: true })).toMatchObject({ totalCost: 2270.4 })
  })

  it('goes to the country that is given for a stop [DEF-131]', async () => {
    const { spot } = await quoteSetup(portal)
    const laredo = { postalCode: '78040', city: 'Laredo', governingDistrictAbbreviation: 'TX', stopNumber: 1 }
    const monterrey = { city: 'Monterrey', governingDistrictAbbreviation: 'NL', country: 'MX' as const, stopNumber: 2 }
    await spot({ quoteStops: [laredo, monterrey] })
    expect(partners.asked.spot()).toMatchObject([
      { body: { stops: [{ country: 'US' }, { city: 'Monterrey', state: 'NL', country: 'MX' }] } },
    ])
  })

  it.each<[string, Record<string, unknown>, string, string]>([
    [
      'an unknown place',
      { quoteStops: [truck.quoteStops[0], { ...truck.quoteStops[1], city: 'Atlantis', postalCode: null }] },
      'quoteStops.1.city',
      'No Atlantis is known in Texas',
    ],
    [
      'an unknown state',
      {
        quoteStops: [
          truck.quoteStops[0],
          { ...truck.quoteStops[1], governingDistrictAbbreviation: 'QQ', postalCode: null },
        ],
      },
      'quoteStops.1.governingDistrictAbbreviation',
      'There is no state QQ',
    ],
    ['one stop', { quoteStops: [truck.quoteStops[0]] }, 'quoteStops', 'Name a pickup and a dropoff'],
    ['no date', { effectiveDate: 'tomorrow' }, 'effectiveDate', 'Enter a date'],
  ])('is refused at its field for %s', async (_what, wrong, field, message) => {
    const { trySpot } = await quoteSetup(portal)
    const { status, problem } = await trySpot(wrong)
    expect([status, problem.modelState?.[field]]).toEqual([400, [message]])
  })

  it('is one of the company that asked, also under the same request of another', async () => {
    const [one, other] = [await quoteSetup(portal), await quoteSetup(portal)]
    partners.spot(spotAnswer())
    const requestId = one.newRequest()
    const mine = await one.spot({ requestId })
    expect((await other.ask(createAPIQuote, { body: { ...truck, requestId } })).id).not.toBe(mine.id)
  })
})
