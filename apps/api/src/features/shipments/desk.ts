import type { RoutingEngine } from '@lanewise/domain/mileage/routing-engine'
import type { RateSource } from '@lanewise/domain/rating/rate-sources'
import type { BookingPartner } from '#connectors/booking/booking-partner.ts'
import type { Context } from '#platform/context.ts'
import type { ShipmentRow } from './shipments.queries.ts'

/**
 * What another feature does in the same transaction when a shipment is booked or cancelled: an offer that is out is
 * withdrawn, a request for rates is closed.
 */
export type ShipmentFollower = (ctx: Context, shipment: ShipmentRow, event: 'booked' | 'cancelled') => Promise<void>

/** What the actions of shipments work with. */
export type ShipmentDesk = {
  miles: RoutingEngine
  /** Those that are called to book. */
  partners: readonly BookingPartner[]
  /** Whose rates are booked without a call: those of the company itself, and of the own market. */
  bookedAtOnce: readonly RateSource[]
  followers: readonly ShipmentFollower[]
  /** Tells the system of a carrier that took the load by it of a cancellation; false where nothing is told. */
  cancelAtCarrier: (ctx: Context, shipment: ShipmentRow) => Promise<boolean>
}
