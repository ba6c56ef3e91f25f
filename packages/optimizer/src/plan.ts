import type { Minute } from '#problem.ts'

/** A stop of a planned truck: all its work at one place before it drives on. */
export type PlannedStop = {
  type: 'Pickup' | 'Dropoff'
  place: number
  /** Stops of orders served at this stop, in sequence. */
  serves: readonly { orderId: string; stopId: string }[]
  arrives: Minute
  /** Start of the first work, after waiting for the dock to open. */
  begins: Minute
  departs: Minute
  /** Miles from the previous stop; 0 for the first. */
  miles: number
}

/** A truck with two or more orders. */
export type Preplan = {
  id: string
  orderIds: readonly string[]
  stops: readonly PlannedStop[]
  miles: number
  /** Cents for the strategy Cost, hundredths of a mile for the strategy Distance. */
  cost: number
  /** Cost of its orders alone, in the same unit. */
  baseline: number
  savings: number
  savedMiles: number
  /** Days by which the pickups and dropoffs of each order moved; only orders with moved dates are listed. */
  slippedDays: Readonly<Record<string, readonly [pickup: number, dropoff: number]>>
  /** Warnings about pairs of orders whose freight may share the truck only when well separated. */
  warnings: readonly string[]
}

/** An order that travels alone, at its own lowest rate or on a truck of its own. */
export type LoneOrder = { orderId: string; cost: number; miles: number }

export type Plan = {
  preplans: readonly Preplan[]
  alone: readonly LoneOrder[]
  /** Ids of orders whose own stops no truck can reach in time; they are not planned. */
  impossible: readonly string[]
  cost: number
  /** Cost of all orders alone. */
  baseline: number
  miles: number
  trucks: number
}
