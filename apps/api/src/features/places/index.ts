import type { Feature } from '#platform/feature.ts'
import { routes } from './places.routes.ts'

export const places: Feature = { name: 'places', routes }
