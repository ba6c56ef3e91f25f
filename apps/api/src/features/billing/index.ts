import { billingSettingEntity, billToCompanyEntity } from '@lanewise/contract/billing'
import type { Feature } from '#platform/feature.ts'
import { routes } from './billing.routes.ts'

export const billing: Feature = {
  name: 'billing',
  routes,
  records: [
    { entity: billingSettingEntity, table: 'billingSettings' },
    { entity: billToCompanyEntity, table: 'billToCompanies' },
  ],
}
