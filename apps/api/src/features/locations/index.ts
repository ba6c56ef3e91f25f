import { locationEntity } from '@lanewise/contract/locations'
import type { Feature } from '#platform/feature.ts'
import { routes } from './locations.routes.ts'

export const locations: Feature = {
  name: 'locations',
  routes,
  records: [{ entity: locationEntity, table: 'locations' }],
}
