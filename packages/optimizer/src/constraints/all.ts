import type { Constraint } from '#constraints/constraint.ts'
import {
  distanceFromFirstDrop,
  maxOutOfRouteDistance,
  maxRouteDistance,
  maxRouteTransitTime,
} from '#constraints/distance.ts'
import { maxLinearFeet, maxPallets, maxVolume, maxWeight } from '#constraints/loads.ts'
import {
  maxDropoffCount,
  maxPickupCount,
  maxStopCount,
  minPalletsPerStop,
  minVolumePerStop,
  minWeightPerStop,
} from '#constraints/stops.ts'

/** All numeric limits, those that planners reach most often first. */
export const constraints: readonly Constraint[] = [
  maxVolume,
  maxWeight,
  maxPallets,
  maxLinearFeet,
  maxOutOfRouteDistance,
  distanceFromFirstDrop,
  maxPickupCount,
  maxDropoffCount,
  maxStopCount,
  maxRouteTransitTime,
  maxRouteDistance,
  minVolumePerStop,
  minWeightPerStop,
  minPalletsPerStop,
]
