import { type RoutingSettings, routingEngine } from '#connectors/routing/routing-engine.ts'
import { answerCalls } from '#platform/thread.ts'
import { fillMatrices, type Part } from './matrices.ts'
import type { Matrices, StoredProblem } from './problem.ts'

export type SurveyorCalls = {
  measure(given: { stored: StoredProblem; matrices: Matrices; part: Part; routing: RoutingSettings }): Promise<null>
}

const quiet = () => {}
/** The source of the miles is not logged during a run. */
const silent = { debug: quiet, info: quiet, warn: quiet, error: quiet }

// The surveyor is a thread that ends before the search begins, so that the memory for its road data is free again.
answerCalls<SurveyorCalls>({
  measure: async ({ stored, matrices, part, routing }) => {
    await fillMatrices(stored, matrices, part, routingEngine(routing, { now: Date.now, log: silent }))
    return null
  },
})
