import type { Objective } from '@lanewise/optimizer/objective'
import { startThread } from '#platform/thread.ts'
import { boardOf, createBoard } from './board.ts'
import { emptyMatrices, partsFor } from './matrices.ts'
import type { Matrices } from './problem.ts'
import { bestPlans } from './report.ts'
import { type Phase, phasesFor } from './rounds.ts'
import { fileOf, type Run, type Seat } from './state.ts'
import type { SurveyorCalls } from './surveyor.ts'

const usualGraceMs = 5_000

/** Calculates the miles, then runs the search phases one after another. */
export async function work(run: Run): Promise<void> {
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
  for (const phase of phasesFor(crew.searchers)) {
    ends += time * phase.share
    await search(run, phase, ends)
  }
}

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

/**
 * The time limit counts from the start of the run, but half of it is reserved for the search, however long the miles
 * took.
 */
function searchTime(run: Run): { began: number; time: number } {
  const limit = 1_000 * run.ask.timeLimitSeconds
  const time = Math.max(limit / 2, limit - (performance.now() - run.began))
  run.search = { began: performance.now(), time }
  run.deadline = performance.now() + time + (run.crew.graceMs ?? usualGraceMs)
  return run.search
}

/** Each searcher works for its objective until the phase ends. */
async function search(run: Run, { share, aims }: Phase, ends: number) {
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

async function cheapest(run: Run): Promise<string | null> {
  const [first] = bestPlans(run)
  return first ? run.scribe.ask('plan', first) : run.ask.start
}
