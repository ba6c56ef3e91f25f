import * as contract from '@lanewise/contract/places'
import { bind } from '#platform/http/bind.ts'
import { findPlaces, readPostalCode } from './places.actions.ts'

export const routes = [
  bind(contract.findPlaces, ({ query }) => findPlaces(query.q)),
  bind(contract.getPostalCode, ({ params }) => readPostalCode(params.country, params.postalCode)),
]
