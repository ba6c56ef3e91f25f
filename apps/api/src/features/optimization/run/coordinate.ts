import { setTimeout as pause } from 'node:timers/promises'
import { ThreadCrash } from '#platform/thread.ts'
import { iterationsOf, tellInTurn, write } from './report.ts'
import type { Written } from './scribe.ts'
import { beginRun, type Crew, type Ending, type Run, type RunAsk, type Watch } from './state.ts'
import { work } from './work.ts'

const glanceMs = 100
/** How long a cancelled run waits for its last plans in words. */
const impatienceMs = 60

/** Plans a problem with several searchers; answers with the best plans found, whatever ended the run. */
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

/** Watches over the work: somebody may cancel it, the process may stop, it may take too long. */
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
    tellInTurn(run)
    handOverInTurn(run)
  }
}

/** The best goes to the one farthest behind about twenty times in a run, so that searches stay different for a while. */
function handOverInTurn(run: Run) {
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

/** Whoever cancels gets the very best only if it is written at once, otherwise what was the best a second ago. */
async function lastPlans(run: Run, { reason }: Outcome): Promise<Written | null> {
  const latest = write(run)
  const known = run.written?.plans
  if (reason !== 'cancelled' || !known) return latest
  latest.catch(() => undefined)
  return Promise.race([latest, pause(impatienceMs).then(() => known)])
}
