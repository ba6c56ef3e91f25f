import type { Context } from '#platform/context.ts'

/**
 * Operations that orders need from their shipments. They run in the same transaction, before the order itself is
 * locked.
 */
export type OrderShipments = {
  /** Every action locks a shipment before its orders. */
  lock(ctx: Context, orderId: string): Promise<void>
  /** Updates the shipment after a change of the order. (DEF-58) */
  follow(ctx: Context, orderId: string): Promise<void>
  /** Removes the order from its shipment, because it is about to be voided. (DEF-58) */
  leave(ctx: Context, orderId: string): Promise<void>
  /** Number of the active shipment that the order is on. For checks after the order is locked. */
  activeNumber(ctx: Context, orderId: string): Promise<string | null>
}
