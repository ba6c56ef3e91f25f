import type { RoutingEngine } from '@lanewise/domain/mileage/routing-engine'
import type { Feature } from '#platform/feature.ts'
import { uploadWork } from './order-uploads.jobs.ts'
import { routes } from './order-uploads.routes.ts'

export const orderUploads = (engine: RoutingEngine): Feature => ({
  name: 'order-uploads',
  routes,
  jobs: [uploadWork(engine)],
})
