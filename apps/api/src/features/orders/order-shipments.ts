import type { Context } from '#platform/context.ts'

/** What orders ask of the shipments that they are on, in the same transaction and before the order itself is locked. */
export type OrderShipments = {
  /** All lock a shipment before its orders. */
  lock(ctx: Context, orderId: string): Promise<void>
  /** DEF-58: the order has changed, its shipment follows. */
  follow(ctx: Context, orderId: string): Promise<void>
  /** DEF-58: the order is about to be voided and leaves its shipment. */
  leave(ctx: Context, orderId: string): Promise<void>
}
