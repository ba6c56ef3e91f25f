import type { Feature } from '#platform/feature.ts'
import { closeRequestJob } from './close/close-at-reply-by.ts'
import type { RateRequestDeps } from './deps.ts'
import { routes } from './rate-requests.routes.ts'

export { type NetworkRequestResult, requestFromNetwork } from './ask/from-network.ts'
export { closeAfter } from './close/close-request.ts'

export const rateRequests = (deps: RateRequestDeps): Feature => ({
  name: 'rate-requests',
  routes: routes(deps),
  jobs: [closeRequestJob],
})
