import { shipmentEntity } from '@lanewise/contract/shipments'
import { isVisible } from '@lanewise/domain/shipments/visibility'
import type { OrderShipments } from '#features/orders/index.ts'
import type { Feature } from '#platform/feature.ts'
import type { ShipmentDeps } from './deps.ts'
import { findShipmentsByIds } from './shipments.queries.ts'
import { routes } from './shipments.routes.ts'
import { shipmentResult } from './shipments.view.ts'
import { compareStatusJob, type StatusWatch } from './status/compare-order-status.ts'
import { shipmentsOfOrders } from './status/shipments-of-orders.ts'

export { planLoad } from './contents/plan-load.ts'
export { saveLoad } from './contents/save-load.ts'
export type { ShipmentDeps } from './deps.ts'
export { changeShipment } from './details/change-shipment.ts'
export { findShipment, requireShipment, shipmentToChange } from './find-shipment.ts'
export { loadForCarrier } from './for-carriers/carrier-load.ts'
export { confirmedLoad } from './for-carriers/confirmed-load.ts'
export { listedShipments } from './list/shipment-list.actions.ts'
export { getShipmentRoute, loadShipment } from './shipments.actions.ts'
export type { ShipmentRow } from './shipments.queries.ts'
export { movedAs } from './status/announce.ts'
export { askToCall } from './status/cancel-mails.ts'
export { markBooked } from './status/mark-booked.ts'
export { attentionMark, moveShipment } from './status/move-shipment.ts'
export { recordProgress } from './status/record-progress.ts'

/** The feature, and the hooks that orders call for the shipments they are on. */
type Shipments = Feature & { ofOrders: OrderShipments }

export const shipments = (deps: ShipmentDeps, watch: StatusWatch): Shipments => ({
  name: 'shipments',
  routes: routes(deps),
  ofOrders: shipmentsOfOrders(deps),
  rounds: [compareStatusJob(watch)],
  records: [
    {
      entity: shipmentEntity,
      table: 'shipments',
      search: async (db, ids, user) =>
        (await findShipmentsByIds(db, ids)).filter((row) => isVisible(user, row)).map(shipmentResult),
    },
  ],
})
