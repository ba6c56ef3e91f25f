import type { Feature } from '#platform/feature.ts'
import type { PublicSettings } from './configuration.actions.ts'
import { routes } from './configuration.routes.ts'

export { getCompanySettings, getCustomerConfiguration } from './configuration.actions.ts'

export const configuration = (settings: PublicSettings): Feature => ({
  name: 'configuration',
  routes: routes(settings),
})
