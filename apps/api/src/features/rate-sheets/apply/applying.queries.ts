import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'
import { changeKinds, type SheetRowRecord } from '../rate-sheets.queries.ts'

/** One run of applying a sheet. A later run makes it void. */
export type Run = { id: string; run: number }
/** Reason why the row was not saved. Null when it was saved. */
export type Outcome = { id: string; reason: string | null }

const running = (db: Tx, { id, run }: Run) =>
  db.updateTable('rateSheets').where('id', '=', id).where('run', '=', run).where('state', '=', 'Applying')

/** Starts a new run of a sheet and returns its number. */
export const startRun = (db: Tx, id: string, now: Date) =>
  db
    .updateTable('rateSheets')
    .set((eb) => ({ state: 'Applying', run: eb('run', '+', 1), attempts: 0, progressedAt: now }))
    .where('id', '=', id)
    .returning('run')
    .executeTakeFirstOrThrow()

/** Locks the run until the end of the transaction. Undefined when the run is over. */
export const lockRun = (db: Tx, { id, run }: Run) =>
  db
    .selectFrom('rateSheets')
    .select('attempts')
    .where('id', '=', id)
    .where('run', '=', run)
    .where('state', '=', 'Applying')
    .forUpdate()
    .executeTakeFirst()

export const saveStarted = (db: Tx, run: Run, now: Date) =>
  running(db, run)
    .set((eb) => ({ attempts: eb('attempts', '+', 1), progressedAt: now }))
    .execute()

export const saveSpared = (db: Tx, run: Run) =>
  running(db, run)
    .set((eb) => ({ attempts: eb('attempts', '-', 1) }))
    .execute()

export const saveEnded = (db: Tx, run: Run, { state, now }: { state: 'Applied' | 'Failed'; now: Date }) =>
  running(db, run).set({ state, closedAt: now }).execute()

const chosenChanges = (rateSheetId: string) =>
  sql`rate_sheet_id = ${rateSheetId} and is_chosen and kind = any(${changeKinds}::text[])`

/** Ids of the rows to apply. On each lane, rows that end a rate come first, so that new dates find room. */
export const idsToApply = (db: Tx, rateSheetId: string): Promise<string[]> =>
  sql<{ id: string }>`select id from rate_sheet_rows where ${chosenChanges(rateSheetId)} and outcome is null
    order by lane_id, array_position('{Ended,Changed,New}'::text[], kind), after->>'effectiveDate', sort_key`
    .execute(db)
    .then(({ rows }) => rows.map(({ id }) => id))

export const countOutcomes = async (db: Tx, rateSheetId: string) => {
  const { rows } = await sql<{ done: number; failed: number; total: number }>`select count(*)::int as total,
      count(outcome)::int as done, (count(*) filter (where outcome = 'NotApplied'))::int as failed
    from rate_sheet_rows where ${chosenChanges(rateSheetId)}`.execute(db)
  return rows[0] ?? { done: 0, failed: 0, total: 0 }
}

/** Rows in the order of their ids. Rows that already have an outcome are left out. */
export const rowsToApply = (db: Tx, ids: readonly string[]) =>
  db
    .selectFrom('rateSheetRows')
    .selectAll()
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .where('outcome', 'is', null)
    .orderBy(sql`array_position(${ids}::uuid[], id)`)
    .execute() as Promise<unknown> as Promise<SheetRowRecord[]>

export const saveOutcomes = async (db: Tx, run: Run, { outcomes, now }: { outcomes: Outcome[]; now: Date }) => {
  await sql`update rate_sheet_rows
    set outcome = case when given.reason is null then 'Applied' else 'NotApplied' end, reason = given.reason
    from jsonb_to_recordset(${JSON.stringify(outcomes)}::jsonb) as given(id uuid, reason text)
    where rate_sheet_rows.id = given.id`.execute(db)
  await running(db, run).set({ progressedAt: now }).execute()
}
