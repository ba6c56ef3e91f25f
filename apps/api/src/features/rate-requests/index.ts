import type { Feature } from '#platform/feature.ts'
import { closeRequestJob } from './close/close-at-reply-by.ts'
import type { RateRequestDesk } from './desk.ts'
import { routes } from './rate-requests.routes.ts'

export { type NetworkAsked, requestFromNetwork } from './ask/from-network.ts'
export { closeAfter } from './close/close-request.ts'

export const rateRequests = (desk: RateRequestDesk): Feature => ({
  name: 'rate-requests',
  routes: routes(desk),
  jobs: [closeRequestJob],
})
