import type { Constraint } from '#constraints/constraint.ts'
import { count, figure, whole } from '#constraints/constraint-text.ts'

export const maxPickupCount: Constraint = {
  name: 'maxPickupCount',
  kind: 'hard',
  excess: (facts, limit) => facts.pickups - limit,
  explain: (excess, limit) => `${count(excess, 'pickup')} more than the ${figure(limit)} allowed`,
}

export const maxDropoffCount: Constraint = {
  name: 'maxDropoffCount',
  kind: 'hard',
  excess: (facts, limit) => facts.dropoffs - limit,
  explain: (excess, limit) => `${count(excess, 'dropoff')} more than the ${figure(limit)} allowed`,
}

export const maxStopCount: Constraint = {
  name: 'maxStopCount',
  kind: 'hard',
  excess: (facts, limit) => facts.stops - limit,
  explain: (excess, limit) => `${count(excess, 'stop')} more than the ${figure(limit)} allowed`,
}

export const minVolumePerStop: Constraint = {
  name: 'minVolumePerStop',
  kind: 'soft',
  excess: (facts, limit) => limit - facts.leastVolume,
  explain: (excess, limit) => `a stop has ${whole(excess)} cubic feet less than the ${figure(limit)} that each needs`,
}

export const minWeightPerStop: Constraint = {
  name: 'minWeightPerStop',
  kind: 'soft',
  excess: (facts, limit) => limit - facts.leastWeight,
  explain: (excess, limit) => `a stop has ${whole(excess)} lbs less than the ${figure(limit)} that each needs`,
}

export const minPalletsPerStop: Constraint = {
  name: 'minPalletsPerStop',
  kind: 'soft',
  excess: (facts, limit) => limit - facts.leastPallets,
  explain: (excess, limit) => `a stop has ${count(excess, 'pallet')} less than the ${figure(limit)} that each needs`,
}
