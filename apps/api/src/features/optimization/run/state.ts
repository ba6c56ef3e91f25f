import type { Objective } from '@lanewise/optimizer/objective'
import type { RoutingSettings } from '#connectors/routing/routing-engine.ts'
import { startThread, type Thread } from '#platform/thread.ts'
import type { Board, SharedBoard } from './board.ts'
import type { StoredProblem } from './problem.ts'
import type { ScribeCalls, Written } from './scribe.ts'
import type { SearcherCalls } from './searcher.ts'
import type { SurveyorCalls } from './surveyor.ts'

export type RunAsk = {
  problem: StoredProblem
  seed: number
  timeLimitSeconds: number
  iterationLimit: number | null
  /** The plan of an earlier attempt to start from, as text. */
  start: string | null
}

export type Crew = {
  searchers: number
  routing: RoutingSettings
  /** The file of the search thread. Tests use one that crashes. */
  searcherFile?: URL
  /** Time that searchers may take to notice the end of the run, in milliseconds. Tests use a shorter time. */
  graceMs?: number
}

/** Progress of a run. `written` is set only when there are better plans than last time. */
export type Sight = { percent: number; iterations: number; written: Written | null }

export type Watch = {
  /** Called about once a second. */
  tell(sight: Sight): Promise<void>
  /** Called about ten times a second. */
  isCancelled(): Promise<boolean>
  /** Aborts the run at once. The run then fails. */
  signal: AbortSignal
}

export type Ending = {
  reason: 'done' | 'cancelled' | 'late' | 'crashed' | 'tooFew'
  /** Message of a crash. */
  error: string | null
  iterations: number
  written: Written | null
}

export type Seat = { objective: Objective; shared: SharedBoard; board: Board }
/** State of a run. Times are milliseconds of one clock. */
export type Run = {
  ask: RunAsk
  crew: Crew
  watch: Watch
  began: number
  scribe: Thread<ScribeCalls>
  surveyors: Thread<SurveyorCalls>[]
  searchers: Thread<SearcherCalls>[]
  /** One board for each objective that was started. */
  seats: Map<Objective, Seat>
  isTooSmall: boolean
  search: { began: number; time: number } | null
  deadline: number
  written: { keys: string; plans: Written } | null
  reportedAt: number
  handedAt: number
  telling: Promise<void> | null
  failure: unknown
}

/** Minimum time for the miles, in milliseconds, when the time limit is shorter. */
const milesMs = 180_000

export function beginRun(ask: RunAsk, crew: Crew, watch: Watch): Run {
  const began = performance.now()
  return {
    ask,
    crew,
    watch,
    began,
    scribe: startThread('scribe', fileOf('scribe')),
    surveyors: [],
    searchers: [],
    seats: new Map(),
    isTooSmall: false,
    search: null,
    deadline: began + Math.max(milesMs, 1_000 * ask.timeLimitSeconds),
    written: null,
    reportedAt: began,
    handedAt: began,
    telling: null,
    failure: null,
  }
}

export const fileOf = (thread: 'scribe' | 'searcher' | 'surveyor') => new URL(`./${thread}.ts`, import.meta.url)
