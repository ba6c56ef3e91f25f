import { getRecentChanges } from '@lanewise/contract/dashboard'
import * as contract from '@lanewise/contract/dashboard-shipments'
import { recentChanges } from '#features/history/index.ts'
import { bind } from '#platform/http/bind.ts'
import {
  getFirstLoad,
  getFleet,
  getFleetCard,
  getFreightSpend,
  getOnTimeWeeks,
  getTodayStops,
} from './dashboard.actions.ts'

export const routes = [
  bind(getRecentChanges, ({ ctx, query }) => recentChanges(ctx, query)),
  bind(contract.getTodayStops, ({ ctx, query }) => getTodayStops(ctx, query.kind)),
  bind(contract.getFleet, ({ ctx }) => getFleet(ctx)),
  bind(contract.getFleetCard, ({ ctx, params }) => getFleetCard(ctx, params.shipmentNumber)),
  bind(contract.getOnTimeWeeks, ({ ctx }) => getOnTimeWeeks(ctx)),
  bind(contract.getFreightSpend, ({ ctx }) => getFreightSpend(ctx)),
  bind(contract.getFirstLoad, ({ ctx, query }) => getFirstLoad(ctx, query.since)),
]
