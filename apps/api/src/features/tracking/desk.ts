import type { ShipmentDesk } from '#features/shipments/index.ts'
import type { Context } from '#platform/context.ts'

/** A truck told something, or somebody told something of it. */
export type HeardOf = { shipmentId: string; milesOff: number | null; milesOffBefore: number | null }

/** What tracking asks of others. */
export type TrackingDesk = ShipmentDesk & {
  /** Positions announce nothing; whoever waits for news of trucks is told here, in the same transaction. */
  heard: (ctx: Context, heard: readonly HeardOf[]) => Promise<void>
}
