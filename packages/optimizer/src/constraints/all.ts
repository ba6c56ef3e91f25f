import type { Constraint } from '#constraints/constraint.ts'
import { distanceFromFirstDrop } from '#constraints/distance/from-first-drop.ts'
import { maxRouteDistance } from '#constraints/distance/max-distance.ts'
import { maxOutOfRouteDistance } from '#constraints/distance/max-out-of-route.ts'
import { maxRouteTransitTime } from '#constraints/distance/max-transit-time.ts'
import { maxLinearFeet } from '#constraints/loads/max-linear-feet.ts'
import { maxPallets } from '#constraints/loads/max-pallets.ts'
import { maxVolume } from '#constraints/loads/max-volume.ts'
import { maxWeight } from '#constraints/loads/max-weight.ts'
import { maxDropoffCount } from '#constraints/stops/max-dropoffs.ts'
import { maxPickupCount } from '#constraints/stops/max-pickups.ts'
import { maxStopCount } from '#constraints/stops/max-stops.ts'
import { minPalletsPerStop } from '#constraints/stops/min-pallets.ts'
import { minVolumePerStop } from '#constraints/stops/min-volume.ts'
import { minWeightPerStop } from '#constraints/stops/min-weight.ts'

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
