import type { Constraint } from '#constraints/constraint.ts'
import { figure, whole } from '#constraints/constraint-text.ts'

export const maxLinearFeet: Constraint = {
  name: 'maxLinearFeet',
  kind: 'hard',
  excess: (facts, limit) => facts.linearFeet - limit,
  explain: (excess, limit) => `${whole(excess)} ft longer than the ${figure(limit)} ft of the trailer`,
}
