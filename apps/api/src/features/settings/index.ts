import {
  bookingSettingsEntity,
  documentSettingsEntity,
  insuranceSettingsEntity,
  orderDefaultEntity,
  quoteMarkupEntity,
  settingsEntity,
} from '@lanewise/contract/settings'
import type { Feature } from '#platform/feature.ts'
import { forgetChangedSettings } from './company-settings.ts'
import { settingsRoutes } from './settings.routes.ts'

export { companySettings } from './company-settings.ts'
export const settings = (installed: { isScanningForViruses: boolean }): Feature => ({
  name: 'settings',
  routes: settingsRoutes(installed),
  // Each settings page is a record with its own history. All pages are stored in a single row.
  records: [
    settingsEntity,
    bookingSettingsEntity,
    documentSettingsEntity,
    insuranceSettingsEntity,
    quoteMarkupEntity,
    orderDefaultEntity,
  ].map((entity) => ({ entity, table: 'companySettings' as const })),
  forgets: [forgetChangedSettings],
})
