import { type Selectable, sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'
import type { Tables } from '#platform/db/schema.gen.ts'
import { activeStatuses } from './status.ts'

export type OptimizationRow = Selectable<Tables['optimizationJobs']>

/** Columns of a job without its problem, which may be large. */
const summaryColumns = [
  'id',
  'name',
  'status',
  'createdBy',
  'createdAt',
  'startedAt',
  'completedAt',
  'constraintSnapshot',
  'seed',
  'timeLimitSeconds',
  'iterationLimit',
  'progress',
  'bestCost',
  'iterations',
  'cancelRequested',
  'solutions',
  'error',
] as const satisfies readonly (keyof OptimizationRow)[]

export type JobSummaryRow = Pick<OptimizationRow, (typeof summaryColumns)[number]>

type NewJob = {
  name: string
  status: OptimizationRow['status']
  createdBy: string
  createdAt: Date
  completedAt: Date | null
  constraintSnapshot: string | undefined
  problem: string
  seed: number
  timeLimitSeconds: number
  iterationLimit: number | null
  error: string | null
}

export const insertJob = (db: Tx, job: NewJob) =>
  db.insertInto('optimizationJobs').values(job).returning(summaryColumns).executeTakeFirstOrThrow()

export const findJob = (db: Tx, id: string): Promise<JobSummaryRow | undefined> =>
  db.selectFrom('optimizationJobs').select(summaryColumns).where('id', '=', id).executeTakeFirst()

export const lockJob = (db: Tx, id: string) =>
  db.selectFrom('optimizationJobs').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export const saveCancelled = (db: Tx, id: string) =>
  db
    .updateTable('optimizationJobs')
    .set({ cancelRequested: true })
    .where('id', '=', id)
    .returning(summaryColumns)
    .executeTakeFirstOrThrow()

export const saveStarted = (db: Tx, id: string, startedAt: Date) =>
  db
    .updateTable('optimizationJobs')
    .set((eb) => ({ status: 'running', startedAt, attempts: eb('attempts', '+', 1), progress: 0, error: null }))
    .where('id', '=', id)
    .execute()

/** An attempt is identified by its start time. An attempt that was handed to another process can no longer write. */
export type Attempt = { id: string; startedAt: Date }

const ofAttempt = (db: Tx, { id, startedAt }: Attempt) =>
  db
    .updateTable('optimizationJobs')
    .where('id', '=', id)
    .where('status', '=', 'running')
    .where('startedAt', '=', startedAt)

export type SavedProgress = { progress: number; iterations: number; bestCost?: number; solutions?: string }

export const saveProgress = (db: Tx, attempt: Attempt, progress: SavedProgress) =>
  ofAttempt(db, attempt).set(progress).execute()

export const isCancelRequested = async (db: Tx, id: string): Promise<boolean> => {
  const row = await db.selectFrom('optimizationJobs').select('cancelRequested').where('id', '=', id).executeTakeFirst()
  return row?.cancelRequested ?? true
}

/**
 * Returns the job to the queue for the next attempt. An attempt that ended because its process stopped does not count.
 */
export const saveHandedBack = (
  db: Tx,
  attempt: Attempt,
  { error, counts }: { error: string | null; counts: boolean },
) =>
  ofAttempt(db, attempt)
    .set({ status: 'pending', error, ...(counts ? {} : { attempts: sql<number>`attempts - 1` }) })
    .execute()

export type Final = Partial<SavedProgress> & {
  status: OptimizationRow['status']
  completedAt: Date
  error: string | null
}

export const saveEnded = (db: Tx, id: string, final: Final) =>
  db.updateTable('optimizationJobs').set(final).where('id', '=', id).where('status', 'in', activeStatuses).execute()
