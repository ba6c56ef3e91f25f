import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readEnv } from '@lanewise/api/env'
import { loadIdentityKeys } from '@lanewise/api/platform/identity/keys'
import { mintToken } from '@lanewise/api/platform/identity/tokens'
import { startPortal } from '@lanewise/api/portal'
import { openDatabase } from '@lanewise/api/portal-database'
import { boxAround } from '@lanewise/domain/mileage/great-circle'
import { addDays, zonedDate } from '@lanewise/domain/shared/calendar'
import { placeOfId } from '@lanewise/geography/places/search'
import { fillCompany } from '#portal/bench-company.ts'
import { fillOrders } from '#portal/bench-orders.ts'
import { compareList, rounds, type Step } from '#portal/compare-list.ts'
import { createCaller } from '#portal/portal-process.ts'

/** Compares the order list with its bare SQL in one run: pages, filters and the count that comes with each answer. */
const rows = Number(process.argv[2] ?? 1_000_000)
const pageSize = 50

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
  await fillOrders(database.ownerUrl, { userId, rows })
  const token = await mintToken(await loadIdentityKeys(database.db), env.PUBLIC_URL, userId)
  const { call, close } = createCaller({ authorization: `Bearer ${token}` })
  console.log(
    `List of orders, ${rows.toLocaleString('en-US')} of one company, ${rounds} calls each, p95 in milliseconds`,
  )
  const list = { pool: database.pool, table: 'orders', living: 'deleted_at is null and status <> -2', pageSize }
  for (const step of steps())
    await compareList(list, step, (body) => call(`${portal.address}/api/v1/orders/search`, body))
  close()
} finally {
  await portal.close()
  await rm(dataDir, { recursive: true, force: true })
}

/**
 * Typical order list queries and their SQL conditions. Each is measured on the first page, the usual filters also on a
 * late page.
 */
function steps(): Step[] {
  const today = zonedDate(new Date(), 'America/Chicago')
  const open = { name: 'status New', body: { orderStatuses: ['Accepted'] }, where: 'and status = 1' }
  const texas = { name: 'origin state', body: { originState: 'TX' }, where: "and origin_state = 'TX'" }
  const truckload = { name: 'mode Truckload', body: { shippingModes: ['TL'] }, where: "and shipping_mode = 'TL'" }
  return [
    ...asOnScreen(),
    ...deep({ name: 'all orders', body: {} }, 0.95),
    { name: 'last page', body: { cursor: 'last' }, order: 'origin_early_at desc, id desc' },
    open,
    ...deep(texas, 0.2),
    ...deep(truckload, 0.45),
    { name: 'hazmat', body: { isHazmatRequired: true }, where: 'and is_hazmat' },
    { name: 'missing appointment', body: { missingAppointment: true }, where: 'and is_missing_appointment' },
    ...dated(today),
    ...rare(),
  ]
}

/** The default sort order of the screen: upcoming pickups first, then past ones from the latest on. */
function asOnScreen(): Step[] {
  const dayAgo = "now() - interval '1 day'"
  return [
    { name: 'next pickups', body: { pastLast: true }, shown: `and origin_early_at >= ${dayAgo}` },
    {
      name: 'next pickups, last page',
      body: { pastLast: true, cursor: 'last' },
      shown: `and origin_early_at < ${dayAgo}`,
    },
  ]
}

/** Filters by date and by location. */
function dated(today: string): Step[] {
  const [start, end] = [addDays(today, -3), addDays(today, 3)]
  return [
    {
      name: 'pickup this week',
      body: { originDateTime: { startDate: start, endDate: end } },
      where: 'and origin_date >= $1 and origin_date <= $2 and origin_early_at >= $3 and origin_early_at < $4',
      values: [start, end, addDays(start, -1), addDays(end, 2)],
    },
    {
      name: 'created this week',
      body: {
        createDateTime: { startDate: addDays(today, -7) },
        orderByProperty: 'CreateDateTime',
        orderByDirection: -1,
      },
      where: 'and created_at >= $1',
      values: [addDays(today, -7)],
      order: 'created_at desc, id desc',
    },
    {
      name: 'company',
      body: { destinationCompany: 'company 7' },
      where: `and destination_location_id = any((select array(select id from locations where lower(company_name) = $1
        or lower(company_alias) = $1))::uuid[])`,
      values: ['company 7'],
    },
  ]
}

/** Filters that match only a few of many orders. */
function rare(): Step[] {
  return [
    radius(),
    {
      name: 'heavy, by weight',
      body: { minWeight: 43_000, orderByProperty: 'Weight' },
      where: 'and weight >= 43000',
      order: 'weight, id',
    },
    {
      name: 'reference number',
      body: { referenceNumber: 'so-20' },
      where: `and id = any(array(select order_id from order_references where deleted_at is null
        and folded_value >= 'so20' and folded_value < 'so20' || chr(1114111)))`,
    },
    {
      name: 'three at once',
      body: { originState: 'TX', shippingModes: ['TL'], isHazmatRequired: true },
      where: "and origin_state = 'TX' and shipping_mode = 'TL' and is_hazmat",
    },
  ]
}

/** Page 1,000, or an earlier page where the filter matches too few orders to reach it. */
function deep(step: Step, share: number): Step[] {
  const page = Math.max(2, Math.min(1_000, Math.floor((rows * share) / pageSize)))
  const later = { ...step, body: { ...step.body, page }, offset: (page - 1) * pageSize }
  return [
    { ...step, name: `${step.name}, page 1` },
    { ...later, name: `${step.name}, page ${page.toLocaleString('en-US')}` },
  ]
}

function radius(): Step {
  const centre = placeOfId('US:TX:Dallas') ?? { latitude: 0, longitude: 0 }
  const { south, north, west, east } = boxAround(centre, 50)
  return {
    name: 'radius of 50 miles',
    body: { originCity: 'Dallas', originState: 'TX', originRadius: 50 },
    where: `and origin_latitude between $1 and $2 and origin_longitude between $3 and $4
      and 7918 * asin(least(1, sqrt(power(sin(radians(origin_latitude - $5) / 2), 2) + cos(radians(origin_latitude))
      * cos(radians($5)) * power(sin(radians(origin_longitude - $6) / 2), 2)))) <= 50`,
    values: [south, north, west, east, centre.latitude, centre.longitude],
  }
}
