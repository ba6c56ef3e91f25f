import type { Constraint } from '#constraints/constraint.ts'
import { figure, whole } from '#constraints/constraint-text.ts'

export const distanceFromFirstDrop: Constraint = {
  name: 'distanceFromFirstDrop',
  kind: 'hard',
  excess: (facts, limit) => facts.milesFromFirstDrop - limit,
  explain: (excess, limit) =>
    `a dropoff lies ${whole(excess)} mi farther from the first one than the ${figure(limit)} mi allowed`,
}
