import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { Objective } from '@lanewise/optimizer/objective'
import type { Plan } from '@lanewise/optimizer/plan'
import type { Problem } from '@lanewise/optimizer/problem'
import { explore } from '@lanewise/optimizer/solve'
import { afterIterations, afterMilliseconds, firstOf, type Stop, whenTold } from '@lanewise/optimizer/stop/stop'
import { answerCalls } from '#platform/thread.ts'
import { boardOf, type SharedBoard } from './board.ts'
import { type Matrices, problemOf, type StoredProblem } from './problem.ts'

export type SearchAsk = {
  board: SharedBoard
  /** Which of the searchers on the board this is. */
  searcher: number
  objective: Objective
  seed: number
  milliseconds: number
  iterations: number | null
  /** A plan as text, to go on from. */
  start: string | null
}
export type SearcherCalls = {
  open(given: { stored: StoredProblem; matrices: Matrices }): null
  /** Ends when time or iterations are over or the board says so; what it found stands on the board. */
  search(given: SearchAsk): null
}

setFlagsFromString('--expose-gc')
/** The arrays of a search are large and seldom thought of; those of the last one go before the next makes its own. */
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
      whenTold(board.isOver),
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
