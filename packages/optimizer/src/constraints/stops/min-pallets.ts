import type { Constraint } from '#constraints/constraint.ts'
import { count, figure } from '#constraints/constraint-text.ts'

export const minPalletsPerStop: Constraint = {
  name: 'minPalletsPerStop',
  kind: 'soft',
  excess: (facts, limit) => limit - facts.leastPallets,
  explain: (excess, limit) => `a stop has ${count(excess, 'pallet')} less than the ${figure(limit)} that each needs`,
}
