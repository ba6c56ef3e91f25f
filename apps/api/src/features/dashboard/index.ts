import type { Feature } from '#platform/feature.ts'
import { routes } from './dashboard.routes.ts'

export const dashboard: Feature = { name: 'dashboard', routes }
