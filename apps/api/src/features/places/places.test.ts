import { findPlaces, getMileage, getPostalCode, quotableLocations } from '@lanewise/contract/places'
import { beforeAll, describe, expect, it } from 'vitest'
import { inCompany } from '#platform/db/database.ts'
import { sharedTestPortal, type TestPortal } from '#platform/testing/portal.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await sharedTestPortal()
})

/** Place lookup is needed by forms, so every signed-in user may call it. */
const anybody = async () => portal.as(await portal.given.person({ permissions: [] }))

describe('finding places', () => {
  it('answers at most 20 places of the three countries for the beginning of a name', async () => {
    const { ask } = await anybody()
    const { items } = await ask(findPlaces, { query: { q: 'mon' } })
    expect(items).toHaveLength(20)
    expect(new Set(items.map(({ country }) => country))).toEqual(new Set(['US', 'CA', 'MX']))
    expect(items[0]).toEqual({
      city: 'Montréal',
      state: 'QC',
      postalCode: null,
      country: 'CA',
      latitude: expect.closeTo(45.5, 0),
      longitude: expect.closeTo(-73.6, 0),
      ianaTimeZone: 'America/Toronto',
    })
  })

  it('finds a postal code with its leading zeros and a city in its state', async () => {
    const { ask } = await anybody()
    const byCode = await ask(findPlaces, { query: { q: '00901' } })
    expect(byCode.items).toMatchObject([{ city: 'San Juan', state: 'PR', postalCode: '00901' }])
    const byCity = await ask(findPlaces, { query: { q: 'Springfield, IL' } })
    expect(byCity.items[0]).toMatchObject({ city: 'Springfield', state: 'IL', country: 'US' })
  })

  it('answers an empty list for nothing typed and for an unknown name, and refuses a text that is too long', async () => {
    const { ask, attempt } = await anybody()
    expect(await ask(findPlaces, {})).toEqual({ items: [] })
    expect(await ask(findPlaces, { query: { q: 'Atlantis City' } })).toEqual({ items: [] })
    expect((await attempt(findPlaces, { query: { q: 'x'.repeat(201) } })).status).toBe(400)
  })
})

describe('the place of a postal code', () => {
  it('is answered for US, Canadian and Mexican codes, also in full', async () => {
    const { ask } = await anybody()
    expect(await ask(getPostalCode, { params: { country: 'US', postalCode: '46204-1234' } })).toMatchObject({
      city: 'Indianapolis',
      state: 'IN',
      postalCode: '46204',
      ianaTimeZone: 'America/Indiana/Indianapolis',
    })
    expect(await ask(getPostalCode, { params: { country: 'CA', postalCode: 'h2y 1c6' } })).toMatchObject({
      city: 'Montréal',
      state: 'QC',
      postalCode: 'H2Y 1C6',
    })
    const monterrey = await ask(getPostalCode, { params: { country: 'MX', postalCode: '64000' } })
    expect(monterrey).toMatchObject({ city: 'Monterrey', state: 'NL', postalCode: '64000' })
  })

  it.each([
    ['US', '00000'],
    ['CA', 'M5'],
    ['MX', '67999'],
  ] as const)('is 404 for %s %s', async (country, postalCode) => {
    const { attempt } = await anybody()
    expect((await attempt(getPostalCode, { params: { country, postalCode } })).status).toBe(404)
  })

  it('is refused for another country', async () => {
    const { attempt } = await anybody()
    const params = { country: 'DE' as 'US', postalCode: '10115' }
    expect((await attempt(getPostalCode, { params })).status).toBe(400)
  })
})

describe('places that can be quoted', () => {
  it('hold id, city, state, postal code, country, latitude, longitude and time zone', async () => {
    const { ask } = await anybody()
    const { items } = await ask(quotableLocations, { query: { q: '46204' } })
    expect(items).toEqual([
      {
        id: 'US:46204',
        city: 'Indianapolis',
        state: 'IN',
        postalCode: '46204',
        country: 'US',
        latitude: expect.closeTo(39.8, 0),
        longitude: expect.closeTo(-86.2, 0),
        ianaTimeZone: 'America/Indiana/Indianapolis',
      },
    ])
    const cities = await ask(quotableLocations, { query: { q: 'Indianapolis, IN' } })
    expect(cities.items[0]).toMatchObject({ id: 'US:IN:Indianapolis', postalCode: null })
    expect(cities.items.length).toBeLessThanOrEqual(20)
    expect(await ask(quotableLocations, { query: { q: 'Atlantis City' } })).toEqual({ items: [] })
  })
})

