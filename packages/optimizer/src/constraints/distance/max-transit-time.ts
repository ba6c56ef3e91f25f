import type { Constraint } from '#constraints/constraint.ts'
import { figure, hours } from '#constraints/constraint-text.ts'

export const maxRouteTransitTime: Constraint = {
  name: 'maxRouteTransitTime',
  kind: 'hard',
  excess: (facts, limit) => facts.minutes - limit * 1440,
  explain: (excess, limit) =>
    `${hours(excess)} longer under way than the ${figure(limit)} ${limit === 1 ? 'day' : 'days'} allowed`,
}
