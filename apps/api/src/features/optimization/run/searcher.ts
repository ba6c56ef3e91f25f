import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { Objective } from '@lanewise/optimizer/objective'
import type { Plan } from '@lanewise/optimizer/plan'
import type { Problem } from '@lanewise/optimizer/problem'
import { explore } from '@lanewise/optimizer/solve'
import { afterIterations, afterMilliseconds, firstOf, type Stop, whenStopped } from '@lanewise/optimizer/stop/stop'
import { answerCalls } from '#platform/thread.ts'
import { boardOf, type SharedBoard } from './board.ts'
import { type Matrices, problemOf, type StoredProblem } from './problem.ts'

export type SearchAsk = {
  board: SharedBoard
  /** Index of the searcher on the board. */
  searcher: number
  objective: Objective
  seed: number
  milliseconds: number
  iterations: number | null
  /** The plan to start from, as text. */
  start: string | null
}
export type SearcherCalls = {
  open(given: { stored: StoredProblem; matrices: Matrices }): null
  /** Ends when the time or the iterations are used up, or when the board says so. The results are on the board. */
  search(given: SearchAsk): null
}

setFlagsFromString('--expose-gc')
/**
 * The arrays of a search are large and the garbage collector runs rarely, so the arrays of the last search are freed
 * before the next search allocates its own.
 */
const forgetLast = runInNewContext('gc') as () => void

let problem: Problem | null = null

answerCalls<SearcherCalls>({
  open: ({ stored, matrices }) => {
    problem = problemOf(stored, matrices)
    return null
  },
  search: ({ board: shared, searcher, objective, seed, milliseconds, iterations, start }) => {
    if (!problem) throw new Error('no problem was opened')
    forgetLast()
    const board = boardOf(shared)
    const exchange = board.own(searcher)
    const ends = firstOf(
      afterMilliseconds(milliseconds, () => performance.now()),
      whenStopped(board.isOver),
      ...(iterations === null ? [] : [afterIterations(iterations)]),
    )
    const stop: Stop = {
      progress: (done) => {
        exchange.count(done)
        return ends.progress(done)
      },
    }
    explore(problem, { seed, stop, objective, exchange, ...(start && { start: JSON.parse(start) as Plan }) })
    return null
  },
})
