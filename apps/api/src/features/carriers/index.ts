import { carrierEntity } from '@lanewise/contract/carriers'
import type { Feature } from '#platform/feature.ts'
import { findCarriersByIds } from './carriers.queries.ts'
import { routes } from './carriers.routes.ts'
import { carrierResult } from './carriers.view.ts'

export { type Bookability, bookabilityOf, nothingAgainst } from './bookability.ts'
export { changeCarrier } from './change-carrier.ts'
export {
  carrierEmail,
  carrierIdByScac,
  carrierOf,
  carrierPhone,
  keepConfirming,
  lastConfirming,
} from './for-loads.queries.ts'
export { certificatesOf } from './records.queries.ts'

export const carriers: Feature = {
  name: 'carriers',
  routes,
  records: [
    {
      entity: carrierEntity,
      table: 'carriers',
      search: async (db, ids) => (await findCarriersByIds(db, ids)).map(carrierResult),
    },
  ],
}
