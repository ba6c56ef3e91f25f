import { voidOrder } from '@lanewise/contract/orders'
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { addTariff } from '#features/quotes/testing/given.ts'
import { inCompany } from '#platform/db/database.ts'
import { readUser } from '#platform/identity/accounts.ts'
import { readSystemUser } from '#platform/outbox/system-user.ts'
import { sharedTestPortal, type TestPortal } from '#platform/testing/portal.ts'
import { orderDesk, peaches } from '../testing/given.ts'
import { addLaneRate } from '../testing/lane-rate.ts'
import { dueRatingRound } from './rate-due-orders.ts'
import { ratingJob } from './rate-order.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await sharedTestPortal()
})

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

it('prices a contract by the miles over all stops of the order', async () => {
  const desk = await orderDesk(portal)
  const [south, last] = [await desk.addPlace('Chicago'), await desk.addPlace('Dallas')]
  const [one, two, three] = [peaches(), peaches(), peaches()]
  const { orderNumber, orderId: id } = await desk.create({
    stops: [
      desk.pickup({ lineItems: [one, two, three] }),
      desk.dropoff({ lineItems: [one] }),
      desk.dropoff({ lineItems: [two], locationNumber: south.locationNumber }),
      desk.dropoff({ lineItems: [three], locationNumber: last.locationNumber }),
    ],
  })
  await addLaneRate(desk.admin, { chargeType: 'PerMile', flatOrEach: 0.1 })
  await rate(desk, { id, version: 1 })
  const { totalDistance } = await desk.read(orderNumber)
  // To Dallas, back to Chicago, and to Dallas again.
  expect(totalDistance).toBeGreaterThan(2_500)
  const { lowestShipRate, lowestShipMode } = await lowest(desk, orderNumber)
  expect([lowestShipMode, lowestShipRate?.toFixed(1)]).toEqual(['TL', ((totalDistance ?? 0) / 10).toFixed(1)])
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

/** What the queue does with the round of an hour. */
async function round({ person }: Desk, payload: { hour: number; after?: { earlyAt: string; id: string } }) {
  const job = dueRatingRound({ RATING_BATCH: 2, RATING_PAUSE: 60 })
  const user = await inCompany(portal.database.db, person.companyId, (tx) => readSystemUser(tx, person.companyId))
  const from = portal.queued.length
  await portal.transactions.as(user, (ctx) => job.run(ctx, job.payload.parse(payload), undefined))
  return portal.queued.slice(from)
}
const rated = (jobs: typeof portal.queued) =>
  jobs.flatMap(({ name, payload }) => (name === 'orders.rate' ? [payload] : []))
/** As if it had come by another way than the form: nobody queued its rating, and some time has passed. */
const age = (id: string, facts: string = 'lowest_ship_at = null') =>
  sql`update orders set updated_at = now() - interval '1 hour', ${sql.raw(facts)} where id = ${id}`.execute(
    portal.database.owner,
  )

it('is worked out again after each change; the rating of the version before changes nothing any more [DEF-84]', async () => {
  const desk = await orderDesk(portal)
  const { orderNumber, orderId: id } = await desk.create()
  expect(portal.queued).toContainEqual({ name: 'orders.rate', payload: { id, version: 1, day: 0 } })
  await rate(desk, { id, version: 1 })
  await desk.update({ ...(await desk.sent(orderNumber)), isTeamRequired: true })
  expect(portal.queued).toContainEqual({ name: 'orders.rate', payload: { id, version: 2, day: 0 } })
  expect((await lowest(desk, orderNumber)).isRated).toBe(false)
  await rate(desk, { id, version: 1, day: 1 })
  expect((await lowest(desk, orderNumber)).isRated).toBe(false)
  await sql`update orders set status = 4 where id = ${id}`.execute(portal.database.owner)
  await rate(desk, { id, version: 2, day: 1 })
  expect((await lowest(desk, orderNumber)).isRated).toBe(false)
})

it('is worked out after a change whatever the status, but never of a voided order, and is announced once it is known', async () => {
  const desk = await orderDesk(portal)
  const [ready, voided] = [await desk.create(), await desk.create()]
  await sql`update orders set status = 2 where id = ${ready.orderId}`.execute(portal.database.owner)
  await desk.ask(voidOrder, { params: { orderNumber: voided.orderNumber }, body: { reason: null } })
  await rate(desk, { id: ready.orderId, version: 1 })
  await rate(desk, { id: voided.orderId, version: 2 })
  expect((await lowest(desk, ready.orderNumber)).isRated).toBe(true)
  expect((await lowest(desk, voided.orderNumber)).isRated).toBe(false)
  const { rows } = await sql<{ payload: unknown }>`select payload from system.outbox
    where company_id = ${desk.company.id} and name = 'orderChanged' and payload ->> 'action' = 'rated'`.execute(
    portal.database.owner,
  )
  const { orderId: id, orderNumber } = ready
  expect(rows.map(({ payload }) => payload)).toEqual([{ id, orderNumber, action: 'rated' }])
})

it('is worked out each day for every new order, however it came, the next pickups first and a few at a time [DEF-84]', async () => {
  const desk = await orderDesk(portal)
  const ids: string[] = []
  for (let count = 0; count < 3; count += 1) ids.push((await desk.create()).orderId)
  const [first = '', second = '', third = ''] = ids
  expect(rated(await round(desk, { hour: 1 }))).toEqual([])
  for (const [index, id] of [third, first, second].entries())
    await age(id, `lowest_ship_at = null, origin_early_at = origin_early_at + interval '${index} minutes'`)
  const day = Math.floor(Date.now() / 86_400_000)
  const begun = await round(desk, { hour: 1 })
  expect(rated(begun)).toEqual([third, first].map((id) => ({ id, version: 1, day })))
  const next = begun.find(({ name }) => name === 'orders.rate-due')?.payload as Parameters<typeof round>[1]
  expect(next).toMatchObject({ hour: 1, after: { id: first } })
  const ended = await round(desk, next)
  expect(rated(ended)).toEqual([{ id: second, version: 1, day }])
  expect(ended.map(({ name }) => name)).toEqual(['orders.rate'])
})

it('waits a day between two ratings, and leaves orders that moved on or whose pickup has passed [DEF-84]', async () => {
  const desk = await orderDesk(portal)
  const { orderId: id } = await desk.create()
  const isDue = async (facts: string) => {
    await age(id, facts)
    return rated(await round(desk, { hour: 1 })).length === 1
  }
  expect(await isDue("lowest_ship_at = now() - interval '23 hours'")).toBe(false)
  expect(await isDue("lowest_ship_at = now() - interval '25 hours'")).toBe(true)
  expect(await isDue('status = 2')).toBe(false)
  expect(await isDue('status = 1')).toBe(true)
  expect(await isDue('origin_date = (now() at time zone origin_time_zone)::date')).toBe(true)
  expect(await isDue('origin_date = (now() at time zone origin_time_zone)::date - 1')).toBe(false)
})

it('waits the pause between two parts of a round, and counts each part of an hour once', () => {
  const { key, delay } = dueRatingRound({ RATING_BATCH: 2, RATING_PAUSE: 60 })
  const after = { earlyAt: '2026-11-17T14:00:00Z', id: '0198c0de-0000-7000-9000-000000000001' }
  expect([delay?.({ hour: 7, after: null }), delay?.({ hour: 7, after })]).toEqual([0, 60])
  const keys = [
    { hour: 7, after: null },
    { hour: 8, after: null },
    { hour: 7, after },
  ].map(key)
  expect(new Set(keys).size).toBe(3)
})
