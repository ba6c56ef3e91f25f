import type { LoopParts } from '#platform/feature.ts'
import type { Loop } from '#platform/loops/wakeful-loop.ts'
import { type TurnWork, takeTurns as takeTurnsOf } from '#platform/outbox/take-turns.ts'
import { startTurnLoop } from '#platform/outbox/turn-loop.ts'
import type { TrackingDesk } from '../desk.ts'
import { trackingChannel } from '../ingest/ingest.queries.ts'
import { companiesWithTurns, endTurns, postponeTurn, takeTurns } from './apply.queries.ts'
import { applyTracking } from './apply-tracking.ts'

/** Looks at the shipments of which something was told, or whose time has come. */
export const takeTurnsWith =
  (desk: TrackingDesk) =>
  (parts: LoopParts): Loop =>
    startTurnLoop(parts, {
      name: 'tracking',
      channel: trackingChannel,
      work: looksWith(desk),
      looked: parts.moved,
    })

/** One batch of each company that has any; true when one of them may have more. */
export const turn = (parts: LoopParts, desk: TrackingDesk): Promise<boolean> =>
  takeTurnsOf(parts, looksWith(desk), (companyId, ids) => parts.moved(companyId, ids))

const looksWith = (desk: TrackingDesk): TurnWork<string> => ({
  companies: companiesWithTurns,
  take: takeTurns,
  look: (ctx, ids) => applyTracking(ctx, desk, ids),
  end: endTurns,
  postpone: postponeTurn,
  failed: 'what was told of a shipment could not be taken into account',
})
