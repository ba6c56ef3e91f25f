import { apiKeyEntity } from '@lanewise/contract/api-keys'
import type { Feature } from '#platform/feature.ts'
import { routes } from './api-keys.routes.ts'

export { insertKey } from './api-keys.queries.ts'

/** API keys for programs that call the API. */
export const apiKeys: Feature = {
  name: 'api-keys',
  routes,
  records: [{ entity: apiKeyEntity, table: 'apiKeys' }],
}
