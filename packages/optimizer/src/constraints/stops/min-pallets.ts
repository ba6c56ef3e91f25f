import type { Constraint } from '#constraints/constraint.ts'
import { count, whole } from '#constraints/words.ts'

export const minPalletsPerStop: Constraint = {
  name: 'minPalletsPerStop',
  kind: 'soft',
  excess: (facts, limit) => limit - facts.leastPallets,
  explain: (excess, limit) => `a stop has ${count(excess, 'pallet')} less than the ${whole(limit)} that each needs`,
}
