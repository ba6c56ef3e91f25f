import type { Feature } from '#platform/feature.ts'
import { routes } from './watchers.routes.ts'

export const watchers: Feature = { name: 'watchers', routes }
