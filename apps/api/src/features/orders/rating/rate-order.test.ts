import { randomInt } from 'node:crypto'
import { createCarrier } from '@lanewise/contract/carriers'
import { createLane, createLaneRate } from '@lanewise/contract/lanes'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addTariff } from '#features/quotes/testing/given.ts'
import { inCompany } from '#platform/db/database.ts'
import { readUser } from '#platform/identity/accounts.ts'
import { startTestPortal, type TestPortal } from '#platform/testing/portal.ts'
import { orderDesk, peaches } from '../testing/given.ts'
import { orderRating } from './order-rating.ts'
import { ratingJob } from './rate-order.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.close())

type Desk = Awaited<ReturnType<typeof orderDesk>>

/** What the queue does with a rating. */
async function rate({ person }: Desk, payload: { id: string; version: number; day?: number }) {
  const user = await inCompany(portal.database.db, person.companyId, (tx) => readUser(tx, person.id))
  if (!user) throw new Error('The user is gone')
  const job = ratingJob({ settings: portal.env })
  const transaction = <T>(work: Parameters<typeof portal.transactions.as<T>>[1]) => portal.transactions.as(user, work)
  const checked = job.payload.parse(payload)
  const signal = new AbortController().signal
  const prepared = await job.prepare?.({ user, transaction, signal, progress: () => undefined }, checked)
  await transaction((ctx) => job.run(ctx, checked, prepared))
}

const withTruck = async (desk: Desk, flat: number) => {
  const chicago = { city: 'Chicago', state: 'IL', postalCode: '60606', country: 'US' } as const
  const dallas = { city: 'Dallas', state: 'TX', postalCode: '75201', country: 'US' } as const
  const { id: laneId } = await desk.admin.ask(createLane, {
    body: {
      customerReferenceNumber: 'CHI-DAL',
      equipmentMode: 1,
      origin: chicago,
      destination: dallas,
      tenderType: 'Automatic',
      tenderMethod: 'Email',
      tenderTime: 60,
      shipmentTenderingStart: 2,
    },
  })
  const { carrierId } = await desk.admin.ask(createCarrier, {
    body: { name: 'Able', dotNumber: String(randomInt(1, 99_999_999)), modes: ['TL'] },
  })
  await desk.admin.ask(createLaneRate, {
    params: { laneId },
    body: {
      carrierId,
      rateType: 'AllIn',
      chargeType: 'Flat',
      rate: flat,
      effectiveDate: '2026-01-01',
      expirationDate: '2099-12-31',
    },
  })
}

const lowest = async (desk: Desk, orderNumber: string) => {
  const { lowestShipRate, lowestShipMode, lowestShipRateAt, version } = await desk.read(orderNumber)
  return { lowestShipRate, lowestShipMode, isRated: lowestShipRateAt !== null, version }
}

it('is the cheapest raw cost of contract, tariff and spot market, without a version of the order [DEF-84]', async () => {
  const desk = await orderDesk(portal)
  const terms = { freightTermType: 'PrepaidAdd', markup: 50 } as const
  const { orderNumber, orderId: id } = await desk.create({ tmsOrderDetails: terms })
  expect(await lowest(desk, orderNumber)).toMatchObject({ lowestShipRate: null, isRated: false })
  await rate(desk, { id, version: 1 })
  const bySpot = await lowest(desk, orderNumber)
  expect(bySpot).toMatchObject({ lowestShipMode: 'TL', isRated: true, version: 1 })
  await addTariff(portal.database.db, desk.company.id)
  // The tariffs are remembered for a moment.
  await new Promise((done) => setTimeout(done, 1_200))
  await rate(desk, { id, version: 1 })
  const byTariff = await lowest(desk, orderNumber)
  expect(byTariff).toMatchObject({ lowestShipMode: 'LTL' })
  expect(byTariff.lowestShipRate).toBeLessThan(bySpot.lowestShipRate ?? 0)
  await withTruck(desk, 12.5)
  await rate(desk, { id, version: 1 })
  expect(await lowest(desk, orderNumber)).toMatchObject({ lowestShipRate: 12.5, lowestShipMode: 'TL', version: 1 })
})

it('asks no LTL for freight above 12 pallets, 20,000 lbs or 2 stops [DEF-84]', async () => {
  const desk = await orderDesk(portal)
  await addTariff(portal.database.db, desk.company.id)
  const modeOf = async (facts: object) => {
    const lineItems = [peaches(facts)]
    const stops = [desk.pickup({ lineItems }), desk.dropoff({ lineItems })]
    const { orderNumber, orderId: id } = await desk.create({ stops })
    await rate(desk, { id, version: 1 })
    return (await lowest(desk, orderNumber)).lowestShipMode
  }
  expect(await modeOf({ palletCount: 12, packageCount: 12, totalWeight: 6000 })).toBe('LTL')
  expect(await modeOf({ palletCount: 13, packageCount: 13, totalWeight: 6000 })).toBe('TL')
  expect(await modeOf({ palletCount: 12, packageCount: 12, totalWeight: 20_001 })).toBe('TL')
})

it('is worked out again after each change and every day while the order is new, and left for one that moved on', async () => {
  const desk = await orderDesk(portal)
  const { orderNumber, orderId: id } = await desk.create()
  await rate(desk, { id, version: 1 })
  const nextDay = { name: 'orders.rate', payload: { id, version: 1, day: 1 } }
  expect(portal.queued).toContainEqual(nextDay)
  expect(orderRating.delay({ id, version: 1, day: 1 })).toBe(86_400)
  await desk.update({ ...(await desk.sent(orderNumber)), isTeamRequired: true })
  expect(portal.queued).toContainEqual({ name: 'orders.rate', payload: { id, version: 2, day: 0 } })
  expect((await lowest(desk, orderNumber)).isRated).toBe(false)
  // The rating of the version before changes nothing any more.
  await rate(desk, { id, version: 1, day: 1 })
  expect((await lowest(desk, orderNumber)).isRated).toBe(false)
  await sql`update orders set status = 4 where id = ${id}`.execute(portal.database.owner)
  await rate(desk, { id, version: 2, day: 1 })
  expect((await lowest(desk, orderNumber)).isRated).toBe(false)
})
