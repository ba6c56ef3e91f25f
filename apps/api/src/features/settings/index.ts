import { settingsEntity } from '@lanewise/contract/settings'
import type { Feature } from '#platform/feature.ts'
import { forgetChangedSettings } from './company-settings.ts'
import { routes } from './settings.routes.ts'

export { companySettings } from './company-settings.ts'
export const settings: Feature = {
  name: 'settings',
  routes,
  records: [{ entity: settingsEntity, table: 'companySettings' }],
  forgets: [forgetChangedSettings],
}
