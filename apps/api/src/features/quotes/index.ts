import { quoteEntity } from '@lanewise/contract/quotes'
import type { Feature } from '#platform/feature.ts'
import { historyRoutes } from './history.routes.ts'

export const quotes: Feature = {
  name: 'quotes',
  routes: historyRoutes,
  records: [{ entity: quoteEntity, table: 'quotes' }],
}
