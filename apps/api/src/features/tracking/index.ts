import { shipmentChanged } from '@lanewise/contract/shipments'
import { dayMs } from '@lanewise/domain/shared/units'
import { oldestDays } from '@lanewise/domain/tracking/event-kinds'
import type { Feature } from '#platform/feature.ts'
import { job } from '#platform/jobs/job.ts'
import { reaction } from '#platform/jobs/reaction.ts'
import { JobHour } from '#platform/jobs/rounds.ts'
import { trackingLoop } from './apply/claim-due-shipments.ts'
import type { TrackingDeps } from './deps.ts'
import { forgetReceiptsBefore, markShipmentsDue } from './ingest/ingest.queries.ts'
import { routes } from './tracking.routes.ts'

export type { TruckUpdate } from './deps.ts'
export { takeStatuses } from './statuses/take-statuses.ts'

export const tracking = (deps: TrackingDeps): Feature => ({
  name: 'tracking',
  routes: routes(deps),
  loops: [trackingLoop(deps)],
  rounds: [forgetReceipts],
  reactions: [evaluateChanged],
})

/** Receipts detect repeated events. They can be deleted once an event would be too old to be accepted. */
const forgetReceipts = job({
  name: 'tracking.forget-receipts',
  payload: JobHour,
  attempts: 5,
  key: ({ hour }) => `tracking.forget-receipts:${hour}`,
  run: ({ db, now }) => forgetReceiptsBefore(db, new Date(now.getTime() - 2 * oldestDays * dayMs)),
})

/** A booking or a changed time can make a shipment late without any report, so it is evaluated again. (DEF-122) */
const evaluateChanged = reaction('tracking.look-at-changed', shipmentChanged, (ctx, { id }) =>
  markShipmentsDue(ctx, [id]),
)
