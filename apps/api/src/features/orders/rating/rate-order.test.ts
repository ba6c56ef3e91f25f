import { voidOrder } from '@lanewise/contract/orders'
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { addTariff } from '#features/quotes/testing/given.ts'
import { inCompany } from '#platform/db/database.ts'
import { readUser } from '#platform/identity/accounts.ts'
import { readSystemUser } from '#platform/outbox/system-user.ts'
import { sharedTestPortal, type TestPortal } from '#platform/testing/portal.ts'
import { orderSetup, peaches } from '../testing/given.ts'
import { addLaneRate } from '../testing/lane-rate.ts'
import { dueRatingJob } from './rate-due-orders.ts'
import { ratingJob } from './rate-order.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await sharedTestPortal()
})

type Setup = Awaited<ReturnType<typeof orderSetup>>

/** Runs a rating job as the queue does. */
async function rate({ person }: Setup, payload: { id: string; version: number; day?: number }) {
  const user = await inCompany(portal.database.db, person.companyId, (tx) => readUser(tx, person.id))
  if (!user) throw new Error('The user is gone')
  const job = ratingJob({ settings: portal.env })
  const transaction = <T>(work: Parameters<typeof portal.transactions.as<T>>[1]) => portal.transactions.as(user, work)
  const checked = job.payload.parse(payload)
  const signal = new AbortController().signal
  const prepared = await job.prepare?.({ user, transaction, signal, progress: () => undefined }, checked)
  await transaction((ctx) => job.run(ctx, checked, prepared))
}

const lowest = async (setup: Setup, orderNumber: string) => {
  const { lowestShipRate, lowestShipMode, lowestShipRateAt, version } = await setup.read(orderNumber)
  return { lowestShipRate, lowestShipMode, isRated: lowestShipRateAt !== null, version }
}

