import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addTariff } from '#features/quotes/testing/given.ts'
import { inCompany } from '#platform/db/database.ts'
import { readUser } from '#platform/identity/accounts.ts'
import { startTestPortal, type TestPortal } from '#platform/testing/portal.ts'
import { orderDesk, peaches } from '../testing/given.ts'
import { addLaneRate } from '../testing/lane-rate.ts'
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

const lowest = async (desk: Desk, orderNumber: string) => {
  const { lowestShipRate, lowestShipMode, lowestShipRateAt, version } = await desk.read(orderNumber)
  return { lowestShipRate, lowestShipMode, isRated: lowestShipRateAt !== null, version }
}

it('is the cheapest raw cost of contract, tariff and spot market, without a version of the order [DEF-84]', async () => {
  // A markup has no part in it.
  const terms = { freightTermType: 'PrepaidAdd', markup: 50 } as const
  const [plain, own] = [await orderDesk(portal), await orderDesk(portal)]
  const first = await plain.create({ tmsOrderDetails: terms })
  expect(await lowest(plain, first.orderNumber)).toMatchObject({ lowestShipRate: null, isRated: false })
  await rate(plain, { id: first.orderId, version: 1 })
  const bySpot = await lowest(plain, first.orderNumber)
  expect(bySpot).toMatchObject({ lowestShipMode: 'TL', isRated: true, version: 1 })
  await addTariff(portal.database.db, own.company.id)
  const { orderNumber, orderId: id } = await own.create({ tmsOrderDetails: terms })
  await rate(own, { id, version: 1 })
  const byTariff = await lowest(own, orderNumber)
  expect(byTariff).toMatchObject({ lowestShipMode: 'LTL' })
  expect(byTariff.lowestShipRate).toBeLessThan(bySpot.lowestShipRate ?? 0)
  await addLaneRate(own.admin, { chargeType: 'Flat', flatOrEach: 12.5 })
  await rate(own, { id, version: 1 })
  expect(await lowest(own, orderNumber)).toMatchObject({ lowestShipRate: 12.5, lowestShipMode: 'TL', version: 1 })
})

it('asks for LTL only what shares a trailer', async () => {
  const desk = await orderDesk(portal)
  await addTariff(portal.database.db, desk.company.id)
  const modeOf = async (facts: object) => {
    const lineItems = [peaches(facts)]
    const stops = [desk.pickup({ lineItems }), desk.dropoff({ lineItems })]
    const { orderNumber, orderId: id } = await desk.create({ stops })
    await rate(desk, { id, version: 1 })
    return (await lowest(desk, orderNumber)).lowestShipMode
  }
  const light = { totalWeight: 600 }
  expect(await modeOf({ palletCount: 12, packageCount: 12, ...light })).toBe('LTL')
  expect(await modeOf({ palletCount: 13, packageCount: 13, ...light })).toBe('TL')
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
