import type { Feature } from '#platform/feature.ts'
import { routes as connectionRoutes } from './connections.routes.ts'
import type { TenderDeps } from './deps.ts'
import { sendMessageJob } from './messages/send-message.ts'
import { startLaterJob, tenderReadyShipments } from './start/automatic.ts'
import { checkLoadsJob, tenderAfterLaneChange } from './start/notify-lane-watchers.ts'
import { startDueJob } from './start/start-due.ts'
import { routes } from './tenders.routes.ts'
import { expireOfferJob } from './waterfall/expire.ts'
import { askSpotJob } from './waterfall/spot-quote.ts'

export { queueConfirmation } from './messages/queue-message.ts'
export { cancelAtCarrier } from './waterfall/cancel-accepted.ts'
export { type CarrierSystem, systemOf } from './waterfall/carrier-channel.ts'
export { withdrawAfter } from './waterfall/withdraw.ts'

export const tenders = (deps: TenderDeps): Feature => ({
  name: 'tenders',
  routes: [...routes(deps), ...connectionRoutes(deps)],
  jobs: [expireOfferJob(deps), startLaterJob(deps), checkLoadsJob, sendMessageJob(deps), askSpotJob(deps)],
  rounds: [startDueJob],
  reactions: [tenderReadyShipments(deps), tenderAfterLaneChange],
})