it('come at most 50 at a time, and those of the locations of wanted types first', async () => {
  const person = await portal.given.person({ permissions: [] })
  const { ask, attempt } = portal.as(person)
  const cities = async (query: object) =>
    (await ask(quotableLocations, { query: { q: 'springfield', ...query } })).items
  const usual = await cities({})
  expect(usual.length).toBeLessThanOrEqual(20)
  const last = (await cities({ pageSize: 50 })).at(-1)
  expect(await cities({ pageSize: 3 })).toHaveLength(3)
  if (!last) throw new Error('There is no Springfield')
  await inCompany(portal.database.db, person.companyId, (tx) =>
    tx
      .insertInto('locations')
      .values({
        companyName: 'Northwind Foods',
        locationName: 'Partner',
        addressLine1: '1 Main Street',
        city: last.city,
        state: last.state,
        postalCode: '',
        country: last.country,
        normalizedAddress: 'partner',
        latitude: last.latitude,
        longitude: last.longitude,
        ianaTimeZone: last.ianaTimeZone,
        supportLocationTypes: ['EDI'],
      })
      .execute(),
  )
  expect((await cities({ pageSize: 50, types: ['EDI'] }))[0]).toMatchObject({ city: last.city, state: last.state })
  expect((await cities({ pageSize: 50, types: ['Plant'] })).at(-1)).toEqual(last)
  expect((await cities({ pageSize: 50 })).at(-1)).toEqual(last)
  expect(await attempt(quotableLocations, { query: { q: 'a', pageSize: 51 } })).toMatchObject({ status: 400 })
  expect(await attempt(quotableLocations, { query: { q: 'a', types: ['Moon'] } })).toMatchObject({ status: 400 })
})

describe('the miles between places', () => {
  it('are asked with the ids of the pickup and the dropoff and answered with their line [RATE-28]', async () => {
    const { ask } = await anybody()
    const { totalMiles, line, source } = await ask(getMileage, { body: { stopIds: ['US:46204', 'US:75201'] } })
    expect(totalMiles).toBeGreaterThan(850)
    expect(totalMiles).toBeLessThan(950)
    expect(source).toBe('own network')
    expect(line.length).toBeGreaterThan(10)
    expect(line.length).toBeLessThanOrEqual(300)
    expect(line[0]).toEqual([expect.closeTo(-86.2, 0), expect.closeTo(39.8, 0)])
    expect(line.at(-1)).toEqual([expect.closeTo(-96.8, 0), expect.closeTo(32.8, 0)])
    const back = await ask(getMileage, { body: { stopIds: ['US:46204', 'US:75201', 'US:46204'] } })
    expect(back.totalMiles).toBeCloseTo(2 * totalMiles, 0)
  })

  it('are those between points that no postal code names, and never of places and points at once', async () => {
    const { ask, attempt } = await anybody()
    const points = [
      { latitude: 39.77, longitude: -86.16 },
      { latitude: 19.17, longitude: -96.13 },
    ]
    const { totalMiles, source } = await ask(getMileage, { body: { points } })
    expect([source, totalMiles > 1_900, totalMiles < 2_200]).toEqual(['own network', true, true])
    const both = await attempt(getMileage, { body: { points, stopIds: ['US:46204', 'US:75201'] } })
    const neither = await attempt(getMileage, { body: {} })
    for (const { status, problem } of [both, neither])
      expect([status, problem.modelState]).toEqual([400, { stopIds: ['Name either places or points'] }])
  })

  it('are an estimate without a line where no road leads', async () => {
    const { ask } = await anybody()
    const { totalMiles, line, source } = await ask(getMileage, { body: { stopIds: ['US:46204', 'US:HI:Honolulu'] } })
    expect(totalMiles).toBeGreaterThan(4_000)
    expect([line, source]).toEqual([[], 'straight-line estimate'])
  })

  it('are the straight line on an earth of 3959 mi times 1.2 where no road leads, to 0.1 [PLAN-55]', async () => {
    const { ask } = await anybody()
    const north = async (degrees: number) => {
      const points = [
        { latitude: 20, longitude: -165 },
        { latitude: 20 + degrees, longitude: -165 },
      ]
      return (await ask(getMileage, { body: { points } })).totalMiles
    }
    // A degree is 3959 × π / 180 = 69.0976 mi.
    expect([await north(1), await north(10)]).toEqual([82.9, 829.2])
  })

  it('are refused at the place that nobody knows', async () => {
    const { attempt } = await anybody()
    const { status, problem } = await attempt(getMileage, { body: { stopIds: ['US:46204', 'US:TX:Atlantis'] } })
    expect([status, problem.modelState]).toEqual([400, { 'stopIds.1': ['Not a known place'] }])
    expect((await attempt(getMileage, { body: { stopIds: ['US:46204', 'nowhere'] } })).status).toBe(400)
    expect((await attempt(getMileage, { body: { stopIds: ['US:46204'] } })).status).toBe(400)
  })
})
