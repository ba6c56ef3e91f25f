import type { Minute } from '#problem.ts'

/** A stop of a planned truck: everything it does at one place before it drives on. */
export type PlannedStop = {
  type: 'Pickup' | 'Dropoff'
  place: number
  /** The stops of orders that are served here, in their order. */
  serves: readonly { orderId: string; stopId: string }[]
  arrives: Minute
  /** The first work, after waiting for the dock to open. */
  begins: Minute
  departs: Minute
  /** Miles from the stop before; 0 at the first. */
  miles: number
}

/** One truck with two orders or more. */
export type Preplan = {
  id: string
  orderIds: readonly string[]
  stops: readonly PlannedStop[]
  miles: number
  /** Cents by the strategy Cost; the strategy Distance counts hundredths of a mile. */
  cost: number
  /** What its orders would cost alone, in the same unit. */
  baseline: number
  savings: number
  savedMiles: number
  /** By order, the days by which its pickups and its dropoffs moved; only orders whose dates did. */
  slippedDays: Readonly<Record<string, readonly [pickup: number, dropoff: number]>>
  /** Pairs of orders whose freight may share the truck only well separated, in words. */
  warnings: readonly string[]
}

/** An order that travels alone, at its own lowest rate or on a truck of its own. */
export type LoneOrder = { orderId: string; cost: number; miles: number }

export type Plan = {
  preplans: readonly Preplan[]
  alone: readonly LoneOrder[]
  /** Orders whose own stops no truck can reach in time; they are not planned. */
  impossible: readonly string[]
  cost: number
  /** What everything would cost alone. */
  baseline: number
  miles: number
  trucks: number
}
