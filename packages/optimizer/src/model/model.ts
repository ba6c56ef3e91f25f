import type { Limits } from '#problem.ts'

/**
 * A problem as the search sees it: numbers in flat arrays.
 * A choice is an order with its dates, one of several where dates may slip; it is two units, all that it collects and
 * all that it delivers: choice k is the units 2k + 1 and 2k + 2. Unit 0 is the yard, where every route begins and ends;
 * on open routes nothing lies between it and the first stop.
 */
export type Model = {
  orders: number
  /** Choices of order k are those from firstChoice[k] up to firstChoice[k + 1]; the first slips no date. */
  choices: number
  firstChoice: Int32Array
  orderOf: Int32Array
  /** Days by which choice k moves the pickups (2k) and the dropoffs (2k + 1) of its order. */
  slipped: Int32Array
  units: number
  places: number
  /** Row by row over places, the yard's place last. */
  miles: Float64Array
  minutes: Float64Array
  /** The place at which a unit begins or ends, and that times the number of places: its row of the matrices. */
  placeIn: Int32Array
  placeOut: Int32Array
  rowIn: Int32Array
  rowOut: Int32Array
  /** Earliest and latest minute at which a unit may begin. */
  opens: Float64Array
  closes: Float64Array
  /** From beginning to end of a unit, when nobody waits; and the miles between the stops inside it. */
  takes: Float64Array
  inner: Float64Array
  /** Per dimension, what a unit adds to the load (negative when it delivers), and the most it adds while it lasts. */
  adds: readonly Float64Array[]
  peaks: readonly Float64Array[]
  capacity: readonly number[]
  /** Per order, its own way there and back from the yard; on open routes its own length. */
  reach: Float64Array
  /** Null where only miles, one capacity and time count, as in the classic problems. */
  freight: Freight | null
}

/** What trucks full of other people's orders know beyond the classic problem. */
export type Freight = {
  limits: Limits
  /** The stops inside unit u are those from firstStop[u] up to firstStop[u + 1]. */
  firstStop: Int32Array
  /** How many stops unit u makes: the same work at the same place in a row is one. */
  stopsIn: Int32Array
  stopPlace: Int32Array
  /** 0 for a pickup, 1 for a dropoff. */
  stopKind: Uint8Array
  /** Pounds, cubic feet, pallets and feet of trailer that a stop loads or unloads. */
  stopLoad: readonly Float64Array[]
  /** Degrees of the places, for straight distances. */
  latitude: Float64Array
  longitude: Float64Array
  /** Per order: what it is and what it cannot travel with, as bits; its bearable temperatures; two drivers. */
  traits: Int32Array
  rejects: Int32Array
  coldest: Float64Array
  warmest: Float64Array
  isTeam: Uint8Array
  /** Per order, why it shares a truck with nobody, in words; empty when it may. */
  aloneBecause: readonly (readonly string[])[]
  /** Per order: the number of its equipment, cents a mile of it, and what it costs alone. Per choice: what its slipped dates cost. */
  mode: Uint8Array
  perMile: Float64Array
  alone: Float64Array
  slipCost: Float64Array
  pricing: Pricing
}

/** In cents; where only distance counts, a mile is a hundred and everything else nothing. */
export type Pricing = {
  minimum: number
  teamShare: number
  firstExtraStop: number
  furtherStop: number
  outOfRouteMile: number
  /** Per truck, where fewer trucks are worth money. */
  perTruck: number
  /**
   * Agreed prices: by equipment and place of the first stop, (equipment - 1) × places + place, their row in `laneAt`;
   * there by place of the last stop the number of the list in `lanes`. -1 for none; of a list the cheapest holds.
   */
  laneRows: Int32Array | null
  laneAt: Int32Array
  lanes: readonly (readonly AgreedPrice[])[]
}

/** For the whole way, or by the mile where `flat` is -1. */
export type AgreedPrice = { perMile: number; flat: number; minimum: number; includesStops: boolean }
