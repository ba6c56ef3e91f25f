import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { askAll } from '@lanewise/api/connectors/rates/ask-all'
import { ownTariffs } from '@lanewise/api/connectors/rates/tariff/tariff'
import { readEnv } from '@lanewise/api/env'
import { connect } from '@lanewise/api/platform/db/database'
import { loadIdentityKeys } from '@lanewise/api/platform/identity/keys'
import { mintToken } from '@lanewise/api/platform/identity/tokens'
import { startPortal } from '@lanewise/api/portal'
import { openDatabase } from '@lanewise/api/portal-database'
import { demoFuelIndex } from '@lanewise/demo/tariffs/fuel-index'
import { demoLtlTariffs } from '@lanewise/demo/tariffs/tariffs'
import { boxAround } from '@lanewise/domain/mileage/great-circle'
import type { RateAsk } from '@lanewise/domain/rating/ask'
import { addDays, startOfDayInZone, zonedDate } from '@lanewise/domain/shared/calendar'
import { sql } from 'kysely'
import { companyId, fillCompany } from '#portal/bench-company.ts'
import { p95, rounds } from '#portal/compare-list.ts'
import { createCaller } from '#portal/portal-process.ts'

/**
 * Compares the quote history with its bare SQL in one run, and measures LTL requests to twelve tariff carriers on one
 * core.
 */
const quotes = Number(process.argv[2] ?? 200_000)
const bar = 2
const requestBar = 500
const zone = 'America/Chicago'

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
  await fillQuotes(userId)
  const token = await mintToken(await loadIdentityKeys(database.db), env.PUBLIC_URL, userId)
  const { call, close } = createCaller({ authorization: `Bearer ${token}` })
  console.log(`Quote history, ${quotes.toLocaleString('en-US')} quotes, ${rounds} calls each, p95 in milliseconds`)
  for (const step of stepsOf(userId))
    await compare(step, (query) => call(`${portal.address}/api/v1/ltl-quotes?${query}`))
  close()
} finally {
  await portal.close()
  await rm(dataDir, { recursive: true, force: true })
}
await rateRequests()

/** Inserts a year of quotes between sixty places in a few freight classes, spread over the day and the country. */
async function fillQuotes(userId: string) {
  const app = connect(database.appUrl, 1)
  const owner = connect(database.ownerUrl, 1)
  try {
    await app.db.transaction().execute(async (tx) => {
      await sql`select set_config('app.company_id', ${companyId}, true)`.execute(tx)
      await sql`insert into quotes (created_by, created_at, request_id, shipping_mode, shipping_date,
          origin_id, origin_city, origin_state, origin_postal_code, origin_country, origin_latitude, origin_longitude,
          origin_time_zone, destination_id, destination_city, destination_state, destination_postal_code,
          destination_country, destination_latitude, destination_longitude, destination_time_zone, products,
          density_table, freight_classes, pallets, weight, rate_count, lowest_cents, expires_at)
        select ${userId}, now() - n * interval '157 seconds', gen_random_uuid(), 'LTL', (now() - n * interval '157 seconds')::date + 2,
          'US:46204', 'City ' || n % 60, 'IN', '46204', 'US', 30 + (n % 60) * 0.25, -120 + (n * 7 % 60) * 0.8, 'America/Chicago',
          'US:75201', 'Town ' || n % 59, 'TX', '75201', 'US', 28 + (n % 59) * 0.3, -118 + (n * 11 % 59) * 0.7, 'America/Chicago',
          '[]', '2025-07-19', array[(array['50', '70', '85', '125'])[1 + n % 4]], 1 + n % 6, 500 + n % 4000, 8,
          30000 + n % 90000, now() from generate_series(1, ${quotes}) n`.execute(tx)
    })
    await sql`vacuum analyze`.execute(owner.db)
  } finally {
    await owner.close()
    await app.close()
  }
}

type Step = { name: string; query: string; where: string; values: unknown[]; order?: string }

