import { setTimeout as pause } from 'node:timers/promises'
import type { Objective } from '@lanewise/optimizer/objective'
import type { Plan } from '@lanewise/optimizer/plan'
import type { RoutingSettings } from '#connectors/routing/routing-engine.ts'
import { type Board, boardOf, createBoard, type SharedBoard } from './board.ts'
import { emptyMatrices, partsFor } from './matrices.ts'
import type { Matrices, StoredProblem } from './problem.ts'
import { type Round, roundsFor } from './rounds.ts'
import type { Found, ScribeCalls, Written } from './scribe.ts'
import type { SearcherCalls } from './searcher.ts'
import type { SurveyorCalls } from './surveyor.ts'
import { startThread, type Thread, ThreadCrash } from './thread.ts'

export type RunAsk = {
  problem: StoredProblem
  seed: number
  timeLimitSeconds: number
  iterationLimit: number | null
  /** What an earlier attempt found, to go on from. */
  start: Plan | null
}

export type Crew = {
  searchers: number
  routing: RoutingSettings
  /** The thread that searches; tests bring one that dies. */
  searcherFile?: URL
}

/** How far a run is; `written` only when there are better plans than last time. */
export type Sight = { percent: number; iterations: number; written: Written | null }

export type Watch = {
  /** About once a second. */
  tell(sight: Sight): Promise<void>
  /** Asked about ten times a second. */
  isCancelled(): Promise<boolean>
  /** Leave off at once; the run then fails. */
  signal: AbortSignal
}

export type Ending = {
  reason: 'done' | 'cancelled' | 'late' | 'crashed' | 'tooFew'
  /** Of a crash, in words. */
  error: string | null
  iterations: number
  written: Written | null
}

const glanceMs = 100
const tellMs = 1_000
/** How long searchers may take to notice that their time is over. */
const graceMs = 5_000
/** How long the miles may take where the time limit is shorter. */
const milesMs = 180_000

const fileOf = (thread: 'scribe' | 'searcher' | 'surveyor') => new URL(`./${thread}.ts`, import.meta.url)

type Seat = { objective: Objective; shared: SharedBoard; board: Board }
type Run = {
  ask: RunAsk
  crew: Crew
  watch: Watch
  began: number
  scribe: Thread<ScribeCalls>
  surveyors: Thread<SurveyorCalls>[]
  searchers: Thread<SearcherCalls>[]
  /** A board for each objective that was begun. */
  seats: Map<Objective, Seat>
  isTooSmall: boolean
  search: { began: number; time: number } | null
  deadline: number
  written: { keys: string; plans: Written } | null
  toldAt: number
  handedAt: number
  telling: Promise<void> | null
  failure: unknown
}

