import type { Constraint } from '#constraints/constraint.ts'
import { whole } from '#constraints/words.ts'

export const minVolumePerStop: Constraint = {
  name: 'minVolumePerStop',
  kind: 'soft',
  excess: (facts, limit) => limit - facts.leastVolume,
  explain: (excess, limit) => `a stop has ${whole(excess)} cubic feet less than the ${whole(limit)} that each needs`,
}