it('is the cheapest raw cost of contract, tariff and spot market, without a version of the order [DEF-84]', async () => {
  // The lowest rate does not include the markup.
  const terms = { freightTermType: 'PrepaidAdd', markup: 50 } as const
  const [plain, own] = [await orderSetup(portal), await orderSetup(portal)]
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

it('prices a contract by the miles over all stops of the order', async () => {
  const setup = await orderSetup(portal)
  const [south, last] = [await setup.addPlace('Chicago'), await setup.addPlace('Dallas')]
  const [one, two, three] = [peaches(), peaches(), peaches()]
  const { orderNumber, orderId: id } = await setup.create({
    stops: [
      setup.pickup({ lineItems: [one, two, three] }),
      setup.dropoff({ lineItems: [one] }),
      setup.dropoff({ lineItems: [two], locationNumber: south.locationNumber }),
      setup.dropoff({ lineItems: [three], locationNumber: last.locationNumber }),
    ],
  })
  await addLaneRate(setup.admin, { chargeType: 'PerMile', flatOrEach: 0.1 })
  await rate(setup, { id, version: 1 })
  const { totalDistance } = await setup.read(orderNumber)
  // The route goes to Dallas, back to Chicago, and to Dallas again.
  expect(totalDistance).toBeGreaterThan(2_500)
  const { lowestShipRate, lowestShipMode } = await lowest(setup, orderNumber)
  expect([lowestShipMode, lowestShipRate?.toFixed(1)]).toEqual(['TL', ((totalDistance ?? 0) / 10).toFixed(1)])
})

it('asks for LTL only what shares a trailer', async () => {
  const setup = await orderSetup(portal)
  await addTariff(portal.database.db, setup.company.id)
  const modeOf = async (facts: object) => {
    const lineItems = [peaches(facts)]
    const stops = [setup.pickup({ lineItems }), setup.dropoff({ lineItems })]
    const { orderNumber, orderId: id } = await setup.create({ stops })
    await rate(setup, { id, version: 1 })
    return (await lowest(setup, orderNumber)).lowestShipMode
  }
  const light = { totalWeight: 600 }
  expect(await modeOf({ palletCount: 12, packageCount: 12, ...light })).toBe('LTL')
  expect(await modeOf({ palletCount: 13, packageCount: 13, ...light })).toBe('TL')
})

/** Runs the hourly job as the queue does. */
async function runHourlyJob({ person }: Setup, payload: { hour: number; after?: { earlyAt: string; id: string } }) {
  const job = dueRatingJob({ RATING_BATCH: 2, RATING_PAUSE: 60 })
  const user = await inCompany(portal.database.db, person.companyId, (tx) => readSystemUser(tx, person.companyId))
  const from = portal.queued.length
  await portal.transactions.as(user, (ctx) => job.run(ctx, job.payload.parse(payload), undefined))
  return portal.queued.slice(from)
}
const rated = (jobs: typeof portal.queued) =>
  jobs.flatMap(({ name, payload }) => (name === 'orders.rate' ? [payload] : []))
/** Makes the order look as if it had not come through the form: no rating was queued, and some time has passed. */
const age = (id: string, facts: string = 'lowest_ship_at = null') =>
  sql`update orders set updated_at = now() - interval '1 hour', ${sql.raw(facts)} where id = ${id}`.execute(
    portal.database.owner,
  )

it('is worked out again after each change; the rating of the version before changes nothing any more [DEF-84]', async () => {
  const setup = await orderSetup(portal)
  const { orderNumber, orderId: id } = await setup.create()
  expect(portal.queued).toContainEqual({ name: 'orders.rate', payload: { id, version: 1, day: 0 } })
  await rate(setup, { id, version: 1 })
  await setup.update({ ...(await setup.sent(orderNumber)), isTeamRequired: true })
  expect(portal.queued).toContainEqual({ name: 'orders.rate', payload: { id, version: 2, day: 0 } })
  expect((await lowest(setup, orderNumber)).isRated).toBe(false)
  await rate(setup, { id, version: 1, day: 1 })
  expect((await lowest(setup, orderNumber)).isRated).toBe(false)
  await sql`update orders set status = 4 where id = ${id}`.execute(portal.database.owner)
  await rate(setup, { id, version: 2, day: 1 })
  expect((await lowest(setup, orderNumber)).isRated).toBe(false)
})

it('is worked out after a change whatever the status, but never of a voided order, and is announced once it is known', async () => {
  const setup = await orderSetup(portal)
  const [ready, voided] = [await setup.create(), await setup.create()]
  await sql`update orders set status = 2 where id = ${ready.orderId}`.execute(portal.database.owner)
  await setup.ask(voidOrder, { params: { orderNumber: voided.orderNumber }, body: { reason: null } })
  await rate(setup, { id: ready.orderId, version: 1 })
  await rate(setup, { id: voided.orderId, version: 2 })
  expect((await lowest(setup, ready.orderNumber)).isRated).toBe(true)
  expect((await lowest(setup, voided.orderNumber)).isRated).toBe(false)
  const { rows } = await sql<{ payload: unknown }>`select payload from system.outbox
    where company_id = ${setup.company.id} and name = 'orderChanged' and payload ->> 'action' = 'rated'`.execute(
    portal.database.owner,
  )
  const { orderId: id, orderNumber } = ready
  expect(rows.map(({ payload }) => payload)).toEqual([{ id, orderNumber, action: 'rated' }])
})

it('is worked out each day for every new order, however it came, the next pickups first and a few at a time [DEF-84]', async () => {
  const setup = await orderSetup(portal)
  const ids: string[] = []
  for (let count = 0; count < 3; count += 1) ids.push((await setup.create()).orderId)
  const [first = '', second = '', third = ''] = ids
  expect(rated(await runHourlyJob(setup, { hour: 1 }))).toEqual([])
  for (const [index, id] of [third, first, second].entries())
    await age(id, `lowest_ship_at = null, origin_early_at = origin_early_at + interval '${index} minutes'`)
  const day = Math.floor(Date.now() / 86_400_000)
  const started = await runHourlyJob(setup, { hour: 1 })
  expect(rated(started)).toEqual([third, first].map((id) => ({ id, version: 1, day })))
  const next = started.find(({ name }) => name === 'orders.rate-due')?.payload as Parameters<typeof runHourlyJob>[1]
  expect(next).toMatchObject({ hour: 1, after: { id: first } })
  const ended = await runHourlyJob(setup, next)
  expect(rated(ended)).toEqual([{ id: second, version: 1, day }])
  expect(ended.map(({ name }) => name)).toEqual(['orders.rate'])
})

it('waits a day between two ratings, and leaves orders that moved on or whose pickup has passed [DEF-84]', async () => {
  const setup = await orderSetup(portal)
  const { orderId: id } = await setup.create()
  const isDue = async (facts: string) => {
    await age(id, facts)
    return rated(await runHourlyJob(setup, { hour: 1 })).length === 1
  }
  expect(await isDue("lowest_ship_at = now() - interval '23 hours'")).toBe(false)
  expect(await isDue("lowest_ship_at = now() - interval '25 hours'")).toBe(true)
  expect(await isDue('status = 2')).toBe(false)
  expect(await isDue('status = 1')).toBe(true)
  expect(await isDue('origin_date = (now() at time zone origin_time_zone)::date')).toBe(true)
  expect(await isDue('origin_date = (now() at time zone origin_time_zone)::date - 1')).toBe(false)
})

it('waits the pause between two parts of a round, and counts each part of an hour once', () => {
  const { key, delay } = dueRatingJob({ RATING_BATCH: 2, RATING_PAUSE: 60 })
  const after = { earlyAt: '2026-11-17T14:00:00Z', id: '0198c0de-0000-7000-9000-000000000001' }
  expect([delay?.({ hour: 7, after: null }), delay?.({ hour: 7, after })]).toEqual([0, 60])
  const keys = [
    { hour: 7, after: null },
    { hour: 8, after: null },
    { hour: 7, after },
  ].map(key)
  expect(new Set(keys).size).toBe(3)
})