/** Each filter of the screen with its SQL condition. */
function stepsOf(userId: string): Step[] {
  const today = zonedDate(new Date(), zone)
  const since = (days: number) => startOfDayInZone(addDays(today, -days), zone)
  // Indianapolis, with the coordinates that the product uses.
  const centre = { latitude: 39.7726, longitude: -86.1549 }
  const { south, north, west, east } = boxAround(centre, 150)
  const near = `and quote.origin_latitude between $1 and $2 and quote.origin_longitude between $3 and $4
    and 7918 * asin(least(1, sqrt(power(sin(radians(quote.origin_latitude - $5) / 2), 2) + cos(radians(quote.origin_latitude))
    * cos(radians($5)) * power(sin(radians(quote.origin_longitude - $6) / 2), 2)))) <= 150`
  const place = 'originQuotableLocationId=US:46204&originDistance=150'
  return [
    {
      name: 'as it opens',
      query: 'createDateFilterType=Dynamic&createPastDays=7&createFutureDays=0',
      where: 'and quote.created_at >= $1 and quote.created_at < $2',
      values: [since(7), since(-1)],
    },
    { name: 'all quotes', query: '', where: '', values: [] },
    {
      name: 'freight class',
      query: 'freightClass=70',
      where: 'and quote.freight_classes @> $1::text[]',
      values: [['70']],
    },
    {
      name: 'radius',
      query: place,
      where: near,
      values: [south, north, west, east, centre.latitude, centre.longitude],
    },
    { name: 'creator', query: `createUserId=${userId}`, where: 'and quote.created_by = $1', values: [userId] },
    {
      name: 'pickup dates',
      query: `pickupDateFilterType=Fixed&pickupStartDate=${addDays(today, -60)}&pickupEndDate=${addDays(today, -30)}&orderByProperty=pickupDate`,
      where: 'and quote.shipping_date >= $1 and quote.shipping_date <= $2',
      values: [addDays(today, -60), addDays(today, -30)],
      order: 'quote.shipping_date desc, quote.id desc',
    },
  ]
}

/**
 * The bare SQL for the same answer: setting the company, the page with its names, and its count, in one transaction.
 */
async function compare(
  { name, query, where, values, order = 'quote.created_at desc, quote.id desc' }: Step,
  call: (query: string) => Promise<Buffer>,
) {
  const from = `from quotes quote where quote.deleted_at is null ${where}`
  const page = `select quote.*, (select first_name || ' ' || last_name from contacts person
    where person.company_id = quote.company_id and person.id = quote.created_by) ${from} order by ${order} limit 21`
  const bare = async () => {
    const client = await database.pool.connect()
    try {
      await client.query('begin')
      await client.query("select set_config('app.company_id', $1, true)", [companyId])
      await client.query(page, values)
      await client.query(`select count(*)::int from (select 1 ${from} limit 10001) c`, values)
      await client.query('commit')
    } finally {
      client.release()
    }
  }
  const whole = async () => {
    const { data } = JSON.parse((await call(query)).toString()) as { data?: unknown[] }
    if (!data?.length) throw new Error(`${name} found nothing`)
  }
  const [statement, request] = await p95(bare, whole)
  const ratio = request / statement
  if (ratio > bar) process.exitCode = 1
  console.log(
    `  ${name.padEnd(14)} call ${request.toFixed(1).padStart(6)}  bare SQL ${statement.toFixed(1).padStart(6)}  ratio ${ratio.toFixed(2)} ${ratio > bar ? 'above' : 'within'} ${bar}`,
  )
}

/** Complete rating requests to the company's own tariffs as the portal makes them, each with different freight. */
async function rateRequests() {
  const sources = [ownTariffs(demoLtlTariffs, demoFuelIndex)]
  const request = (index: number) => askAll(sources, askOf(index), { limitMs: 20_000 })
  for (let index = 0; index < 1_000; index += 1) await request(index)
  const count = 5_000
  const start = performance.now()
  for (let index = 0; index < count; index += 1) await request(index)
  const perSecond = count / ((performance.now() - start) / 1_000)
  if (perSecond < requestBar) process.exitCode = 1
  console.log(
    `LTL requests to 12 tariff carriers: ${Math.round(perSecond).toLocaleString('en-US')} per second (bar ${requestBar})`,
  )
}

function askOf(index: number): RateAsk {
  return {
    shippingMode: 'LTL',
    shippingDate: `2026-${String(1 + (index % 12)).padStart(2, '0')}-15`,
    stops: [
      { stopNumber: 1, city: 'Indianapolis', state: 'IN', zip: '46204', country: 'US' },
      { stopNumber: 2, city: 'Dallas', state: 'TX', zip: '75201', country: 'US' },
    ],
    products: [2, 3].map((pallets) => ({
      description: 'Canned peaches',
      perPackageWeightInPounds: 300 + ((index * 37 + pallets) % 700),
      length: 48,
      width: 40,
      height: 48,
      count: pallets,
      palletCount: pallets,
      packagingType: 'Skid',
      nmfcClass: null,
      nmfcNumber: null,
      cargoClassification: 'Food',
      isStackable: false,
      isHazmat: false,
      hazmatHazardClass: null,
      hazmatPackingGroup: null,
      hazmatUNNumber: null,
    })),
    accessorials: index % 2 === 0 ? ['AppointmentDelivery'] : [],
    isHazmatRequired: false,
    miles: 500 + (index % 900),
  }
}
