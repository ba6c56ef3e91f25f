import { setTimeout as pause } from 'node:timers/promises'
import { type Loop, startLoop } from '#platform/loops/wakeful-loop.ts'
import { batchOf, type TurnParts, type TurnWork } from './take-turns.ts'

/** With the address of the database, for the connection on which the loop is woken. */
type WokenParts = TurnParts & { url: string }

type TurnLoopOptions<T> = {
  name: string
  /** Where it is woken. */
  channel: string
  work: TurnWork<T>
  looked?: (companyId: string, turns: readonly T[]) => void
}

/** How long a company rests after a full batch, by the time that the batch took, while others want their turns too. */
const restShare = 2
const recentMs = 2_000
/** So many companies side by side. */
const atOnce = 4

/**
 * Takes turns as long as the process lives; several processes share them. Each company is served by itself, and one that
 * has more than a batch rests after each while there are others, so that they find the machine.
 */
export function startTurnLoop<T>(parts: WokenParts, { name, channel, work, looked }: TurnLoopOptions<T>): Loop {
  const { db, url, clock, log } = parts
  const serving = new Map<string, Promise<void>>()
  const askedAgain = new Set<string>()
  const takeBatch = createBatches(parts, work, looked)
  let isStopping = false

  const serve = async (companyId: string) => {
    for (let isMore = true; isMore && !isStopping; ) {
      askedAgain.delete(companyId)
      isMore = (await takeBatch(companyId)) || askedAgain.has(companyId)
    }
  }
  const begin = (companyId: string) =>
    serve(companyId)
      .catch((error: unknown) => log.error({ err: error, loop: name }, 'a turn of background work failed'))
      .finally(() => {
        serving.delete(companyId)
        // Somebody may wait for the place.
        if (askedAgain.size > 0 && !isStopping) loop.wake()
      })
  const turn = async () => {
    const due = await work.companies(db, clock())
    askedAgain.clear()
    for (const companyId of due)
      if (serving.has(companyId) || serving.size === atOnce) askedAgain.add(companyId)
      else serving.set(companyId, begin(companyId))
    return false
  }
  const loop = startLoop({ name, url, channel, sleepMs: 1_000, turn, log })
  return {
    stop: async () => {
      isStopping = true
      await loop.stop()
      await Promise.all(serving.values())
    },
  }
}

/** Takes a batch of a company, and the rest after it; true when there may be more. */
function createBatches<T>(parts: TurnParts, work: TurnWork<T>, looked: TurnLoopOptions<T>['looked']) {
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

/** Tells of a company that was just served whether others were a moment ago. */
function createRecent() {
  const served = new Map<string, number>()
  return (companyId: string, now: number) => {
    served.set(companyId, now)
    for (const [id, at] of served) if (now - at > recentMs) served.delete(id)
    return served.size > 1
  }
}
