import type { Feature } from '#platform/feature.ts'
import { routes as connectionRoutes } from './connections.routes.ts'
import type { TenderDesk } from './desk.ts'
import { sendMessageJob } from './messages/send-message.ts'
import { startLaterJob, tenderReadyShipments } from './start/automatic.ts'
import { lookAtLoadsJob, tenderAfterLaneNews } from './start/lane-news.ts'
import { startDueRound } from './start/start-due.ts'
import { routes } from './tenders.routes.ts'
import { expireOfferJob } from './waterfall/expire.ts'
import { askSpotJob } from './waterfall/spot-quote.ts'

export { cancelAtCarrier } from './waterfall/cancel-accepted.ts'
export { withdrawAfter } from './waterfall/withdraw.ts'

export const tenders = (desk: TenderDesk): Feature => ({
  name: 'tenders',
  routes: [...routes(desk), ...connectionRoutes(desk)],
  jobs: [expireOfferJob(desk), startLaterJob(desk), lookAtLoadsJob, sendMessageJob(desk), askSpotJob(desk)],
  rounds: [startDueRound],
  reactions: [tenderReadyShipments(desk), tenderAfterLaneNews],
})
