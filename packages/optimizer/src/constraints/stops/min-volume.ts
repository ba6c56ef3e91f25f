import type { Constraint } from '#constraints/constraint.ts'
import { figure, whole } from '#constraints/constraint-text.ts'

export const minVolumePerStop: Constraint = {
  name: 'minVolumePerStop',
  kind: 'soft',
  excess: (facts, limit) => limit - facts.leastVolume,
  explain: (excess, limit) => `a stop has ${whole(excess)} cubic feet less than the ${figure(limit)} that each needs`,
}
