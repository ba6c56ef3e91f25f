import type { Feature } from '#platform/feature.ts'
import { routes } from './performance.routes.ts'

export { type CarrierFigures, figuresOfCarriers } from './carrier-figures.ts'
export { carrierExists, dailyCounts, type Paid, paidOnLane } from './performance.queries.ts'
export { countsOfStops, type StopForCounts } from './stop-counts.ts'

export const performance: Feature = { name: 'performance', routes }
