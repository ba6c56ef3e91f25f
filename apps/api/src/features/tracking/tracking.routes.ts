import * as contract from '@lanewise/contract/tracking'
import { bind } from '#platform/http/bind.ts'
import { refuse } from '#platform/refuse.ts'
import type { TrackingDeps } from './deps.ts'
import { createCompanyLines } from './ingest/company-lines.ts'
import { countDueShipments } from './ingest/ingest.queries.ts'
import { takeEvents } from './ingest/take-events.ts'
import { exportTrackedShipments, findTrackedShipments, getTrackedTrucks } from './list/tracked-list.actions.ts'
import { getTrackedLoads } from './loads/tracked-loads.ts'
import { addTrackingEvent, getShipmentTracking } from './tracking.actions.ts'

/** Number of waiting shipments from which a company's calls are throttled, before they slow down other companies. */
const mostWaiting = 20_000
/** Limit on the database connections that one company can use per process. */
const inLine = createCompanyLines({ atOnce: 3, mostWaiting: 100 })

export const routes = (deps: TrackingDeps) => [
  bind(contract.recordTrackingEvents, ({ work, body }) =>
    inLine(work.user.companyId, () =>
      work.transaction(async (ctx) => {
        if ((await countDueShipments(ctx.db, ctx.user.companyId, ctx.now, mostWaiting)) >= mostWaiting)
          return refuse.tooMany('Too many events are waiting to be processed. Try again in a few seconds')
        const provider = body.provider ?? ctx.user.key?.name ?? ctx.user.emailAddress
        return takeEvents(ctx, { provider, events: body.events, pace: deps.pace })
      }),
    ),
  ),
  bind(contract.getTrackedLoads, ({ ctx, query }) => getTrackedLoads(ctx, query)),
  bind(contract.addTrackingEvent, ({ ctx, params, body }) => addTrackingEvent(ctx, deps, params.shipmentNumber, body)),
  bind(contract.getShipmentTracking, ({ ctx, params }) => getShipmentTracking(ctx, params.shipmentNumber)),
  bind(contract.findTrackedShipments, ({ ctx, body }) => findTrackedShipments(ctx, body)),
  bind(contract.exportTrackedShipments, ({ work, body }) => exportTrackedShipments(work, body)),
  bind(contract.getTrackedTrucks, ({ ctx, body }) => getTrackedTrucks(ctx, body)),
]
