import { networkEngine } from '@lanewise/geography/roads/engine'
import { checkPlan } from '@lanewise/optimizer/check/check-plan'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Transactions, User } from '#platform/context.ts'
import { aUser } from '#platform/jobs/fixtures/a-user.ts'
import type { JobWork } from '#platform/jobs/job.ts'
import { cloneDatabase, type TestDatabase } from '#platform/testing/database.ts'
import { createTransactions } from '#platform/transactions.ts'
import { crashSeeds } from './fixtures/ways-to-die.ts'
import {
  cancelOptimization,
  getOptimization,
  type Optimization,
  type OptimizationWish,
  type StoredProblem,
  startOptimization,
} from './index.ts'
import { runOptimization } from './optimization.jobs.ts'
import { emptyMatrices, fillMatrices } from './run/matrices.ts'
import { problemOf } from './run/problem.ts'
import type { Crew } from './run/state.ts'
import { chanceProblem } from './testing/chance-problem.ts'

let database: TestDatabase
let transactions: Transactions
let ana: User
const queued: { name: string; payload: unknown }[] = []

beforeAll(async () => {
  database = await cloneDatabase()
  transactions = createTransactions({
    db: database.db,
    clock: () => new Date(),
    enqueue: async (_tx, _user, { name }, payload) => {
      queued.push({ name, payload })
    },
  })
  ana = await aUser(database.db)
})
afterAll(() => database.drop())

const routing = { ROUTING_ENGINE: 'valhalla', ROUTING_TIMEOUT_MS: 1_000 } as const
const two: Crew = { searchers: 2, routing }
const one: Crew = { searchers: 1, routing }
const dying: Crew = { ...one, searcherFile: new URL('./fixtures/dying-searcher.ts', import.meta.url) }

const small = chanceProblem(24)
const forty = chanceProblem(40)
const wish = (facts: Partial<OptimizationWish> = {}): OptimizationWish => ({
  name: 'Monday',
  constraintSnapshot: { constraintName: 'Dry vans' },
  problem: small,
  seed: 11,
  timeLimitSeconds: 30,
  ...facts,
})
const start = (facts?: Partial<OptimizationWish>, user = ana) =>
  transactions.as(user, (ctx) => startOptimization(ctx, wish(facts)))
const read = (id: string, user = ana) => transactions.as(user, ({ db }) => getOptimization(db, id))
const cancel = (id: string, user = ana) => transactions.as(user, (ctx) => cancelOptimization(ctx, id))

const workOf = (signal: AbortSignal): JobWork => ({
  user: ana,
  signal,
  transaction: (action) => transactions.as(ana, action),
  progress: () => undefined,
})

/** Runs a job as the queue does. */
async function run(id: string, crew: Crew, signal = new AbortController().signal): Promise<Optimization> {
  const { prepare, run: finish } = runOptimization(crew)
  const work = workOf(signal)
  const end = await prepare?.(work, { id })
  await work.transaction((ctx) => finish(ctx, { id }, end ?? null))
  return read(id)
}

/** A checker that shares no code with the search validates the plans. */
async function expectSound(stored: StoredProblem, { solutions }: Optimization) {
  const matrices = emptyMatrices(stored)
  await fillMatrices(stored, matrices, { first: 0, every: 1 }, networkEngine)
  expect(solutions.length).toBeGreaterThan(0)
  for (const { plan } of solutions) expect(checkPlan(problemOf(stored, matrices), plan)).toEqual([])
}
const patience = { timeout: 50_000, interval: 20 }

