import type { Constraint } from '#constraints/constraint.ts'
import { count, figure } from '#constraints/constraint-text.ts'

export const maxDropoffCount: Constraint = {
  name: 'maxDropoffCount',
  kind: 'hard',
  excess: (facts, limit) => facts.dropoffs - limit,
  explain: (excess, limit) => `${count(excess, 'dropoff')} more than the ${figure(limit)} allowed`,
}
