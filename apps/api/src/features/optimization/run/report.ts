import { ThreadCrash } from '#platform/thread.ts'
import type { Found, Written } from './scribe.ts'
import type { Run } from './state.ts'

const tellMs = 1_000

/** Tells at once of the first plan, then every second. Does not wait for the database, so that a cancelled run ends at once. */
export function tellInTurn(run: Run) {
  const isDue = performance.now() - run.toldAt >= tellMs || (!run.written && found(run).length > 0)
  if (run.telling || !isDue) return
  run.toldAt = performance.now()
  run.telling = tell(run)
    .catch((error: unknown) => {
      // A dead scribe is noticed when its plans are wanted at the end.
      if (!(error instanceof ThreadCrash)) run.failure = error
    })
    .finally(() => {
      run.telling = null
    })
}

async function tell(run: Run) {
  const before = run.written?.plans
  const written = await write(run)
  await run.watch.tell({
    percent: percentOf(run),
    iterations: iterationsOf(run),
    written: written === before ? null : (written ?? null),
  })
}

/** What was found until now, written down; as before when nothing better was found since. */
export async function write(run: Run): Promise<Written | null> {
  const best = found(run)
  if (best.length === 0) return null
  const keys = best.map(({ objective, key }) => `${objective} ${key}`).join()
  if (run.written?.keys !== keys) run.written = { keys, plans: await run.scribe.ask('write', best) }
  return run.written.plans
}

export const found = ({ seats }: Run): Found[] =>
  [...seats.values()].flatMap(({ objective, board }) => {
    const best = board.best()
    return best ? [{ ...best, objective }] : []
  })

export const iterationsOf = ({ seats }: Run) =>
  [...seats.values()].reduce((sum, { board }) => sum + board.iterations(), 0)

/** A run is never quite done before its plans are kept. */
function percentOf(run: Run): number {
  const { iterationLimit } = run.ask
  const byTime = run.search ? (performance.now() - run.search.began) / run.search.time : 0
  const byIterations = iterationLimit ? iterationsOf(run) / (iterationLimit * run.crew.searchers) : 0
  return Math.min(99, Math.floor(100 * Math.max(byTime, byIterations)))
}
