import type { Feature } from '#platform/feature.ts'
import { routes } from './saved-views.routes.ts'

export const savedViews: Feature = { name: 'saved-views', routes }
