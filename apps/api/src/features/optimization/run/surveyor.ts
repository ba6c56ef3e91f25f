import { type RoutingSettings, routingEngine } from '#connectors/routing/routing-engine.ts'
import { answerCalls } from '#platform/thread.ts'
import { fillMatrices, type Part } from './matrices.ts'
import type { Matrices, StoredProblem } from './problem.ts'

export type SurveyorCalls = {
  /** Fills in a part of the matrices. */
  measure(given: { stored: StoredProblem; matrices: Matrices; part: Part; routing: RoutingSettings }): Promise<null>
}

const quiet = () => {}
/** Who gave the miles is no news while a plan is made. */
const silent = { debug: quiet, info: quiet, warn: quiet, error: quiet }

// A thread that ends before the search begins: what it needs for its roads is then free again.
answerCalls<SurveyorCalls>({
  measure: async ({ stored, matrices, part, routing }) => {
    await fillMatrices(stored, matrices, part, routingEngine(routing, { now: Date.now, log: silent }))
    return null
  },
})
