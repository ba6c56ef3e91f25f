import type { Feature } from '#platform/feature.ts'
import { routes } from './profile.routes.ts'

export { savePreferences } from './profile.queries.ts'

export const profile: Feature = { name: 'profile', routes }
