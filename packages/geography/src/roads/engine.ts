import type { RoutingEngine } from '@lanewise/domain/mileage/routing-engine'
import { matrix, roadMiles } from './road-miles.ts'
import { route } from './route.ts'

/** Built-in road network behind the interface shared by all routing engines. */
export const networkEngine: RoutingEngine = {
  roadMiles: async (from, to) => roadMiles(from, to),
  route: async (stops) => route(stops),
  matrix: async (from, to) => matrix(from, to),
}
