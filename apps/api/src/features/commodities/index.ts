import { commodityEntity } from '@lanewise/contract/commodities'
import type { Feature } from '#platform/feature.ts'
import { routes } from './commodities.routes.ts'

export const commodities: Feature = {
  name: 'commodities',
  routes,
  records: [{ entity: commodityEntity, table: 'commodities' }],
}
