import type { TrackingDeps } from '#features/tracking/deps.ts'
import { trackingChannel } from '#features/tracking/ingest/ingest.queries.ts'
import type { LoopParts } from '#platform/feature.ts'
import type { Loop } from '#platform/loops/wakeful-loop.ts'
import { startDueItemLoop } from '#platform/outbox/due-item-loop.ts'
import { type DueWork, processDueItems as processDueItemsOf } from '#platform/outbox/process-due-items.ts'
import { claimDueShipments, companiesWithDueShipments, finishDueShipments, postponeShipment } from './apply.queries.ts'
import { applyTracking } from './apply-tracking.ts'

/** Background loop that evaluates shipments with new reports or a due time. */
export const trackingLoop =
  (deps: TrackingDeps) =>
  (parts: LoopParts): Loop =>
    startDueItemLoop(parts, {
      name: 'tracking',
      channel: trackingChannel,
      work: trackingWork(deps),
      looked: parts.moved,
    })

/** Processes one batch per company. True when a company may have more due shipments. */
export const processDueShipments = (parts: LoopParts, deps: TrackingDeps): Promise<boolean> =>
  processDueItemsOf(parts, trackingWork(deps), (companyId, ids) => parts.moved(companyId, ids))

const trackingWork = (deps: TrackingDeps): DueWork<string> => ({
  companies: companiesWithDueShipments,
  take: claimDueShipments,
  check: (ctx, ids) => applyTracking(ctx, deps, ids),
  end: finishDueShipments,
  postpone: postponeShipment,
  failed: 'what was told of a shipment could not be taken into account',
})
