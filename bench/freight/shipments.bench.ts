import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readEnv } from '@lanewise/api/env'
import { loadIdentityKeys } from '@lanewise/api/platform/identity/keys'
import { mintToken } from '@lanewise/api/platform/identity/tokens'
import { startPortal } from '@lanewise/api/portal'
import { openDatabase } from '@lanewise/api/portal-database'
import { addDays, zonedDate } from '@lanewise/domain/shared/calendar'
import { sql } from 'kysely'
import { companyId, fillCompany } from '#portal/bench-company.ts'
import { fillShipments } from '#portal/bench-shipments.ts'
import { compareList, rounds, type Step } from '#portal/compare-list.ts'
import { createCaller } from '#portal/portal-process.ts'

/**
 * Compares the shipment list and the columns of the board with their bare SQL in one run, including the count of each.
 */
const rows = Number(process.argv[2] ?? 600_000)
const pageSize = 20

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
  await fillShipments(database.ownerUrl, { userId, rows })
  const token = await mintToken(await loadIdentityKeys(database.db), env.PUBLIC_URL, userId)
  const { call, close } = createCaller({ authorization: `Bearer ${token}` })
  console.log(
    `List and board of shipments, ${rows.toLocaleString('en-US')} of one company, ${rounds} calls each, p95 in milliseconds`,
  )
  const list = { pool: database.pool, table: 'shipments', living: 'deleted_at is null and status <> -1', pageSize }
  for (const step of [...listSteps(await aCarrier()), ...boardSteps()])
    await compareList(list, step, (body) => call(`${portal.address}/api/v1/shipments/search`, body))
  close()
} finally {
  await portal.close()
  await rm(dataDir, { recursive: true, force: true })
}

async function aCarrier(): Promise<string> {
  const result = await database.db.transaction().execute(async (tx) => {
    await sql`select set_config('app.company_id', ${companyId}, true)`.execute(tx)
    return sql<{ id: string }>`select id from carriers where dot_number = '7'`.execute(tx)
  })
  return result.rows[0]?.id ?? ''
}

function listSteps(carrierId: string): Step[] {
  const today = zonedDate(new Date(), 'America/Chicago')
  const [start, end] = [addDays(today, -3), addDays(today, 3)]
  const dayAgo = "now() - interval '1 day'"
  const late = Math.max(2, Math.min(1_000, Math.floor((rows * 0.9) / pageSize)))
  return [
    { name: 'next pickups', body: { pastLast: true }, shown: `and origin_early_at >= ${dayAgo}` },
    { name: 'all, page 1', body: {} },
    { name: `all, page ${late}`, body: { page: late }, offset: (late - 1) * pageSize },
    { name: 'last page', body: { cursor: 'last' }, order: 'origin_early_at desc, id desc' },
    { name: 'mode Truckload', body: { shippingModes: ['TL'] }, where: "and shipping_mode = 'TL'" },
    { name: 'late ones', body: { onTimeStatus: ['Late'] }, where: "and on_time_status = 'Late'" },
    {
      name: 'one carrier, newest first',
      body: { carrierIds: [carrierId], orderByDirection: -1 },
      where: 'and carrier_id = $1',
      values: [carrierId],
      order: 'origin_early_at desc, id desc',
    },
    {
      name: 'pickup this week',
      body: { scheduledPickup: { startDate: start, endDate: end } },
      where: 'and origin_date >= $1 and origin_date <= $2 and origin_early_at >= $3 and origin_early_at < $4',
      values: [start, end, addDays(start, -1), addDays(end, 2)],
    },
  ]
}

/** Each column of the board is a list filtered by its statuses. (SHIP-1) */
function boardSteps(): Step[] {
  const columns = {
    Drafted: [0],
    'Ready To Book': [1],
    Tendering: [2],
    Booked: [3],
    'On the road': [4, 5, 6],
    Delivered: [7, 8],
  }
  return Object.entries(columns).map(([name, statuses]) => ({
    name: `board, ${name}`,
    body: { statuses },
    where: statuses.length === 1 ? `and status = ${statuses[0]}` : `and status = any('{${statuses}}')`,
  }))
}
