import type { Constraint } from '#constraints/constraint.ts'
import { count, figure } from '#constraints/constraint-text.ts'

export const maxStopCount: Constraint = {
  name: 'maxStopCount',
  kind: 'hard',
  excess: (facts, limit) => facts.stops - limit,
  explain: (excess, limit) => `${count(excess, 'stop')} more than the ${figure(limit)} allowed`,
}
