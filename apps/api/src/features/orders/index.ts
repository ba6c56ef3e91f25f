import type { Feature } from '#platform/feature.ts'
import { listRoutes } from './list/list.routes.ts'

export const orders: Feature = { name: 'orders', routes: listRoutes }
