import * as contract from '@lanewise/contract/shipments'
import { bind } from '#platform/http/bind.ts'
import { createShipment } from './contents/create-shipment.ts'
import type { ShipmentDeps } from './deps.ts'
import { dispatchShipment, finalizeShipment, recordDetails } from './details/record-details.ts'
import { setAppointment } from './details/set-appointment.ts'
import { exportShipments, findShipments } from './list/shipment-list.actions.ts'
import { getCarrierChargeDetails, getShipmentInformation, getShipmentRoute } from './shipments.actions.ts'
import { cancelShipment } from './status/cancel-shipment.ts'

export const routes = (deps: ShipmentDeps) => [
  bind(contract.createShipment, ({ ctx, body: { orders, maxBuy } }) =>
    createShipment(ctx, { orderId: orders[0] ?? '', maxBuy, origination: 'Order', by: 'create' }),
  ),
  bind(contract.createDraftShipment, ({ ctx, body: { orders, maxBuy, origination } }) =>
    createShipment(ctx, { orderId: orders[0] ?? '', maxBuy, origination, by: 'draft' }),
  ),
  bind(contract.finalizeShipment, ({ ctx, params }) => finalizeShipment(ctx, params.shipmentNumber)),
  bind(contract.cancelShipment, ({ ctx, params, body }) =>
    cancelShipment(ctx, deps, params.shipmentNumber, body.reason),
  ),
  bind(contract.dispatchShipment, ({ ctx, params }) => dispatchShipment(ctx, params.shipmentNumber)),
  bind(contract.updateShipmentDetails, ({ ctx, params, body }) => recordDetails(ctx, params.shipmentNumber, body)),
  bind(contract.setShipmentAppointment, ({ ctx, params, body }) => setAppointment(ctx, params, body)),
  bind(contract.getShipmentInformation, ({ ctx, params }) => getShipmentInformation(ctx, params.shipmentNumber)),
  bind(contract.getCarrierChargeDetails, ({ ctx, params }) => getCarrierChargeDetails(ctx, params.shipmentId)),
  bind(contract.getShipmentRoute, ({ work, params }) => getShipmentRoute(work, deps, params.shipmentNumber)),
  bind(contract.findShipments, ({ ctx, body }) => findShipments(ctx, body)),
  bind(contract.exportShipments, ({ work, body }) => exportShipments(work, body)),
]
