import type { RoutingEngine } from '@lanewise/domain/mileage/routing-engine'
import type { Feature } from '#platform/feature.ts'
import type { MailSite } from '../notifications/index.ts'
import { notifyDone } from './notify-done.ts'
import { uploadWork } from './order-uploads.jobs.ts'
import { routes } from './order-uploads.routes.ts'

export const orderUploads = (engine: RoutingEngine, site: MailSite): Feature => ({
  name: 'order-uploads',
  routes,
  jobs: [uploadWork(engine, notifyDone(site))],
})
