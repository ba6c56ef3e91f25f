import type { RoutingEngine } from '@lanewise/domain/mileage/routing-engine'
import type { Context } from '#platform/context.ts'
import type { JobWork } from '#platform/jobs/job.ts'
import { lockUpload } from '../order-uploads.queries.ts'
import { checkPart } from './check-part.ts'
import { savePart } from './save-part.ts'
import { type Part, saveEnded, saveSpared, saveStarted, saveState } from './work.queries.ts'

/**
 * Number of attempts for an upload whose process stops in the middle, or that fails for a reason outside of its rows.
 */
export const mostAttempts = 5

/** Number of orders checked in one transaction, and number of orders created in one. */
export type PartSizes = { check: number; save: number }
/** Large enough to create many orders with few statements, and small enough that a cancellation does not wait long. */
export const usualParts: PartSizes = { check: 250, save: 100 }
/** The routing engine, the callback at the end of the upload, and the sizes of the parts. */
type Deps = { engine: RoutingEngine; onDone: (ctx: Context, id: string) => Promise<void>; parts: PartSizes }
type Counts = { checked: number; settled: number; failed: number; orders: number }

/**
 * Checks every order of a file before any is saved, then saves them part by part. The outcome of an order is written in
 * the transaction that creates it, with the upload locked, so that each order is created only once, however often and
 * in however many processes this runs. (ORDPAGE-10, ORDPAGE-11)
 */
export async function workThrough(work: JobWork, { engine, onDone, parts }: Deps, id: string): Promise<void> {
  const started = await work.transaction((ctx) => begin(ctx, id))
  if (!started) return
  const { counts } = started
  const tell = () =>
    // Checking counts as one half of the progress, saving as the other.
    work.progress({
      id,
      done: Math.floor((counts.checked + counts.settled) / 2),
      total: counts.orders,
      failed: counts.failed,
    })
  try {
    if (started.state === 'Checking') {
      if (!(await checkAll(work, { id, counts, tell, size: parts.check }))) return
      await work.transaction(({ db }) => saveState(db, id, { from: 'Checking', to: 'Saving' }))
    }
    if (await saveAll(work, engine, { id, counts, tell, size: parts.save }))
      await work.transaction(async (ctx) => {
        await saveEnded(ctx.db, id, { state: 'Done', now: ctx.now, message: null })
        await onDone(ctx, id)
      })
  } catch (error) {
    await handBack(work, id, started.attempt)
    throw error
  } finally {
    // The event makes open screens read the upload again, because its state has changed.
    tell()
  }
}

type UploadRun = { id: string; counts: Counts; tell: () => void; size: number }

async function checkAll(work: JobWork, { id, counts, tell, size }: UploadRun): Promise<boolean> {
  for (;;) {
    work.signal.throwIfAborted()
    const part: Part = await work.transaction((ctx) => checkPart(ctx, id, size))
    if (!part) return false
    if (part.done === 0) return true
    counts.checked += part.done
    counts.settled += part.failed
    counts.failed += part.failed
    tell()
  }
}

async function saveAll(work: JobWork, engine: RoutingEngine, { id, counts, tell, size }: UploadRun) {
  for (;;) {
    work.signal.throwIfAborted()
    const part = await savePart(work, { engine, size }, id)
    if (!part) return false
    if (part.done === 0) return true
    counts.settled += part.done
    counts.failed += part.failed
    tell()
  }
}

async function begin({ db, now }: Context, id: string) {
  const upload = await lockUpload(db, id)
  if (!upload || (upload.state !== 'Checking' && upload.state !== 'Saving')) return null
  if (upload.attempts >= mostAttempts) {
    await saveEnded(db, id, { state: 'Failed', now, message: brokeOff })
    return null
  }
  await saveStarted(db, id, now)
  const { checked, created, rejected, duplicates, orders } = upload
  const failed = rejected + duplicates
  return {
    state: upload.state,
    attempt: upload.attempts + 1,
    counts: { checked, settled: created + failed, failed, orders },
  }
}

const brokeOff = 'Processing of this file was interrupted several times'

/**
 * Returns the upload to the queue, or gives up after the last attempt. A stopping process does not count as a failure.
 */
async function handBack(work: JobWork, id: string, attempt: number) {
  await work.transaction(async ({ db, now }) => {
    if (work.signal.aborted) await saveSpared(db, id)
    else if (attempt >= mostAttempts) await saveEnded(db, id, { state: 'Failed', now, message: brokeOff })
  })
}
