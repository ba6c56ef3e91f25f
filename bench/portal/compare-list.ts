import type { Pool } from 'pg'
import { companyId } from './bench-company.ts'

/** High enough for a stable p95: for calls of a few milliseconds, the p95 of 60 calls depends on only three of them. */
export const rounds = 240
const warmUp = 30
const bar = 2

export type Step = {
  name: string
  body: object
  where?: string
  values?: unknown[]
  /** SQL condition that limits the page but not the count. */
  shown?: string
  order?: string
  offset?: number
}

/** Table of a list, and the condition for the rows that it shows before any filter. */
export type List = { pool: Pool; table: string; living: string; pageSize: number }

/**
 * Compares the call with the bare SQL for the same answer: setting the company, the page and its count, in one
 * transaction.
 */
export async function compareList(list: List, step: Step, call: (body: object) => Promise<Buffer>) {
  const { name, body } = step
  let total = 0
  let shown = 0
  const [statement, request] = await p95(
    () => bare(list, step),
    async () => {
      const answer = JSON.parse((await call(body)).toString()) as { total: number; data: unknown[] }
      total = answer.total
      shown = answer.data.length
    },
  )
  const ratio = request / statement
  // An empty page would say nothing about how fast rows are found.
  if (ratio > bar || shown === 0) process.exitCode = 1
  console.log(
    `  ${name.padEnd(26)} call ${request.toFixed(1).padStart(7)}  bare SQL ${statement.toFixed(1).padStart(7)}  ratio ${ratio.toFixed(2)} ${ratio > bar ? 'above' : 'within'} ${bar}  ${shown} rows of ${total}${shown === 0 ? ', EMPTY' : ''}`,
  )
}

async function bare({ pool, table, living, pageSize }: List, step: Step) {
  const { where = '', values = [], shown: page = '', order = 'origin_early_at, id', offset = 0 } = step
  const from = `from ${table} where ${living} ${where}`
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query("select set_config('app.company_id', $1, true)", [companyId])
    await client.query(`select * ${from} ${page} order by ${order} limit ${pageSize + 1} offset ${offset}`, values)
    await client.query(`select count(*)::int from (select 1 ${from} limit 10001) counted`, values)
    await client.query('commit')
  } finally {
    client.release()
  }
}

/** Alternates the functions so that all of them run under the same machine load. */
export async function p95(...works: (() => Promise<void>)[]) {
  const times = works.map((): number[] => [])
  for (let round = 0; round < warmUp + rounds; round += 1) {
    for (const [index, work] of works.entries()) {
      const start = performance.now()
      await work()
      if (round >= warmUp) times[index]?.push(performance.now() - start)
    }
  }
  return times.map((own) => own.sort((a, b) => a - b)[Math.floor(own.length * 0.95)] ?? 0) as [number, number]
}
