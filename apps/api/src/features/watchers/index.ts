import type { Feature } from '#platform/feature.ts'
import { tellOfShipments } from './tell-of-shipments.ts'
import { routes } from './watchers.routes.ts'

export const watchers: Feature = { name: 'watchers', routes, reactions: [tellOfShipments] }
