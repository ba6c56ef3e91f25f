import { createLaneRate } from '@lanewise/contract/lanes'
import type { CallInput } from '@lanewise/contract/operation'
import { QuoteDetails } from '@lanewise/contract/quote-form'
import { createTruckloadQuote, getLtlQuote, getLtlQuoteHistory } from '@lanewise/contract/quotes'
import { createAPIQuote } from '@lanewise/contract/rates'
import { newLineItem } from '@lanewise/domain/orders/items/line-item'
import { spotRequestId } from '@lanewise/domain/quotes/rates/rate-requests'
import { placeOfId } from '@lanewise/geography/places/search'
import { beforeAll, describe, expect, it } from 'vitest'
import { laneSetup, perMile } from '#features/lanes/testing/given.ts'
import { sharedTestPortal, type TestPortal } from '#platform/testing/portal.ts'
import { inDays, quoteSetup, truck } from '../testing/given.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await sharedTestPortal()
})

type Details = CallInput<typeof createTruckloadQuote>['body']['details']

const placeOf = (id: string) => {
  const place = placeOfId(id)
  if (!place) throw new Error(`${id} is not known`)
  const { city, state, postalCode, country, latitude, longitude, ianaTimeZone } = place
  return { id, city, state, postalCode, country, latitude, longitude, ianaTimeZone }
}

const teamLoad: Details = {
  equipmentMode: 1,
  shippingModes: ['TL'],
  pickupDate: inDays(3),
  pickupLocation: placeOf('US:60606'),
  dropoffLocation: placeOf('US:75201'),
  isTeam: true,
  isBlind: true,
  pickupAccessorials: ['InsidePickup'],
  linearFeet: 40,
  lineItems: [
    {
      ...newLineItem('line-1', { shippingMode: 'TL', equipmentMode: 1 }),
      description: 'Canned peaches',
      cargoClassification: 'Food',
      totalWeight: 20_000,
      packageLength: 48,
      packageWidth: 40,
      packageHeight: 48,
      packagingUnitType: 'Pallet',
      freightClass: '70',
      palletCount: 20,
      packageCount: 20,
    },
  ],
}

/** Asks for a truckload as the wizard does. */
async function askForTruckload(more: Partial<Details> = {}) {
  const setup = await quoteSetup(portal)
  const requestId = setup.newRequest()
  const details = { ...teamLoad, ...more, requestId }
  const create = () => setup.ask(createTruckloadQuote, { body: { details } })
  const spot = (kind: 'full' | 'partial' = 'full') =>
    setup.spot({ isPartial: kind === 'partial', weight: 9_000, requestId: spotRequestId(requestId, kind) })
  const read = (quoteId: string) => setup.ask(getLtlQuote, { params: { quoteId } })
  const history = async () => (await setup.ask(getLtlQuoteHistory, { query: {} })).data
  return { ...setup, details, create, spot, read, history }
}

describe('a quote of truckloads alone', () => {
  it('stands in the history with its spot quotes and the lowest of them, whichever call comes first', async () => {
    const { create, spot, read, history } = await askForTruckload()
    const full = await spot()
    const { id, quoteNumber } = await create()
    expect(await history()).toMatchObject([
      {
        id,
        quoteNumber,
        shippingMode: 'TL',
        shippingModes: ['TL'],
        rateCount: 1,
        lowestRate: full.totalCost,
        units: 20,
      },
    ])
    const partial = await spot('partial')
    const [listed] = await history()
    expect(listed).toMatchObject({ rateCount: 2, lowestRate: Math.min(full.totalCost, partial.totalCost) })
    const quote = await read(id)
    expect(quote.truckload.spots.map((one) => one.id).sort()).toEqual([full.id, partial.id].sort())
    expect(quote.rates).toMatchObject({ items: [], sources: [], isComplete: true })
    expect(quote.miles).toBeGreaterThan(850)
  })

  it('is asked for again with everything but the date', async () => {
    const { create, read } = await askForTruckload()
    const { details } = await read((await create()).id)
    expect(details).toMatchObject({ ...teamLoad, pickupDate: null, requestId: null })
    expect(QuoteDetails.safeParse({ ...details, pickupDate: inDays(4) }).success).toBe(true)
  })

  it('is stored once per request, and not with other details under the same request', async () => {
    const { create, attempt, details, history } = await askForTruckload()
    expect(await create()).toEqual(await create())
    expect(await history()).toHaveLength(1)
    const other = await attempt(createTruckloadQuote, { body: { details: { ...details, isTeam: false } } })
    expect(other.status).toBe(409)
  })

  it('keeps the contracted rates of its time', async () => {
    const { ask, addLane, addCarrier, addRate } = await laneSetup(portal)
    const { id: laneId } = await addLane()
    const carrierId = await addCarrier('Able')
    await addRate(laneId, { ...perMile, carrierId, chargeType: 'Flat', rate: 1800 })
    const { id } = await ask(createTruckloadQuote, { body: { details: teamLoad } })
    await ask(createLaneRate, {
      params: { laneId },
      body: { ...perMile, carrierId: await addCarrier('Late'), chargeType: 'Flat', rate: 900 },
    })
    const quote = await ask(getLtlQuote, { params: { quoteId: id } })
    expect(quote.truckload.contracts).toMatchObject([{ carrierDescription: 'Able', totalCost: 1800 }])
    expect(quote).toMatchObject({ rateCount: 1, lowestRate: 1800 })
  })

  it.each<[string, Partial<Details>, string, string]>([
    ['with LTL', { shippingModes: ['LTL', 'TL'] }, 'details.shippingModes', 'Choose truckload alone'],
    ['for a day that has passed', { pickupDate: inDays(-3) }, 'shippingDate', 'The pickup date has passed'],
    ['without a date', { pickupDate: null }, 'details.pickupDate', 'Date of pickup is required'],
  ])('is refused %s', async (_what, wrong, field, message) => {
    const { attempt, history } = await askForTruckload()
    const body = { details: { ...teamLoad, ...wrong } }
    const { status, problem } = await attempt(createTruckloadQuote, { body })
    expect([status, problem.modelState?.[field]]).toEqual([expect.any(Number), [message]])
    expect(status).toBeGreaterThanOrEqual(400)
    expect(await history()).toEqual([])
  })
})

it('a quote of LTL and truckload shows its spot quote too, and one of LTL alone does not', async () => {
  const setup = await quoteSetup(portal)
  const spotsOf = async (isTruckloadAsked: boolean) => {
    const requestId = setup.newRequest()
    const { quoteId } = await setup.find({ isTruckloadAsked, requestId })
    const { id } = await setup.ask(createAPIQuote, {
      body: { ...truck, requestId: spotRequestId(requestId, 'full') },
    })
    const quote = await setup.ask(getLtlQuote, { params: { quoteId } })
    return quote.truckload.spots.map((spot) => spot.id === id)
  }
  expect(await spotsOf(true)).toEqual([true])
  expect(await spotsOf(false)).toEqual([])
})
