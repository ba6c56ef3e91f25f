import { shipmentChanged } from '@lanewise/contract/shipments'
import { dayMs } from '@lanewise/domain/shared/units'
import { oldestDays } from '@lanewise/domain/tracking/event-kinds'
import type { Feature } from '#platform/feature.ts'
import { job } from '#platform/jobs/job.ts'
import { reaction } from '#platform/jobs/reaction.ts'
import { RoundHour } from '#platform/jobs/rounds.ts'
import { takeTurnsWith } from './apply/take-turns.ts'
import type { TrackingDesk } from './desk.ts'
import { askForTurn, forgetReceiptsBefore } from './ingest/ingest.queries.ts'
import { routes } from './tracking.routes.ts'

export type { HeardOf } from './desk.ts'
export { takeStatuses } from './statuses/take-statuses.ts'

/** What carriers tell of trucks, and what follows from it. */
export const tracking = (desk: TrackingDesk): Feature => ({
  name: 'tracking',
  routes: routes(desk),
  loops: [takeTurnsWith(desk)],
  rounds: [forgetReceipts],
  reactions: [lookAtChanged],
})

/** An event that is too old to be taken needs no receipt by which a repeat is known. */
const forgetReceipts = job({
  name: 'tracking.forget-receipts',
  payload: RoundHour,
  attempts: 5,
  key: ({ hour }) => `tracking.forget-receipts:${hour}`,
  run: ({ db, now }) => forgetReceiptsBefore(db, new Date(now.getTime() - 2 * oldestDays * dayMs)),
})

/** DEF-122: a shipment that is booked, or whose times change, is judged by the clock before anybody tells of it. */
const lookAtChanged = reaction('tracking.look-at-changed', shipmentChanged, (ctx, { id }) => askForTurn(ctx, [id]))
