import { shipmentChanged } from '@lanewise/contract/shipments'
import type { ShipmentDesk } from '#features/shipments/index.ts'
import type { Feature } from '#platform/feature.ts'
import { reaction } from '#platform/outbox/reaction.ts'
import { takeTurnsWith } from './apply/take-turns.ts'
import { askForTurn } from './ingest/ingest.queries.ts'
import { routes } from './tracking.routes.ts'

/** What carriers tell of trucks, and what follows from it. */
export const tracking = (desk: ShipmentDesk): Feature => ({
  name: 'tracking',
  routes: routes(desk),
  loops: [takeTurnsWith(desk)],
  reactions: [lookAtChanged],
})

/** DEF-122: a shipment that is booked, or whose times change, is judged by the clock before anybody tells of it. */
const lookAtChanged = reaction('tracking.look-at-changed', shipmentChanged, ({ db, user, now }, { id }) =>
  askForTurn(db, user.companyId, [id], now),
)
