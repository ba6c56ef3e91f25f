import type { Limits } from '#problem.ts'

/**
 * A problem for the search, as numbers in flat arrays. A choice is an order with its dates; an order has several when
 * dates may slip. A choice has two units, its pickups and its deliveries: choice k has the units 2k + 1 and 2k + 2.
 * Unit 0 is the yard, where every route begins and ends; on open routes there is no distance between the yard and the
 * first stop.
 */
export type Model = {
  orders: number
  /** Order k has the choices from firstChoice[k] up to firstChoice[k + 1]; the first one slips no date. */
  choices: number
  firstChoice: Int32Array
  orderOf: Int32Array
  /** Days by which choice k moves the pickups (2k) and the dropoffs (2k + 1) of its order. */
  slipped: Int32Array
  units: number
  places: number
  /** Matrices row by row over places; the yard is the last place. */
  miles: Float64Array
  minutes: Float64Array
  /** Place at which a unit begins or ends, and its row offset in the matrices (place times number of places). */
  placeIn: Int32Array
  placeOut: Int32Array
  rowIn: Int32Array
  rowOut: Int32Array
  /** Earliest and latest minute at which a unit may begin. */
  opens: Float64Array
  closes: Float64Array
  /** Minutes from beginning to end of a unit without waiting, and the miles between its stops. */
  takes: Float64Array
  inner: Float64Array
  /** Per dimension: the change in load by a unit (negative for a delivery), and the peak change during it. */
  adds: readonly Float64Array[]
  peaks: readonly Float64Array[]
  capacity: readonly number[]
  /** Per order: its length including the trips from and to the yard; on open routes only its own length. */
  reach: Float64Array
  /** Null for classic problems, which have only miles, one capacity and time. */
  freight: Freight | null
}

/** Freight data that the classic problem does not have. */
export type Freight = {
  limits: Limits
  /** Unit u has the stops from firstStop[u] up to firstStop[u + 1]. */
  firstStop: Int32Array
  /** Number of stops of unit u; the same work at the same place in a row counts as one. */
  stopsIn: Int32Array
  stopPlace: Int32Array
  /** 0 is a pickup, 1 a dropoff. */
  stopKind: Uint8Array
  /** Pounds, cubic feet, pallets and feet of trailer that a stop loads or unloads. */
  stopLoad: readonly Float64Array[]
  /** Coordinates of the places in degrees, for straight-line distances. */
  latitude: Float64Array
  longitude: Float64Array
  /** Per order: its traits and the traits that it rejects, as bits; its temperature range; team drivers. */
  traits: Int32Array
  rejects: Int32Array
  coldest: Float64Array
  warmest: Float64Array
  isTeam: Uint8Array
  /** Per order: sentences that say why it shares no truck; empty when it may. */
  aloneBecause: readonly (readonly string[])[]
  /** Per order: equipment number, cents per mile, and cost alone. Per choice: cost of its slipped dates. */
  mode: Uint8Array
  perMile: Float64Array
  alone: Float64Array
  slipCost: Float64Array
  pricing: Pricing
}

/** Amounts in cents; for the strategy Distance a mile is a hundred and everything else zero. */
export type Pricing = {
  minimum: number
  teamShare: number
  firstExtraStop: number
  furtherStop: number
  outOfRouteMile: number
  /** Additional cost per truck, when fewer trucks are worth money. */
  perTruck: number
  /**
   * Index of agreed prices. `laneRows` maps equipment and place of the first stop, (equipment - 1) × places + place, to
   * a row of `laneAt`, which maps the place of the last stop to a list in `lanes`. -1 means none; the cheapest price of
   * a list applies.
   */
  laneRows: Int32Array | null
  laneAt: Int32Array
  lanes: readonly (readonly AgreedPrice[])[]
}

/** Flat price for the whole trip, or per mile when `flat` is -1. */
export type AgreedPrice = { perMile: number; flat: number; minimum: number; includesStops: boolean }
