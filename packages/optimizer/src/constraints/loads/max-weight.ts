import type { Constraint } from '#constraints/constraint.ts'
import { figure, whole } from '#constraints/constraint-text.ts'

export const maxWeight: Constraint = {
  name: 'maxWeight',
  kind: 'hard',
  excess: (facts, limit) => facts.peakWeight - limit,
  explain: (excess, limit) => `${whole(excess)} lbs over the weight limit of ${figure(limit)}`,
}
