import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readEnv } from '@lanewise/api/env'
import { connect } from '@lanewise/api/platform/db/database'
import { openDatabase } from '@lanewise/api/portal-database'
import { sql } from 'kysely'
import { companyId, fillCompany } from '#portal/bench-company.ts'
import { fillOrders } from '#portal/bench-orders.ts'
import { fillShipments } from '#portal/bench-shipments.ts'
import { bareSchema, copyBare } from '#writes/bare-tables.ts'
import { writesOf } from '#writes/kinds-of-writes.ts'
import { type Cost, measureWrites } from '#writes/measure-writes.ts'
import { enterIntoSearch, fillSample, sampleOrders, sampleShipments } from '#writes/sample-records.ts'

/**
 * Compares what the product writes with the same statements on copies of its tables that have only their keys: no other
 * indexes, no triggers. Arguments are the numbers of orders, of shipments and of writes of each kind.
 */
const [orders = 1_000_000, shipments = 600_000, writes = 2_000] = process.argv.slice(2).map(Number)
const bar = 3
const copies = {
  bare: ['orders', 'shipments'],
  belonging: [
    'order_stops',
    'order_items',
    'order_references',
    'order_ways',
    'shipment_stops',
    'shipment_tracking',
    'stop_outlooks',
  ],
}

const dataDir = await mkdtemp(join(tmpdir(), 'lanewise-bench-'))
const env = readEnv({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' })
const database = await openDatabase(env, { exclusive: true })
const owner = connect(database.ownerUrl, 1)
try {
  const sample = await fill()
  // A flush to disk costs both sides the same and would hide the difference.
  const sides = [
    { schema: 'public', connection: connect(withOptions('-c synchronous_commit=off'), 1) },
    {
      schema: bareSchema,
      connection: connect(withOptions(`-c synchronous_commit=off -c search_path=${bareSchema},public`), 1),
    },
  ]
  console.log(
    `Writes to ${orders.toLocaleString('en-US')} orders and ${shipments.toLocaleString('en-US')} shipments, ${writes.toLocaleString('en-US')} of each kind`,
  )
  for (const write of writesOf(sample)) {
    const [product, bare] = await measureWrites(owner.db, sides, write, writes)
    if (product && bare) print(write.name, product, bare)
  }
  for (const { connection } of sides) await connection.close()
} finally {
  await owner.close()
  await database.close()
  await rm(dataDir, { recursive: true, force: true })
}

/** Autovacuum stays off, because its journal would count as that of the writes. */
async function fill() {
  const { db } = owner
  await sql`alter system set autovacuum = off`.execute(db)
  await sql`select pg_reload_conf()`.execute(db)
  const userId = await fillCompany(database.ownerUrl, database.appUrl, 1)
  await fillOrders(database.ownerUrl, { userId, rows: orders })
  await fillShipments(database.ownerUrl, { userId, rows: shipments })
  await sql`select set_config('app.company_id', ${companyId}, false)`.execute(db)
  await fillSample(db, writes)
  await enterIntoSearch(db, 20_000)
  await copyBare(db, copies, database.roleName)
  return { userId, orders: await sampleOrders(db), shipments: await sampleShipments(db) }
}

function withOptions(options: string) {
  const url = new URL(database.appUrl)
  url.searchParams.set('options', options)
  return url.toString()
}

/** The time in the database is what indexes and triggers change. Building and sending a statement costs both sides the same. */
function print(name: string, product: Cost, bare: Cost) {
  const times = (of: (cost: Cost) => number) => of(product) / of(bare)
  const ratio = times(({ inDatabase }) => inDatabase)
  if (ratio > bar) process.exitCode = 1
  console.log(`  ${name}: ${ratio.toFixed(2)} times the bare cost in the database, ${ratio > bar ? 'above' : 'within'} ${bar}
    product  ${asText(product)}
    bare     ${asText(bare)}
    ratio    median ${times(({ median }) => median).toFixed(2)}, p95 ${times(({ p95 }) => p95).toFixed(2)}, WAL ${times(({ walBytes }) => walBytes).toFixed(2)}`)
}

function asText({ median, p95, inDatabase, walBytes, hotShare }: Cost) {
  const hot = hotShare === null ? 'no update of these tables' : `${Math.round(hotShare * 100)} % HOT`
  return `median ${median.toFixed(2)} ms, p95 ${p95.toFixed(2)} ms, in the database ${inDatabase.toFixed(3)} ms, ${Math.round(walBytes)} bytes of WAL, ${hot}`
}
