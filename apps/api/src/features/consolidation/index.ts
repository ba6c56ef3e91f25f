import type { Feature } from '#platform/feature.ts'
import { routes } from './consolidation.routes.ts'
import type { ConsolidationDesk } from './desk.ts'

export const consolidation = (desk: ConsolidationDesk): Feature => ({ name: 'consolidation', routes: routes(desk) })
