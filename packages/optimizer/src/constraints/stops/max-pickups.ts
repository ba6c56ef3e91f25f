import type { Constraint } from '#constraints/constraint.ts'
import { count, figure } from '#constraints/constraint-text.ts'

export const maxPickupCount: Constraint = {
  name: 'maxPickupCount',
  kind: 'hard',
  excess: (facts, limit) => facts.pickups - limit,
  explain: (excess, limit) => `${count(excess, 'pickup')} more than the ${figure(limit)} allowed`,
}
