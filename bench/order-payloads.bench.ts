import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readEnv } from '@lanewise/api/env'
import { fuzzOrders } from '@lanewise/api/features/orders/testing/fuzz-orders'
import { connect, inCompany } from '@lanewise/api/platform/db/database'
import { loadIdentityKeys } from '@lanewise/api/platform/identity/keys'
import { mintToken } from '@lanewise/api/platform/identity/tokens'
import { startPortal } from '@lanewise/api/portal'
import { openDatabase } from '@lanewise/api/portal-database'
import { type RawBuilder, sql } from 'kysely'
import { companyId, fillCompany } from '#portal/bench-company.ts'

/** Sends generated orders, right and broken: no 500, no half order, right ones read back as they were sent. */
const runs = Number(process.argv[2] ?? 20_000)
const seed = Number(process.argv[3] ?? 13)

type Place = { locationNumber: string; ianaTimeZone: string; country: string }
const cities = [
  { country: 'US', addressLine1: '100 West Adams Street', city: 'Chicago', state: 'IL', postalCode: '60606' },
  { country: 'US', addressLine1: '100 Commerce Street', city: 'Dallas', state: 'TX', postalCode: '75201' },
  { country: 'CA', addressLine1: '100 King Street West', city: 'Toronto', state: 'ON', postalCode: 'M5H 1A1' },
]

const dataDir = await mkdtemp(join(tmpdir(), 'lanewise-bench-'))
const env = readEnv({
  DATA_DIR: dataDir,
  PORT: '0',
  METRICS_PORT: '0',
  LOG_LEVEL: 'silent',
  PUBLIC_URL: 'http://bench.test',
})
const database = await openDatabase(env, { exclusive: true })
const portal = await startPortal(env, database, new Set(['http'] as const))
try {
  const userId = await fillCompany(database.ownerUrl, database.appUrl, 1)
  const token = await mintToken(await loadIdentityKeys(database.db), env.PUBLIC_URL, userId)
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const call = async (method: string, path: string, body?: unknown) => {
    const answer = await fetch(`${portal.address}/api/v1${path}`, {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    return { status: answer.status, content: (await answer.json()) as Record<string, never> }
  }
  const places: Place[] = []
  for (const city of cities) {
    const body = { ...city, verifiedLocationName: `${city.city} DC`, companyName: 'Northwind Foods' }
    places.push((await call('POST', '/locations', body)).content['location'])
  }
  const billingId = await ask<{ id: string }>(sql`select id from billing_settings`).then(({ id }) => id)
  const countries = new Map(places.map(({ locationNumber, country }) => [locationNumber, country]))
  const result = await fuzzOrders(
    {
      around: { places, billingId, countries },
      post: (body) => call('POST', '/Orders', body),
      put: (body) => call('PUT', '/Orders', body),
      read: async (orderNumber) => (await call('GET', `/orders/${orderNumber}`)).content as never,
    },
    { runs, seed },
  )
  console.log(`${runs.toLocaleString('en-US')} orders sent, seed ${seed}`, result)
  const kept = await ask(sql`select (select count(*)::int from orders) as created,
    (select count(*)::int from order_stops) as stops, (select count(*)::int from order_items) as items`)
  console.log('kept', kept)
  const { created, stops, items } = result
  if (JSON.stringify(kept) !== JSON.stringify({ created, stops, items })) process.exitCode = 1
} finally {
  await portal.close()
  await rm(dataDir, { recursive: true, force: true })
}

/** The one row of a question to the company's own tables. */
async function ask<R>(question: RawBuilder<unknown>): Promise<R> {
  const app = connect(database.appUrl, 1)
  try {
    return await inCompany(app.db, companyId, async (tx) => (await question.execute(tx)).rows[0] as R)
  } finally {
    await app.close()
  }
}
