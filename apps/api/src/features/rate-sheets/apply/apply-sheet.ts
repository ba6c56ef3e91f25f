import { openBooks, writeBooks } from '#features/lanes/index.ts'
import type { Context } from '#platform/context.ts'
import type { JobWork } from '#platform/jobs/job.ts'
import { Refusal } from '#platform/refuse.ts'
import { createYielder } from '#platform/yielder.ts'
import type { SheetRowRecord } from '../rate-sheets.queries.ts'
import {
  countOutcomes,
  idsToApply,
  lockRun,
  type Outcome,
  type Run,
  rowsToApply,
  saveEnded,
  saveOutcomes,
  saveSpared,
  saveStarted,
} from './applying.queries.ts'
import { decideRow, type LaneBook } from './decide-row.ts'

/** Maximum number of starts of a run whose process dies midway, or that fails for a reason other than its rows. */
export const mostAttempts = 3
/** Rows saved per transaction. Parts keep the number of statements low and release lane locks quickly. */
const partSize = 250

/**
 * Applies the remaining rows of a sheet, part by part. Rows and their outcomes are saved together while the sheet is
 * locked, so each row is applied once, even when several processes start the run.
 */
export async function applySheet(work: JobWork, run: Run): Promise<void> {
  const started = await work.transaction((ctx) => begin(ctx, run))
  if (!started) return
  const { ids, counts } = started
  const reportProgress = () => work.progress({ id: run.id, ...counts })
  try {
    for (let at = 0; at < ids.length; at += partSize) {
      work.signal.throwIfAborted()
      const outcomes = await work.transaction((ctx) => applyPart(ctx, run, ids.slice(at, at + partSize)))
      counts.done += outcomes.length
      counts.failed += outcomes.filter(({ reason }) => reason !== null).length
      reportProgress()
    }
    await work.transaction(({ db, now }) => saveEnded(db, run, { state: 'Applied', now }))
  } catch (error) {
    await handBack(work, run, started.attempt)
    throw error
  } finally {
    // Announces the changed state, so that open pages reload the sheet.
    reportProgress()
  }
}

async function begin({ db, now }: Context, run: Run) {
  const sheet = await lockRun(db, run)
  if (!sheet) return null
  if (sheet.attempts >= mostAttempts) {
    await saveEnded(db, run, { state: 'Failed', now })
    return null
  }
  await saveStarted(db, run, now)
  return { attempt: sheet.attempts + 1, ids: await idsToApply(db, run.id), counts: await countOutcomes(db, run.id) }
}

/** Applies one part under the lock of the run. Rows that another process has already applied are left out. */
async function applyPart(ctx: Context, run: Run, ids: readonly string[]): Promise<Outcome[]> {
  if (!(await lockRun(ctx.db, run))) throw new Error('Another run is applying the rate sheet')
  const rows = await rowsToApply(ctx.db, ids)
  const before = await openBooks(ctx, {
    laneIds: [...new Set(rows.flatMap(({ laneId }) => laneId ?? []))],
    carrierIds: [...new Set(rows.flatMap(({ carrierId }) => carrierId ?? []))],
  })
  const after = new Map(before)
  const yieldIfDue = createYielder()
  const outcomes: Outcome[] = []
  for (const row of rows) {
    outcomes.push(outcomeOf(ctx, after, row))
    await yieldIfDue()
  }
  await writeBooks(
    ctx,
    [...before].map(([laneId, book]) => ({ before: book, after: after.get(laneId) ?? book })),
  )
  await saveOutcomes(ctx.db, run, { outcomes, now: ctx.now })
  return outcomes
}

/** Outcome of one row. A refused row changes nothing and does not prevent other rows from being saved. */
function outcomeOf(ctx: Context, books: Map<string, LaneBook>, row: SheetRowRecord): Outcome {
  const laneId = row.laneId ?? ''
  try {
    books.set(laneId, decideRow(ctx, books.get(laneId), row))
    return { id: row.id, reason: null }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { id: row.id, reason: error.message }
  }
}

/** Schedules another attempt, or gives up after the last one. A stopping process does not count as a failure. */
async function handBack(work: JobWork, run: Run, attempt: number) {
  await work.transaction(async ({ db, now }) => {
    if (work.signal.aborted) await saveSpared(db, run)
    else if (attempt >= mostAttempts) await saveEnded(db, run, { state: 'Failed', now })
  })
}
