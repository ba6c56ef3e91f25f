import type { Constraint } from '#constraints/constraint.ts'
import { whole } from '#constraints/words.ts'

export const minWeightPerStop: Constraint = {
  name: 'minWeightPerStop',
  kind: 'soft',
  excess: (facts, limit) => limit - facts.leastWeight,
  explain: (excess, limit) => `a stop has ${whole(excess)} lbs less than the ${whole(limit)} that each needs`,
}
