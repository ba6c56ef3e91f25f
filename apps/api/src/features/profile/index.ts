import type { Feature } from '#platform/feature.ts'
import { routes } from './profile.routes.ts'

export const profile: Feature = { name: 'profile', routes }
