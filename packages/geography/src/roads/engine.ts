import type { RoutingEngine } from '@lanewise/domain/mileage/routing-engine'
import { matrix, roadMiles } from './road-miles.ts'
import { route } from './route.ts'

/** The product's own roads behind the interface of any routing engine. */
export const networkEngine: RoutingEngine = {
  roadMiles: async (from, to) => roadMiles(from, to),
  route: async (stops) => route(stops),
  matrix: async (from, to) => matrix(from, to),
}
