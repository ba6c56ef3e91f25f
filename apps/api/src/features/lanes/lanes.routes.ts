import { getShipmentLaneRates } from '@lanewise/contract/lane-finding'
import * as contract from '@lanewise/contract/lanes'
import type { RoutingEngine } from '@lanewise/domain/mileage/routing-engine'
import { bind } from '#platform/http/bind.ts'
import { shipmentLaneRates } from './finding/shipment-lane-rates.ts'
import { createLane, deleteLane, exportLanes, getLane, searchLanes, updateLane } from './lanes.actions.ts'
import { lanesOfCarrier } from './rates/carrier-lanes.ts'
import { customerCarriers, deleteRate, getRates, resequenceRates } from './rates/rates.actions.ts'
import { createRate, updateRate } from './rates/save-rate.ts'

export const routes = (engine: RoutingEngine) => [
  bind(contract.searchLanes, ({ ctx, query }) => searchLanes(ctx, query)),
  bind(contract.exportLanes, ({ work, query }) => exportLanes(work, query)),
  bind(contract.getLane, ({ ctx, params }) => getLane(ctx, params.laneId)),
  bind(contract.createLane, ({ work, body }) => createLane(work, engine, body)),
  bind(contract.updateLane, ({ ctx, params, body }) => updateLane(ctx, params.laneId, body)),
  bind(contract.deleteLane, ({ ctx, params }) => deleteLane(ctx, params.laneId)),
  bind(contract.getCarrierLanes, ({ ctx, params }) => lanesOfCarrier(ctx, params.carrierId)),
  bind(contract.getContractedLaneRate, ({ ctx, params, query }) => getRates(ctx, params.laneId, query.includeExpired)),
  bind(contract.createLaneRate, ({ ctx, params, body }) => createRate(ctx, params.laneId, body)),
  bind(contract.updateLaneRate, ({ ctx, params, body }) => updateRate(ctx, params.laneRateId, body)),
  bind(contract.deleteLaneRate, ({ ctx, params }) => deleteRate(ctx, params.laneRateId)),
  bind(contract.resequenceLaneRates, ({ ctx, params, body }) =>
    resequenceRates(ctx, params.laneId, body.contractSequences),
  ),
  bind(contract.searchCustomerCarriers, ({ ctx, query }) => customerCarriers(ctx, query.searchTerm)),
  bind(getShipmentLaneRates, ({ ctx, body }) => shipmentLaneRates(ctx, body)),
]
