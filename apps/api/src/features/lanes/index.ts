import { laneEntity } from '@lanewise/contract/lanes'
import type { RoutingEngine } from '@lanewise/domain/mileage/routing-engine'
import type { Feature } from '#platform/feature.ts'
import { findLanesByIds } from './lanes.queries.ts'
import { routes } from './lanes.routes.ts'
import { laneResult } from './lanes.view.ts'

export { changeLane, laneToChange } from './change-lane.ts'
export { findLaneRates } from './finding/find-lane-rates.ts'
export { isRateActive } from './finding/finding.queries.ts'
export { findLane, findLanesByIds } from './lanes.queries.ts'
export { addRate, changeRate, removeRate } from './rates/lane-book.ts'
export { agreedFrom, agreedOf, fieldsOf, priceOf } from './rates/rate-terms.ts'
export { countingRates, findRate, type RateRow } from './rates/rates.queries.ts'
export { contractOf } from './rates/rates.view.ts'
export { openBooks, writeBooks } from './rates/write-books.ts'

export const lanes = (engine: RoutingEngine): Feature => ({
  name: 'lanes',
  routes: routes(engine),
  records: [
    {
      entity: laneEntity,
      table: 'lanes',
      search: async (db, ids) => (await findLanesByIds(db, ids)).map(laneResult),
    },
  ],
})
