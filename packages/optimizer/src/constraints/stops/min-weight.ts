import type { Constraint } from '#constraints/constraint.ts'
import { figure, whole } from '#constraints/constraint-text.ts'

export const minWeightPerStop: Constraint = {
  name: 'minWeightPerStop',
  kind: 'soft',
  excess: (facts, limit) => limit - facts.leastWeight,
  explain: (excess, limit) => `a stop has ${whole(excess)} lbs less than the ${figure(limit)} that each needs`,
}
