import * as contract from '@lanewise/contract/booking'
import { bind } from '#platform/http/bind.ts'
import { askAboutBooking, resolveBooking } from './attempt/check-booking.ts'
import { bookShipment, bookSpot } from './book-shipment.ts'
import type { BookingDeps } from './deps.ts'
import { getShipmentFreight } from './shipment-freight.ts'

export const routes = (deps: BookingDeps) => [
  bind(contract.updateOriginationType, ({ work, params, body: { originationType: _type, ...sent } }) =>
    bookSpot(work, deps, { ...params, ...sent }),
  ),
  bind(contract.bookShipment, ({ work, params, body }) => bookShipment(work, deps, params.shipmentId, body)),
  bind(contract.getShipmentFreight, ({ ctx, params }) => getShipmentFreight(ctx, params.shipmentNumber)),
  bind(contract.askAboutBooking, ({ work, params }) => askAboutBooking(work, deps, params.shipmentNumber)),
  bind(contract.resolveBooking, ({ ctx, params, body }) =>
    resolveBooking(ctx, deps, { ...params, isBooked: body.isBooked, reference: body.reference ?? null }),
  ),
]
