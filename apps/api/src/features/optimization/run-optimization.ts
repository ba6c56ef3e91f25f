import type { Solution } from '@lanewise/optimizer/solutions/solve-all'
import type { Context } from '#platform/context.ts'
import type { JobWork } from '#platform/jobs/job.ts'
import {
  type Attempt,
  type Final,
  isCancelRequested,
  lockJob,
  type OptimizationRow,
  saveEnded,
  saveHandedBack,
  saveProgress,
  saveStarted,
} from './optimization.queries.ts'
import { coordinate } from './run/coordinate.ts'
import type { StoredProblem } from './run/problem.ts'
import type { Written } from './run/scribe.ts'
import type { Crew, Ending, Sight, Watch } from './run/state.ts'
import {
  cancelledWithoutPlan,
  isActive,
  noPlanInTime,
  type OptimizationStatus,
  tooFewOrders,
  usedUp,
} from './status.ts'

/**
 * Number of attempts for a job whose process stops in the middle, or that fails for a reason outside of its problem.
 */
export const mostAttempts = 3

/** Final values of a job; null when it has ended already. */
export type JobEnd = Omit<Final, 'completedAt'> | null

/** Runs a job in transactions of its own. Only its end is written in the transaction that completes the queue entry. */
export async function carryOut(work: JobWork, id: string, crew: Crew): Promise<JobEnd> {
  const started = await work.transaction((ctx) => begin(ctx, id))
  if (!('attempt' in started)) return started.end
  const { attempt, row } = started
  try {
    const { problem, seed, timeLimitSeconds, iterationLimit } = row
    const [earlier] = row.solutions as Solution[]
    const start = earlier ? JSON.stringify(earlier.plan) : null
    const ask = { problem: problem as StoredProblem, seed, timeLimitSeconds, iterationLimit, start }
    return endOf(row, await coordinate(ask, crew, watchOf(work, attempt)))
  } catch (error) {
    return await handBack(work, attempt, row, error)
  }
}

export async function finish({ db, now }: Context, id: string, end: JobEnd): Promise<void> {
  if (end) await saveEnded(db, id, { ...end, completedAt: now })
}

type Started = { attempt: Attempt; row: OptimizationRow } | { end: JobEnd }

async function begin({ db, now }: Context, id: string): Promise<Started> {
  const row = await lockJob(db, id)
  if (!row || !isActive(row.status)) return { end: null }
  if (row.cancelRequested) return { end: completedOrFailed(row, cancelledWithoutPlan) }
  if (row.attempts >= mostAttempts) return { end: ending('internal_error', row.error ?? usedUp) }
  await saveStarted(db, id, now)
  return { attempt: { id, startedAt: now }, row: { ...row, attempts: row.attempts + 1 } }
}

function watchOf({ transaction, signal }: JobWork, attempt: Attempt): Watch {
  return {
    signal,
    isCancelled: () => transaction(({ db }) => isCancelRequested(db, attempt.id)),
    tell: (sight) => transaction(({ db }) => saveProgress(db, attempt, progressOf(sight))).then(() => undefined),
  }
}

const progressOf = ({ percent, iterations, written }: Sight) => ({ progress: percent, iterations, ...plansOf(written) })

const plansOf = (written: Written | null) => written && { bestCost: written.cost, solutions: written.json }

const ending = (status: OptimizationStatus, error: string | null = null) => ({ status, error })

/** Final state of a job, also of an interrupted run. The best plans so far are kept in any case. (DEF-99) */
function endOf(row: OptimizationRow, { reason, error, iterations, written }: Ending): JobEnd {
  const results = { iterations, ...plansOf(written) }
  if (reason === 'tooFew') return { ...ending('skipped', tooFewOrders), ...results }
  if (reason === 'crashed') return { ...ending('failed', error), ...results }
  if (written) return { ...ending('completed'), progress: 100, ...results }
  return {
    ...completedOrFailed(row, reason === 'cancelled' ? cancelledWithoutPlan : noPlanInTime(row.timeLimitSeconds)),
    ...results,
  }
}

/** Plans of an earlier attempt complete the job like plans of this one would. */
const completedOrFailed = ({ solutions }: OptimizationRow, otherwise: string) =>
  (solutions as Solution[]).length > 0 ? { ...ending('completed'), progress: 100 } : ending('failed', otherwise)

/** Returns the job to the queue, or gives up after the last attempt. */
async function handBack(work: JobWork, attempt: Attempt, row: OptimizationRow, error: unknown): Promise<JobEnd> {
  const counts = !work.signal.aborted
  const message = error instanceof Error ? error.message : String(error)
  if (counts && row.attempts >= mostAttempts) return ending('internal_error', message)
  await work.transaction(({ db }) => saveHandedBack(db, attempt, { error: counts ? message : null, counts }))
  throw error
}
