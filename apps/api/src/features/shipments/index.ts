import { shipmentEntity } from '@lanewise/contract/shipments'
import type { Feature } from '#platform/feature.ts'
import { cancelBookingJob } from './booking/attempt/cancel-booking.ts'
import { checkBookingJob } from './booking/attempt/check-booking.ts'
import type { ShipmentDesk } from './desk.ts'
import { isVisible } from './shipments.actions.ts'
import { findShipmentsByIds } from './shipments.queries.ts'
import { routes } from './shipments.routes.ts'
import { shipmentResult } from './shipments.view.ts'
import { compareStatusRound, type StatusWatch } from './status/compare-order-status.ts'

export { begin as beginBooking, refuseUnanswered, refuseUnbookable } from './booking/book-shipment.ts'
export { rateToBook } from './booking/find-rate.ts'
export { freightOfShipment } from './booking/freight-of-shipment.ts'
export { carrierObstacle, refuseCarrier } from './booking/refuse-carrier.ts'
export { getShipmentFreight } from './booking/shipment-freight.ts'
export { itemsOfOrders, stopIdsInOrder } from './contents/contents.queries.ts'
export {
  type Contents,
  contentsOf,
  type Load,
  legsOfOrder,
  type Merged,
  mergedStopsOf,
  windowOf,
} from './contents/contents.ts'
export { insertLoad } from './contents/create-shipment.ts'
export { goodsOf, type LoadedOrder, loadOrders } from './contents/loaded-orders.ts'
export { replaceLoad } from './contents/replace-load.ts'
export type { ShipmentDesk, ShipmentFollower } from './desk.ts'
export { changeShipment, recordSent, shipmentToChange } from './details/change-shipment.ts'
export { addressOf } from './for-carriers/carrier-address.ts'
export { loadForCarrier } from './for-carriers/carrier-load.ts'
export { conditionsOf as shipmentConditions, type FoundFilter } from './list/shipment-filter.ts'
export { listedColumns } from './list/shipment-list.queries.ts'
export { shipmentSummary } from './list/shipment-list.view.ts'
export {
  getShipmentWay,
  isVisible,
  type LoadedShipment,
  loadShipment,
  readShipment,
  requireShipment,
} from './shipments.actions.ts'
export {
  activeOrderIds,
  activeShipmentOf,
  carrierOf,
  findShipment,
  findShipmentById,
  lockShipment,
  lockShipmentById,
  type ShipmentRow,
  wayOfShipment,
} from './shipments.queries.ts'
export { announce as announceShipment, movedAs, subject } from './status/announce.ts'
export { askToCall } from './status/cancel-mails.ts'
export { noOffer, voidShipment } from './status/cancel-shipment.ts'
export { deriveOrders, moveShipment, noAttention, orderFacts } from './status/move-shipment.ts'
export { shipmentsOfOrders } from './status/shipments-of-orders.ts'
export { orderViews, stopViews } from './stops.view.ts'

export const shipments = (desk: ShipmentDesk, watch: StatusWatch): Feature => ({
  name: 'shipments',
  routes: routes(desk),
  jobs: [checkBookingJob(desk), cancelBookingJob(desk)],
  rounds: [compareStatusRound(watch)],
  records: [
    {
      entity: shipmentEntity,
      table: 'shipments',
      search: async (db, ids, user) =>
        (await findShipmentsByIds(db, ids)).filter((row) => isVisible(user, row)).map(shipmentResult),
    },
  ],
})
