import type { RoutingSettings } from '#connectors/routing/routing-engine.ts'
import type { Feature } from '#platform/feature.ts'
import { runOptimization } from './optimization.jobs.ts'

export {
  cancelOptimization,
  getOptimization,
  type Optimization,
  type OptimizationWish,
  startOptimization,
} from './optimization.actions.ts'
export type { StoredProblem } from './run/problem.ts'
export type { OptimizationStatus } from './status.ts'

/** Settings of optimization runs: the number of search threads and the routing provider. */
export type OptimizationSettings = RoutingSettings & { OPTIMIZER_WORKERS: number }

export const optimization = (settings: OptimizationSettings): Feature => {
  const { OPTIMIZER_WORKERS: searchers, ROUTING_URL, ROUTING_ENGINE, ROUTING_TIMEOUT_MS } = settings
  const routing = { ROUTING_ENGINE, ROUTING_TIMEOUT_MS, ...(ROUTING_URL && { ROUTING_URL }) }
  return { name: 'optimization', routes: [], jobs: [runOptimization({ searchers, routing })] }
}