describe('an optimization job', () => {
  it('is queued, runs with several workers and ends with sound plans, the cheapest first', async () => {
    const queuedJob = await start({ problem: forty, iterationLimit: 200 })
    expect(queuedJob).toMatchObject({ status: 'queued', progress: 0, solutions: [], createdBy: ana.id })
    expect(queued).toContainEqual({ name: 'optimization.run', payload: { id: queuedJob.id } })
    const done = await run(queuedJob.id, two)
    expect(done).toMatchObject({ status: 'completed', progress: 100, error: null, cancelRequested: false })
    expect(done).toMatchObject({ constraintSnapshot: { constraintName: 'Dry vans' }, completedAt: expect.any(Date) })
    expect(done.solutions[0]?.objectives[0]).toBe('cheapest')
    const costs = done.solutions.map(({ plan }) => plan.cost)
    expect(done.bestCost).toBe(Math.min(...costs))
    expect(done.solutions[0]?.plan.cost).toBeLessThan(done.solutions[0]?.plan.baseline ?? 0)
    expect(done.solutions.flatMap(({ objectives }) => objectives).sort()).toEqual(
      ['cheapest', 'shortest', 'fewestTrucks', 'mostOnTime'].sort(),
    )
    await expectSound(forty, done)
  })

  it('gives the same plans for the same seed and iterations with one worker', async () => {
    const [first, second] = [await start({ iterationLimit: 100 }), await start({ iterationLimit: 100 })]
    const plans = [await run(first.id, one), await run(second.id, one)].map(({ solutions }) => solutions)
    expect(plans[0]).toEqual(plans[1])
    expect(plans[0]).not.toEqual([])
  })

  it('tells how far it is, keeps the best plan so far, and ends with its best plans as soon as it is cancelled', async () => {
    const { id } = await start({ timeLimitSeconds: 600 })
    const running = run(id, two)
    const seen = await vi.waitUntil(async () => {
      const now = await read(id)
      return now.solutions.length > 0 && now.iterations > 0 && now
    }, patience)
    expect(seen).toMatchObject({ status: 'running', startedAt: expect.any(Date), completedAt: null })
    expect(seen.bestCost).toBe(seen.solutions[0]?.plan.cost)
    const cancelled = await cancel(id)
    expect(cancelled).toMatchObject({ status: 'running', cancelRequested: true })
    expect(cancelled.solutions).not.toEqual([])
    const done = await running
    expect(done).toMatchObject({ status: 'completed', cancelRequested: true, error: null })
    expect(done.bestCost).toBeLessThanOrEqual(seen.bestCost ?? 0)
    await expectSound(small, done)
    await expect(cancel(id)).rejects.toThrow('The job "Monday" has already ended')
  })

  it('that is cancelled before it begins never runs and has no plan', async () => {
    const { id } = await start()
    await cancel(id)
    expect(await run(id, two)).toMatchObject({
      status: 'failed',
      error: 'The job was cancelled before it had a plan.',
      startedAt: null,
      solutions: [],
    })
  })

  it('is skipped with fewer than two orders, at once and without a place in the queue', async () => {
    const before = queued.length
    const skipped = await start({ problem: { ...small, orders: small.orders.slice(0, 1) } })
    expect(skipped).toMatchObject({ status: 'skipped', error: 'Fewer than two orders can be planned.' })
    expect(skipped.completedAt).toEqual(expect.any(Date))
    expect(queued).toHaveLength(before)
  })

  it('is skipped when fewer than two of its orders can be served in time', async () => {
    const [first, second] = chanceProblem(2).orders
    const late = second?.stops.map((stop) => (stop.type === 'Dropoff' ? { ...stop, closes: stop.opens } : stop))
    const orders = [first, { ...second, stops: late }] as StoredProblem['orders']
    const { id } = await start({ problem: { ...chanceProblem(2), orders } })
    expect(await run(id, one)).toMatchObject({ status: 'skipped', error: 'Fewer than two orders can be planned.' })
  })

  it('belongs to its company: another can neither read nor cancel it', async () => {
    const ben = await aUser(database.db, 'Ben')
    const { id } = await start()
    const refusal = 'This optimization job does not exist or is not yours'
    await expect(read(id, ben)).rejects.toThrow(refusal)
    await expect(cancel(id, ben)).rejects.toThrow(refusal)
    expect(await read(id)).toMatchObject({ status: 'queued', cancelRequested: false })
  })

  it('leaves in the history who started and who cancelled it', async () => {
    const { id } = await start({ name: 'Tuesday' })
    await cancel(id)
    await cancel(id)
    const entries = await transactions.as(ana, ({ db }) =>
      db.selectFrom('auditEntries').select(['action', 'entityName']).where('entityId', '=', id).orderBy('id').execute(),
    )
    expect(entries).toEqual([
      { action: 'created', entityName: 'Tuesday' },
      { action: 'changed', entityName: 'Tuesday' },
    ])
  })
})

