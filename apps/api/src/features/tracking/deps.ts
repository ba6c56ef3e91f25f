import type { ShipmentDeps } from '#features/shipments/index.ts'
import type { Context } from '#platform/context.ts'

/** Update of a truck with its distance from the planned route, now and before. */
export type TruckUpdate = { shipmentId: string; milesOff: number | null; milesOffBefore: number | null }

export type TrackingDeps = ShipmentDeps & {
  /** How many times faster than real ones the trucks drive: 1, except where a demo simulates them. */
  pace: number
  /** Hook for truck updates, called in the same transaction. Positions emit no event of their own. */
  onTruckUpdates: (ctx: Context, updates: readonly TruckUpdate[]) => Promise<void>
}
