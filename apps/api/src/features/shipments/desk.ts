import type { RoutingEngine } from '@lanewise/domain/mileage/routing-engine'
import type { Context } from '#platform/context.ts'
import type { ShipmentRow } from './shipments.queries.ts'

/**
 * What another feature does in the same transaction when a shipment is booked or cancelled: an offer that is out is
 * withdrawn, a request for rates is closed.
 */
type ShipmentFollower = (ctx: Context, shipment: ShipmentRow, event: 'booked' | 'cancelled') => Promise<void>

/** What the actions of shipments work with. */
export type ShipmentDesk = {
  miles: RoutingEngine
  followers: readonly ShipmentFollower[]
  /** Each tells the carrier of a cancellation by the system that booked it; false where it does not reach the carrier. */
  cancelAtCarrier: readonly ((ctx: Context, shipment: ShipmentRow) => Promise<boolean>)[]
}
