import type { Constraint } from '#constraints/constraint.ts'
import { figure, whole } from '#constraints/constraint-text.ts'

export const maxOutOfRouteDistance: Constraint = {
  name: 'maxOutOfRouteDistance',
  kind: 'hard',
  excess: (facts, limit) => facts.miles - facts.directMiles - limit,
  explain: (excess, limit) => `${whole(excess)} mi more out of route than the ${figure(limit)} mi allowed`,
}
