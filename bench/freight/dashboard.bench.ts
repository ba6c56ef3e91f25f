import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readEnv } from '@lanewise/api/env'
import { connect } from '@lanewise/api/platform/db/database'
import { loadIdentityKeys } from '@lanewise/api/platform/identity/keys'
import { mintToken } from '@lanewise/api/platform/identity/tokens'
import { startPortal } from '@lanewise/api/portal'
import { openDatabase } from '@lanewise/api/portal-database'
import { companyId, fillCompany, settle } from '#portal/bench-company.ts'
import { fillDashboard } from '#portal/bench-dashboard.ts'
import { fillOrders } from '#portal/bench-orders.ts'
import { fillShipments } from '#portal/bench-shipments.ts'
import { p95, rounds } from '#portal/compare-list.ts'
import { createCaller } from '#portal/portal-process.ts'
import { untilQuiet } from '#portal/until-quiet.ts'
import { sendWeek } from '#portal/week-of-events.ts'

/**
 * Compares each dashboard tile, and all of them at once, with the bare SQL behind them, then repeats the measurement
 * after a week of carrier tracking events for every truck on the road. (DASH-10)
 */
const orders = Number(process.argv[2] ?? 1_000_000)
const shipments = Number(process.argv[3] ?? Math.round(orders * 0.6))
const limit = 300

/** The requests of each tile, and the minimal SQL statement that each answer needs. */
const tiles = [
  {
    name: 'Needs attention',
    path: '/exceptions/counts',
    statement: 'select kind, count(*) from exceptions where closed_at is null group by kind',
  },
  {
    name: 'Today',
    path: '/dashboard/today',
    statement: `select stop.*, shipment.shipment_number, location.company_name from shipment_stops stop
      join shipments shipment on shipment.id = stop.shipment_id join locations location on location.id = stop.location_id
      where stop.early_at between now() - interval '1 day' and now() + interval '1 day' order by stop.early_at limit 200`,
  },
  {
    name: 'In transit',
    path: '/dashboard/in-transit',
    statement: `select shipment.id, shipment_number, status, on_time_status, latitude, longitude from shipments shipment
      join shipment_tracking seen on seen.shipment_id = shipment.id where status between 4 and 6 and deleted_at is null`,
  },
  {
    name: 'On-time performance',
    path: '/dashboard/on-time',
    statement: `select date_trunc('week', actual_pickup_at), sum(pickups_reached), sum(pickups_by_limit) from shipments
      where actual_pickup_at >= now() - interval '84 days' and deleted_at is null and status >= 3 group by 1`,
  },
  {
    name: 'Recent changes',
    path: '/dashboard/recent-changes',
    statement: 'select * from audit_entries order by id desc limit 10',
  },
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
const owner = connect(database.ownerUrl, 1)
const portal = await startPortal(env, database, new Set(['http', 'worker'] as const))
try {
  const userId = await fillCompany(database.ownerUrl, database.appUrl, 1)
  await fillOrders(database.ownerUrl, { userId, rows: orders })
  await fillShipments(database.ownerUrl, { userId, rows: shipments })
  await fillDashboard(database.ownerUrl)
  const token = await mintToken(await loadIdentityKeys(database.db), env.PUBLIC_URL, userId)
  const { call, close } = createCaller({ authorization: `Bearer ${token}` }, 6)
  const ask = async (path: string) => void (await call(`${portal.address}/api/v1${path}`))
  console.log(
    `Dashboard, ${count(orders)} orders and ${count(shipments)} shipments of one company, ${rounds} calls each, p95 in milliseconds`,
  )
  console.log(`  ${await settled()}`)
  const before = await measure(ask)
  const eventCount = await sendWeek(portal.address, token, run)
  console.log(`  After a week of events, ${count(eventCount)} of them; ${await settled()}`)
  const after = await measure(ask)
  console.log(`  the whole dashboard, after the week to before it: ${(after / before).toFixed(2)}`)
  close()
} finally {
  await owner.close()
  await portal.close()
  await rm(dataDir, { recursive: true, force: true })
}

function count(of: number): string {
  return of.toLocaleString('en-US')
}

/** Waits until every due record has been evaluated and returns the number of exceptions. */
async function settled(): Promise<string> {
  const started = performance.now()
  await untilQuiet(owner.db)
  // Database maintenance that would happen by itself over a week.
  await settle(database.ownerUrl)
  const seconds = ((performance.now() - started) / 1000).toFixed(0)
  const [exceptions] = (await run('select count(*)::int as count from exceptions')) as { count: number }[]
  return `${count(exceptions?.count ?? 0)} exceptions, all looked at after ${seconds} s`
}

/** Measures every tile, then the whole dashboard. */
async function measure(ask: (path: string) => Promise<void>): Promise<number> {
  for (const { name, path, statement } of tiles) await compare(name, () => ask(path), [statement])
  return compare(
    'the whole dashboard',
    async () => void (await Promise.all(tiles.map(({ path }) => ask(path)))),
    tiles.map(({ statement }) => statement),
  )
}

async function compare(name: string, call: () => Promise<void>, statements: readonly string[]): Promise<number> {
  const [bare, whole] = await p95(
    async () => void (await Promise.all(statements.map((statement) => run(statement)))),
    call,
  )
  if (whole >= limit) process.exitCode = 1
  console.log(
    `  ${name.padEnd(22)} call ${whole.toFixed(1).padStart(7)}  bare SQL ${bare.toFixed(1).padStart(7)}  ${whole < limit ? 'within' : 'ABOVE'} ${limit}`,
  )
  return whole
}

async function run(statement: string): Promise<unknown[]> {
  const client = await database.pool.connect()
  try {
    await client.query(`begin; set local app.company_id = '${companyId}'`)
    const { rows } = await client.query(statement)
    await client.query('commit')
    return rows
  } finally {
    client.release()
  }
}
