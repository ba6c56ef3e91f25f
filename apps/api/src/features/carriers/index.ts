import { carrierEntity } from '@lanewise/contract/carriers'
import type { Feature } from '#platform/feature.ts'
import { routes } from './carriers.routes.ts'

export const carriers: Feature = {
  name: 'carriers',
  routes,
  records: [{ entity: carrierEntity, table: 'carriers' }],
}
