import { openBooks, writeBooks } from '#features/lanes/index.ts'
import type { Context } from '#platform/context.ts'
import type { JobWork } from '#platform/jobs/job.ts'
import { Refusal } from '#platform/refuse.ts'
import { createTurns } from '#platform/turns.ts'
import type { SheetRowRecord } from '../rate-sheets.queries.ts'
import {
  countOutcomes,
  idsToApply,
  lockRun,
  type Outcome,
  type Run,
  rowsToApply,
  saveBegun,
  saveEnded,
  saveOutcomes,
  saveSpared,
} from './applying.queries.ts'
import { decideRow, type LaneBook } from './decide-row.ts'

/** How often a run is begun whose process dies in the middle, or that fails for a reason outside of its rows. */
export const mostAttempts = 3
/** So many rows are saved at once: few statements for all of them, and no lane is locked for long. */
const partSize = 250

/**
 * Applies what is left of a sheet, part by part. Rows and their outcomes are saved together, and the sheet is locked
 * meanwhile, so that each row is applied once, however often this is begun and by however many processes.
 */
export async function applySheet(work: JobWork, run: Run): Promise<void> {
  const begun = await work.transaction((ctx) => begin(ctx, run))
  if (!begun) return
  const { ids, counts } = begun
  const tell = () => work.progress({ id: run.id, ...counts })
  try {
    for (let at = 0; at < ids.length; at += partSize) {
      work.signal.throwIfAborted()
      const outcomes = await work.transaction((ctx) => applyPart(ctx, run, ids.slice(at, at + partSize)))
      counts.done += outcomes.length
      counts.failed += outcomes.filter(({ reason }) => reason !== null).length
      tell()
    }
    await work.transaction(({ db, now }) => saveEnded(db, run, { state: 'Applied', now }))
  } catch (error) {
    await handBack(work, run, begun.attempt)
    throw error
  } finally {
    // The state has changed: whoever looks at the sheet reads it again.
    tell()
  }
}

async function begin({ db, now }: Context, run: Run) {
  const sheet = await lockRun(db, run)
  if (!sheet) return null
  if (sheet.attempts >= mostAttempts) {
    await saveEnded(db, run, { state: 'Failed', now })
    return null
  }
  await saveBegun(db, run, now)
  return { attempt: sheet.attempts + 1, ids: await idsToApply(db, run.id), counts: await countOutcomes(db, run.id) }
}

/** Nobody else applies the sheet meanwhile; rows that another process has reached before are left out. */
async function applyPart(ctx: Context, run: Run, ids: readonly string[]): Promise<Outcome[]> {
  if (!(await lockRun(ctx.db, run))) throw new Error('The rate sheet is no longer applied by this run')
  const rows = await rowsToApply(ctx.db, ids)
  const before = await openBooks(ctx, {
    laneIds: [...new Set(rows.flatMap(({ laneId }) => laneId ?? []))],
    carrierIds: [...new Set(rows.flatMap(({ carrierId }) => carrierId ?? []))],
  })
  const after = new Map(before)
  const takeTurns = createTurns()
  const outcomes: Outcome[] = []
  for (const row of rows) {
    outcomes.push(outcomeOf(ctx, after, row))
    await takeTurns()
  }
  await writeBooks(
    ctx,
    [...before].map(([laneId, book]) => ({ before: book, after: after.get(laneId) ?? book })),
  )
  await saveOutcomes(ctx.db, run, { outcomes, now: ctx.now })
  return outcomes
}

/** One that is refused changes nothing and keeps no other from being saved. */
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

/** Waits for another attempt, or gives up after the last. A process that stops has not failed. */
async function handBack(work: JobWork, run: Run, attempt: number) {
  await work.transaction(async ({ db, now }) => {
    if (work.signal.aborted) await saveSpared(db, run)
    else if (attempt >= mostAttempts) await saveEnded(db, run, { state: 'Failed', now })
  })
}
