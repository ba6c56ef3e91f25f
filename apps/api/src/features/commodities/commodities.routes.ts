import * as contract from '@lanewise/contract/commodities'
import { bind } from '#platform/http/bind.ts'
import {
  createCommodity,
  deleteCommodity,
  exportCommodities,
  findCommodities,
  freightClassLookup,
  getCommodity,
  hazardClassLookup,
  packingGroupLookup,
  updateCommodity,
} from './commodities.actions.ts'
import { importCommodities } from './import-commodities.ts'

export const routes = [
  bind(contract.findCommodities, ({ ctx, query }) => findCommodities(ctx, query)),
  bind(contract.exportCommodities, ({ work, query }) => exportCommodities(work, query)),
  bind(contract.getCommodity, ({ ctx, params }) => getCommodity(ctx, params.id)),
  bind(contract.createCommodity, ({ ctx, body }) => createCommodity(ctx, body)),
  bind(contract.updateCommodity, ({ ctx, params, body }) => updateCommodity(ctx, params.id, body)),
  bind(contract.deleteCommodity, ({ ctx, params }) => deleteCommodity(ctx, params.id)),
  bind(contract.importCommodities, ({ work, body }) => importCommodities(work, body)),
  bind(contract.getHazardClasses, hazardClassLookup),
  bind(contract.getPackingGroups, packingGroupLookup),
  bind(contract.getFreightClasses, freightClassLookup),
]
