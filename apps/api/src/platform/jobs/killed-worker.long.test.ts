import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { User } from '#platform/context.ts'
import { inCompany } from '#platform/db/database.ts'
import { cloneDatabase, type TestDatabase } from '#platform/testing/database.ts'
import { aUser } from './fixtures/a-user.ts'
import { silent } from './fixtures/silent.ts'
import { slowJob } from './fixtures/slow-job.ts'
import { createQueue, prepareQueue, type Queue } from './queue.ts'

let database: TestDatabase
let ana: User
let queue: Queue
const children: ChildProcess[] = []
const slow = slowJob(async () => {})

beforeAll(async () => {
  database = await cloneDatabase()
  await prepareQueue(database.ownerUrl, database.roleName)
  await asOwner(`create table job_marks (mark text not null)`)
  await asOwner(`grant select, insert on job_marks to ${pg.escapeIdentifier(database.roleName)}`)
  ana = await aUser(database.db)
  queue = await createQueue({ url: database.appUrl, jobs: [slow], log: silent })
})

afterAll(async () => {
  for (const child of children) child.kill('SIGKILL')
  await queue.stop()
  await database.drop()
})

it('gives the job of a worker that is killed in the middle to another, which finishes it once', async () => {
  workerProcess('first', 600)
  await inCompany(database.db, ana.companyId, (tx) => queue.enqueue(tx, ana, slow, { parcel: 'killed' }))
  await vi.waitFor(async () => expect(await marks()).toContain('started by first'), { timeout: 50_000 })
  workerProcess('second', 0)
  children[0]?.kill('SIGKILL')
  await vi.waitFor(async () => expect(await states('killed')).toEqual(['completed']), {
    timeout: 60_000,
    interval: 250,
  })
  const seen = await marks()
  expect(seen.filter((mark) => mark === 'done by second')).toHaveLength(1)
  expect(seen).not.toContain('done by first')
}, 90_000)

async function states(parcel: string): Promise<string[]> {
  const { rows } = await database.pool.query<{ state: string }>(
    `select state from pgboss.job where data -> 'payload' ->> 'parcel' = $1`,
    [parcel],
  )
  return rows.map(({ state }) => state)
}

async function marks(): Promise<string[]> {
  const { rows } = await database.pool.query<{ mark: string }>('select mark from job_marks')
  return rows.map(({ mark }) => mark)
}

const asOwner = (text: string) => sql.raw(text).execute(database.owner)

function workerProcess(marker: string, seconds: number) {
  const script = join(import.meta.dirname, 'fixtures/worker-process.ts')
  children.push(spawn(process.execPath, [script, database.appUrl, marker, String(seconds)], { stdio: 'inherit' }))
}
