import { ThreadCrash } from '#platform/thread.ts'
import type { BestPlan, Written } from './scribe.ts'
import type { Run } from './state.ts'

const reportIntervalMs = 1_000

/**
 * Reports the first plan at once, then every second. Does not wait for the database, so that a cancelled run ends at
 * once.
 */
export function reportIfDue(run: Run) {
  const isDue = performance.now() - run.reportedAt >= reportIntervalMs || (!run.written && bestPlans(run).length > 0)
  if (run.telling || !isDue) return
  run.reportedAt = performance.now()
  run.telling = report(run)
    .catch((error: unknown) => {
      // A crashed scribe is detected when its plans are needed at the end.
      if (!(error instanceof ThreadCrash)) run.failure = error
    })
    .finally(() => {
      run.telling = null
    })
}

async function report(run: Run) {
  const before = run.written?.plans
  const written = await write(run)
  await run.watch.tell({
    percent: percentOf(run),
    iterations: iterationsOf(run),
    written: written === before ? null : (written ?? null),
  })
}

/** Writes out the best plans so far. Returns the previous text when no better plan was found since. */
export async function write(run: Run): Promise<Written | null> {
  const best = bestPlans(run)
  if (best.length === 0) return null
  const keys = best.map(({ objective, key }) => `${objective} ${key}`).join()
  if (run.written?.keys !== keys) run.written = { keys, plans: await run.scribe.ask('write', best) }
  return run.written.plans
}

export const bestPlans = ({ seats }: Run): BestPlan[] =>
  [...seats.values()].flatMap(({ objective, board }) => {
    const best = board.best()
    return best ? [{ ...best, objective }] : []
  })

export const iterationsOf = ({ seats }: Run) =>
  [...seats.values()].reduce((sum, { board }) => sum + board.iterations(), 0)

/** A run reaches 100 % only after its plans are saved. */
function percentOf(run: Run): number {
  const { iterationLimit } = run.ask
  const byTime = run.search ? (performance.now() - run.search.began) / run.search.time : 0
  const byIterations = iterationLimit ? iterationsOf(run) / (iterationLimit * run.crew.searchers) : 0
  return Math.min(99, Math.floor(100 * Math.max(byTime, byIterations)))
}
