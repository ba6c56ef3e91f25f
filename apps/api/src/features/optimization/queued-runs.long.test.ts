import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Transactions, User } from '#platform/context.ts'
import { aUser } from '#platform/jobs/fixtures/a-user.ts'
import { silent } from '#platform/jobs/fixtures/silent.ts'
import { createQueue, prepareQueue, type Queue } from '#platform/jobs/queue.ts'
import { cloneDatabase, type TestDatabase } from '#platform/testing/database.ts'
import { createTransactions } from '#platform/transactions.ts'
import { cancelOptimization, getOptimization, startOptimization } from './index.ts'
import { runOptimization } from './optimization.jobs.ts'
import { chanceProblem } from './testing/chance-problem.ts'

let database: TestDatabase
let queue: Queue
let transactions: Transactions
let ana: User

beforeAll(async () => {
  database = await cloneDatabase()
  await prepareQueue(database.ownerUrl, database.roleName)
  const routing = { ROUTING_ENGINE: 'valhalla', ROUTING_TIMEOUT_MS: 1_000 } as const
  const jobs = [runOptimization({ searchers: 1, routing })]
  queue = await createQueue({ url: database.appUrl, jobs, log: silent })
  transactions = createTransactions({ db: database.db, enqueue: queue.enqueue, clock: () => new Date() })
  ana = await aUser(database.db)
})
afterAll(async () => {
  await queue.stop()
  await database.drop()
})

const read = (id: string) => transactions.as(ana, ({ db }) => getOptimization(db, id))
const minute = { timeout: 60_000, interval: 100 }

describe('an optimization job in the queue', () => {
  it('is begun again by another process when its own is killed, keeps its plan meanwhile, and can be cancelled there', async () => {
    const script = join(import.meta.dirname, 'fixtures/optimizing-process.ts')
    const first = spawn(process.execPath, [script, database.appUrl], { stdio: 'inherit' })
    const wish = { name: 'Monday', constraintSnapshot: null, problem: chanceProblem(20), timeLimitSeconds: 3_600 }
    const { id } = await transactions.as(ana, (ctx) => startOptimization(ctx, wish))
    await vi.waitUntil(async () => (await read(id)).solutions.length > 0, minute)
    const { startedAt } = await read(id)
    first.kill('SIGKILL')
    await queue.start(transactions)
    const again = await vi.waitUntil(async () => {
      const now = await read(id)
      return now.startedAt?.getTime() !== startedAt?.getTime() && now
    }, minute)
    expect(again).toMatchObject({ status: 'running', solutions: [{ objective: 'cheapest' }] })
    await transactions.as(ana, (ctx) => cancelOptimization(ctx, id))
    await vi.waitFor(async () => expect(await read(id)).toMatchObject({ status: 'completed' }), minute)
    expect((await read(id)).solutions).not.toEqual([])
  }, 150_000)
})
