import { setTimeout as pause } from 'node:timers/promises'
import { ThreadCrash } from '#platform/thread.ts'
import { iterationsOf, reportIfDue, write } from './report.ts'
import type { Written } from './scribe.ts'
import { beginRun, type Crew, type Ending, type Run, type RunAsk, type Watch } from './state.ts'
import { work } from './work.ts'

const glanceMs = 100
/** Maximum time, in milliseconds, that a cancelled run waits until its last plans are written out. */
const impatienceMs = 60

/** Solves a problem with several searchers. Returns the best plans found, for whatever reason the run ended. */
export async function coordinate(ask: RunAsk, crew: Crew, watch: Watch): Promise<Ending> {
  const run = beginRun(ask, crew, watch)
  try {
    return await ended(run, await outcomeOf(run))
  } finally {
    await Promise.all([run.scribe, ...run.surveyors, ...run.searchers].map((thread) => thread.end()))
    await run.telling
  }
}

type Outcome = Pick<Ending, 'reason' | 'error'>

async function outcomeOf(run: Run): Promise<Outcome> {
  try {
    return { reason: await supervised(run, work(run)), error: null }
  } catch (error) {
    if (!(error instanceof ThreadCrash)) throw error
    return { reason: 'crashed', error: error.message }
  }
}

/** Supervises the work until it ends, the job is cancelled, the process stops, or the time is over. */
async function supervised(run: Run, working: Promise<void>): Promise<Ending['reason']> {
  const { watch } = run
  let isDone = false
  const done = working.then(() => {
    isDone = true
  })
  done.catch(() => undefined)
  for (;;) {
    await Promise.race([done, pause(glanceMs)])
    if (isDone) return run.isTooSmall ? 'tooFew' : 'done'
    watch.signal.throwIfAborted()
    if (run.failure) throw run.failure
    if (await watch.isCancelled()) return 'cancelled'
    if (performance.now() > run.deadline) return 'late'
    reportIfDue(run)
    handOverIfDue(run)
  }
}

/**
 * The best plan goes to the searcher with the worst one about twenty times in a run, so that the searches stay
 * different for a while.
 */
function handOverIfDue(run: Run) {
  const every = Math.max(1_000, 50 * run.ask.timeLimitSeconds)
  if (performance.now() - run.handedAt < every) return
  run.handedAt = performance.now()
  for (const { board } of run.seats.values()) board.handOver()
}

async function ended(run: Run, outcome: Outcome): Promise<Ending> {
  for (const { board } of run.seats.values()) board.end()
  const iterations = iterationsOf(run)
  try {
    return { ...outcome, iterations, written: await lastPlans(run, outcome) }
  } catch (error) {
    if (!(error instanceof ThreadCrash)) throw error
    return { reason: 'crashed', error: outcome.error ?? error.message, iterations, written: run.written?.plans ?? null }
  }
}

/**
 * A cancelled run returns the newest plans only when they are written out immediately, otherwise the best plans
 * reported up to a second ago.
 */
async function lastPlans(run: Run, { reason }: Outcome): Promise<Written | null> {
  const latest = write(run)
  const known = run.written?.plans
  if (reason !== 'cancelled' || !known) return latest
  latest.catch(() => undefined)
  return Promise.race([latest, pause(impatienceMs).then(() => known)])
}
