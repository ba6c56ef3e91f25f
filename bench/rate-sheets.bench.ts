import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { readEnv } from '@lanewise/api/env'
import { applyRateSheet, previewRateSheet, sheetApplying } from '@lanewise/api/features/rate-sheets/index'
import { inCompany, type Tx } from '@lanewise/api/platform/db/database'
import { findUser } from '@lanewise/api/platform/identity/accounts'
import { createTransactions } from '@lanewise/api/platform/transactions'
import { openDatabase } from '@lanewise/api/portal-database'
import { rateSheetHeader } from '@lanewise/domain/lanes/sheet/columns'
import { sql } from 'kysely'
import { companyId } from '#portal/bench-company.ts'
import { fillLanes } from '#portal/bench-lanes.ts'

/**
 * Compares previewing and applying a rate sheet in which every row changes a price with reading and writing the same
 * rows by bare SQL in the same run. Also measures how often progress is reported and for how long the event loop is
 * blocked.
 */
const rows = Number(process.argv[2] ?? 20_000)
const ratesPerLane = 4
const bars = { preview: 6, apply: 6, stall: 50 }

const undone = new Error('Undone')

const dataDir = await mkdtemp(join(tmpdir(), 'lanewise-bench-'))
const env = readEnv({ DATA_DIR: dataDir, PORT: '0', METRICS_PORT: '0', LOG_LEVEL: 'silent' })
const database = await openDatabase(env, { exclusive: true })
const inBench = <T>(work: (tx: Tx) => Promise<T>) => inCompany(database.db, companyId, work)
try {
  const userId = await fillLanes(database, { lanes: rows / ratesPerLane, ratesPerLane })
  const user = (await findUser(database.db, { contactId: userId })) ?? fail('Nobody uploads the sheet')
  const queued: unknown[] = []
  const enqueue = async (_tx: unknown, _user: unknown, _job: unknown, payload: unknown) => void queued.push(payload)
  const transactions = createTransactions({ db: database.db, enqueue, clock: () => new Date() })
  const transaction = <T>(work: Parameters<typeof transactions.as<T>>[1]) => transactions.as(user, work)
  let progressCount = 0
  const progress = () => {
    progressCount += 1
  }
  const answer = async <T>(_ctx: unknown, given: T) => given
  const files = { store: () => fail('No files'), read: async () => null, remove: async () => undefined }
  console.log(`A sheet of ${rows.toLocaleString('en-US')} rows, milliseconds`)

  const data = await changedSheet()
  const bareRead = await measured(barePreview)
  const upload = { fileName: 'rates.csv', data, importId: companyId }
  const preview = await measured(() => previewRateSheet({ user, transaction, answer, progress, files }, upload))
  report('preview', preview, bareRead)
  const { id, counts } = preview.answer
  if (counts.Changed !== rows) fail(`${counts.Changed} rows are changed`)

  const bareWrite = await measured(bareApply)
  await transaction((ctx) => applyRateSheet(ctx, id))
  const { signal } = new AbortController()
  const payload = sheetApplying.payload.parse(queued[0])
  const apply = await measured(async () => sheetApplying.prepare?.({ user, transaction, signal, progress }, payload))
  report('apply', apply, bareWrite)

  async function measured<T>(work: () => Promise<T>) {
    progressCount = 0
    const delay = monitorEventLoopDelay({ resolution: 1 })
    delay.enable()
    const start = performance.now()
    const answer = await work()
    const time = performance.now() - start
    delay.disable()
    return { answer, time, reports: progressCount, stall: delay.max / 1e6 }
  }
} finally {
  await database.close()
  await rm(dataDir, { recursive: true, force: true })
}

type Measured = { time: number; reports: number; stall: number }

function report(name: 'preview' | 'apply', whole: Measured, bare: Measured) {
  const ratio = whole.time / bare.time
  // On a busy machine this thread stalls too, and then the bare statements stall equally.
  const stallBar = Math.max(bars.stall, bare.stall)
  const isMet = ratio <= bars[name] && whole.stall <= stallBar
  if (!isMet) process.exitCode = 1
  const number = (value: number) => value.toFixed(0).padStart(6)
  console.log(
    `  ${name.padEnd(8)}${number(whole.time)}  bare${number(bare.time)}  ratio ${ratio.toFixed(2)} of ${bars[name]}  progress told ${whole.reports} times  longest stall${number(whole.stall)} of${number(stallBar)}  ${isMet ? 'met' : 'missed'}`,
  )
}

/** A sheet with every current rate at a different price from next year on. */
async function changedSheet(): Promise<string> {
  const { rows: lines } = await inBench((tx) =>
    sql<{ line: string }>`select concat_ws(',', lane.customer_reference_number, '', '', '', carrier.name, '',
        'Line Haul + Fuel', 'Per Mile', '2.31', '', '01/01/2027', '12/31/2027') as line
      from lane_rates rate join lanes lane on lane.id = rate.lane_id join carriers carrier on carrier.id = rate.carrier_id
      limit ${rows}`.execute(tx),
  )
  return Buffer.from([rateSheetHeader.join(','), ...lines.map(({ line }) => line)].join('\n')).toString('base64')
}

/** Reads all rates and writes the same number of sheet rows, with both terms, in one statement each. */
function barePreview() {
  return inBench(async (tx) => {
    await sql`select rate.*, carrier.name from lane_rates rate join carriers carrier on carrier.id = rate.carrier_id`.execute(
      tx,
    )
    await sql`with sheet as (insert into rate_sheets (file_name, created_by, file_rows, lane_count, carrier_count)
        select 'bare', id, 0, 0, 0 from contacts limit 1 returning id)
      insert into rate_sheet_rows (rate_sheet_id, sort_key, kind, row_number, lane_id, carrier_id, rate_id, lane_name, way,
        carrier_name, before, after, percent, cells)
      select sheet.id, row_number() over ()::text, 'Changed', 2, lane_id, carrier_id, rate.id, 'Lane', 'From → To', 'Carrier',
        to_jsonb(rate), to_jsonb(rate), 7.4, jsonb_build_array(to_jsonb(rate)) from lane_rates rate, sheet`.execute(tx)
  })
}

/**
 * Reads, ends and adds the same number of rates and writes their events, in one statement each. The transaction is
 * rolled back.
 */
function bareApply() {
  return inBench(async (tx) => {
    await sql`select * from rate_sheet_rows where kind = 'Changed'`.execute(tx)
    await sql`insert into lane_rates (contract_id, lane_id, carrier_id, effective_date, expiration_date, rate_type,
        charge_type, rate, rate_table_name)
      select contract_id, lane_id, carrier_id, '2027-01-01', '2027-12-31', rate_type, charge_type, 23100, rate_table_name
      from lane_rates`.execute(tx)
    await sql`update lane_rates set expiration_date = '2026-12-30' where effective_date = '2026-01-01'`.execute(tx)
    await sql`update lanes set version = version + 4`.execute(tx)
    await sql`update rate_sheet_rows set outcome = 'Applied' where kind = 'Changed' and row_number > 2`.execute(tx)
    await sql`insert into audit_entries (company_id, user_id, user_name, entity, entity_id, entity_name, action, changes)
      select company_id, ${companyId}, 'Bea', 'lane', lane_id, 'Lane', 'changed', to_jsonb(rate) from lane_rates rate
      where effective_date = '2027-01-01'`.execute(tx)
    throw undone
  }).catch((error) => {
    if (error !== undone) throw error
  })
}

function fail(message: string): never {
  throw new Error(message)
}
