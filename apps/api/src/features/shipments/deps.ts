import type { RoutingEngine } from '@lanewise/domain/mileage/routing-engine'
import type { Context } from '#platform/context.ts'
import type { ShipmentRow } from './shipments.queries.ts'

/**
 * Hook of another feature that runs in the same transaction when a shipment is booked or cancelled, for example to
 * withdraw an open offer or close a rate request.
 */
type ShipmentFollower = (ctx: Context, shipment: ShipmentRow, event: 'booked' | 'cancelled') => Promise<void>

export type ShipmentDeps = {
  miles: RoutingEngine
  followers: readonly ShipmentFollower[]
  /** Each reports a cancellation to the carrier through one system. False when that system does not reach the carrier. */
  cancelAtCarrier: readonly ((ctx: Context, shipment: ShipmentRow) => Promise<boolean>)[]
}
