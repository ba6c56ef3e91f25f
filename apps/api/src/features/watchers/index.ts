import type { Feature } from '#platform/feature.ts'
import { addressesOf, tellOfShipments } from './tell-of-shipments.ts'
import { routes } from './watchers.routes.ts'

export { addressesOf as shipmentWatchers }

export const watchers: Feature = { name: 'watchers', routes, reactions: [tellOfShipments] }
