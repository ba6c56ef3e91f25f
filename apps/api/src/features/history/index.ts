import type { Feature } from '#platform/feature.ts'
import { routes } from './history.routes.ts'

export { recentChanges } from './history.actions.ts'
export const history: Feature = { name: 'history', routes }
