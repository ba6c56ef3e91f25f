import { locationEntity } from '@lanewise/contract/locations'
import type { Feature } from '#platform/feature.ts'
import { findLocationsByIds } from './locations.queries.ts'
import { routes } from './locations.routes.ts'
import { locationResult } from './locations.view.ts'

export { schedulesAt } from './docks/docks.actions.ts'
export { findCompanies } from './known-companies.ts'
export { findLocationsByIds, type LocationRow, locationsToName } from './locations.queries.ts'
export { locationView } from './locations.view.ts'

export const locations: Feature = {
  name: 'locations',
  routes,
  records: [
    {
      entity: locationEntity,
      table: 'locations',
      search: async (db, ids) => (await findLocationsByIds(db, ids)).map(locationResult),
    },
  ],
}
