import type { Constraint } from '#constraints/constraint.ts'
import { figure, whole } from '#constraints/constraint-text.ts'

export const maxRouteDistance: Constraint = {
  name: 'maxRouteDistance',
  kind: 'hard',
  excess: (facts, limit) => facts.miles - limit,
  explain: (excess, limit) => `${whole(excess)} mi longer than the ${figure(limit)} mi allowed`,
}
