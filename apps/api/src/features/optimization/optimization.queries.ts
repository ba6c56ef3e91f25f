import { type Selectable, sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'
import type { Tables } from '#platform/db/schema.gen.ts'
import { activeStatuses } from './status.ts'

export type OptimizationRow = Selectable<Tables['optimizationJobs']>

/** What is known of a job without its problem, which may be large. */
const told = [
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

export type ToldRow = Pick<OptimizationRow, (typeof told)[number]>

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
  db.insertInto('optimizationJobs').values(job).returning(told).executeTakeFirstOrThrow()

export const findJob = (db: Tx, id: string): Promise<ToldRow | undefined> =>
  db.selectFrom('optimizationJobs').select(told).where('id', '=', id).executeTakeFirst()

export const lockJob = (db: Tx, id: string) =>
  db.selectFrom('optimizationJobs').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export const saveCancelled = (db: Tx, id: string) =>
  db
    .updateTable('optimizationJobs')
    .set({ cancelRequested: true })
    .where('id', '=', id)
    .returning(told)
    .executeTakeFirstOrThrow()

export const saveBegun = (db: Tx, id: string, startedAt: Date) =>
  db
    .updateTable('optimizationJobs')
    .set((eb) => ({ status: 'running', startedAt, attempts: eb('attempts', '+', 1), progress: 0, error: null }))
    .where('id', '=', id)
    .execute()

/** An attempt is known by its begin: one that was given to another process writes nothing any more. */
export type Attempt = { id: string; startedAt: Date }

const ofAttempt = (db: Tx, { id, startedAt }: Attempt) =>
  db
    .updateTable('optimizationJobs')
    .where('id', '=', id)
    .where('status', '=', 'running')
    .where('startedAt', '=', startedAt)

export type Kept = { progress: number; iterations: number; bestCost?: number; solutions?: string }

export const saveProgress = (db: Tx, attempt: Attempt, kept: Kept) => ofAttempt(db, attempt).set(kept).execute()

export const isCancelRequested = async (db: Tx, id: string): Promise<boolean> => {
  const row = await db.selectFrom('optimizationJobs').select('cancelRequested').where('id', '=', id).executeTakeFirst()
  return row?.cancelRequested ?? true
}

/** Waits for the next attempt; one that only its process cut short is not counted. */
export const saveHandedBack = (
  db: Tx,
  attempt: Attempt,
  { error, counts }: { error: string | null; counts: boolean },
) =>
  ofAttempt(db, attempt)
    .set({ status: 'pending', error, ...(counts ? {} : { attempts: sql<number>`attempts - 1` }) })
    .execute()

export type Final = Partial<Kept> & { status: OptimizationRow['status']; completedAt: Date; error: string | null }

export const saveEnded = (db: Tx, id: string, final: Final) =>
  db.updateTable('optimizationJobs').set(final).where('id', '=', id).where('status', 'in', activeStatuses).execute()
