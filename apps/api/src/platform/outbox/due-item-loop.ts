import { setTimeout as pause } from 'node:timers/promises'
import { type Loop, startLoop } from '#platform/loops/wakeful-loop.ts'
import { batchOf, type DueWork, type DueWorkContext } from './process-due-items.ts'

/** Adds the database URL for the connection on which the loop is woken. */
type WokenParts = DueWorkContext & { url: string }

type DueItemLoopOptions<T> = {
  name: string
  /** Channel on which the loop is woken. */
  channel: string
  work: DueWork<T>
  looked?: (companyId: string, dueItems: readonly T[]) => void
}

/**
 * Pause of a company after a full batch, as a multiple of the batch's duration, while other companies have due items.
 */
const restShare = 2
const recentMs = 2_000
/** Number of companies processed in parallel. */
const atOnce = 4

/**
 * Processes due items while the process runs. Several processes share the work. Each company is processed separately,
 * and a company with more than one batch pauses after each batch while other companies are waiting, so that they get
 * their share of the machine.
 */
export function startDueItemLoop<T>(parts: WokenParts, { name, channel, work, looked }: DueItemLoopOptions<T>): Loop {
  const { db, url, clock, log } = parts
  const serving = new Map<string, Promise<void>>()
  const requestedAgain = new Set<string>()
  const takeBatch = createBatches(parts, work, looked)
  let isStopping = false

  const serve = async (companyId: string) => {
    for (let isMore = true; isMore && !isStopping; ) {
      requestedAgain.delete(companyId)
      isMore = (await takeBatch(companyId)) || requestedAgain.has(companyId)
    }
  }
  const begin = (companyId: string) =>
    serve(companyId)
      .catch((error: unknown) => log.error({ err: error, loop: name }, 'a turn of background work failed'))
      .finally(() => {
        serving.delete(companyId)
        // Another company may wait for the free slot.
        if (requestedAgain.size > 0 && !isStopping) loop.wake()
      })
  const step = async () => {
    const due = await work.companies(db, clock())
    requestedAgain.clear()
    for (const companyId of due)
      if (serving.has(companyId) || serving.size === atOnce) requestedAgain.add(companyId)
      else serving.set(companyId, begin(companyId))
    return false
  }
  const loop = startLoop({ name, url, channel, sleepMs: 1_000, step: step, log })
  return {
    stop: async () => {
      isStopping = true
      await loop.stop()
      await Promise.all(serving.values())
    },
  }
}

/** Processes a batch of a company, including the pause after it. True when there may be more. */
function createBatches<T>(parts: DueWorkContext, work: DueWork<T>, looked: DueItemLoopOptions<T>['looked']) {
  const isOneOfSeveral = createRecent()
  return async (companyId: string): Promise<boolean> => {
    const began = performance.now()
    const { done, isFull } = await batchOf(parts, work, companyId)
    looked?.(companyId, done)
    const now = performance.now()
    if (isOneOfSeveral(companyId, now) && isFull) await pause(restShare * (now - began))
    return isFull
  }
}

/** Tracks whether other companies were processed shortly before. */
function createRecent() {
  const served = new Map<string, number>()
  return (companyId: string, now: number) => {
    served.set(companyId, now)
    for (const [id, at] of served) if (now - at > recentMs) served.delete(id)
    return served.size > 1
  }
}
