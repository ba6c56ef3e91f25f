import type { Constraint } from '#constraints/constraint.ts'
import { whole } from '#constraints/words.ts'

export const maxOutOfRouteDistance: Constraint = {
  name: 'maxOutOfRouteDistance',
  kind: 'hard',
  excess: (facts, limit) => facts.miles - facts.directMiles - limit,
  explain: (excess, limit) => `${whole(excess)} mi more out of route than the ${whole(limit)} mi allowed`,
}
