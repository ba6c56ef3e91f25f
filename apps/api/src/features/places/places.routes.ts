import * as contract from '@lanewise/contract/places'
import type { RoutingEngine } from '@lanewise/domain/mileage/routing-engine'
import { bind } from '#platform/http/bind.ts'
import { findPlaces, getMileage, quotableLocations, readPostalCode } from './places.actions.ts'

export const routes = (engine: RoutingEngine) => [
  bind(contract.findPlaces, ({ query }) => findPlaces(query.q)),
  bind(contract.getPostalCode, ({ params }) => readPostalCode(params.country, params.postalCode)),
  bind(contract.quotableLocations, ({ ctx, query }) => quotableLocations(ctx, query)),
  bind(contract.getMileage, ({ body }) => getMileage(engine, body)),
]
