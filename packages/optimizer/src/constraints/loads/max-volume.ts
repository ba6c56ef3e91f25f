import type { Constraint } from '#constraints/constraint.ts'
import { figure, whole } from '#constraints/constraint-text.ts'

export const maxVolume: Constraint = {
  name: 'maxVolume',
  kind: 'hard',
  excess: (facts, limit) => facts.peakVolume - limit,
  explain: (excess, limit) => `${whole(excess)} cubic feet over the limit of ${figure(limit)}`,
}
