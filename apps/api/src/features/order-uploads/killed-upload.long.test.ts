import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { aMileApart } from '#connectors/routing/testing/given.ts'
import { inCompany } from '#platform/db/database.ts'
import { readUser } from '#platform/identity/accounts.ts'
import { silent } from '#platform/jobs/fixtures/silent.ts'
import { job } from '#platform/jobs/job.ts'
import { createQueue, prepareQueue, type Queue } from '#platform/jobs/queue.ts'
import { startTestPortal, type TestPortal } from '#platform/testing/portal.ts'
import { orderUploadWork, uploadWork } from './order-uploads.jobs.ts'
import { anOrder, type Cells, Dropoff, fileOf, item, Pickup, uploadSetup } from './testing/upload-setup.ts'

let portal: TestPortal
let queue: Queue
const children: ChildProcess[] = []
/** The upload queues rating jobs, which are not part of this test, so this job does nothing. */
const rating = job({
  name: 'orders.rate',
  payload: z.unknown(),
  attempts: 1,
  key: () => 'never',
  run: async () => undefined,
})

beforeAll(async () => {
  portal = await startTestPortal()
  await prepareQueue(portal.database.ownerUrl, portal.database.roleName)
  queue = await createQueue({ url: portal.database.appUrl, jobs: [uploadWork(aMileApart), rating], log: silent })
})

afterAll(async () => {
  for (const child of children) child.kill('SIGKILL')
  await queue.stop()
  await portal.close()
})

const total = 10_000
/** Every hundredth row has one of four faults. */
const faults: [cells: Cells, column: string][] = [
  [{ [Pickup.location]: 'Atlantis' }, 'Pickup Location'],
  [{ [item.totalWeight]: '' }, 'Weight (lbs)'],
  [{ [Dropoff.date]: '02/30/2027' }, 'Dropoff Date'],
  [{ [item.packagingUnitType]: 'Suitcase' }, 'Package Type'],
]
const faultOf = (index: number) => (index % 100 === 99 ? faults[Math.floor(index / 100) % faults.length] : undefined)

it('works through 10,000 rows in the background, and after a kill in the middle creates each order once and reports each bad row [ORDPAGE-11]', async () => {
  const { person, send, read, rowsOf } = await uploadSetup(portal)
  const rows = Array.from({ length: total }, (_, index) => anOrder(`SO-${index}`, faultOf(index)?.[0]))
  const sent = await send(fileOf(...rows))
  expect(sent).toMatchObject({ state: 'Checking', orders: total, created: 0 })
  await inCompany(portal.database.db, person.companyId, async (tx) => {
    const user = await readUser(tx, person.id)
    if (!user) throw new Error('Nobody uploads')
    await queue.enqueue(tx, user, orderUploadWork, { id: sent.id, companyId: person.companyId })
  })
  workerProcess()
  await vi.waitFor(async () => expect((await read(sent)).created).toBeGreaterThanOrEqual(total / 4), {
    timeout: 240_000,
    interval: 250,
  })
  children[0]?.kill('SIGKILL')
  const killed = await read(sent)
  expect(killed.state).toBe('Saving')
  expect(killed.created).toBeLessThan(total * 0.99)
  workerProcess()
  await vi.waitFor(async () => expect((await read(sent)).state).toBe('Done'), { timeout: 400_000, interval: 500 })
  expect(await read(sent)).toMatchObject({ checked: total, created: 9_900, rejected: 100, duplicates: 0 })
  expect(await valuesOf(person.companyId)).toEqual(
    rows.flatMap((_row, index) => (faultOf(index) ? [] : [`SO-${index}`])).sort(),
  )
  const rejected = await rowsOf(sent, { outcome: 'Rejected' })
  expect(rejected.map(({ rowNumber, issues }) => [rowNumber, issues.map(({ row, column }) => [row, column])])).toEqual(
    rows.flatMap((_row, index) => {
      const fault = faultOf(index)
      return fault ? [[index + 2, [[index + 2, fault[1]]]]] : []
    }),
  )
}, 700_000)

/** The reference numbers of all orders of a company, with duplicates. */
async function valuesOf(companyId: string): Promise<string[]> {
  const { rows } = await inCompany(portal.database.db, companyId, (tx) =>
    sql<{ value: string }>`select reference.value from orders
      join order_references reference on reference.order_id = orders.id`.execute(tx),
  )
  return rows.map(({ value }) => value).sort()
}

function workerProcess() {
  const script = join(import.meta.dirname, 'fixtures/uploading-process.ts')
  children.push(spawn(process.execPath, [script, portal.database.appUrl], { stdio: 'inherit' }))
}
