import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readEnv } from '@lanewise/api/env'
import { connect } from '@lanewise/api/platform/db/database'
import { findUser } from '@lanewise/api/platform/identity/accounts'
import { loadIdentityKeys } from '@lanewise/api/platform/identity/keys'
import { mintToken } from '@lanewise/api/platform/identity/tokens'
import { openDatabase } from '@lanewise/api/portal-database'
import { openDemo } from '@lanewise/demo/open-demo'
import { sql } from 'kysely'
import { multiplyTrucks } from '#portal/bench-trucks.ts'
import { createTeller, type Teller } from '#portal/event-sender.ts'
import { startPortalProcess } from '#portal/portal-process.ts'
import { untilQuiet } from '#portal/until-quiet.ts'

/**
 * Sends truck tracking events through the public API call as carriers do, repeated and out of order, with the API and
 * the worker in separate processes. A probe truck of another company, polled every half second, measures the delay that
 * one company sees while another floods the system. (TRACKING-7)
 */
const seconds = Number(process.argv[2] ?? 60)
const wanted = 2_000
const quietRate = 20

const dataDir = await mkdtemp(join(tmpdir(), 'lanewise-bench-'))
const env = readEnv({
  DATA_DIR: dataDir,
  DEMO: 'true',
  DEMO_DAYS: '15',
  PUBLIC_URL: 'http://127.0.0.1:4799',
  LOG_LEVEL: 'silent',
})
const database = await openDatabase(env, { exclusive: true })
const owner = connect(database.ownerUrl, 2)
const ports = { dataDir, databaseUrl: database.ownerUrl, isDemo: true }
try {
  await openDemo(database.db, env)
  const [flood, quiet] = [await companyOf('admin@acme.test'), await companyOf('admin@borealis.test')]
  const trucks = {
    flood: await multiplyTrucks(database.ownerUrl, flood.companyId, 1_000),
    quiet: await multiplyTrucks(database.ownerUrl, quiet.companyId, 20),
  }
  const api = await startPortalProcess({ ...ports, port: 4799 }, ['--services=http'])
  const worker = await startPortalProcess({ ...ports, port: 4798 }, ['--services=worker'])
  try {
    const many = await createTeller(owner.db, api.publicUrl, {
      ...flood,
      token: await tokenOf(flood),
      trucks: trucks.flood,
    })
    const few = await createTeller(owner.db, api.publicUrl, {
      ...quiet,
      token: await tokenOf(quiet),
      trucks: trucks.quiet,
    })
    console.log(`Events of ${trucks.flood.length} trucks, ${wanted.toLocaleString('en-US')} a second for ${seconds} s`)
    for (const teller of [many, few]) await teller.warmUp()
    await untilQuiet(owner.db)
    const alone = await few.during({ seconds: Math.min(40, seconds), rate: quietRate })
    const [flooding, beside] = await Promise.all([
      many.during({ seconds, rate: wanted }),
      few.during({ seconds, rate: quietRate }),
    ])
    printMeasurement('flood', flooding)
    printMeasurement('another company alone', alone)
    printMeasurement('the same beside the flood', beside)
    const ratio = beside.lagP95 / alone.lagP95
    console.log(`  beside the flood ${ratio.toFixed(2)} times as late, ${ratio <= 2 ? 'within' : 'above'} 2`)
    await compareWithBareInserts(flooding.rate)
  } finally {
    await Promise.all([api.stop(), worker.stop()])
  }
} finally {
  await owner.close()
  await database.close()
  await rm(dataDir, { recursive: true, force: true })
}

type Measurement = Awaited<ReturnType<Teller['during']>>

function printMeasurement(name: string, { rate, sent, stored, accepted, refused, lagP50, lagP95 }: Measurement) {
  const lost = accepted - stored
  console.log(
    `  ${name.padEnd(26)} ${rate.toFixed(0)} events/s, ${sent} sent, ${accepted} different, ${stored} kept, ` +
      `${lost === 0 ? 'none lost' : `${lost} LOST`}, ${refused} calls put off, lag p50 ${lagP50} ms, p95 ${lagP95} ms`,
  )
}

async function companyOf(email: string) {
  const user = await findUser(database.db, { email })
  if (!user) throw new Error(`The demo has nobody ${email}`)
  return { userId: user.id, companyId: user.companyId }
}

async function tokenOf({ userId }: { userId: string }) {
  return mintToken(await loadIdentityKeys(database.db), env.PUBLIC_URL, userId)
}

/**
 * Inserts the same rows without receipts, due items, checks and HTTP, which shows the raw write speed of the machine.
 */
async function compareWithBareInserts(rate: number) {
  await sql`create table bare_events (like tracking_events)`.execute(owner.db)
  const rows = Math.min(50_000, wanted * seconds)
  const began = performance.now()
  for (let done = 0; done < rows; done += 100)
    await sql`insert into bare_events select * from (select * from tracking_events limit 100) e`.execute(owner.db)
  const bare = rows / ((performance.now() - began) / 1000)
  console.log(
    `  bare inserts of 100 rows   ${bare.toFixed(0)} events/s; taken in and looked at: ${(rate / bare).toFixed(2)} of that`,
  )
}
