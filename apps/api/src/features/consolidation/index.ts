import type { Feature } from '#platform/feature.ts'
import { routes } from './consolidation.routes.ts'
import type { ConsolidationDeps } from './deps.ts'

export const consolidation = (deps: ConsolidationDeps): Feature => ({ name: 'consolidation', routes: routes(deps) })