/** Plans a problem with several searchers; answers with the best plans found, whatever ended the run. */
export async function coordinate(ask: RunAsk, crew: Crew, watch: Watch): Promise<Ending> {
  const began = performance.now()
  const run: Run = {
    ask,
    crew,
    watch,
    began,
    scribe: startThread<ScribeCalls>('scribe', fileOf('scribe')),
    surveyors: [],
    searchers: [],
    seats: new Map(),
    isTooSmall: false,
    search: null,
    deadline: began + Math.max(milesMs, 1_000 * ask.timeLimitSeconds),
    written: null,
    toldAt: began,
    handedAt: began,
    telling: null,
    failure: null,
  }
  try {
    return await ended(run, await outcomeOf(run))
  } finally {
    await Promise.all([run.scribe, ...run.surveyors, ...run.searchers].map((thread) => thread.end()))
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

/** The miles, then round after round. */
async function work(run: Run): Promise<void> {
  const { ask, crew, scribe } = run
  const problem = { stored: ask.problem, matrices: emptyMatrices(ask.problem) }
  run.searchers = Array.from({ length: crew.searchers }, (_unused, index) =>
    startThread(`searcher ${index + 1}`, crew.searcherFile ?? fileOf('searcher')),
  )
  await measure(run, problem.matrices)
  const [possible] = await Promise.all([
    scribe.ask('open', problem),
    ...run.searchers.map((searcher) => searcher.ask('open', problem)),
  ])
  run.isTooSmall = possible < 2
  if (run.isTooSmall) return
  const { began, time } = searchTime(run)
  let ends = began
  for (const round of roundsFor(crew.searchers)) {
    ends += time * round.share
    await search(run, round, ends)
  }
}

/** Surveyors share the rows of the matrices. */
async function measure(run: Run, matrices: Matrices) {
  const { routing, searchers } = run.crew
  const stored = run.ask.problem
  await Promise.all(
    partsFor(stored, searchers).map(async (part) => {
      const surveyor = startThread<SurveyorCalls>('surveyor', fileOf('surveyor'))
      run.surveyors.push(surveyor)
      await surveyor.ask('measure', { stored, matrices, part, routing })
      await surveyor.end()
    }),
  )
}

/** The time limit holds from the begin, but half of it belongs to the search, however long the miles took. */
function searchTime(run: Run): { began: number; time: number } {
  const limit = 1_000 * run.ask.timeLimitSeconds
  const time = Math.max(limit / 2, limit - (performance.now() - run.began))
  run.search = { began: performance.now(), time }
  run.deadline = performance.now() + time + graceMs
  return run.search
}

/** Each searcher works for its objective until the round ends. */
async function search(run: Run, { share, aims }: Round, ends: number) {
  const { ask, searchers } = run
  const start = await cheapest(run)
  const milliseconds = Math.max(1, ends - performance.now())
  for (const objective of new Set(aims)) seat(run, objective, aims.filter((aim) => aim === objective).length)
  const taken = new Map<Objective, number>()
  await Promise.all(
    searchers.map((thread, index) => {
      const objective = aims[index] ?? 'cheapest'
      const searcher = taken.get(objective) ?? 0
      taken.set(objective, searcher + 1)
      const iterations = ask.iterationLimit && Math.max(1, Math.round(ask.iterationLimit * share))
      const { shared: board } = run.seats.get(objective) as Seat
      return thread.ask('search', {
        board,
        searcher,
        objective,
        seed: ask.seed + index,
        milliseconds,
        iterations,
        start,
      })
    }),
  )
}

function seat({ ask, seats }: Run, objective: Objective, searchers: number) {
  const shared = createBoard(searchers, ask.problem.orders.length)
  seats.set(objective, { objective, shared, board: boardOf(shared) })
}

async function cheapest(run: Run): Promise<Plan | null> {
  const [first] = found(run)
  return first ? run.scribe.ask('plan', first) : run.ask.start
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

/** Does not wait for the database, so that a cancelled run ends at once. */
function tellInTurn(run: Run) {
  if (run.telling || performance.now() - run.toldAt < tellMs) return
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

/** The best goes to the one farthest behind about twenty times in a run, so that searches stay different for a while. */
function handOverInTurn(run: Run) {
  const every = Math.max(1_000, 50 * run.ask.timeLimitSeconds)
  if (performance.now() - run.handedAt < every) return
  run.handedAt = performance.now()
  for (const { board } of run.seats.values()) board.handOver()
}

/** What was found until now, written down; as before when nothing better was found since. */
async function write(run: Run): Promise<Written | null> {
  const best = found(run)
  if (best.length === 0) return null
  const keys = best.map(({ objective, key }) => `${objective} ${key}`).join()
  if (run.written?.keys !== keys) run.written = { keys, plans: await run.scribe.ask('write', best) }
  return run.written.plans
}

const found = ({ seats }: Run): Found[] =>
  [...seats.values()].flatMap(({ objective, board }) => {
    const best = board.best()
    return best ? [{ ...best, objective }] : []
  })

async function ended(run: Run, outcome: Outcome): Promise<Ending> {
  for (const { board } of run.seats.values()) board.end()
  await run.telling
  const iterations = iterationsOf(run)
  try {
    return { ...outcome, iterations, written: await write(run) }
  } catch (error) {
    if (!(error instanceof ThreadCrash)) throw error
    return { reason: 'crashed', error: outcome.error ?? error.message, iterations, written: run.written?.plans ?? null }
  }
}

const iterationsOf = ({ seats }: Run) => [...seats.values()].reduce((sum, { board }) => sum + board.iterations(), 0)

/** A run is never quite done before its plans are kept. */
function percentOf(run: Run): number {
  const { iterationLimit } = run.ask
  const byTime = run.search ? (performance.now() - run.search.began) / run.search.time : 0
  const byIterations = iterationLimit ? iterationsOf(run) / (iterationLimit * run.crew.searchers) : 0
  return Math.min(99, Math.floor(100 * Math.max(byTime, byIterations)))
}
