import type { EquipmentMode } from '@lanewise/domain/freight/modes'

/** Minutes of one clock that all of a problem shares, for example since 1970 in UTC. */
export type Minute = number

/** A place that trucks go to; its number is its row and column in the matrices. */
export type PlanPlace = { latitude: number; longitude: number }

/** A stop of an order, in the order's own sequence. */
export type PlanStop = {
  id: string
  type: 'Pickup' | 'Dropoff'
  place: number
  /** When work may begin here. */
  opens: Minute
  closes: Minute
  /** The agreed minute; it is kept exactly where the limits honour appointments. */
  appointment: Minute | null
  serviceMinutes: number
  /** What is loaded at a pickup or unloaded at a dropoff: pounds, cubic feet, pallets, feet of trailer. */
  weight: number
  volume: number
  pallets: number
  linearFeet: number
}

export type PlanOrder = {
  id: string
  /** At least one pickup and one dropoff; what is delivered was picked up before. */
  stops: readonly PlanStop[]
  equipmentMode: EquipmentMode
  /** Cents at which the order would travel alone by its own lowest rate; null where nobody gave one. */
  baselineCost: number | null
  /** Hazard classes of its freight, `1.4S` and the like; empty for harmless freight. */
  hazardClasses: readonly string[]
  /** Degrees Fahrenheit that its freight bears; null for freight that does not care. */
  temperature: { least: number; most: number } | null
  isTeam: boolean
  isJustInTime: boolean
  isBlind: boolean
  /** Why it may share a truck with nobody, in words; empty when it may. */
  exclusiveBecause: readonly string[]
}

/** CONSTR-3: the limits of a plan; null is no limit. Miles, pounds, cubic feet, days as DEF-98 says. */
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

/** No limit at all; a set of limits names only what it sets. */
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

/** A price agreed for trucks between two places; cents. */
export type LanePrice = {
  from: number
  to: number
  equipmentMode: EquipmentMode
  /** By the mile, or for the whole way. */
  perMile: number | null
  flat: number | null
  minimum: number
  /** Whether stops on the way are in the price already. */
  includesStops: boolean
}

/** What trucks cost; cents. */
export type Prices = {
  perMile: Readonly<Record<EquipmentMode, number>>
  /** The least that any truck costs. */
  minimum: number
  /** On top of the price by the mile for two drivers, as a share: 0.2 is a fifth more. */
  teamShare: number
  /** DEF-85: the first stop beyond two, and each further one. */
  firstExtraStop: number
  furtherStop: number
  outOfRouteMile: number
  /** Per order and day that a date slips. */
  slippedDay: number
  lanes: readonly LanePrice[]
}

/** Where all trucks begin and end, and when they must be back; open routes have none. */
export type Depot = { place: number; opens: Minute; closes: Minute }

export type Problem = {
  places: readonly PlanPlace[]
  /** From row to column, places × places. */
  miles: Float64Array
  minutes: Float64Array
  /**
   * Open routes only: the last place is none that anybody goes to, but the yard, no way from anywhere. Large matrices
   * then serve several searches as they are; otherwise each search adds the yard to a copy.
   */
  hasYard?: boolean
  orders: readonly PlanOrder[]
  limits: Limits
  strategy: 'Cost' | 'Distance'
  prices: Prices
  depot: Depot | null
}
