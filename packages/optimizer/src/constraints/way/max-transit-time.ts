import type { Constraint } from '#constraints/constraint.ts'
import { count, hours } from '#constraints/words.ts'

export const maxRouteTransitTime: Constraint = {
  name: 'maxRouteTransitTime',
  kind: 'hard',
  excess: (facts, limit) => facts.minutes - limit * 1440,
  explain: (excess, limit) => `${hours(excess)} longer under way than the ${count(limit, 'day')} allowed`,
}
