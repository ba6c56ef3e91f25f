import { commodityEntity } from '@lanewise/contract/commodities'
import type { Feature } from '#platform/feature.ts'
import { findCommoditiesByIds } from './commodities.queries.ts'
import { routes } from './commodities.routes.ts'
import { commodityResult } from './commodities.view.ts'

export { findCommoditiesByCodes } from './commodities.queries.ts'
export { commodityView } from './commodities.view.ts'

export const commodities: Feature = {
  name: 'commodities',
  routes,
  records: [
    {
      entity: commodityEntity,
      table: 'commodities',
      search: async (db, ids) => (await findCommoditiesByIds(db, ids)).map(commodityResult),
    },
  ],
}
