import * as contract from '@lanewise/contract/orders'
import { findCompanies } from '#features/locations/index.ts'
import { bind } from '#platform/http/bind.ts'
import { exportOrders, findFilteredOrders } from './list/order-list.actions.ts'

export const listRoutes = [
  bind(contract.findFilteredOrders, ({ ctx, body }) => findFilteredOrders(ctx, body)),
  bind(contract.exportOrders, ({ work, body }) => exportOrders(work, body)),
  bind(contract.customerCompanies, ({ ctx, query }) => findCompanies(ctx, query.q)),
]
