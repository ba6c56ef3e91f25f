import * as contract from '@lanewise/contract/orders'
import type { RoutingEngine } from '@lanewise/domain/mileage/routing-engine'
import { bind } from '#platform/http/bind.ts'
import { createOrder } from './save/create-order.ts'

export const routes = (engine: RoutingEngine) => [
  bind(contract.createOrder, ({ work, body }) => createOrder(work, engine, body)),
]
