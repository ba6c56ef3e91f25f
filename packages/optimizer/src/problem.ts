import type { EquipmentMode } from '@lanewise/domain/freight/modes'

/** Minutes on a clock that the whole problem shares, for example since 1970 in UTC. */
export type Minute = number

/** A place where trucks stop; its index is its row and column in the matrices. */
export type PlanPlace = { latitude: number; longitude: number }

/** A stop of an order, in the order's own sequence. */
export type PlanStop = {
  id: string
  type: 'Pickup' | 'Dropoff'
  place: number
  /** Window in which work may begin. */
  opens: Minute
  closes: Minute
  /** The agreed minute; it is kept exactly when the limits honor appointments. */
  appointment: Minute | null
  serviceMinutes: number
  /** Load at a pickup or dropoff: pounds, cubic feet, pallets, feet of trailer. */
  weight: number
  volume: number
  pallets: number
  linearFeet: number
}

export type PlanOrder = {
  id: string
  /** At least one pickup and one dropoff; freight is picked up before it is delivered. */
  stops: readonly PlanStop[]
  equipmentMode: EquipmentMode
  /** The order's own lowest rate in cents; null when there is none. */
  baselineCost: number | null
  /** Hazard classes of the freight, such as `1.4S`; empty for harmless freight. */
  hazardClasses: readonly string[]
  /** Temperature range of the freight in degrees Fahrenheit; null when it needs none. */
  temperature: { least: number; most: number } | null
  isTeam: boolean
  isJustInTime: boolean
  isBlind: boolean
  /** Sentences that say why it may share no truck; empty when it may. */
  exclusiveBecause: readonly string[]
}

/** Limits of a plan; null means no limit. Miles, pounds, cubic feet, days as in DEF-98. (CONSTR-3) */
export type Limits = {
  maxVolume: number | null
  maxWeight: number | null
  maxPallets: number | null
  maxLinearFeet: number | null
  minVolumePerStop: number | null
  minWeightPerStop: number | null
  minPalletsPerStop: number | null
  maxOutOfRouteDistance: number | null
  distanceFromFirstDrop: number | null
  maxPickupCount: number | null
  maxDropoffCount: number | null
  maxStopCount: number | null
  pickupDateSlippage: number | null
  dropoffDateSlippage: number | null
  maxRouteTransitTime: number | null
  maxRouteDistance: number | null
  honorAppointments: boolean
}

/** No limits; a set of limits only overrides those that it sets. */
export const noLimits: Limits = {
  maxVolume: null,
  maxWeight: null,
  maxPallets: null,
  maxLinearFeet: null,
  minVolumePerStop: null,
  minWeightPerStop: null,
  minPalletsPerStop: null,
  maxOutOfRouteDistance: null,
  distanceFromFirstDrop: null,
  maxPickupCount: null,
  maxDropoffCount: null,
  maxStopCount: null,
  pickupDateSlippage: null,
  dropoffDateSlippage: null,
  maxRouteTransitTime: null,
  maxRouteDistance: null,
  honorAppointments: false,
}

/** A price agreed for trucks between two places, in cents. */
export type LanePrice = {
  from: number
  to: number
  equipmentMode: EquipmentMode
  /** Price per mile or for the whole trip. */
  perMile: number | null
  flat: number | null
  minimum: number
  /** True when the price includes stops along the route. */
  includesStops: boolean
}

/** Prices of trucks, in cents. */
export type Prices = {
  perMile: Readonly<Record<EquipmentMode, number>>
  /** Minimum price of a truck. */
  minimum: number
  /** Surcharge on the per-mile price for team drivers, as a share: 0.2 is a fifth more. */
  teamShare: number
  /** Charge for the first stop beyond two, and for each further one. (DEF-85) */
  firstExtraStop: number
  furtherStop: number
  outOfRouteMile: number
  /** Charge per order and day that a date slips. */
  slippedDay: number
  lanes: readonly LanePrice[]
}

/** Place where all trucks begin and end, with its opening hours; open routes have none. */
export type Depot = { place: number; opens: Minute; closes: Minute }

export type Problem = {
  places: readonly PlanPlace[]
  /** Matrices from row to column, places × places. */
  miles: Float64Array
  minutes: Float64Array
  /**
   * Open routes only: the last place is the yard, at distance zero from everywhere. Several searches can then share
   * large matrices; otherwise each search adds the yard to a copy.
   */
  hasYard?: boolean
  orders: readonly PlanOrder[]
  limits: Limits
  strategy: 'Cost' | 'Distance'
  prices: Prices
  depot: Depot | null
}
