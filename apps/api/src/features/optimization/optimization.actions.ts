import { randomInt } from 'node:crypto'
import type { Solution } from '@lanewise/optimizer/solutions/solve-all'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import { refuse } from '#platform/refuse.ts'
import { optimizationRun } from './optimization.jobs.ts'
import { findJob, insertJob, lockJob, saveCancelled, type ToldRow } from './optimization.queries.ts'
import type { StoredProblem } from './run/problem.ts'
import { isActive, type OptimizationStatus, tooFewOrders } from './status.ts'

/** A job as other features see it; while it runs, `solutions` are the best so far. */
export type Optimization = Omit<ToldRow, 'status' | 'solutions'> & {
  status: OptimizationStatus
  solutions: readonly Solution[]
}

export type OptimizationWish = {
  name: string
  /** The constraint set as it stands, for whoever reads the job later; null for the default model. */
  constraintSnapshot: object | null
  problem: StoredProblem
  timeLimitSeconds?: number
  /** With one searcher, the same seed and as many iterations give the same plans. */
  seed?: number
  iterationLimit?: number
}

export const defaultTimeLimitSeconds = 60

/** Keeps the problem and queues its job; fewer than two orders cannot share a truck, so their job is skipped at once. */
export async function startOptimization(ctx: Context, wish: OptimizationWish): Promise<Optimization> {
  const { name, constraintSnapshot, problem, timeLimitSeconds, seed, iterationLimit } = wish
  const isSkipped = problem.orders.length < 2
  const row = await insertJob(ctx.db, {
    name,
    status: isSkipped ? 'skipped' : 'queued',
    createdBy: ctx.user.id,
    createdAt: ctx.now,
    completedAt: isSkipped ? ctx.now : null,
    constraintSnapshot: constraintSnapshot ? JSON.stringify(constraintSnapshot) : undefined,
    problem: JSON.stringify(problem),
    seed: seed ?? randomInt(1, 2 ** 31),
    timeLimitSeconds: timeLimitSeconds ?? defaultTimeLimitSeconds,
    iterationLimit: iterationLimit ?? null,
    error: isSkipped ? tooFewOrders : null,
  })
  if (!isSkipped) await ctx.enqueue(optimizationRun, { id: row.id })
  ctx.record(subject(row), 'created', { name: [null, name] })
  return optimization(row)
}

/**
 * Ends a job early. It answers with the best plans so far; the run itself notices within a tenth of a second, in
 * whatever process it is, and is then `completed` with the best plans it has (`failed` if it has none yet).
 */
export async function cancelOptimization(ctx: Context, id: string): Promise<Optimization> {
  const row = (await lockJob(ctx.db, id)) ?? refuse.notFound('optimization job')
  if (!isActive(row.status)) refuse.conflict(`The job "${row.name}" has ended already`)
  if (row.cancelRequested) return optimization(row)
  ctx.record(subject(row), 'changed', { cancelRequested: [false, true] })
  return optimization(await saveCancelled(ctx.db, id))
}

export async function getOptimization(db: Tx, id: string): Promise<Optimization> {
  return optimization((await findJob(db, id)) ?? refuse.notFound('optimization job'))
}

const subject = ({ id, name }: { id: string; name: string }) => ({ entity: 'optimizationJob', id, name })

/** The row policies let nobody read what another company wrote; what is in the columns was written here. */
const optimization = (row: ToldRow): Optimization => ({
  ...row,
  status: row.status,
  solutions: row.solutions as Solution[],
})
