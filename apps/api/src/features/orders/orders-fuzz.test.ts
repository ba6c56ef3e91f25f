import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { inCompany } from '#platform/db/database.ts'
import { sharedTestPortal, type TestPortal } from '#platform/testing/portal.ts'
import { fuzzOrders } from './testing/fuzz-orders.ts'
import { orderSetup } from './testing/given.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await sharedTestPortal()
})

/**
 * `FUZZ_ORDERS` sets the number of orders and `FUZZ_SEED` the seed: `FUZZ_ORDERS=20000 npx vitest run --project api
 * orders-fuzz`.
 */
const runs = Number(process.env.FUZZ_ORDERS ?? 150)
const seed = Number(process.env.FUZZ_SEED ?? 13)

it(
  'drawn orders, right and broken: never 500, never half an order, right ones read back as they were sent',
  async () => {
    const { company, addPlace, billing, chicago, dallas, raw, read } = await orderSetup(portal)
    const places = [chicago, dallas, await addPlace('Toronto')]
    const send = (method: string) => async (body: unknown) => {
      const headers = { 'content-type': 'application/json' }
      const answer = await raw(method, '/api/v1/Orders', { body: JSON.stringify(body), headers })
      return { status: answer.status, content: await answer.json() }
    }
    const countries = new Map(places.map(({ locationNumber, country }) => [locationNumber, country]))
    const context = { places, billingId: billing.id, countries }
    const result = await fuzzOrders({ around: context, post: send('POST'), put: send('PUT'), read }, { runs, seed })
    const stored = await inCompany(portal.database.db, company.id, (tx) =>
      sql<object>`select (select count(*)::int from orders) as created, (select count(*)::int from order_stops) as stops,
      (select count(*)::int from order_items) as items`.execute(tx),
    )
    expect(stored.rows[0]).toEqual({ created: result.created, stops: result.stops, items: result.items })
    expect(result.refused).toBeGreaterThan(runs / 5)
    if (process.env.FUZZ_ORDERS) console.log(`${runs} orders sent, seed ${seed}`, result)
  },
  60_000 + runs * 500,
)
