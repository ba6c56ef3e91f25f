import type { Constraint } from '#constraints/constraint.ts'
import { count, figure, whole } from '#constraints/constraint-text.ts'

export const maxVolume: Constraint = {
  name: 'maxVolume',
  kind: 'hard',
  excess: (facts, limit) => facts.peakVolume - limit,
  explain: (excess, limit) => `${whole(excess)} cubic feet over the limit of ${figure(limit)}`,
}

export const maxWeight: Constraint = {
  name: 'maxWeight',
  kind: 'hard',
  excess: (facts, limit) => facts.peakWeight - limit,
  explain: (excess, limit) => `${whole(excess)} lbs over the weight limit of ${figure(limit)}`,
}

export const maxPallets: Constraint = {
  name: 'maxPallets',
  kind: 'hard',
  excess: (facts, limit) => facts.peakPallets - limit,
  explain: (excess, limit) => `${count(excess, 'pallet')} over the limit of ${figure(limit)}`,
}

export const maxLinearFeet: Constraint = {
  name: 'maxLinearFeet',
  kind: 'hard',
  excess: (facts, limit) => facts.linearFeet - limit,
  explain: (excess, limit) => `${whole(excess)} ft longer than the ${figure(limit)} ft of the trailer`,
}
