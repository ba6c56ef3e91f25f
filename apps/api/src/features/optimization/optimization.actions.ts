import { randomInt } from 'node:crypto'
import type { Solution } from '@lanewise/optimizer/solutions/solve-all'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import { refuse } from '#platform/refuse.ts'
import { optimizationRun } from './optimization.jobs.ts'
import { findJob, insertJob, type JobSummaryRow, lockJob, saveCancelled } from './optimization.queries.ts'
import type { StoredProblem } from './run/problem.ts'
import { isActive, type OptimizationStatus, tooFewOrders } from './status.ts'

/** A job as other features see it. While it runs, `solutions` holds the best plans so far. */
export type Optimization = Omit<JobSummaryRow, 'status' | 'solutions'> & {
  status: OptimizationStatus
  solutions: readonly Solution[]
}

export type OptimizationWish = {
  name: string
  /** A copy of the constraint set at the start of the job, for later reference; null for the default model. */
  constraintSnapshot: object | null
  problem: StoredProblem
  timeLimitSeconds?: number
  /** With one searcher, the same seed and the same number of iterations give the same plans. */
  seed?: number
  iterationLimit?: number
}

export const defaultTimeLimitSeconds = 60

/**
 * Saves the problem and queues its job. Fewer than two orders cannot share a truck, so their job is skipped at once.
 */
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
 * Cancels a job early and returns the best plans so far. The process that runs the job notices within a tenth of a
 * second. The job is then `completed` with its best plans, or `failed` when it has none yet.
 */
export async function cancelOptimization(ctx: Context, id: string): Promise<Optimization> {
  const row = (await lockJob(ctx.db, id)) ?? refuse.notFound('optimization job')
  if (!isActive(row.status)) refuse.conflict(`The job "${row.name}" has already ended`)
  if (row.cancelRequested) return optimization(row)
  ctx.record(subject(row), 'changed', { cancelRequested: [false, true] })
  return optimization(await saveCancelled(ctx.db, id))
}

export async function getOptimization(db: Tx, id: string): Promise<Optimization> {
  return optimization((await findJob(db, id)) ?? refuse.notFound('optimization job'))
}

const subject = ({ id, name }: { id: string; name: string }) => ({ entity: 'optimizationJob', id, name })

/**
 * Row-level security hides rows of other companies, and only this feature writes these columns, so their types are
 * known.
 */
const optimization = (row: JobSummaryRow): Optimization => ({
  ...row,
  status: row.status,
  solutions: row.solutions as Solution[],
})
