import { apiKeyEntity } from '@lanewise/contract/api-keys'
import type { Feature } from '#platform/feature.ts'
import { job } from '#platform/jobs/job.ts'
import { JobHour } from '#platform/jobs/rounds.ts'
import { remindOfEnds } from './api-keys.actions.ts'
import { routes } from './api-keys.routes.ts'

export { settleKeys } from './api-keys.actions.ts'
export { insertKey } from './api-keys.queries.ts'

/** Admins learn of the end of a key two weeks before. */
const remindJob = job({
  name: 'api-keys.remind',
  payload: JobHour,
  attempts: 5,
  key: ({ hour }) => `api-keys.remind:${hour}`,
  run: remindOfEnds,
})

/** API keys for programs that call the API. */
export const apiKeys: Feature = {
  name: 'api-keys',
  routes,
  rounds: [remindJob],
  records: [{ entity: apiKeyEntity, table: 'apiKeys' }],
}
