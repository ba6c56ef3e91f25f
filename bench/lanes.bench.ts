import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readEnv } from '@lanewise/api/env'
import { findLaneRates } from '@lanewise/api/features/lanes/index'
import { inCompany } from '@lanewise/api/platform/db/database'
import { openDatabase } from '@lanewise/api/portal-database'
import { laneKeys } from '@lanewise/domain/lanes/match-lane'
import { companyId } from '#portal/bench-company.ts'
import { endsOf, fillLanes } from '#portal/bench-lanes.ts'

/** Compares finding a truckload lane and its prices with the bare statements for the same rows, in one run. */
const lanes = Number(process.argv[2] ?? 5_000)
const ratesPerLane = 4
const rounds = 200
const warmUp = 100
const bar = 2

const laneStatement = (by: string) => `select id, customer_reference_number, estimated_miles_tenths from lanes
  where deleted_at is null and equipment_mode = 1 and origin_${by}_key = $1 and destination_${by}_key = $2
  order by created_at desc limit 1`
const rateStatement = `select rate.*, contract.sequence, carrier.name from lane_rates rate
  join lane_contracts contract on contract.id = rate.contract_id join carriers carrier on carrier.id = rate.carrier_id
  where rate.lane_id = $1 and rate.replaced_at is null and rate.effective_date <= '2026-06-01'
    and rate.expiration_date >= '2026-06-01' order by contract.sequence`

const dataDir = await mkdtemp(join(tmpdir(), 'lanewise-bench-'))
const env = readEnv({ DATA_DIR: dataDir, PORT: '0', METRICS_PORT: '0', LOG_LEVEL: 'silent' })
const database = await openDatabase(env, { exclusive: true })
try {
  await fillLanes(database, { lanes, ratesPerLane })
  const count = (number: number) => number.toLocaleString('en-US')
  console.log(
    `Lane of a truckload among ${count(lanes)} with ${count(lanes * ratesPerLane)} rates, ${rounds} calls each, p95 in milliseconds`,
  )
  await compare('by postal code', 'postal', (lane) => askOf(lane, true))
  await compare('by city', 'city', (lane) => askOf(lane, false))
} finally {
  await database.close()
  await rm(dataDir, { recursive: true, force: true })
}

function askOf(lane: number, hasCode: boolean): Parameters<typeof findLaneRates>[1] {
  const day = { equipmentMode: 1, shippingDate: '2026-06-01' } as const
  return { ...endsOf(lane, hasCode), ...day, freight: { pallets: 20 } }
}

async function compare(
  name: string,
  by: 'postal' | 'city',
  ask: (lane: number) => Parameters<typeof findLaneRates>[1],
) {
  const throughProduct = async (lane: number) => {
    const answer = await inCompany(database.db, companyId, (tx) => findLaneRates(tx, ask(lane)))
    if (answer?.rates.length !== ratesPerLane) throw new Error(`${name} found ${answer?.rates.length} rates`)
  }
  const bare = async (lane: number) => {
    const [from, to] = [laneKeys(ask(lane).origin), laneKeys(ask(lane).destination)]
    const keys = by === 'postal' ? [from.postalKey, to.postalKey] : [from.cityKey, to.cityKey]
    const client = await database.pool.connect()
    try {
      await client.query('begin')
      await client.query("select set_config('app.company_id', $1, true)", [companyId])
      const { rows } = await client.query(laneStatement(by), keys)
      await client.query(rateStatement, [rows[0].id])
      await client.query('commit')
    } finally {
      client.release()
    }
  }
  const [statements, whole] = await p95(bare, throughProduct)
  const ratio = whole / statements
  if (ratio > bar) process.exitCode = 1
  const verdict = ratio > bar ? 'above' : 'within'
  console.log(
    `  ${name.padEnd(16)} call ${whole.toFixed(2).padStart(6)}  bare SQL ${statements.toFixed(2).padStart(6)}  ratio ${ratio.toFixed(2)} ${verdict} ${bar}`,
  )
}

/** Alternates the functions so that all of them run under the same machine load. */
async function p95(...works: ((lane: number) => Promise<void>)[]): Promise<[number, number]> {
  const times = works.map((): number[] => [])
  for (let round = 0; round < warmUp + rounds; round += 1) {
    for (const [index, work] of works.entries()) {
      const start = performance.now()
      await work(1 + ((round * 37) % lanes))
      if (round >= warmUp) times[index]?.push(performance.now() - start)
    }
  }
  return times.map((own) => own.sort((a, b) => a - b)[Math.floor(own.length * 0.95)] ?? 0) as [number, number]
}