describe('a worker that breaks down', () => {
  it.each([
    ['throws', 'The searcher 1 failed: a wheel came off'],
    ['exits', 'The searcher 1 ended with code 3'],
    ['fillsMemory', 'The searcher 1 ran out of memory'],
  ] as const)('leaves its job failed, with the reason and its best plan (%s)', async (crash, error) => {
    const { id } = await start({ seed: crashSeeds[crash] })
    const failed = await run(id, dying)
    expect(failed).toMatchObject({ status: 'failed', error, completedAt: expect.any(Date) })
    expect(failed.solutions.map(({ label }) => label)).toEqual(['Cheapest'])
    expect(failed.bestCost).toBe(failed.solutions[0]?.plan.cost)
  })

  it('and only hangs is ended after its time, with its best plan', async () => {
    const { id } = await start({ seed: crashSeeds.hangs, timeLimitSeconds: 1 })
    expect(await run(id, { ...dying, graceMs: 2_000 })).toMatchObject({
      status: 'completed',
      solutions: [{ label: 'Cheapest' }],
    })
  })
})

describe('a run that is cut short', () => {
  it('by its process waits for the next one, which goes on from its best plan, without spending an attempt', async () => {
    const { id } = await start({ timeLimitSeconds: 3_600, seed: crashSeeds.throws })
    const stop = new AbortController()
    const running = run(id, two, stop.signal)
    await vi.waitUntil(async () => (await read(id)).solutions.length > 0, patience)
    stop.abort(new Error('The process stops'))
    await expect(running).rejects.toThrow('The process stops')
    const pending = await read(id)
    expect(pending).toMatchObject({ status: 'pending', error: null, completedAt: null })
    expect(await attemptsOf(id)).toBe(0)
    const next = await run(id, dying)
    expect(next.status).toBe('failed')
    expect(next.bestCost).toBeLessThanOrEqual(pending.bestCost ?? 0)
  })

  it('three times by the death of its process is given up', async () => {
    const { id } = await start()
    await transactions.as(ana, ({ db }) =>
      db.updateTable('optimizationJobs').set({ attempts: 3, status: 'running' }).where('id', '=', id).execute(),
    )
    expect(await run(id, two)).toMatchObject({
      status: 'internal_error',
      error: 'The job was interrupted repeatedly and will not be retried.',
    })
  })

  it('by a fault outside of its plan waits for another attempt, and is given up after the third', async () => {
    const { id } = await start()
    let calls = 0
    // The second transaction of each attempt fails, which is the first check for a cancellation.
    const transaction: JobWork['transaction'] = (action) => {
      calls += 1
      return calls % 3 === 2 ? Promise.reject(new Error('the line is cut')) : transactions.as(ana, action)
    }
    const broken = { ...workOf(new AbortController().signal), transaction }
    const attempt = () => runOptimization(dying).prepare?.(broken, { id })
    for (const attempts of [1, 2]) {
      await expect(attempt()).rejects.toThrow('the line is cut')
      expect(await read(id)).toMatchObject({ status: 'pending', error: 'the line is cut' })
      expect(await attemptsOf(id)).toBe(attempts)
    }
    expect(await attempt()).toEqual({ status: 'internal_error', error: 'the line is cut' })
  })
})

const attemptsOf = (id: string) =>
  transactions.as(ana, async ({ db }) => {
    const row = await db.selectFrom('optimizationJobs').select('attempts').where('id', '=', id).executeTakeFirst()
    return row?.attempts
  })
